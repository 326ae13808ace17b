import { sqlText, type Tx } from '@operatory/db';
import {
  addDays,
  mayOnRoster,
  mayShowRoster,
  type PublishableShift,
  planPublish,
  shiftOverlaps,
} from '@operatory/domain';
import { z } from 'zod';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { cancelChangeRequests } from './cancel-change-requests.ts';
import { emitPublished } from './emit-published.ts';
import { lockPeople } from './lock-people.ts';
import { assertNotAway } from './placement.ts';
import { fromPlanned, plannedColumns } from './planned-shifts.ts';
import { lockShifts, readLeaveOf } from './read-planned.ts';
import { withoutOverlap } from './write-shift.ts';

const input = z.object({
  clinic_id: z.uuid(),
  from: z.iso.date(),
  until: z.iso.date(),
  ids: z.array(z.uuid()).max(2000).nullish(),
});
type Run = Pick<CommandRun<z.output<typeof input>>, 'db' | 'actor' | 'now' | 'input' | 'emit' | 'record'>;

interface Waiting extends PublishableShift {
  readonly new_user_id: string | null;
  readonly starts_at: Date;
  readonly new_starts_at: Date;
  readonly ends_at: Date;
  readonly new_ends_at: Date;
  readonly new_date: string;
}

export const publishRoster = defineCommand({
  name: 'publish_roster',
  description:
    'Publishes the drafts and changes of a clinic’s days, or of some of its shifts, and notifies each person once.',
  input,
  returns: null,
  async run(run) {
    const { db, actor, now } = run;
    const { clinic_id, from, until } = run.input;
    assertRule(mayOnRoster(viewerOf(actor), clinic_id, 'EDIT'), 'no_permission');
    requireOk(mayShowRoster(from, until));
    const seen = await readWaiting(run);
    await lockPeople(
      run,
      seen.flatMap(({ user_id, new_user_id }) => [user_id, new_user_id]),
    );
    await lockShifts(
      db,
      actor.client_id,
      seen.map(({ id }) => id),
    );
    // Shifts are left as they are if another user published them while this call waited for the locks, added
    // them, or gave them to a person who is not locked.
    const seenOf = new Map(seen.map((shift) => [shift.id, shift]));
    const waiting = (await readWaiting(run)).filter(({ id, user_id, new_user_id }) => {
      const before = seenOf.get(id);
      return before?.user_id === user_id && before.new_user_id === new_user_id;
    });
    const plan = planPublish(waiting);
    if (plan.shift_ids.length === 0) return { affected_rows: 0 };
    const ids = new Set(plan.shift_ids);
    const published = waiting.filter(({ id }) => ids.has(id));
    await assertApart(run, published);
    await assertNobodyAway(run, published);
    await withoutOverlap('Someone', () => publish(run, plan.shift_ids));
    const moved = published.filter((shift) => shift.published && shift.user_id !== shift.new_user_id);
    await cancelChangeRequests(
      { db, actor, now },
      moved.map(({ id }) => id),
    );
    for (const { id, draft, values } of published)
      run.record('clinic_roster_history', {
        clinic_roster_id: id,
        action: 'published',
        from_value: Object.fromEntries(Object.keys(draft ?? {}).map((column) => [column, values[column]])),
        to_value: { published: true, ...draft },
        note: null,
      });
    const shifts = published.flatMap(({ id, starts_at, new_starts_at }) => [
      { id, starts_at },
      { id, starts_at: new_starts_at },
    ]);
    emitPublished(run, { clinic_id, from, until, people: plan.people, shifts });
    return { affected_rows: plan.shift_ids.length };
  },
});

/**
 * @returns The drafts and changed shifts of these days, with the values that publishing gives them. Shifts
 * that somebody has clocked in to cannot be published.
 */
