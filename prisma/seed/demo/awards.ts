import { idOf, insert } from '../sql.ts';
import type { DemoFeature } from './feature.ts';

const service = 'Support Services';
/** The adult rates an hour of MA000027 (Health Professionals and Support Services) from 1 July 2025. */
const levels = [
  ['Support Services L1', '25.74', /reception/i],
  ['Support Services L2', '26.76', null],
  ['Support Services L3', '27.79', /sterilisation/i],
  ['Support Services L4', '28.12', /assistant/i],
  ['Support Services L5', '29.07', null],
] as const;

export const seedAwards: DemoFeature = async (sql, { seed, people, now }) => {
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
  // One employee without an award level turns 21 soon. The others are older.
  const isPaid = (work: string | undefined) => levels.some(([, , kind]) => kind?.test(work ?? ''));
  const junior = people.find(({ role, work }) => role === 'client_employee' && !isPaid(work));
  for (const [index, { id }] of people.entries())
    await sql('update users set date_of_birth = $2::date where id = $1 and date_of_birth is null', [
      id,
      id === junior?.id ? birthOf(now, 16, 21) : birthOf(now, 9 + index * 23, 24 + ((index * 7) % 31)),
    ]);
};

/** @returns The birth date of somebody who turns `age` in `days` days. */
function birthOf(now: Date, days: number, age: number): string {
  const day = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return `${Number(day.slice(0, 4)) - age}${day.slice(4).replace('-02-29', '-02-28')}`;
}
