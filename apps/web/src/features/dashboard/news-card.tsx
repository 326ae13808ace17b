import { useCommand, useLive } from '#data/hooks.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { markRead, unreadNotifications } from '#shell/notifications/notification.ts';
import { NotificationRow } from '#shell/notifications/notification-row.tsx';

export function NewsCard() {
  const answer = useLive(unreadNotifications, {});
  const [mark] = useCommand(markRead, { silent: true });
  const notifications = answer.data?.user_notifications ?? [];
  return (
    <Card
      title="News for you"
      answer={answer}
      more={{ label: 'All notifications', to: '/dashboard/notifications' }}
    >
      {notifications.length === 0 ? <CardNothing>All caught up</CardNothing> : null}
      <div className={classes.news}>
        {notifications.slice(0, 5).map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={({ id }) => void mark({ ids: [id] })}
          />
        ))}
      </div>
    </Card>
  );
}
