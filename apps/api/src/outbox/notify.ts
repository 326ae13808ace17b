import { withTenant } from '@operatory/db';
import {
  channelsOf,
  isBatched,
  isNoticeEvent,
  platformZone,
  quietHoursOf,
  quietUntil,
} from '@operatory/domain';
import type { AppContext } from '../context.ts';
import { holdersOf } from '../rights/holders.ts';
import { addressOf } from './address-of.ts';
import { recipientsOf } from './recipients.ts';
import { noticeOf } from './sentences.ts';
import { eventPayload } from './store.ts';
import { writeNotices } from './write-notices.ts';

export interface MailJob {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
export interface DueMail {
  /** One for an event and its receiver. */
  readonly key: string;
  readonly mail: MailJob;
  /** When its receiver's quiet hours end, by the product's clock; null: at once. */
  readonly after: Date | null;
}

/**
 * Writes the bell's rows of some events of a client: one for each recipient, or the one of the last ten minutes about the
 * same thing, while it is unread, brought up to date. People and rights are read once for all. Told twice it changes
 * nothing. Answers the mails to send for what is new; `again`: for all of it, where they were not sent when it was told.
 */
export async function notifyOf(
  app: Pick<AppContext, 'prisma' | 'clock' | 'env'>,
  clientId: string,
  eventIds: readonly string[],
  again = false,
): Promise<DueMail[]> {
  const now = app.clock.setting();
  const events = await withTenant({ clientId, now }, () =>
    app.prisma.outbox.findMany({
      where: { id: { in: [...eventIds] }, client_id: clientId },
      orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
    }),
  );
  const known = events.flatMap((event) =>
    isNoticeEvent(event.event)
      ? [{ ...event, event: event.event, payload: eventPayload.parse(event.payload) }]
      : [],
  );
  if (known.length === 0) return [];
  const people = await holdersOf(app.prisma, clientId, now);
  const told = known.flatMap((event) =>
    recipientsOf(event.event, event.payload, event.actor_user_id, people).map((person) => ({
      event,
      person,
    })),
  );
  if (told.length === 0) return [];
  const facts = await factsOf(app, clientId, now, told);
  const rows = told.map(({ event, person }) => ({
    event,
    person,
    notice: noticeOf(
      event.event,
      event.payload,
      facts.actorOf(event.actor_user_id),
      person.user_id,
      facts.assigneeOf(event.payload),
    ),
    channels: channelsOf(facts.wishOf('notices', person.user_id), event.event),
  }));
  const fresh = await withTenant({ clientId, now }, () =>
    app.prisma.$transaction((db) =>
      writeNotices(
        db,
        rows.map(({ event, person, notice, channels }) => ({
          client_id: clientId,
          user_id: person.user_id,
          actor_user_id: event.actor_user_id,
          clinic_id: event.payload.clinic_id,
          event_id: event.id,
          type: event.event,
          title: notice.title,
          body: notice.body,
          image: facts.imageOf(event.actor_user_id),
          link: notice.link,
          group_key: event.payload.group ?? `${event.payload.entity}:${event.payload.entity_id}`,
          created_at: event.created_at,
          silent: !channels.bell,
        })),
      ),
    ),
  );
  return rows
    .filter(
      ({ event, channels }, index) => channels.mail && (fresh[index] || again) && !isBatched(event.event),
    )
    .map(({ event, person, notice }) => ({
      key: `notice:${event.id}:${person.user_id}`,
      mail: {
        to: person.email,
        subject: notice.title,
        text: `${notice.title}\n${notice.body ?? ''}\n\n${addressOf(app.env, facts.subDomain)}${notice.link ?? '/dashboard'}\n`,
      },
      after: quietUntil(
        app.clock.now(),
        facts.zoneOf(event.payload.clinic_id),
        quietHoursOf(facts.wishOf('quiet_hours', person.user_id)),
      ),
    }));
}

export interface Told {
  readonly event: {
    readonly actor_user_id: string | null;
    readonly payload: {
      readonly clinic_id: string | null;
      readonly assigned_to_user_id?: unknown;
      readonly new_assigned_to_user_id?: unknown;
      readonly old_assigned_to_user_id?: unknown;
    };
  };
  readonly person: { readonly user_id: string };
}

/** Whom a task was reassigned to, where the event says from whom. */
function newAssigneeOf(payload: Told['event']['payload']): string | null {
  const id = payload.new_assigned_to_user_id ?? payload.assigned_to_user_id;
  return payload.old_assigned_to_user_id != null && typeof id === 'string' ? id : null;
}

/** What the sentences and mails need: who acted, where, and what their receivers want to hear when. */
export async function factsOf(
  { prisma }: Pick<AppContext, 'prisma'>,
  clientId: string,
  now: string,
  told: readonly Told[],
) {
  const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))];
  const [actors, client, clinics, wishes] = await withTenant({ clientId, now }, () =>
    Promise.all([
      prisma.users.findMany({
        where: {
          id: {
            in: distinct(told.flatMap(({ event }) => [event.actor_user_id, newAssigneeOf(event.payload)])),
          },
        },
        select: { id: true, display_name: true, profile_image: true },
      }),
      prisma.clients.findFirst({ where: { id: clientId }, select: { sub_domain: true, zone: true } }),
      prisma.clinics.findMany({
        where: { id: { in: distinct(told.map(({ event }) => event.payload.clinic_id)) } },
        select: { id: true, zone: true },
      }),
      prisma.user_preferences.findMany({
        where: {
          key: { in: ['quiet_hours', 'notices'] },
          user_id: { in: distinct(told.map(({ person }) => person.user_id)) },
        },
        select: { key: true, user_id: true, value: true },
      }),
    ]),
  );
  return {
    subDomain: client?.sub_domain ?? '',
    actorOf: (id: string | null) => actors.find((each) => each.id === id)?.display_name ?? 'Operatory',
    assigneeOf: (payload: Told['event']['payload']) =>
      actors.find((each) => each.id === newAssigneeOf(payload))?.display_name,
    imageOf: (id: string | null) => actors.find((each) => each.id === id)?.profile_image ?? null,
    zoneOf: (id: string | null) =>
      clinics.find((each) => each.id === id)?.zone ?? client?.zone ?? platformZone,
    wishOf: (wanted: 'quiet_hours' | 'notices', id: string) =>
      wishes.find(({ key, user_id }) => key === wanted && user_id === id)?.value,
  };
}