const readWaiting = ({ db, actor, input: { clinic_id, from, until, ids } }: Run) =>
  db.$queryRaw<Waiting[]>`
    select r.id, r.user_id, p.user_id as new_user_id, r.published, to_jsonb(r) as values, r.starts_at, r.ends_at,
      p.starts_at as new_starts_at, p.ends_at as new_ends_at, p.clinic_roster_date::text as new_date,
      (select jsonb_object_agg(k, to_jsonb(p) -> k) from jsonb_object_keys(r.draft) k) as draft
    from ${sqlText(fromPlanned)}
    where r.client_id = ${actor.client_id}::uuid and r.clinic_id = ${clinic_id}::uuid and r.deleted_at is null
      and (not r.published or r.draft is not null) and r.clocked_in_at is null
      and (r.clinic_roster_date between ${from}::date and ${until}::date or r.draft is not null)
      and p.clinic_roster_date between ${from}::date and ${until}::date
      and (${ids == null} or r.id = any(${ids ?? []}::uuid[]))
    order by r.id`;

/** Publishes all shifts in one statement, because two people may swap their shifts. */
async function publish({ db, actor, now }: Run, ids: readonly string[]): Promise<void> {
  const columns = sqlText(plannedColumns.join(', '));
  const values = sqlText(plannedColumns.map((column) => `p.${column}`).join(', '));
  await db.$executeRaw`
    update clinic_rosters r
    set (${columns}) = (select ${values} from jsonb_populate_record(r, coalesce(r.draft, '{}'::jsonb)) p),
      draft = null, published = true, published_at = ${now}, version = r.version + 1, updated_at = ${now}
    where r.client_id = ${actor.client_id}::uuid and r.id = any(${[...ids]}::uuid[])`;
}

/**
 * Refuses if somebody would have two published shifts at the same time, which is possible when only some of
 * the changes are published. @throws Refusal
 */
async function assertApart({ db, actor }: Run, published: readonly Waiting[]): Promise<void> {
  const people = [...new Set(published.flatMap(({ new_user_id }) => new_user_id ?? []))];
  if (people.length === 0) return;
  const starts = published.map(({ new_starts_at }) => +new_starts_at);
  const ends = published.map(({ new_ends_at }) => +new_ends_at);
  const others = await db.$queryRaw<
    { readonly id: string; readonly user_id: string; readonly starts_at: Date; readonly ends_at: Date }[]
  >`
    select r.id, r.user_id, r.starts_at, r.ends_at from clinic_rosters r
    where r.client_id = ${actor.client_id}::uuid and r.user_id = any(${people}::uuid[]) and r.published
      and r.deleted_at is null and not (r.id = any(${published.map(({ id }) => id)}::uuid[]))
      and r.starts_at < ${new Date(Math.max(...ends))} and r.starts_at > ${new Date(Math.min(...starts) - 90_000_000)}`;
  const placed = published.map(({ id, new_user_id, new_starts_at, new_ends_at }) => ({
    id,
    user_id: new_user_id,
    starts_at: new_starts_at,
    ends_at: new_ends_at,
  }));
  const [overlap] = shiftOverlaps([...others, ...placed]);
  if (!overlap) return;
  throw refused('roster_publish_overlaps', { who: await nameOf(db, overlap.user_id) });
}

async function nameOf(db: Pick<Tx, 'users'>, id: string): Promise<string> {
  const user = await db.users.findFirst({ where: { id }, select: { display_name: true } });
  return user?.display_name ?? 'Someone';
}

/**
 * A published shift that keeps its person and times is not new: it may have been kept on purpose when leave
 * was approved.
 */
const isNewlyPlaced = (shift: Waiting): boolean =>
  !shift.published ||
  shift.user_id !== shift.new_user_id ||
  +shift.starts_at !== +shift.new_starts_at ||
  +shift.ends_at !== +shift.new_ends_at;

async function assertNobodyAway({ db, actor }: Run, published: readonly Waiting[]): Promise<void> {
  const people = [...new Set(published.flatMap(({ new_user_id }) => new_user_id ?? []))];
  const dates = published.map(({ new_date }) => new_date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (people.length === 0 || first === undefined || last === undefined) return;
  const leave = await readLeaveOf(db, actor.client_id, people, addDays(first, -1), addDays(last, 2));
  const away = new Set(leave.map(({ user_id }) => user_id));
  for (const shift of published) {
    const { new_user_id: user_id, new_starts_at: starts_at, new_ends_at: ends_at } = shift;
    if (user_id !== null && away.has(user_id) && isNewlyPlaced(shift))
      assertNotAway({ user_id, user_name: await nameOf(db, user_id), starts_at, ends_at }, leave);
  }
}
