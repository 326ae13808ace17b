import { Checkbox, Group, Paper, Switch, Text, Title } from '@mantine/core';
import { TimePicker } from '@mantine/dates';
import {
  channelsOf,
  type NotificationPreference,
  notificationPreferences,
  quietHoursOf,
  usualQuietHours,
  wantsDigest,
} from '@operatory/domain';
import { timeLabels } from '#kit/fields/date-time-input.tsx';
import { useClinic } from '#session/clinic.ts';
import { useGrants } from '#session/permissions.ts';
import { usePreference } from '#session/preferences.ts';
import classes from './notifications.module.css';
import { PushSwitch } from './push-switch.tsx';

/**
 * A form for which notifications the user gets by which channel, and when they are held back. Each change
 * is saved at once.
 */
export function NotificationsCard() {
  const [wish, keepWish] = usePreference('notices');
  const [kept, keepHours] = usePreference('quiet_hours');
  const [digest, keepDigest] = usePreference('daily_digest');
  const { zone } = useClinic();
  const grants = useGrants();
  const hours = quietHoursOf(kept);
  const quiet = hours.from !== hours.to;
  const of = (typeof wish === 'object' && wish !== null ? wish : {}) as Readonly<Record<string, object>>;
  const choose = (event: string, channel: 'bell' | 'mail' | 'push', on: boolean) =>
    keepWish({ ...of, [event]: { ...of[event], [channel]: on } });
  const set = (part: 'from' | 'to', time: string) => {
    // A partly typed time is incomplete and not saved.
    if (/^\d\d:\d\d/.test(time)) keepHours({ ...hours, [part]: time.slice(0, 5) });
  };
  const row = ({ event, label, mail }: NotificationPreference) => {
    const channels = channelsOf(wish, event);
    const box = (channel: 'bell' | 'mail' | 'push', name: string) => (
      <td>
        <Checkbox
          aria-label={`${name}: ${label}`}
          checked={channels[channel]}
          onChange={(change) => choose(event, channel, change.currentTarget.checked)}
        />
      </td>
    );
    return (
      <tr key={event}>
        <th scope="row">{label}</th>
        {box('bell', 'In app')}
        {mail ? box('mail', 'Email') : <td />}
        {box('push', 'Devices')}
      </tr>
    );
  };
  return (
    <Paper p={24} maw={720} component="section" aria-label="Notifications" id="notifications">
      <Title order={2} mb={4}>
        Notifications
      </Title>
      <Text size="sm" c="var(--op-muted)" mb={16}>
        Notifications you turn off still appear in your list, marked as read. Messages about your account are
        always emailed.
      </Text>
      <PushSwitch />
      <table className={classes.kinds}>
        <thead>
          <tr>
            <th scope="col">Notify me when</th>
            <th scope="col">In app</th>
            <th scope="col">Email</th>
            <th scope="col">Devices</th>
          </tr>
        </thead>
        {notificationPreferences(grants).map(({ title, preferences }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={classes.area}>
                {title}
              </th>
            </tr>
            {preferences.map(row)}
          </tbody>
        ))}
      </table>
      <Switch
        mt={16}
        label="Daily summary"
        description="One email each morning about what you have not read of the day before."
        checked={wantsDigest(digest)}
        onChange={(change) => keepDigest({ on: change.currentTarget.checked })}
      />
      <Switch
        mt={16}
        label="Quiet hours"
        description={`Emails and notifications on devices wait until quiet hours end (${zone.replaceAll('_', ' ')} time).`}
        checked={quiet}
        onChange={(change) =>
          keepHours(change.currentTarget.checked ? usualQuietHours : { from: '00:00', to: '00:00' })
        }
      />
      {quiet ? (
        <Group gap={16} mt={12}>
          <TimePicker
            {...timeLabels}
            label="From"
            value={hours.from}
            onChange={(time) => set('from', time)}
            w={160}
          />
          <TimePicker
            {...timeLabels}
            label="To"
            value={hours.to}
            onChange={(time) => set('to', time)}
            w={160}
          />
        </Group>
      ) : null}
    </Paper>
  );
}
