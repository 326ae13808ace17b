import { sqlText, type Tx } from '@operatory/db';
import {
  addDays,
  applyTemplate,
  type BreakColumns,
  breaksOfShift,
  copyWeek,
  type TemplateLine,
  type WeekDraft,
  type WeekPlan,
  type WeekShift,
  weekdays,
  weekOf,
} from '@operatory/domain';
import { refused } from '../refuse.ts';
import { fromPlanned, type PlannedRow, planOf, selectPlanned } from './planned-shifts.ts';
import { readLeaveOf, readPlannedOf } from './read-planned.ts';
import type { RosterClinic } from './roster-clinic.ts';
import { breakOf, type PlannedValues, timeWithSeconds } from './wanted-shift.ts';

type Db = Pick<Tx, '$queryRaw'>;

/** Another week of the clinic, or one of its templates. */
export type WeekSource = { readonly from: string } | { readonly clinic_roster_template_id: string };

const weekShiftOf = (row: PlannedRow): WeekShift => {
  const { date, start, end, breaks } = planOf(row);
  const { id, user_id, user_whom_id, clinic_room_id, clinic_roster_shift_timing_id } = row;
  const { roster_shift_type, message } = row;
  return {
    ...{ id, date, start, end, breaks, user_id, user_whom_id, clinic_room_id },
    ...{ clinic_roster_shift_timing_id, roster_shift_type, message },
  };
};

export async function readWeek(db: Db, client: string, clinic_id: string, week: string) {
  const monday = weekOf(week);
  const rows = await db.$queryRaw<PlannedRow[]>`
    select ${sqlText(selectPlanned)} from ${sqlText(fromPlanned)}
    where r.client_id = ${client}::uuid and r.clinic_id = ${clinic_id}::uuid and r.deleted_at is null
      and (r.clinic_roster_date between ${monday}::date and ${addDays(monday, 6)}::date or r.draft is not null)
      and p.clinic_roster_date between ${monday}::date and ${addDays(monday, 6)}::date
    order by p.starts_at, r.id`;
  return rows.map(weekShiftOf);
}

interface LineRow extends BreakColumns {
  readonly id: string;
  readonly weekday: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly user_id: string | null;
  readonly user_whom_id: string | null;
  readonly clinic_room_id: string | null;
  readonly clinic_roster_shift_timing_id: string | null;
  readonly roster_shift_type: WeekShift['roster_shift_type'];
  readonly message: string | null;
}

async function readLines(
  db: Db,
  client: string,
  clinic_id: string,
  template: string,
): Promise<readonly TemplateLine[]> {
  const rows = await db.$queryRaw<LineRow[]>`
    select l.id, l.weekday, l.start_time::text, l.end_time::text, l.user_id, l.user_whom_id, l.clinic_room_id,
      l.clinic_roster_shift_timing_id, l.roster_shift_type::text, l.message, l.meal_break_duration,
      l.meal_break_start_time::text, l.rest_break_duration, l.rest_break_start_time::text
    from clinic_roster_template_lines l
      join clinic_roster_templates t on t.client_id = l.client_id and t.id = l.clinic_roster_template_id
    where l.client_id = ${client}::uuid and t.id = ${template}::uuid and t.clinic_id = ${clinic_id}::uuid
    order by l.position, l.id`;
  return rows.flatMap(({ weekday, start_time: start, end_time: end, ...row }) => {
    const day = weekdays.find((one) => one === weekday);
    const { id, user_id, user_whom_id, clinic_room_id, clinic_roster_shift_timing_id } = row;
    const { roster_shift_type, message } = row;
    const shift = { id, start, end, user_id, user_whom_id, clinic_room_id, clinic_roster_shift_timing_id };
    return day ? [{ ...shift, roster_shift_type, message, weekday: day, breaks: breaksOfShift(row) }] : [];
  });
}

