import type { Tx } from '@operatory/db';
import type { RosterPerson } from '@operatory/domain';

export interface RosterStaff extends RosterPerson {
  readonly user_id: string;
  readonly display_name: string;
  /** Whether the person works at the clinic and can sign in. Only such people can be rostered. */
  readonly works_here: boolean;
}
export interface RosterClinic {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly is_active: boolean;
  readonly room_ids: readonly string[];
  readonly shift_timing_ids: readonly string[];
  readonly staff: ReadonlyMap<string, RosterStaff>;
}

/**
 * Reads the clinic with its active rooms, shift timings and people. `others` are included although they may
 * not work there.
 */
export async function readRosterClinic(
  db: Pick<Tx, '$queryRaw'>,
  client: string,
  clinic_id: string,
  others: readonly string[],
): Promise<RosterClinic | null> {
  const [clinic] = await db.$queryRaw<Omit<RosterClinic, 'staff'>[]>`
    select c.id, c.name, c.zone, c.status = 'ACTIVE' as is_active,
      array(select m.id from clinic_rooms m
        where m.client_id = c.client_id and m.clinic_id = c.id and m.status = 'ACTIVE') as room_ids,
      array(select t.id from clinic_roster_shift_timings t
        where t.client_id = c.client_id and t.clinic_id = c.id and t.status = 'ACTIVE') as shift_timing_ids
    from clinics c where c.client_id = ${client}::uuid and c.id = ${clinic_id}::uuid`;
  if (!clinic) return null;
  const staff = await db.$queryRaw<RosterStaff[]>`
    select u.id as user_id, u.display_name, u.max_hours_per_week::text, u.available_days,
      w.user_id is not null and u.profile_status <> 'INACTIVE' and exists (select from j_users_user_roles o
        where o.client_id = u.client_id and o.user_id = u.id and o.blocked_status = 'UN_BLOCKED') as works_here
    from users u left join j_users_clinics w
      on w.client_id = u.client_id and w.user_id = u.id and w.clinic_id = ${clinic_id}::uuid
    where u.client_id = ${client}::uuid and (w.user_id is not null or u.id = any(${[...others]}::uuid[]))`;
  return { ...clinic, staff: new Map(staff.map((person) => [person.user_id, person])) };
}
