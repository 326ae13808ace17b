import { Text, UnstyledButton } from '@mantine/core';
import { localDate } from '@operatory/domain';
import { useNavigate } from '@tanstack/react-router';
import { toast } from '#data/toast.ts';
import { useClinic } from '#session/clinic.ts';
import { now } from '#session/clock.ts';
import type { UserNotification } from './notification.ts';
import classes from './notifications.module.css';

/** A notification. Pressing it opens what it is about, and marks it as read. */
export function NotificationRow({
  notification,
  onOpen,
}: {
  notification: UserNotification;
  onOpen: (notification: UserNotification) => void;
}) {
  const navigate = useNavigate();
  const { zone } = useClinic();
  const { title, body, link, read, created_at } = notification;
  return (
    <UnstyledButton
      className={classes.row ?? ''}
      data-unread={!read || undefined}
      onClick={() => {
        onOpen(notification);
        if (link === null) toast.info('This was deleted, so there is nothing to open.');
        else if (link.startsWith('/')) void navigate({ to: link });
      }}
    >
      <span className={classes.dot} aria-hidden />
      <span className={classes.words}>
        <Text size="sm" fw={read ? 450 : 600} component="span" display="block">
          {title}
          {read ? null : <span className="visually-hidden"> (unread)</span>}
        </Text>
        {body ? (
          <Text size="xs" c="var(--op-muted)" component="span" display="block" lineClamp={2}>
            {body}
          </Text>
        ) : null}
      </span>
      <Text size="xs" c="var(--op-muted)" component="span" className={classes.when ?? ''}>
        {whenInWords(created_at, zone)}
      </Text>
    </UnstyledButton>
  );
}

/** The time of day in the clinic's zone or, if it was not today, the date. */
function whenInWords(instant: string, zone: string): string {
  const day = localDate(instant, zone);
  if (day !== localDate(now(), zone)) return day;
  const time = { hour: '2-digit', minute: '2-digit', hour12: true, timeZone: zone } as const;
  return new Intl.DateTimeFormat('en-AU', time).format(new Date(instant));
}
