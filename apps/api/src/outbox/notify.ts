import { withTenant } from '@operatory/db';
import type { AppContext } from '../context.ts';
import { holdersOf } from '../rights/holders.ts';
import { isTaskEvent, recipientsOf } from './recipients.ts';
import { noticeOf } from './sentences.ts';
import type { EventPayload } from './store.ts';

export interface MailJob {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Writes the bell's rows of an event; told twice it writes nothing new. Answers the mails to send for the new rows. */
export async function notifyOf(
  app: Pick<AppContext, 'prisma' | 'clock' | 'env'>,
  clientId: string,
  eventId: string,
): Promise<MailJob[]> {
  const now = app.clock.setting();
  const event = await withTenant({ clientId, now }, () =>
    app.prisma.outbox.findFirst({ where: { id: eventId, client_id: clientId } }),
  );
  if (!event || !isTaskEvent(event.event)) return [];
  const payload = event.payload as unknown as EventPayload;
  const people = await holdersOf(app.prisma, clientId, now);
  const told = recipientsOf(event.event, payload, event.actor_user_id, people);
  if (told.length === 0) return [];
  const actor = await withTenant({ clientId, now }, () =>
    app.prisma.users.findFirst({
      where: { id: event.actor_user_id ?? eventId },
      select: { display_name: true },
    }),
  );
  const client = await withTenant({ clientId, now }, () =>
    app.prisma.clients.findFirst({ where: { id: clientId }, select: { sub_domain: true } }),
  );
  const rows = told.map((person) => ({
    person,
    notice: noticeOf(event.event, payload, actor?.display_name ?? 'Operatory', person.user_id),
  }));
  const written = await withTenant({ clientId, now }, () =>
    app.prisma.user_notifications.createManyAndReturn({
      data: rows.map(({ person, notice }) => ({
        client_id: clientId,
        user_id: person.user_id,
        actor_user_id: event.actor_user_id,
        clinic_id: payload.clinic_id,
        event_id: event.id,
        event: event.event,
        title: notice.title,
        message: notice.message,
        link: notice.link,
        group_key: `${payload.entity}:${payload.entity_id}`,
        created_at: event.created_at,
      })),
      skipDuplicates: true,
      select: { user_id: true },
    }),
  );
  const fresh = new Set(written.map(({ user_id }) => user_id));
  const scheme = app.env.production ? 'https' : 'http';
  const port = app.env.production ? '' : `:${app.env.PORT}`;
  return rows
    .filter(({ person, notice }) => notice.mail && fresh.has(person.user_id))
    .map(({ person, notice }) => ({
      to: person.email,
      subject: notice.title,
      text: `${notice.title}\n${notice.message ?? ''}\n\n${scheme}://${client?.sub_domain}.${app.env.BASE_HOST}${port}${notice.link}\n`,
    }));
}
