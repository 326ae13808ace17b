import { hasGrant, roleOf } from '@operatory/domain';
import { z } from 'zod';
import type { CommandRun } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import type { LeaveRow } from './leave-row.ts';

/** The approver's choice for one shift during the leave. */
export const shiftChoice = z.object({
  id: z.uuid(),
  /**
   * KEEP leaves the shift as it is, UNASSIGN removes the person so that it can be planned again, OPEN offers
   * it to others.
   */
  action: z.enum(['KEEP', 'UNASSIGN', 'OPEN']),
});
type ShiftChoice = z.output<typeof shiftChoice>;

interface ShiftRow {
  readonly id: string;
  readonly clinic_id: string;
  readonly published: boolean;
}

/**
 * Takes the person off the chosen shifts, which must be in the leave's hours and not started. The caller must
 * be able to edit those rosters. @returns the number of changed shifts by clinic
 */
export async function changeShifts(
  { db, actor, now, record }: Pick<CommandRun<never>, 'db' | 'actor' | 'now' | 'record'>,
  leave: LeaveRow,
  choices: readonly ShiftChoice[],
): Promise<ReadonlyMap<string, number>> {
  const freed = new Map<string, number>();
  const changes = choices.filter(({ action }) => action !== 'KEEP');
  if (changes.length === 0) return freed;
  const ids = changes.map(({ id }) => id);
  assertRule(new Set(ids).size === ids.length, 'fill_valid_details');
  const shifts = await db.$queryRaw<ShiftRow[]>`
    select r.id, r.clinic_id, r.published from clinic_rosters r
    where r.client_id = ${actor.client_id}::uuid and r.id = any(${ids}::uuid[]) and r.user_id = ${leave.user_id}::uuid
      and r.deleted_at is null and r.clocked_in_at is null and r.starts_at > ${now}
      and exists (select from employee_leave_days d
        where d.client_id = r.client_id and d.employee_leave_id = ${leave.id}::uuid and d.status = 'APPROVED'
          and tstzrange(d.starts_at, d.ends_at) && tstzrange(r.starts_at, r.ends_at))
    order by r.id for update of r`;
  assertRule(shifts.length === ids.length, 'leave_shifts_changed');
  const { grants, role, clinic_ids } = viewerOf(actor);
  const near = (clinic: string) => roleOf(role).actsAs === 'client_admin' || clinic_ids.includes(clinic);
  assertRule(
    hasGrant(grants, 'clinic-rosters', 'EDIT') && shifts.every(({ clinic_id }) => near(clinic_id)),
    'leave_shifts_not_yours',
  );
  const opened = changes.filter(({ action }) => action === 'OPEN').map(({ id }) => id);
  await db.$executeRaw`
    update clinic_rosters r set user_id = null, published = r.published and r.id = any(${opened}::uuid[]),
      published_at = case when r.id = any(${opened}::uuid[]) then r.published_at end,
      draft = case when r.id = any(${opened}::uuid[]) then nullif(r.draft - 'user_id', '{}'::jsonb) end,
      version = r.version + 1, updated_at = ${now}
    where r.client_id = ${actor.client_id}::uuid and r.id = any(${ids}::uuid[])`;
  // Pending requests to change these shifts' times end, because the person no longer works them.
  await db.$executeRaw`
    update clinic_roster_change_requests set status = 'CANCELLED', updated_at = ${now}
    where client_id = ${actor.client_id}::uuid and clinic_roster_id = any(${ids}::uuid[]) and status = 'PENDING'`;
  for (const { id, clinic_id, published } of shifts) {
    freed.set(clinic_id, (freed.get(clinic_id) ?? 0) + 1);
    const isOpen = opened.includes(id);
    record('clinic_roster_history', {
      clinic_roster_id: id,
      action: isOpen ? 'opened' : 'unassigned',
      from_value: { user_id: leave.user_id, published },
      to_value: { user_id: null, published: published && isOpen },
      note: `${leave.leave_name}, ${leave.leave_start_date} to ${leave.leave_end_date}`,
    });
  }
  return freed;
}
