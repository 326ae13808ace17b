import type { Tx } from '@operatory/db';
import type { ChangedShift, RosterRelation, RosterShiftType } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { refused } from '../refuse.ts';
import { editsRosterAt, readsOwnShifts, viewsRosterAt } from './roster-editor.ts';

/** A shift with the columns that a change of its times needs. Times are `HH:mm:ss`. */
export interface ShiftRow extends ChangedShift {
  readonly id: string;
  readonly clinic_id: string;
  readonly clinic_name: string;
  readonly user_id: string | null;
  readonly user_name: string | null;
  readonly roster_shift_type: RosterShiftType;
  readonly published: boolean;
  readonly draft: Readonly<Record<string, unknown>> | null;
}
export interface LockedShift {
  readonly shift: ShiftRow;
  readonly relation: RosterRelation;
}
export interface LockedShifts {
  /** Reads the locked shift again. @throws Refusal if it is missing or was reassigned before it was locked */
  of(id: string): Promise<LockedShift>;
}
type At = Pick<CommandContext, 'db' | 'actor'>;

/**
 * Reads, without a lock, the shifts with these ids that are the caller's own published ones or of rosters
 * that the caller may read.
 */
export async function readShifts(
  db: Pick<Tx, '$queryRaw'>,
  actor: SignedIn,
  ids: readonly string[],
): Promise<readonly LockedShift[]> {
  const rows = await db.$queryRaw<ShiftRow[]>`
    select r.id, r.clinic_id, c.name as clinic_name, r.user_id, u.display_name as user_name, r.roster_shift_type::text, r.published, r.draft, r.zone,
      r.clinic_roster_date::text, r.start_time::text, r.end_time::text, r.starts_at, r.ends_at, r.clocked_in_at, r.clocked_out_at,
      r.meal_break_start_time::text, r.meal_break_duration, r.rest_break_start_time::text, r.rest_break_duration,
      r.extra_meal_break_start_time::text, r.extra_meal_break_duration,
      r.extra_rest_break_start_time::text, r.extra_rest_break_duration,
      (select coalesce(json_agg(json_build_object('break_type', b.break_type, 'started_at', b.started_at, 'ended_at', b.ended_at)
          order by b.started_at), '[]')
        from clinic_roster_breaks b where b.client_id = r.client_id and b.clinic_roster_id = r.id) as taken
    from clinic_rosters r join clinics c on c.client_id = r.client_id and c.id = r.clinic_id
      left join users u on u.client_id = r.client_id and u.id = r.user_id
    where r.client_id = ${actor.client_id}::uuid and r.id = any(${[...ids]}::uuid[]) and r.deleted_at is null`;
  return rows
    .filter(
      ({ user_id, published, clinic_id }) =>
        (user_id === actor.user_id && published && readsOwnShifts(actor)) || viewsRosterAt(actor, clinic_id),
    )
    .map((shift) => ({
      shift,
      relation: { own: shift.user_id === actor.user_id, editor: editsRosterAt(actor, shift.clinic_id) },
    }));
}

/**
 * Locks these shifts after locking their people, in the same order as all commands that place shifts, so that
 * no two deadlock.
 */
export async function lockShifts({ db, actor }: At, ids: readonly string[]): Promise<LockedShifts> {
  const seen = await readShifts(db, actor, ids);
  const people = seen.flatMap(({ shift: { user_id } }) => (user_id === null ? [] : [user_id]));
  const locked = seen.map(({ shift }) => shift.id);
  if (locked.length > 0) {
    await db.$executeRaw`select from users where client_id = ${actor.client_id}::uuid and id = any(${people}::uuid[])
      order by id for no key update`;
    await db.$executeRaw`select from clinic_rosters where client_id = ${actor.client_id}::uuid and id = any(${locked}::uuid[])
      order by id for no key update`;
  }
  return {
    async of(id) {
      const before = seen.find(({ shift }) => shift.id === id);
      // This second statement reads what other transactions changed while this one waited for the lock.
      const [now] = before ? await readShifts(db, actor, [id]) : [];
      if (!before || !now) throw notFound();
      if (now.shift.user_id !== before.shift.user_id) throw refused('roster_change_outdated');
      return now;
    },
  };
}
