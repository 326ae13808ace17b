import type { Tx } from '@operatory/db';
import {
  type AssignmentEventFacts,
  domainEvent,
  dueReminder,
  isForStarter,
  isOverdue,
  localDate,
} from '@operatory/domain';
import { peopleWithInbox } from '../commands/documents/document-people.ts';
import { readDocument } from '../commands/documents/document-row.ts';
import { handOut } from '../commands/documents/hand-out.ts';
import type { AppContext } from '../context/context.ts';
import { writeEvents } from '../outbox/store.ts';
import { granteesIn } from '../rights/grantees.ts';
import { eachClient } from './each-client.ts';
import { eachNight, type NightOptions } from './each-night.ts';

type App = Pick<AppContext, 'pools' | 'prisma' | 'clock' | 'log'>;

/**
 * Expires overdue assignments, reminds people of those due soon, removes signers who can no longer sign in,
 * and assigns documents to new starters, by the date at each person's clinic. Running again changes nothing
 * more. @returns the ids of the clients that failed
 */
export const documentNight = (app: App, options: NightOptions = {}): Promise<ReadonlySet<string>> =>
  eachClient(app, options, 'documents', turn);

interface Due extends Omit<AssignmentEventFacts, 'document_id'> {
  readonly id: string;
  readonly document_id: string;
  readonly status: string;
  readonly due_date: string;
  readonly next_user_id: string | null;
  readonly reminded_days: number | null;
  readonly zone: string;
}

/** Open assignments that are due soon or overdue in some time zone. */
const readDue = (db: Tx, clientId: string, now: Date): Promise<Due[]> => db.$queryRaw<Due[]>`
  select a.id, a.client_document_id as document_id, d.name as document_name, d.created_by_user_id, a.user_id,
    u.display_name as user_name, a.witness_user_id, a.admin_signer_user_id, a.status::text, a.due_date::text, a.next_user_id,
    a.reminded_days, coalesce(c.zone, k.zone) as zone
  from client_document_assignments a
    join client_documents d on d.client_id = a.client_id and d.id = a.client_document_id and d.deleted_at is null
    join users u on u.client_id = a.client_id and u.id = a.user_id
    join clients k on k.id = a.client_id
    left join clinics c on c.client_id = a.client_id and c.id = u.clinicid
  where a.client_id = ${clientId}::uuid and a.next_signer is not null and a.due_date <= ${now}::date + 9
  order by a.client_document_id, a.id`;

async function turn(db: Tx, clientId: string, now: Date): Promise<void> {
  const reminderOf = ({ due_date, zone, reminded_days }: Due): number | null =>
    dueReminder(due_date, localDate(now, zone), reminded_days);
  const isPast = ({ due_date, zone }: Due): boolean => isOverdue(due_date, localDate(now, zone));
  const isDue = (each: Due): boolean => isPast(each) || reminderOf(each) !== null;
  const seen = (await readDue(db, clientId, now)).filter(isDue);
  if (seen.length > 0) {
    // Documents are locked before their assignments, as in commands. The assignments are read again, because
    // they may have changed while this waited.
    const documents = [...new Set(seen.map(({ document_id }) => document_id))];
    await db.$queryRaw`select 1 from client_documents
      where client_id = ${clientId}::uuid and id = any(${documents}::uuid[]) order by id for no key update`;
    const due = (await readDue(db, clientId, now)).filter(
      (each) => documents.includes(each.document_id) && isDue(each),
    );
    await expire(db, clientId, due.filter(isPast), now);
    for (const each of due.filter((one) => !isPast(one)))
      await remind(db, clientId, each, reminderOf(each), now);
  }
  let reading: ReturnType<typeof granteesIn> | undefined;
  const people = () => (reading ??= granteesIn(db, clientId));
  await freeSigners(db, clientId, now, people);
  await handToStarters(db, clientId, now, people);
}

const factsOf = ({
  document_id,
  document_name,
  created_by_user_id,
  user_id,
  user_name,
  witness_user_id,
  admin_signer_user_id,
}: Due): AssignmentEventFacts => ({
  document_id,
  document_name,
  created_by_user_id,
  user_id,
  user_name,
  witness_user_id,
  admin_signer_user_id,
});
/** A function that reads the client's active people, at most once in a night. */
type ReadPeople = () => ReturnType<typeof granteesIn>;
const nobody = (client_id: string) => ({ client_id, user_id: null });

async function expire(db: Tx, clientId: string, due: readonly Due[], now: Date): Promise<void> {
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  await db.$executeRaw`update client_document_assignments set status = 'EXPIRED', version = version + 1, updated_at = ${now}
    where client_id = ${clientId}::uuid and id = any(${ids}::uuid[])`;
  await db.client_document_history.createMany({
    data: due.map(({ id, document_id, status }) => ({
      client_id: clientId,
      client_document_id: document_id,
      client_document_assignment_id: id,
      action: 'expired',
      from_value: { status },
      to_value: { status: 'EXPIRED' },
    })),
  });
  const events = due.map((each) =>
    domainEvent('doc_expired', { id: each.id, clinic_id: null }, factsOf(each)),
  );
  await writeEvents(db, nobody(clientId), events);
}