/** @returns The people of a source, who must be locked before its shifts are added. */
export async function peopleOfSource(db: Db, client: string, clinic_id: string, source: WeekSource) {
  const shifts =
    'from' in source
      ? await readWeek(db, client, clinic_id, source.from)
      : await readLines(db, client, clinic_id, source.clinic_roster_template_id);
  return [...new Set(shifts.flatMap(({ user_id }) => user_id ?? []))];
}

/**
 * @returns The drafts that adding the source to the week of `to` creates. Inactive rooms and shift timings,
 * and a `user_whom_id` who does not work at the clinic, are left empty.
 */
export async function readWeekPlan(
  db: Db,
  client: string,
  clinic: RosterClinic,
  to: string,
  source: WeekSource,
): Promise<WeekPlan> {
  const { id: clinic_id, zone, staff } = clinic;
  const people = [...staff.keys()];
  const [first, last] = [addDays(weekOf(to), -1), addDays(weekOf(to), 7)];
  const existing = await readWeek(db, client, clinic_id, to);
  const here = new Set(existing.map(({ id }) => id));
  const planned = await readPlannedOf(db, client, { people, rooms: [] }, first, last);
  const facts = {
    zone,
    existing,
    elsewhere: planned.filter(({ id }) => !here.has(id)),
    people: new Set(people.filter((id) => staff.get(id)?.works_here)),
    away: (await readLeaveOf(db, client, people, first, last)).filter(({ status }) => status === 'APPROVED'),
  };
  const kept = (ids: readonly string[], id: string | null) => (id !== null && ids.includes(id) ? id : null);
  const inUse = <Shift extends Omit<WeekShift, 'date'>>(shift: Shift): Shift => ({
    ...shift,
    clinic_room_id: kept(clinic.room_ids, shift.clinic_room_id),
    clinic_roster_shift_timing_id: kept(clinic.shift_timing_ids, shift.clinic_roster_shift_timing_id),
    user_whom_id: kept([...facts.people], shift.user_whom_id),
  });
  if ('from' in source) {
    const shifts = await readWeek(db, client, clinic_id, source.from);
    return copyWeek(shifts.map(inUse), source.from, to, facts);
  }
  const lines = await readLines(db, client, clinic_id, source.clinic_roster_template_id);
  if (lines.length === 0) throw refused('roster_week_empty');
  return applyTemplate(lines.map(inUse), to, facts);
}

export function valuesOfDraft(draft: WeekDraft): PlannedValues {
  const columnsOf = (type: WeekDraft['breaks'][number]['type']) => {
    const planned = draft.breaks.find((one) => one.type === type);
    return breakOf(planned?.length ?? null, planned?.start ?? null);
  };
  const [meal, rest] = [columnsOf('MEAL'), columnsOf('REST')];
  const [extraMeal, extraRest] = [columnsOf('EXTRA_MEAL'), columnsOf('EXTRA_REST')];
  const { user_id, user_whom_id, clinic_room_id, clinic_roster_shift_timing_id } = draft;
  return {
    ...{ user_id, user_whom_id, clinic_room_id, clinic_roster_shift_timing_id },
    roster_shift_type: draft.roster_shift_type,
    clinic_roster_date: draft.date,
    start_time: timeWithSeconds(draft.start),
    end_time: timeWithSeconds(draft.end),
    starts_at: draft.starts_at.toISOString(),
    ends_at: draft.ends_at.toISOString(),
    meal_break_duration: meal.length,
    meal_break_start_time: meal.start,
    meal_break_end_time: meal.end,
    rest_break_duration: rest.length,
    rest_break_start_time: rest.start,
    rest_break_end_time: rest.end,
    extra_meal_break_duration: extraMeal.length,
    extra_meal_break_start_time: extraMeal.start,
    extra_meal_break_end_time: extraMeal.end,
    extra_rest_break_duration: extraRest.length,
    extra_rest_break_start_time: extraRest.start,
    extra_rest_break_end_time: extraRest.end,
    message: draft.message,
  };
}
