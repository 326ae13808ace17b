import type { BreakColumns, LimitedShift, RosterShiftType, SwapShift } from '@operatory/domain';
import { addDays, breaksOfShift, limitsExceeded, shiftInWords, weekOf } from '@operatory/domain';
import type { CommandContext } from '../define.ts';
import { refused } from '../refuse.ts';

/** A shift of a swap request. Dates are `yyyy-mm-dd`, times `HH:mm:ss`. */
export interface SwappedShift extends SwapShift {
  readonly id: string;
  readonly clinic_name: string;
  readonly clinic_roster_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly ends_at: Date;
  readonly user_name: string | null;
}
type At = Pick<CommandContext, 'db' | 'actor'>;

export const shiftText = ({ clinic_roster_date, start_time, end_time }: SwappedShift): string =>
  shiftInWords(clinic_roster_date, start_time, end_time);

/**
 * Locks the people and then the shifts, each in the order of their ids. All commands that place or move
 * shifts do so in this order, so that no two deadlock.
 */
export async function lockPeopleAndShifts(
  { db, actor }: At,
  people: readonly (string | null)[],
  shifts: readonly (string | null)[],
): Promise<void> {
  const named = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null);
  await db.$executeRaw`select from users
    where client_id = ${actor.client_id}::uuid and id = any(${named(people)}::uuid[]) order by id for no key update`;
  await db.$executeRaw`select from clinic_rosters
    where client_id = ${actor.client_id}::uuid and id = any(${named(shifts)}::uuid[]) order by id for update`;
}

