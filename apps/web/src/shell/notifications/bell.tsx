import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCommand, useLive } from '#data/hooks.ts';
import { BellButton } from '../bell-button.tsx';
import { markRead, unreadCount, unreadNotifications } from './notification.ts';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications.module.css';
import { useMarkAllRead } from './use-mark-all-read.ts';
import { useOpenedPushes } from './use-opened-pushes.ts';

/** The bell with the number of all unread notifications, and the 15 newest of them, live. */
export function Bell() {
  const unread = useLive(unreadNotifications, {});
  const counted = useLive(unreadCount, {});
  const [mark] = useCommand(markRead, { silent: true });
  const [markAll, marking] = useMarkAllRead();
  useOpenedPushes();
  const notifications = unread.data?.user_notifications ?? [];
  const count = counted.data?.user_notifications_aggregate.aggregate.count ?? notifications.length;
  return (
    <BellButton
      name="Notifications"
      icon={IconBell}
      unread={count}
      panel={(close) => (
        <>
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
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  onOpen={({ id }) => {
                    close();
                    void mark({ ids: [id] });
                  }}
                />
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
              onClick={close}
            >
              All notifications
            </Anchor>
          </div>
        </>
      )}
    />
  );
}
