import { Text, UnstyledButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import dayjs from 'dayjs';
import type { UserNotification } from './notification.ts';
import classes from './notifications.module.css';

/** One notice: opens what it is about, and is read then. */
export function NotificationRow({
  notification,
  onOpen,
}: {
  notification: UserNotification;
  onOpen: (notification: UserNotification) => void;
}) {
  const navigate = useNavigate();
  const { title, message, link, read_at, created_at } = notification;
  return (
    <UnstyledButton
      className={classes.row ?? ''}
      data-unread={read_at === null || undefined}
      onClick={() => {
        onOpen(notification);
        if (link?.startsWith('/')) void navigate({ to: link });
      }}
    >
      <span className={classes.dot} aria-hidden />
      <span className={classes.words}>
        <Text size="sm" fw={read_at === null ? 600 : 450} component="span" display="block">
          {title}
          {read_at === null ? <span className="visually-hidden"> (unread)</span> : null}
        </Text>
        {message ? (
          <Text size="xs" c="var(--op-muted)" component="span" display="block" lineClamp={2}>
            {message}
          </Text>
        ) : null}
      </span>
      <Text size="xs" c="var(--op-muted)" component="span" className={classes.when ?? ''}>
        {dayjs(created_at).format('hh:mm a')}
      </Text>
    </UnstyledButton>
  );
}