export async function readShifts(
  { db, actor }: At,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, SwappedShift>> {
  const rows = await db.$queryRaw<SwappedShift[]>`
    select r.id, r.clinic_id, c.name as clinic_name, r.user_id, u.display_name as user_name, r.published,
      r.clinic_roster_date::text, r.start_time::text, r.end_time::text, r.starts_at, r.ends_at, r.clocked_in_at
    from clinic_rosters r
      join clinics c on c.client_id = r.client_id and c.id = r.clinic_id
      left join users u on u.client_id = r.client_id and u.id = r.user_id
    where r.client_id = ${actor.client_id}::uuid and r.id = any(${ids.filter((id) => id !== null)}::uuid[])
      and r.deleted_at is null`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** A person gets `takes` and gives away `gives`. */
export interface ShiftTransfer {
  readonly user_id: string;
  readonly takes: SwappedShift;
  readonly gives: SwappedShift | null;
}
interface Hindrance {
  readonly kind: 'not_there' | 'on_leave' | 'overlaps';
  readonly name: string;
  readonly clinic: string;
  readonly from: string;
  readonly until: string;
}

/**
 * @returns The reason why a person cannot take a shift. With `published`, their draft shifts are ignored,
 * because staff must not learn about drafts.
 */
async function hindranceOf(
  { db, actor }: At,
  { user_id, takes, gives }: ShiftTransfer,
  seen: 'published' | 'drafts',
): Promise<Hindrance | undefined> {
  const given = gives === null ? [] : [gives.id];
  const [found] = await db.$queryRaw<Hindrance[]>`
    select h.* from users u cross join lateral (
      select 'not_there' as kind, u.display_name as name, '' as clinic, '' as "from", '' as until
        where u.profile_status = 'INACTIVE'
          or not exists (select from j_users_clinics j
            where j.client_id = u.client_id and j.user_id = u.id and j.clinic_id = ${takes.clinic_id}::uuid)
          or not exists (select from j_users_user_roles l
            where l.client_id = u.client_id and l.user_id = u.id and l.blocked_status = 'UN_BLOCKED')
      union all
      select 'on_leave', u.display_name, '', '', '' from employee_leave_days d
        where d.client_id = u.client_id and d.user_id = u.id and d.status = 'APPROVED'
          and tstzrange(d.starts_at, d.ends_at) && tstzrange(${takes.starts_at}, ${takes.ends_at})
      union all
      select 'overlaps', u.display_name, c.name, r.start_time::text, r.end_time::text
        from clinic_rosters r join clinics c on c.client_id = r.client_id and c.id = r.clinic_id
        where r.client_id = u.client_id and r.user_id = u.id and r.deleted_at is null
          and r.id <> ${takes.id}::uuid and r.id <> all(${given}::uuid[]) and (r.published or ${seen === 'drafts'})
          and tstzrange(r.starts_at, r.ends_at) && tstzrange(${takes.starts_at}, ${takes.ends_at})) h
    where u.client_id = ${actor.client_id}::uuid and u.id = ${user_id}::uuid limit 1`;
  return found;
}

/**
 * Checks that the caller can take the shift. Looks only at published shifts, so that drafts stay secret.
 * @throws Refusal
 */
export async function assertFreeMyself(at: At, taking: ShiftTransfer): Promise<void> {
  const found = await hindranceOf(at, taking, 'published');
  if (found?.kind === 'not_there') throw refused('swap_person_not_there');
  if (found) throw refused(found.kind === 'on_leave' ? 'swap_on_leave' : 'swap_overlaps_own');
}

/** @throws Refusal if the person cannot take the shift, draft shifts included */
export async function assertFree(at: At, taking: ShiftTransfer): Promise<void> {
  const found = await hindranceOf(at, taking, 'drafts');
  if (!found) return;
  const { kind, name, clinic, from, until } = found;
  if (kind === 'not_there') throw refused('swap_person_not_there');
  if (kind === 'on_leave') throw refused('swap_person_on_leave', { name });
  throw refused('swap_person_overlaps', { name, clinic, from: from.slice(0, 5), until: until.slice(0, 5) });
}

interface PlannedRow extends BreakColumns {
  readonly id: string;
  readonly user_id: string;
  readonly roster_shift_type: RosterShiftType;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly zone: string;
}

/** @returns True if the transfers break a limit of work or rest that was kept before. */
export async function passesLimits({ db, actor }: At, takings: readonly ShiftTransfer[]): Promise<boolean> {
  const people = takings.map(({ user_id }) => user_id);
  const moved = takings.map(({ takes }) => takes);
  const weeks = moved.map(({ clinic_roster_date }) => weekOf(clinic_roster_date)).toSorted();
  const [first = '', last = ''] = [weeks[0], weeks.at(-1)];
  const rows = await db.$queryRaw<PlannedRow[]>`
    select r.id, r.user_id, r.roster_shift_type::text, r.clinic_roster_date::text as date, r.start_time::text as start,
      r.end_time::text as end, r.zone, r.meal_break_duration, r.meal_break_start_time::text, r.rest_break_duration,
      r.rest_break_start_time::text, r.extra_meal_break_duration, r.extra_meal_break_start_time::text,
      r.extra_rest_break_duration, r.extra_rest_break_start_time::text
    from clinic_rosters r
    where r.client_id = ${actor.client_id}::uuid and r.deleted_at is null
      and (r.id = any(${moved.map(({ id }) => id)}::uuid[]) or r.user_id = any(${people}::uuid[])
        and r.clinic_roster_date between ${addDays(first, -1)}::date and ${addDays(last, 7)}::date)`;
  const maxima = await db.$queryRaw<{ id: string; max: string | null }[]>`
    select id, max_hours_per_week::text as max from users
    where client_id = ${actor.client_id}::uuid and id = any(${people}::uuid[])`;
  const before = rows.map((row): LimitedShift => ({ ...row, breaks: breaksOfShift(row) }));
  const owners = new Map(takings.map(({ takes, user_id }) => [takes.id, user_id]));
  const after = before.map((shift) => ({ ...shift, user_id: owners.get(shift.id) ?? shift.user_id }));
  return limitsExceeded(before, after, new Map(maxima.map(({ id, max }) => [id, max]))).length > 0;
}
