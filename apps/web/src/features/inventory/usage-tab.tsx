import { Skeleton } from '@mantine/core';
import { toText } from '@operatory/resource';
import { useMemo } from 'react';
import { useLive } from '#data/hooks.ts';
import { RowMenu } from '#kit/actions/row-menu.tsx';
import { ListProvider } from '#kit/definition/list-context.tsx';
import { listOperations, orderOf } from '#kit/definition/list-query.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { useMoreRows } from '#kit/record/more-rows.tsx';
import { listOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useZone } from '#session/record-zone.tsx';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Pill } from '#ui/pill.tsx';
import { type AvatarUser, UserName } from '#ui/user-avatar.tsx';
import { lotName } from './lots.ts';
import type { Product } from './product.ts';
import classes from './product-record.module.css';

interface Use extends RecordRow {
  readonly used_stock: number;
  readonly created_at: string;
  readonly undone_at: string | null;
  readonly user: AvatarUser | null;
  readonly room?: { readonly name: string } | null;
  readonly product_lot?: { readonly lot_number: string | null } | null;
}

/** A product's uses, newest first. A use can be undone in its menu. */
export function UsageTab({ product }: { product: Product }) {
  const me = useMe();
  const zone = useZone();
  const definition = useMemo(
    () =>
      readablePart(
        listOf(resourceOf('clinic_im_product_usages'), {
          select: 'user_id undone_at',
          name: (row) => `the use of ${Number(row.used_stock)}`,
        }),
        me,
      ),
    [me],
  );
  const operations = listOperations(definition);
  const page = useMoreRows();
  const { data, error, refetch } = useLive(operations.rows, {
    where: { clinic_im_product_id: { _eq: product.id } },
    order: orderOf('-created_at'),
    limit: page.asked,
    offset: 0,
  });
  const rows = data?.[definition.table] as readonly Use[] | undefined;
  if (!rows) return error ? <Failed onRefresh={refetch} /> : <Skeleton height={160} />;
  if (rows.length === 0) return <NothingYet line="Not used yet" />;
  return (
    <ListProvider definition={definition}>
      <ul className={classes.rows} aria-label="Usage">
        {page.shown(rows).map((use) => (
          <li key={use.id}>
            <div className={classes.main}>
              <div className={classes.line}>
                <UserName user={use.user} />
                <span className="tabular">
                  {use.undone_at ? <Pill hue="gray">Restocked</Pill> : null} <b>{Number(use.used_stock)}</b>
                </span>
              </div>
              <div className={`${classes.line} ${classes.quiet}`}>
                <span>
                  {[use.product_lot ? lotName(use.product_lot) : null, use.room?.name]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className="tabular">
                  {toText({ kind: 'dateTime' }, use.created_at, { timeZone: zone })}
                </span>
              </div>
            </div>
            <RowMenu row={use} />
          </li>
        ))}
      </ul>
      {page.button(rows)}
    </ListProvider>
  );
}
