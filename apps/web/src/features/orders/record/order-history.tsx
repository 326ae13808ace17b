import { Skeleton, Text } from '@mantine/core';
import { dateTime, toText } from '@operatory/resource';
import { useLive } from '#data/hooks.ts';
import { useZone } from '#session/record-zone.tsx';
import { orderActionInWords, orderChanges } from './history-words.ts';
import { liveHistory, liveLineNames } from './order-queries.ts';
import classes from './order-record.module.css';

const at = dateTime({ dayFirst: true });

export function OrderHistory({ id }: { id: string }) {
  const zone = useZone();
  const { data, error } = useLive(liveHistory, { order: id });
  const lines = useLive(liveLineNames, { order: id }).data?.clinic_im_product_order_items ?? [];
  if (error && !data)
    return (
      <Text size="sm" c="var(--op-muted)">
        The history can’t be shown right now.
      </Text>
    );
  if (!data) return <Skeleton height={40} />;
  const nameOf = (id: string) =>
    lines.find((each) => each.id === id || each.clinic_im_product_id === id)?.product_name;
  return (
    <ul className={classes.history}>
      {data.clinic_im_product_order_history.map((row) => (
        <li key={row.id}>
          <strong>{row.user?.display_name ?? 'The supplier'}</strong> {orderActionInWords(row)}
          {orderChanges(row, nameOf).map((change) => (
            <div key={change}>{change}</div>
          ))}
          {row.note ? <div>“{row.note}”</div> : null}
          <time dateTime={row.created_at}>{toText(at, row.created_at, { timeZone: zone })}</time>
        </li>
      ))}
    </ul>
  );
}
