import { idOf, insert } from '../sql.ts';
import type { DemoFeature } from './feature.ts';

const service = 'Support Services';
/** MA000027 (Health Professionals and Support Services), adults, an hour from 1 July 2025. */
const levels = [
  ['Support Services L1', '25.74', /reception/i],
  ['Support Services L2', '26.76', null],
  ['Support Services L3', '27.79', /sterilisation/i],
  ['Support Services L4', '28.12', /assistant/i],
  ['Support Services L5', '29.07', null],
] as const;

/** The award's levels with their penalties on top of the base, and whom they pay. */
export const seedAwards: DemoFeature = async (sql, { seed, people }) => {
  const client_id = seed.id;
  const levelId = (name: string) => idOf(client_id, 'award', name);
  await insert(
    sql,
    'employee_award_levels',
    levels.map(([name], index) => ({
      id: levelId(name),
      client_id,
      service_type: service,
      name,
      is_age_required: true,
      is_payPoint_required: false,
      is_experience_required: false,
      casual_rate_percentage: 25,
      saturday_casual_rate_percentage: 75,
      sunday_casual_rate_percentage: 75,
      public_holidays_casual_rate_percentage: 175,
      overtime_time_and_half_percentage: 50,
      overtime_double_time_percentage: 100,
      overtime_sundays_percentage: 100,
      overtime_public_holidays_percentage: 150,
      is_overtime_sunday: false,
      is_overtime_public_holidays: false,
      status: 'ACTIVE',
      position: (index + 1) * 1024,
    })),
  );
  await insert(
    sql,
    'employee_award_sub_levels',
    levels.map(([name, base_price]) => ({
      id: idOf(levelId(name), 'ADULT'),
      client_id,
      employee_award_level_id: levelId(name),
      age: 'ADULT',
      description: 'Pay guide of 1 July 2025',
      base_price,
      effective_from: '2025-07-01',
    })),
  );
  for (const [name, , work] of levels)
    if (work)
      await sql(
        'update users set employee_award_level_id = $2, employee_award_sub_level_id = $3 where id = any($1)',
        [
          people.filter((person) => work.test(person.work ?? '')).map(({ id }) => id),
          levelId(name),
          idOf(levelId(name), 'ADULT'),
        ],
      );
};
