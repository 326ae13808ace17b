import { priorities } from '@operatory/domain';
import { IconChevronDown, IconChevronsUp, IconEqual } from '@tabler/icons-react';
import { Pill } from './pill.tsx';

const icons = { HIGH: IconChevronsUp, MEDIUM: IconEqual, LOW: IconChevronDown } as const;

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
    <Pill hue={look.colour} square small={size === 'sm'} icon={<Icon size={12} aria-hidden />}>
      {priority}
    </Pill>
  );
}
