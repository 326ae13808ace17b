import { ActionIcon, Button, Group, Paper, Skeleton, Stack, Text, Tooltip } from '@mantine/core';
import { addDays, localDate } from '@operatory/domain';
import { IconChecks, IconMail, IconMailOpened, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand, useLive } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { now } from '#session/clock.ts';
import { allNotifications, markRead, type UserNotification } from '#shell/notifications/notification.ts';
import { NotificationRow } from '#shell/notifications/notification-row.tsx';
import { useMarkAllRead } from '#shell/notifications/use-mark-all-read.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';

const pageSize = 50;

function dayOf(instant: string, zone: string): string {
  const day = localDate(instant, zone);
  const today = localDate(now(), zone);
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : day;
}

function byDay(notifications: readonly UserNotification[], zone: string): Map<string, UserNotification[]> {
  const days = new Map<string, UserNotification[]>();
  for (const notification of notifications) {
    const day = dayOf(notification.created_at, zone);
    days.set(day, [...(days.get(day) ?? []), notification]);
  }
  return days;
}

/** A skeleton in the shape of the expected notifications. */
function Bones() {
  return (
    <Paper p={4} aria-hidden>
      {[52, 40, 60, 44].map((width) => (
        <Stack key={width} gap={6} px={30} py={10}>
          <Skeleton height={13} width={`${width}%`} />
          <Skeleton height={11} width={`${width - 16}%`} />
        </Stack>
      ))}
    </Paper>
  );
}

export function NotificationsPage() {
  const { zone } = useClinic();
  const [limit, setLimit] = useState(pageSize);
  const { data, fetching, error, refetch } = useLive(allNotifications, { limit });
  const [mark] = useCommand(markRead, { silent: true });
  const [markAll, marking] = useMarkAllRead();
  const notifications = data?.user_notifications ?? [];
  const unread = notifications.filter((notification) => !notification.read);
  const actions = (
    <>
      <Button
        component={Link}
        to="/dashboard/my-account"
        hash="notifications"
        variant="default"
        leftSection={<IconSettings size={16} />}
      >
        Preferences
      </Button>
      {unread.length > 0 ? (
        <Button
          variant="default"
          leftSection={<IconChecks size={16} />}
          loading={marking}
          onClick={() => void markAll()}
        >
          Mark all read
        </Button>
      ) : null}
    </>
  );
  return (
    <Page
      title="Notifications"
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'Notifications' }]}
      actions={actions}
    >
      {error && !data ? <Failed onRefresh={refetch} /> : null}
      {fetching && !error ? <Bones /> : null}
      {data && notifications.length === 0 ? (
        <NothingYet title="All caught up" line="New notifications will appear here." />
      ) : null}
      {[...byDay(notifications, zone)].map(([day, ofDay]) => (
        <Stack key={day} gap={4}>
          <Text size="xs" fw={550} c="var(--op-muted)" className="tabular">
            {day}
          </Text>
          <Paper p={4}>
            {ofDay.map((notification) => (
              <Group key={notification.id} gap={4} wrap="nowrap" align="flex-start">
                <NotificationRow
                  notification={notification}
                  onOpen={({ id, read }) => !read && void mark({ ids: [id] })}
                />
                <Tooltip label={notification.read ? 'Mark as unread' : 'Mark as read'}>
                  <ActionIcon
                    mt={6}
                    aria-label={`Mark “${notification.title}” as ${notification.read ? 'unread' : 'read'}`}
                    onClick={() => void mark({ ids: [notification.id], read: !notification.read })}
                  >
                    {notification.read ? <IconMail size={16} /> : <IconMailOpened size={16} />}
                  </ActionIcon>
                </Tooltip>
              </Group>
            ))}
          </Paper>
        </Stack>
      ))}
      {notifications.length === limit ? (
        <Button variant="default" onClick={() => setLimit(limit + pageSize)} style={{ alignSelf: 'center' }}>
          Show more
        </Button>
      ) : null}
    </Page>
  );
}
