import type { Tx } from '@operatory/db';
import { endOfShift, type PunchShift, type RosterBreakType, type RosterShiftType } from '@operatory/domain';
import type { RowContext } from '../define.ts';

/** The person who punches the clock, and the transaction of the punch. */
export interface Puncher extends Pick<RowContext, 'record'> {
  readonly db: Tx;
  readonly client_id: string;
  readonly user_id: string;
}

export interface ClockShift extends PunchShift {
  readonly clinic_id: string;
  readonly clinic_name: string;
  readonly roster_shift_type: RosterShiftType;
  readonly zone: string;
  /** The planned start, `HH:mm:ss`. */
  readonly start_time: string;
  readonly end_time: string;
}
export interface ClockBreak {
  readonly id: string;
  readonly break_type: RosterBreakType;
  readonly started_at: Date;
  readonly ended_at: Date | null;
}

/** Locks the person, so that their punches and all commands that place their shifts run one after another. */
export const lockPuncher = ({ db, client_id, user_id }: Puncher) =>
  db.$executeRaw`select from users where client_id = ${client_id}::uuid and id = ${user_id}::uuid for no key update`;

/**
 * @returns The person's shifts near a time, including drafts, and every shift that they have not clocked out
 * of.
 */
export async function shiftsNear(
  { db, client_id, user_id }: Omit<Puncher, 'record'>,
  at: Date,
): Promise<readonly ClockShift[]> {
  const rows = await db.$queryRaw<ClockShift[]>`
    select r.id, r.clinic_id, c.name as clinic_name, r.roster_shift_type::text, r.zone, r.start_time::text, r.end_time::text,
      r.starts_at, r.ends_at, r.published,
      r.clocked_in_at, r.clocked_out_at
    from clinic_rosters r join clinics c on c.client_id = r.client_id and c.id = r.clinic_id
    where r.client_id = ${client_id}::uuid and r.user_id = ${user_id}::uuid and r.deleted_at is null
      and ((r.starts_at < ${at}::timestamptz + interval '1 day' and r.ends_at > ${at}::timestamptz - interval '2 days')
        or (r.clocked_in_at is not null and r.clocked_out_at is null))
    order by r.starts_at, r.id`;
  return rows.map((shift) => ({ ...shift, ends_at: endOfShift(shift) }));
}

export const breaksOf = (
  { db, client_id }: Pick<Puncher, 'db' | 'client_id'>,
  shiftId: string,
): Promise<readonly ClockBreak[]> =>
  db.$queryRaw<ClockBreak[]>`
    select id, break_type::text, started_at, ended_at from clinic_roster_breaks
    where client_id = ${client_id}::uuid and clinic_roster_id = ${shiftId}::uuid order by started_at, id`;
