import { Skeleton, Stack } from '@mantine/core';
import classes from '#kit/cells/facts.module.css';
import type { ListColumn, RowBase } from '#kit/definition/list-definition.ts';
import { useZone } from '#session/record-zone.tsx';

export function FactList<Row extends RowBase>({
  columns,
  row,
}: {
  columns: readonly ListColumn<Row>[];
  row: Row;
}) {
  const zone = useZone();
  return (
    <dl className={classes.facts}>
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{column.label}</dt>
          <dd>{column.render(row, { zone })}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FactListSkeleton() {
  return (
    <Stack gap={12} aria-busy pt={8}>
      <Skeleton height={24} width="60%" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={16} />
      ))}
    </Stack>
  );
}