async function remind(db: Tx, clientId: string, due: Due, days: number | null, now: Date): Promise<void> {
  if (days === null) return;
  await db.$executeRaw`update client_document_assignments set reminded_days = ${days}, updated_at = ${now}
    where client_id = ${clientId}::uuid and id = ${due.id}::uuid`;
  if (due.next_user_id === null) return;
  const facts = {
    ...factsOf(due),
    why: 'REMINDER' as const,
    to_user_id: due.next_user_id,
    due_date: due.due_date,
  };
  await writeEvents(db, nobody(clientId), [
    domainEvent('doc_assigned', { id: due.id, clinic_id: null }, facts),
  ]);
}

/**
 * If a named witness or admin can no longer sign in, removes them from the assignment, so that anybody with
 * the right can sign.
 */
async function freeSigners(db: Tx, clientId: string, now: Date, readPeople: ReadPeople): Promise<void> {
  const named = await db.$queryRaw<{ client_document_id: string; user_id: string }[]>`
    select distinct client_document_id, n.user_id from client_document_assignments a
      cross join lateral unnest(array[a.witness_user_id, a.admin_signer_user_id]) as n (user_id)
    where a.client_id = ${clientId}::uuid and a.next_signer is not null and n.user_id is not null`;
  if (named.length === 0) return;
  const people = await readPeople();
  const gone = named.filter(({ user_id }) => !people.has(user_id));
  if (gone.length === 0) return;
  const documents = [...new Set(gone.map((each) => each.client_document_id))];
  const ids = [...new Set(gone.map((each) => each.user_id))];
  await db.$queryRaw`select 1 from client_documents
    where client_id = ${clientId}::uuid and id = any(${documents}::uuid[]) order by id for no key update`;
  // A signer who has signed stays named.
  await db.$executeRaw`update client_document_assignments a set version = version + 1, updated_at = ${now},
      witness_user_id = case when next_signer <> 'ADMIN' and witness_user_id = any(${ids}::uuid[]) then null
        else witness_user_id end,
      admin_signer_user_id = case when admin_signer_user_id = any(${ids}::uuid[]) then null else admin_signer_user_id end
    where client_id = ${clientId}::uuid and client_document_id = any(${documents}::uuid[]) and next_signer is not null
      and (next_signer <> 'ADMIN' and witness_user_id = any(${ids}::uuid[])
        or admin_signer_user_id = any(${ids}::uuid[]))`;
}

/** Assigns documents for new starters to people who started after the document's first approval. */
async function handToStarters(db: Tx, clientId: string, now: Date, readPeople: ReadPeople): Promise<void> {
  const wanted = await db.$queryRaw<{ id: string; user_ids: string[] }[]>`
    select d.id, array_agg(u.id) as user_ids
    from client_documents d
      join client_document_versions v on v.client_id = d.client_id and v.client_document_id = d.id
        and v.version_no = d.current_version_no
      join users u on u.client_id = d.client_id and u.created_at > coalesce(
        (select min(f.approved_at) from client_document_versions f
          where f.client_id = d.client_id and f.client_document_id = d.id), d.approved_at)
    where d.client_id = ${clientId}::uuid and d.for_new_starters and d.status = 'APPROVED' and d.deleted_at is null
      and not exists (select from client_document_assignments a where a.client_id = d.client_id
        and a.client_document_version_id = v.id and a.user_id = u.id)
    group by d.id order by d.id`;
  if (wanted.length === 0) return;
  const people = peopleWithInbox(await readPeople());
  for (const { id, user_ids } of wanted) {
    await db.$queryRaw`select 1 from client_documents where client_id = ${clientId}::uuid and id = ${id}::uuid for no key update`;
    const document = await readDocument(db, clientId, id);
    if (document?.status !== 'APPROVED') continue;
    const audience = { ...document.audience, selected_user_type: document.selected_user_type };
    const starters = people.filter(
      (person) => user_ids.includes(person.user_id) && isForStarter(audience, person),
    );
    const events: Parameters<typeof writeEvents>[2][number][] = [];
    await handOut(
      {
        db,
        now,
        actor: { client_id: clientId, user_id: document.created_by_user_id },
        emit: (event) => events.push(event),
      },
      document,
      starters.map(({ user_id }) => user_id),
      { due_date: null, ...document.audience },
    );
    const maker = { client_id: clientId, user_id: document.created_by_user_id };
    if (events.length > 0) await writeEvents(db, maker, events);
  }
}

export const watchDocumentNights = (app: App & Pick<AppContext, 'pulse'>): (() => Promise<void>) =>
  eachNight(app, 'documents', (options) => documentNight(app, options));
