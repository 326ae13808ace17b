import type { Tx } from '@operatory/db';
import type { PaidPerson } from '@operatory/domain';

type Db = Pick<Tx, '$queryRaw'>;
interface PaidRow {
  readonly user_id: string;
  readonly date_of_birth: string | null;
  readonly is_casual: boolean;
  readonly sub_level_id: string | null;
  readonly level_id: string;
}
type LevelRow = PaidPerson['level'] & { readonly id: string };

/** @returns The pay settings of these people. People without an award are left out. */
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
