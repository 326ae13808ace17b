import { ActionIcon, Indicator, Popover, type PopoverWidth } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';

/** An icon in the top bar with the number of unread items, and the panel that it opens. */
export function BellButton({
  name,
  icon: BellIcon,
  unread,
  className = '',
  width = 'max-content',
  panel,
  ...button
}: {
  name: string;
  icon: Icon;
  unread: number;
  title?: string | undefined;
  className?: string;
  width?: PopoverWidth;
  /** Renders the panel, which calls `close` when the user opens something in it. */
  panel: (close: () => void) => ReactNode;
}) {
  const [opened, { toggle, close }] = useDisclosure(false);
  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && close()}
      position="bottom-end"
      width={width}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Indicator
        disabled={unread === 0}
        label={unread > 99 ? '99+' : unread}
        size={16}
        offset={8}
        color="red.7"
        inline
        className={className}
        styles={{ indicator: { fontSize: 12, padding: '0 4px', pointerEvents: 'none' } }}
      >
        <Popover.Target>
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={unread === 0 ? name : `${name}, ${unread} unread`}
            onClick={toggle}
            {...button}
          >
            <BellIcon size={20} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0}>
        <Suspense>{panel(close)}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
