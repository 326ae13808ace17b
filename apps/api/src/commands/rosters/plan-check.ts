import type { Tx } from '@operatory/db';
import {
  addDays,
  newWarnings,
  type PlanShift,
  type PlanWarning,
  planWarnings,
  weekOf,
} from '@operatory/domain';
import { assertFree } from './placement.ts';
import { type PlannedRow, planOf } from './planned-shifts.ts';
import { readLeaveOf, readPlannedOf } from './read-planned.ts';
import type { RosterClinic } from './roster-clinic.ts';

type PlannedPart = Parameters<typeof planOf>[0] &
  Pick<
    PlannedRow,
    'user_id' | 'user_whom_id' | 'clinic_room_id' | 'roster_shift_type' | 'starts_at' | 'ends_at'
  >;
export interface PlanChange {
  readonly clinic: RosterClinic;
  /** The shift's id; null for a new shift. */
  readonly id: string | null;
  /** The planned values before the change; null if the shift is new or was deleted. */
  readonly was: PlannedPart | null;
  readonly becomes: PlannedPart;
  readonly plans: (clinicId: string) => boolean;
}

const isText = (id: string | null | undefined): id is string => typeof id === 'string';
const warnable = (id: string, row: PlannedPart): PlanShift => ({
  ...planOf(row),
  id,
  user_id: row.user_id,
  user_whom_id: row.user_whom_id,
  clinic_room_id: row.clinic_room_id,
  roster_shift_type: row.roster_shift_type,
});

/**
 * Refuses a change by which a shift overlaps another shift of its person, or approved leave. The people must
 * already be locked. @returns the limits that the change newly exceeds. @throws Refusal
 */
export async function checkPlan(
  db: Pick<Tx, '$queryRaw'>,
  client: string,
  { clinic, id, was, becomes, plans }: PlanChange,
): Promise<readonly PlanWarning[]> {
  const people = [was?.user_id, becomes.user_id].filter(isText);
  const rooms = [was?.clinic_room_id, becomes.clinic_room_id].filter(isText);
  const dates = [was?.clinic_roster_date ?? becomes.clinic_roster_date, becomes.clinic_roster_date].sort();
  const first = addDays(weekOf(dates[0] ?? becomes.clinic_roster_date), -1);
  const last = addDays(weekOf(dates[1] ?? becomes.clinic_roster_date), 7);
  const shifts = await readPlannedOf(db, client, { people, rooms }, first, last);
  const leave = await readLeaveOf(db, client, people, first, last);
  const { user_id, starts_at, ends_at, clinic_roster_date } = becomes;
  const isMoved =
    !was || was.user_id !== user_id || +was.starts_at !== +starts_at || +was.ends_at !== +ends_at;
  const user_name = (user_id && clinic.staff.get(user_id)?.display_name) || 'This person';
  if (isMoved && user_id !== null)
    assertFree(
      { id, user_id, user_name, clinic_roster_date, starts_at, ends_at, clinic },
      shifts,
      leave,
      plans,
    );
  const others = shifts.filter((shift) => shift.id !== id);
  const facts = { people: clinic.staff, leave };
  const key = id ?? 'new';
  const before = was ? [...others, { ...was, id: key }] : others;
  const warningsOf = (rows: readonly (PlannedPart & { readonly id: string })[]) =>
    planWarnings(
      rows.map((row) => warnable(row.id, row)),
      facts,
    );
  return newWarnings(warningsOf(before), warningsOf([...others, { ...becomes, id: key }]));
}
