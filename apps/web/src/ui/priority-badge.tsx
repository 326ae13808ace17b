import { Badge } from '@mantine/core';
import { IconChevronDown, IconChevronsUp, IconEqual } from '@tabler/icons-react';

export type Priority = 'HIGH' | 'MEDIUM' | 'LOW';

const looks = {
  HIGH: { color: 'red', Icon: IconChevronsUp },
  MEDIUM: { color: 'orange', Icon: IconEqual },
  LOW: { color: 'green', Icon: IconChevronDown },
} as const;

/** Priority as colour, icon and word: HIGH red, MEDIUM orange, LOW green. */
export function PriorityBadge({
  priority,
  size = 'md',
}: {
  priority: string | null | undefined;
  size?: 'sm' | 'md';
}) {
  const look = looks[priority as Priority];
  if (!look) return null;
  return (
    <Badge color={look.color} radius="sm" size={size} leftSection={<look.Icon size={12} aria-hidden />}>
      {priority}
    </Badge>
  );
}
