import { useCommand, useLive } from '#data/hooks.ts';
import { markRead, unreadNotifications } from '#notices/notification.ts';
import { NotificationRow } from '#notices/notification-row.tsx';
import { Card, CardNothing } from './card.tsx';

/** The newest unread notices. */
export function NewsCard() {
  const { data } = useLive(unreadNotifications, {});
  const [mark] = useCommand(markRead, { silent: true });
  const notifications = data?.user_notifications ?? [];
  return (
    <Card title="News for you" more={{ label: 'All notifications', to: '/dashboard/notifications' }}>
      {data && notifications.length === 0 ? <CardNothing>All caught up</CardNothing> : null}
      {notifications.slice(0, 5).map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          onOpen={({ id }) => void mark({ ids: [id] })}
        />
      ))}
    </Card>
  );
}
