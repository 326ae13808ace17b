import { ActionIcon, Anchor, Button, Group, Indicator, Popover, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCommand, useLive } from '#data/hooks.ts';
import { markRead, type UserNotification, unreadCount, unreadNotifications } from './notification.ts';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications.module.css';
import { useMarkAllRead } from './use-mark-all-read.ts';
import { useOpenedPushes } from './use-opened-pushes.ts';

/** The bell: the actual number of unread notifications, and the 15 newest, live. */
export function Bell() {
  const [opened, panel] = useDisclosure(false);
  const unread = useLive(unreadNotifications, {});
  const counted = useLive(unreadCount, {});
  const [mark] = useCommand(markRead, { silent: true });
  const [markAll, marking] = useMarkAllRead();
  useOpenedPushes();
  const notifications = unread.data?.user_notifications ?? [];
  const count = counted.data?.user_notifications_aggregate.aggregate.count ?? notifications.length;

  function open(notification: UserNotification) {
    panel.close();
    void mark({ ids: [notification.id] });
  }

  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && panel.close()}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Indicator
        disabled={count === 0}
        label={count > 99 ? '99+' : count}
        size={16}
        offset={8}
        color="red.7"
        inline
        styles={{ indicator: { fontSize: 12, padding: '0 4px', pointerEvents: 'none' } }}
      >
        <Popover.Target>
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            aria-label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
            onClick={panel.toggle}
          >
            <IconBell size={20} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} className={classes.panel ?? ''}>
        <Group justify="space-between" px={16} py={10}>
          <Text fw={600}>Notifications</Text>
          {notifications.length > 0 ? (
            <Button size="xs" variant="subtle" loading={marking} onClick={() => void markAll()}>
              Mark all read
            </Button>
          ) : null}
        </Group>
        <div className={classes.list}>
          {notifications.length === 0 ? (
            <Text size="sm" c="var(--op-muted)" ta="center" py={32}>
              All caught up
            </Text>
          ) : (
            notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} onOpen={open} />
            ))
          )}
        </div>
        <div className={classes.foot}>
          <Anchor
            component={Link}
            to="/dashboard/notifications"
            fz={13}
            fw={550}
            c="var(--op-accent)"
            onClick={panel.close}
          >
            All notifications
          </Anchor>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
