import { withTenant } from '@operatory/db';
import {
  channelsOf,
  events as definitions,
  deliveredAfter,
  type EventName,
  type NotificationText,
  notificationGroup,
  platformZone,
  quietHoursOf,
  recipientsOf,
  type StoredEvent,
} from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import type { NotificationKind } from '../mail/letter.ts';
import type { QueuedMail } from '../mail/queued-mail.ts';
import type { QueuedPush } from '../push/send-push.ts';
import { type ClientGrantee, granteesOf } from '../rights/grantees.ts';
import { ringChatBells } from './chat-bells.ts';
import { writeNotifications } from './write-notifications.ts';

interface Due {
  /** A key that is unique for an event and a recipient. */
  readonly key: string;
  /** The recipient's quiet hours end at this time, in the product's time; null to send at once. */
  readonly after: Date | null;
}
export interface DueDeliveries {
  readonly mails: readonly (Due & { readonly mail: QueuedMail })[];
  readonly pushes: readonly (Due & { readonly push: QueuedPush })[];
}
const nothing: DueDeliveries = { mails: [], pushes: [] };

/**
 * Writes the notifications of a client's events. An unread one of the last ten minutes about the same thing
 * is updated instead. Users and rights are read once for all events. Running again changes nothing more.
 * @returns emails and pushes for events that were not handled before; with `again` for all, because a
 * failed run may not have sent them
 */
export async function notifyOf(
  app: Pick<AppContext, 'prisma' | 'clock'>,
  clientId: string,
  events: readonly StoredEvent[],
  again = false,
): Promise<DueDeliveries> {
  const now = app.clock.setting();
  const notifying = events.filter(({ name }) => definitions[name].notification !== null);
  if (notifying.length === 0) return nothing;
  const users = await granteesOf(app.prisma, clientId, now);
  const notified = notifying.flatMap((event) =>
    recipientsOf(event, users.values()).map((user) => ({ event, user })),
  );
  if (notified.length === 0) return nothing;
  const facts = await factsOf(app, clientId, now, {
    actors: notified.flatMap(({ event }) => [event.actor_user_id, newAssigneeOf(event)]),
    clinics: notified.map(({ event }) => event.payload.clinic_id),
    recipients: notified.map(({ user }) => user.user_id),
  });
  const rows = notified.flatMap(({ event, user }) => {
    const text = textOf(event, user, facts);
    if (!text) return [];
    const channels = channelsOf(facts.preferenceOf('notices', user.user_id), event.name);
    return [{ event, user, text, channels }];
  });
  const chats = rows.filter(({ event }) => definitions[event.name].notification?.bell === 'chat');
  await ringChatBells(
    app,
    clientId,
    now,
    chats
      .filter(({ channels }) => channels.bell)
      .map(({ event, user, text }) => ({
        event,
        user_id: user.user_id,
        title: text.title,
        body: text.body ?? null,
      })),
  );
  const listed = rows.filter((row) => !chats.includes(row));
  const fresh = await withTenant({ clientId, now }, () =>
    app.prisma.$transaction((db) =>
      writeNotifications(
        db,
        listed.map(({ event, user, text, channels }) => ({
          client_id: clientId,
          user_id: user.user_id,
          actor_user_id: facts.ownActorOf(event.actor_user_id),
          clinic_id: event.payload.clinic_id,
          event_id: event.id,
          type: event.name,
          title: text.title,
          body: text.body ?? null,
          image: facts.imageOf(event.actor_user_id),
          link: text.link,
          group_key: notificationGroup(event.payload),
          created_at: event.created_at,
          silent: !channels.bell,
        })),
      ),
    ),
  );
  const due = listed.filter((_, index) => fresh[index] || again);
  const afterOf = ({ event, user }: (typeof rows)[number]) =>
    deliveredAfter(
      event.payload,
      app.clock.now(),
      facts.zoneOf(event.payload.clinic_id),
      quietHoursOf(facts.preferenceOf('quiet_hours', user.user_id)),
    );
  return {
    mails: due
      .filter(({ event, channels }) => channels.mail && definitions[event.name].email === 'recipients')
      .map((row) => ({
        key: `notification:${row.event.id}:${row.user.user_id}`,
        mail: {
          client_id: clientId,
          kind: row.event.name as NotificationKind,
          to: row.user.email,
          name: row.user.display_name,
          subject: row.text.title,
          parts: row.text.body ? [row.text.body] : [],
          ...(row.text.link === null ? {} : { link: { label: 'Open in Operatory', path: row.text.link } }),
        },
        after: afterOf(row),
      })),
    pushes: [...due, ...chats]
      .filter(({ user, channels }) => channels.push && facts.hasPush(user.user_id))
      .map((row) => ({
        key: `push:${row.event.id}:${row.user.user_id}`,
        push: {
          client_id: clientId,
          user_id: row.user.user_id,
          title: row.text.title,
          // A locked screen must not show private messages.
          body: row.text.body ?? (chats.includes(row) ? 'New message' : null),
          link: row.text.link,
          tag: notificationGroup(row.event.payload),
        },
        after: afterOf(row),
      })),
  };
}

