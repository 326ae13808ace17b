import { Button, Skeleton } from '@mantine/core';
import { activeProducts, bySupplier, lowProducts, reorderVariables } from '@operatory/domain';
import { IconMail } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { codeOf } from '#data/errors.ts';
import { useLive } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { Failed, NotAllowed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { AddProducts } from '../add-products.tsx';
import { EmptyPage } from '../empty-page.tsx';
import { paths } from '../paths.ts';
import { liveProducts } from '../reorder-products.ts';
import {
  ordersOf,
  type ReorderDraft,
  wantedGroup,
  withAdded,
  withoutRaisedProducts,
} from './reorder-draft.ts';
import { ReorderPages } from './reorder-pages.tsx';
import { ShoppingListDialog } from './shopping-list-dialog.tsx';
import { SupplierGroup } from './supplier-group.tsx';
import { useAddedProducts } from './use-added-products.ts';
import { useRaiseAll } from './use-raise-all.ts';

/**
 * Low and added products by clinic and supplier, with the missing quantities, live. They can be raised as
 * orders, or emailed as a shopping list.
 */
export function ReorderScreen() {
  const navigate = useNavigate();
  const { clinic } = useClinic();
  const here = clinic ? [{ clinic_id: { _eq: clinic.id } }] : [];
  const [page, setPage] = useState({ clinic: clinic?.id, from: 0 });
  const from = page.clinic === clinic?.id ? page.from : 0;
  const live = useLive(liveProducts, reorderVariables({ _and: [lowProducts, ...here] }, from));
  const [typed, setTyped] = useState<ReorderDraft>({ quantities: {}, suppliers: {} });
  const [mailing, setMailing] = useState(false);
  const products = live.data?.clinic_im_products;
  const added = useAddedProducts(here);
  const all = withAdded(products ?? [], added.products);
  const groups = bySupplier(all);
  const { raise, raising, numbersOf, isRaised } = useRaiseAll((raised) =>
    setTyped((now) => withoutRaisedProducts(now, raised)),
  );
  const wanted = groups.map((group) => wantedGroup(group, typed, isRaised));
  const orders = wanted.reduce((sum, each) => sum + ordersOf(each), 0);
  const wrong = wanted.some(({ lines }) => lines.some(({ thousandths }) => thousandths === undefined));

  return (
    <Page
      title="Reorder list"
      note={clinic?.name}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Orders', to: paths.list },
        { label: 'Reorder list' },
      ]}
      actions={
        groups.length > 0 ? (
          <>
            <Button variant="default" leftSection={<IconMail size={16} />} onClick={() => setMailing(true)}>
              Email shopping list
            </Button>
            <Button
              disabled={orders === 0 || wrong}
              loading={raising}
              onClick={async () => {
                if (await raise(wanted))
                  void navigate({ to: paths.list, search: { show: 'RAISED' } as never });
              }}
            >
              {orders === 0 ? 'Raise orders' : orders === 1 ? 'Raise 1 order' : `Raise ${orders} orders`}
            </Button>
          </>
        ) : null
      }
    >
      {live.error && !products ? (
        codeOf(live.error) === 'validation-failed' ? (
          <NotAllowed />
        ) : (
          <Failed onRefresh={live.refetch} />
        )
      ) : products === undefined ? (
        <Skeleton height={320} />
      ) : (
        <>
          {all.length === 0 && from === 0 ? (
            <EmptyPage line="No products are low." to={paths.list} label="Go to orders" />
          ) : null}
          <AddProducts
            where={{ _and: [activeProducts, ...here] }}
            without={all.map(({ id }) => id)}
            unknown="No product has this code"
            onAdd={added.add}
          />
          {wanted.map((group) => (
            <SupplierGroup
              key={group.key}
              group={group}
              alone={clinic !== null}
              raised={numbersOf(group.key)}
              onQuantity={(id, text) =>
                setTyped((now) => ({ ...now, quantities: { ...now.quantities, [id]: text } }))
              }
              isAdded={(id) => added.has(id) && !products.some((low) => low.id === id)}
              onRemove={(id) => {
                added.remove(id);
                setTyped((now) => withoutRaisedProducts(now, [id]));
              }}
              onSupplier={(id) =>
                setTyped((now) => ({ ...now, suppliers: { ...now.suppliers, [group.key]: id ?? '' } }))
              }
            />
          ))}
          <ReorderPages
            from={from}
            count={products.length}
            onFrom={(next) => setPage({ clinic: clinic?.id, from: next })}
          />
        </>
      )}
      {mailing ? <ShoppingListDialog groups={wanted} onClose={() => setMailing(false)} /> : null}
    </Page>
  );
}
