import type { Tx } from '@operatory/db';
import { type PaidPerson, type RosteredShift, rosterCosts, type ShiftCost } from '@operatory/domain';
import { type PlannedRow, planOf } from '../../commands/rosters/planned-shifts.ts';
import type { RosterHoliday } from './roster-week-rows.ts';

type Db = Pick<Tx, '$queryRaw'>;
interface PaidRow {
  readonly user_id: string;
  readonly date_of_birth: string | null;
  readonly is_casual: boolean;
  readonly sub_level_id: string | null;
  readonly level_id: string;
}
type LevelRow = PaidPerson['level'] & { readonly id: string };

/** How these people are paid; those without an award are missing. */
export async function readPaidPeople(
  db: Db,
  client: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, PaidPerson>> {
  const [paid, levels] = await Promise.all([
    db.$queryRaw<PaidRow[]>`
      select u.id as user_id, u.date_of_birth::text, coalesce(t.is_casual, false) as is_casual,
        u.employee_award_sub_level_id as sub_level_id, u.employee_award_level_id as level_id
      from users u left join client_employee_types t on t.client_id = u.client_id and t.id = u.client_employee_type_id
      where u.client_id = ${client}::uuid and u.id = any(${[...people]}::uuid[]) and u.employee_award_level_id is not null`,
    db.$queryRaw<LevelRow[]>`
      select l.id, l.is_age_required, l.is_overtime_sunday, l.is_overtime_public_holidays,
        l.casual_rate_percentage::text, l.saturday_casual_rate_percentage::text, l.sunday_casual_rate_percentage::text,
        l.public_holidays_casual_rate_percentage::text, l.overtime_time_and_half_percentage::text,
        l.overtime_double_time_percentage::text, l.overtime_sundays_percentage::text,
        l.overtime_public_holidays_percentage::text,
        (select coalesce(json_agg(json_build_object('id', s.id, 'pay_point', s.pay_point, 'age', s.age,
            'rates', (select coalesce(json_agg(json_build_object('effective_from', a.effective_from,
                'base_price', a.base_price::text)), '[]')
              from employee_award_rates a
              where a.client_id = s.client_id and a.employee_award_sub_level_id = s.id))), '[]')
          from employee_award_sub_levels s
          where s.client_id = l.client_id and s.employee_award_level_id = l.id and s.deleted_at is null
        ) as employee_award_sub_levels
      from employee_award_levels l
      where l.client_id = ${client}::uuid and l.id in (select u.employee_award_level_id from users u
        where u.client_id = ${client}::uuid and u.id = any(${[...people]}::uuid[]))`,
  ]);
  const byId = new Map(levels.map((level) => [level.id, level]));
  return new Map(
    paid.flatMap(({ user_id, level_id, ...person }) => {
      const level = byId.get(level_id);
      return level ? [[user_id, { ...person, level }] as const] : [];
    }),
  );
}

type CostedRow = Omit<PlannedRow, 'user_id'> & { readonly user_id: string | null };

/** What each shift costs. Of each person, all shifts of the weeks must be given, with the state of their clinic. */
export function costsOf(
  shifts: readonly (CostedRow & { readonly state: string | null })[],
  people: ReadonlyMap<string, PaidPerson>,
  holidays: readonly RosterHoliday[],
): ReadonlyMap<string, ShiftCost> {
  const byState = new Map<string | null, readonly RosterHoliday[]>();
  const freeIn = (state: string | null) => {
    const known =
      byState.get(state) ?? holidays.filter((holiday) => holiday.state === null || holiday.state === state);
    byState.set(state, known);
    return known;
  };
  const rostered = shifts.map(
    (row): RosteredShift => ({
      ...planOf(row),
      id: row.id,
      user_id: row.user_id,
      roster_shift_type: row.roster_shift_type,
      holidays: freeIn(row.state),
    }),
  );
  return rosterCosts(rostered, people);
}

export interface ShownCost {
  readonly cost_cents: number | null;
  readonly cost_unknown: string | null;
}

/** The cents of a shift, or why they are not known. An open shift costs nothing yet. */
export function shownCost(user_id: string | null, cost: ShiftCost | undefined): ShownCost {
  if (user_id === null) return { cost_cents: null, cost_unknown: null };
  if (!cost) return { cost_cents: null, cost_unknown: 'no_award' };
  if (!cost.known) return { cost_cents: null, cost_unknown: cost.reason };
  return cost.missing.length > 0
    ? { cost_cents: null, cost_unknown: 'no_percentage' }
    : { cost_cents: cost.cents, cost_unknown: null };
}