const newAssigneeOf = <Name extends EventName>({ name, payload }: StoredEvent<Name>): string | null =>
  definitions[name].notification?.newAssignee?.(payload) ?? null;

const textOf = <Name extends EventName>(
  event: StoredEvent<Name>,
  { user_id }: ClientGrantee,
  facts: Awaited<ReturnType<typeof factsOf>>,
): NotificationText | undefined =>
  definitions[event.name].notification?.text(event.payload, {
    actor: facts.nameOf(event.actor_user_id) ?? 'Operatory',
    reader: user_id,
    newAssignee: facts.nameOf(newAssigneeOf(event)) ?? 'another person',
  });

type Ids = readonly (string | null)[];

/**
 * Reads what notifications and emails need: the people who acted, the zones, and the recipients' settings.
 */
export async function factsOf(
  { prisma }: Pick<AppContext, 'prisma'>,
  clientId: string,
  now: string,
  wanted: { readonly actors: Ids; readonly clinics: Ids; readonly recipients: Ids },
) {
  const distinct = (ids: Ids) => [...new Set(ids.flatMap((id) => id ?? []))];
  const [actors, client, clinics, preferences, subscribed] = await withTenant({ clientId, now }, () =>
    Promise.all([
      prisma.users.findMany({
        where: { id: { in: distinct(wanted.actors) } },
        select: { id: true, display_name: true, profile_image: true },
      }),
      prisma.clients.findFirst({ where: { id: clientId }, select: { zone: true } }),
      prisma.clinics.findMany({
        where: { id: { in: distinct(wanted.clinics) } },
        select: { id: true, zone: true },
      }),
      prisma.user_preferences.findMany({
        where: { key: { in: ['quiet_hours', 'notices'] }, user_id: { in: distinct(wanted.recipients) } },
        select: { key: true, user_id: true, value: true },
      }),
      prisma.push_subscriptions.findMany({
        where: { user_id: { in: distinct(wanted.recipients) } },
        select: { user_id: true },
        distinct: ['user_id'],
      }),
    ]),
  );
  const actorOf = (id: string | null) => actors.find((each) => each.id === id);
  return {
    nameOf: (id: string | null) => actorOf(id)?.display_name,
    /** @returns The id of an actor who is a user of the client; null for the platform's staff. */
    ownActorOf: (id: string | null) => actorOf(id)?.id ?? null,
    imageOf: (id: string | null) => actorOf(id)?.profile_image ?? null,
    /** Whether the user turned on push messages in any browser. */
    hasPush: (id: string) => subscribed.some(({ user_id }) => user_id === id),
    zoneOf: (id: string | null) =>
      clinics.find((each) => each.id === id)?.zone ?? client?.zone ?? platformZone,
    preferenceOf: (wanted: 'quiet_hours' | 'notices', id: string) =>
      preferences.find(({ key, user_id }) => key === wanted && user_id === id)?.value,
  };
}
