import { Group, Pagination, Text } from '@mantine/core';
import { pageSize } from '#kit/definition/list-query.ts';
import type { VisibleRows } from '#kit/rows/list-offset.ts';

/** The total number of rows, which of them are visible, and controls to reach others. */
export function ListFooter({
  total,
  page,
  sight,
  isTree,
  onPage,
  size = pageSize,
}: {
  total: number | undefined;
  page: number;
  sight: VisibleRows | null;
  isTree: boolean;
  onPage: (page: number) => void;
  size?: number;
}) {
  if (isTree)
    return (
      <Text size="xs" c="var(--op-muted)" className="tabular" role="status">
        {total === undefined ? '' : `${total} in total`}
      </Text>
    );
  return (
    <Group justify="space-between">
      <Text size="xs" c="var(--op-muted)" className="tabular" role="status">
        {total === undefined || sight === null
          ? ''
          : `${count(Math.min(total, sight.first + 1))}–${count(Math.min(total, sight.last + 1))} of ${count(total)}`}
      </Text>
      {total !== undefined && total > size ? (
        <Pagination
          size="sm"
          value={page}
          total={Math.ceil(total / size)}
          onChange={onPage}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        />
      ) : null}
    </Group>
  );
}
const count = (number: number): string => number.toLocaleString('en-AU');
