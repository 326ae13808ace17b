import { Badge } from '@mantine/core';
import { priorities } from '@operatory/domain';
import { IconChevronDown, IconChevronsUp, IconEqual } from '@tabler/icons-react';

const icons = { HIGH: IconChevronsUp, MEDIUM: IconEqual, LOW: IconChevronDown } as const;

/** Priority as colour, icon and word. */
export function PriorityBadge({
  priority,
  size = 'md',
}: {
  priority: string | null | undefined;
  size?: 'sm' | 'md';
}) {
  const look = priorities.find(({ value }) => value === priority);
  if (!look) return null;
  const Icon = icons[look.value];
  return (
    <Badge color={look.colour} radius="sm" size={size} leftSection={<Icon size={12} aria-hidden />}>
      {priority}
    </Badge>
  );
}
