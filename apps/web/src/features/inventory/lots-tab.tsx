import { Skeleton, Switch } from '@mantine/core';
import { addDays, expiringDays, isExpired } from '@operatory/domain';
import { IconMapPin } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLive } from '#data/hooks.ts';
import { RowMenu } from '#kit/actions/row-menu.tsx';
import { ListProvider } from '#kit/definition/list-context.tsx';
import { listOperations, orderOf } from '#kit/definition/list-query.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ListForm } from '#kit/form/list-form.tsx';
import { useMoreRows } from '#kit/record/more-rows.tsx';
import { listOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Pill } from '#ui/pill.tsx';
import { inOrder, isUsableNow, type Lot, lotName } from './lots.ts';
import type { Product } from './product.ts';
import classes from './product-record.module.css';
import { expiryInWords } from './stock-words.ts';

type LotRow = RecordRow & Lot & { readonly quantity: number };

export function LotsTab({ product }: { product: Product }) {
  const me = useMe();
  const definition = useMemo(
    () =>
      readablePart(
        listOf(resourceOf('clinic_im_product_stocks'), {
          select: 'received_at clinic_id',
          name: (row) => lotName(row as LotRow),
        }),
        me,
      ),
    [me],
  );
  const operations = listOperations(definition);
  const [all, setAll] = useState(false);
  const page = useMoreRows();
  const [editing, setEditing] = useState<string | null>(null);
  const ofProduct = { clinic_im_product_id: { _eq: product.id } };
  const { data, error, refetch } = useLive(operations.rows, {
    where: all
      ? ofProduct
      : { _and: [ofProduct, { is_disposed: { _eq: false } }, { current_quantity: { _gt: 0 } }] },
    order: orderOf('expiry_date'),
    limit: page.asked,
    offset: 0,
  });
  const today = useToday(product.clinic_id);
  const lots = data?.[definition.table] as readonly LotRow[] | undefined;
  if (!lots) return error ? <Failed onRefresh={refetch} /> : <Skeleton height={160} />;
  const rows = inOrder(page.shown(lots)) as readonly LotRow[];
  const first = rows.find((lot) => isUsableNow(lot, today))?.id;
  return (
    <ListProvider definition={definition} onEdit={setEditing}>
      <Switch
        size="xs"
        label="Show used and disposed"
        checked={all}
        onChange={(event) => setAll(event.currentTarget.checked)}
      />
      {rows.length === 0 ? <NothingYet line="No lots in stock. Receive a delivery to add one." /> : null}
      <ul className={classes.rows} aria-label="Lots">
        {rows.map((lot) => (
          <li key={lot.id}>
            <div className={classes.main}>
              <div className={classes.line}>
                <span className={classes.name}>
                  {lotName(lot)}{' '}
                  {lot.id === first && rows.length > 1 ? <Pill hue="orange">Use first</Pill> : null}
                  {lot.is_disposed ? <Pill hue="gray">Disposed</Pill> : null}
                </span>
                <span className="tabular">
                  <b>{lot.current_quantity}</b> of {Number(lot.quantity)}
                </span>
              </div>
              <div className={`${classes.line} ${classes.quiet}`}>
                <span>
                  <IconMapPin size={14} aria-hidden /> {lot.clinic_storage_location?.name ?? 'No location'}
                </span>
                <Expiry lot={lot} today={today} />
              </div>
            </div>
            <RowMenu row={lot} />
          </li>
        ))}
      </ul>
      {page.button(lots)}
      {editing ? <ListForm key={editing} form={editing} onClose={() => setEditing(null)} /> : null}
    </ListProvider>
  );
}

function Expiry({ lot: { expiry_date: date, ...lot }, today }: { lot: LotRow; today: string }) {
  if (date === null) return <span>No expiry</span>;
  const words = expiryInWords(date, today);
  if (lot.is_disposed || lot.current_quantity <= 0) return <span className="tabular">{date}</span>;
  if (isExpired({ expiry_date: date }, today))
    return (
      <span className={`tabular ${classes.gone}`}>
        Expired {date} · {words}
      </span>
    );
  const isSoon = date <= addDays(today, expiringDays);
  return (
    <span className={isSoon ? `tabular ${classes.late}` : 'tabular'}>
      {date} · {words}
    </span>
  );
}
