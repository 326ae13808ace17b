import { publicHolidays } from '../../packages/db/src/public-holidays.ts';
import { states } from '../../packages/domain/src/index.ts';
import { seedMasterStock } from './masters-im.ts';
import { idOf, insert, type Sql } from './sql.ts';

/** Holidays are added from this year to the year after the current one. */
const firstYear = 2026;

/**
 * The day from which these adult rates an hour of the Health Professionals and Support Services Award
 * apply.
 */
const effectiveFrom = '2025-07-01';
const supportServices = ['25.74', '26.76', '27.79', '28.12', '29.07'];

/**
 * Adds the platform's masters. Tables that have rows are left alone, because the platform's staff may have
 * changed them.
 */
export async function seedMasters(sql: Sql): Promise<void> {
  await seedMasterStock(sql);
  if (await isEmpty(sql, 'holidays')) await seedHolidays(sql);
  if (await isEmpty(sql, 'master_employee_awards'))
    await insert(
      sql,
      'master_employee_awards',
      supportServices.map((rate, index) => ({
        id: idOf('master award', 'support services', String(index + 1), effectiveFrom),
        name: `Support Services Level ${index + 1}`,
        short_info: 'MA000027, adult, full-time and part-time',
        job_role: 'Support services employee',
        job_level: `Level ${index + 1}`,
        age: 'ADULT',
        pay_per_hour: rate,
        effective_from: effectiveFrom,
        status: 'ACTIVE',
        position: (index + 1) * 1024,
      })),
    );
}

async function seedHolidays(sql: Sql): Promise<void> {
  const { rows } = await sql('select extract(year from app.now())::int as year');
  const last = Math.max(Number(rows[0]?.year), firstYear) + 1;
  for (let year = firstYear; year <= last; year += 1)
    await insert(
      sql,
      'holidays',
      (await publicHolidays(year, states)).map((holiday) => ({
        id: idOf('holiday', holiday.date, holiday.name, holiday.state ?? ''),
        ...holiday,
      })),
    );
}

const isEmpty = async (sql: Sql, table: string): Promise<boolean> =>
  (await sql(`select 1 from ${table} limit 1`)).rows.length === 0;
