import { withTenant } from '@operatory/db';
import { platformZone, quietHoursOf, quietUntil } from '@operatory/domain';
import type { AppContext } from '../context.ts';
import { holdersOf } from '../rights/holders.ts';
import { isTaskEvent, recipientsOf } from './recipients.ts';
import { noticeOf } from './sentences.ts';
import { eventPayload } from './store.ts';
import { writeNotices } from './write-notices.ts';

export interface MailJob {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
export interface DueMail {
  readonly mail: MailJob;
  /** When its receiver's quiet hours end, by the product's clock; null: at once. */
  readonly after: Date | null;
}

/**
 * Writes the bell's rows of an event: one for each recipient, or the one of the last ten minutes about the same thing,
 * while it is unread, brought up to date. Told twice it changes nothing. Answers the mails to send for what is new.
 */
export async function notifyOf(
  app: Pick<AppContext, 'prisma' | 'clock' | 'env'>,
  clientId: string,
  eventId: string,
): Promise<DueMail[]> {
  const now = app.clock.setting();
  const event = await withTenant({ clientId, now }, () =>
    app.prisma.outbox.findFirst({ where: { id: eventId, client_id: clientId } }),
  );
  if (!event || !isTaskEvent(event.event)) return [];
  const payload = eventPayload.parse(event.payload);
  const people = await holdersOf(app.prisma, clientId, now);
  const told = recipientsOf(event.event, payload, event.actor_user_id, people);
  if (told.length === 0) return [];
  const { actor, client, clinic, hours } = await withTenant({ clientId, now }, async () => ({
    actor: await app.prisma.users.findFirst({
      where: { id: event.actor_user_id ?? eventId },
      select: { display_name: true },
    }),
    client: await app.prisma.clients.findFirst({
      where: { id: clientId },
      select: { sub_domain: true, zone: true },
    }),
    clinic: await app.prisma.clinics.findFirst({
      where: { id: payload.clinic_id ?? eventId },
      select: { zone: true },
    }),
    hours: await app.prisma.user_preferences.findMany({
      where: { key: 'quiet_hours', user_id: { in: told.map(({ user_id }) => user_id) } },
      select: { user_id: true, value: true },
    }),
  }));
  const rows = told.map((person) => ({
    person,
    notice: noticeOf(event.event, payload, actor?.display_name ?? 'Operatory', person.user_id),
  }));
  const group = `${payload.entity}:${payload.entity_id}`;
  const fresh = await withTenant({ clientId, now }, () =>
    app.prisma.$transaction((db) =>
      writeNotices(
        db,
        { id: event.id, created_at: event.created_at, group },
        rows.map(({ person, notice }) => ({
          client_id: clientId,
          user_id: person.user_id,
          actor_user_id: event.actor_user_id,
          clinic_id: payload.clinic_id,
          event_id: event.id,
          event: event.event,
          title: notice.title,
          message: notice.message,
          link: notice.link,
          group_key: group,
          created_at: event.created_at,
        })),
      ),
    ),
  );
  const scheme = app.env.production ? 'https' : 'http';
  const port = app.env.production ? '' : `:${app.env.PORT}`;
  const zone = clinic?.zone ?? client?.zone ?? platformZone;
  return rows
    .filter(({ person, notice }) => notice.mail && fresh.has(person.user_id))
    .map(({ person, notice }) => ({
      mail: {
        to: person.email,
        subject: notice.title,
        text: `${notice.title}\n${notice.message ?? ''}\n\n${scheme}://${client?.sub_domain}.${app.env.BASE_HOST}${port}${notice.link}\n`,
      },
      after: quietUntil(
        app.clock.now(),
        zone,
        quietHoursOf(hours.find(({ user_id }) => user_id === person.user_id)?.value),
      ),
    }));
}
