import { Button, Group, Text } from '@mantine/core';
import { reorderPageSize } from '@operatory/domain';

export function ReorderPages({
  from,
  count,
  onFrom,
}: {
  /** Number of products before this part. */
  from: number;
  /** The number of products shown. */
  count: number;
  onFrom: (from: number) => void;
}) {
  const isFull = count >= reorderPageSize;
  if (from === 0 && !isFull) return null;
  return (
    <Group gap={8}>
      <Text size="sm" c="var(--op-muted)">
        {count === 0 ? 'No more products.' : `Products ${from + 1} to ${from + count}, by name.`}
      </Text>
      {from > 0 ? (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => onFrom(Math.max(from - reorderPageSize, 0))}
        >
          The {reorderPageSize} before
        </Button>
      ) : null}
      {isFull ? (
        <Button variant="subtle" size="compact-sm" onClick={() => onFrom(from + reorderPageSize)}>
          Next products
        </Button>
      ) : null}
    </Group>
  );
}
