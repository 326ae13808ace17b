import { Group, Skeleton } from '@mantine/core';

export function BoardSkeleton() {
  return (
    <Group align="stretch" gap={12} wrap="nowrap" aria-hidden>
      {[3, 2, 1, 3].map((cards, column) => (
        <div key={column} style={{ flex: 1, display: 'grid', gap: 8, alignContent: 'start' }}>
          <Skeleton height={28} />
          {Array.from({ length: cards }, (_, card) => (
            <Skeleton key={card} height={96} radius="md" />
          ))}
        </div>
      ))}
    </Group>
  );
}
