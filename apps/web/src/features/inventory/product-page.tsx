import { Button, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLive } from '#data/hooks.ts';
import { mayEdit } from '#kit/actions/row-menu.tsx';
import { listOperations, ofId } from '#kit/definition/list-query.ts';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useMe } from '#session/session.ts';
import { useRecent } from '#session/use-recent.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { ProductRecord } from './product-record.tsx';
import { useProductsList } from './use-products-list.tsx';

const list = '/dashboard/clinic-im-products/list';

export function ProductPage({ id }: { id: string }) {
  const me = useMe();
  const whole = useProductsList();
  const definition = useMemo(() => readablePart(whole, me), [whole, me]);
  const operations = listOperations(definition);
  const { data, error, refetch } = useLive(operations.record, { where: ofId(id) });
  const row = data?.[definition.table]?.[0];
  useRecent(row && definition.name(row), definition.title, `/dashboard/clinic-im-products/view/${id}`);
  if (!data) return error ? <Failed onRefresh={refetch} /> : <Skeleton height={320} m={24} />;
  if (!row) return <ScreenMissing />;
  const name = definition.name(row);
  return (
    <Page
      title={name}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: definition.title, to: list },
        { label: name },
      ]}
      actions={
        mayEdit(definition, me) ? (
          <Button
            component={Link}
            to="/dashboard/$module/edit/$id"
            params={{ module: 'clinic-im-products', id } as never}
            variant="default"
            leftSection={<IconPencil size={16} />}
          >
            Edit
          </Button>
        ) : undefined
      }
    >
      <div style={{ maxWidth: 880 }}>
        <ProductRecord row={row} isPage />
      </div>
    </Page>
  );
}
