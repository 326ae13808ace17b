import { seedMasterStock } from './masters-im.ts';
import { idOf, insert, type Sql } from './sql.ts';

const ACT = 'AUSTRALIAN_CAPITAL_TERRITORY';
const NSW = 'NEW_SOUTH_WALES';
const NT = 'NORTHERN_TERRITORY';
const QLD = 'QUEENSLAND';
const SA = 'SOUTH AUSTRALIA';
const TAS = 'TASMANIA';
const VIC = 'VICTORIA';
const WA = 'WESTERN AUSTRALIA';

/** Public holidays until the end of 2027: the day, its name, the states (none: all of them), the hour from which it holds. */
const holidays: readonly (readonly [
  date: string,
  name: string,
  states?: readonly string[],
  from?: string,
])[] = [
  ['2026-10-05', 'Labour Day', [NSW, ACT, SA]],
  ['2026-10-05', "King's Birthday", [QLD]],
  ['2026-11-03', 'Melbourne Cup', [VIC]],
  ['2026-12-24', 'Christmas Eve', [QLD], '18:00'],
  ['2026-12-24', 'Christmas Eve', [SA, NT], '19:00'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-26', 'Boxing Day'],
  ['2026-12-28', 'Boxing Day (additional day)'],
  ['2026-12-31', "New Year's Eve", [SA, NT], '19:00'],
  ['2027-01-01', "New Year's Day"],
  ['2027-01-26', 'Australia Day'],
  ['2027-03-01', 'Labour Day', [WA]],
  ['2027-03-08', 'Labour Day', [VIC]],
  ['2027-03-08', 'Adelaide Cup', [SA]],
  ['2027-03-08', 'Canberra Day', [ACT]],
  ['2027-03-08', 'Eight Hours Day', [TAS]],
  ['2027-03-26', 'Good Friday'],
  ['2027-03-27', 'Easter Saturday', [ACT, NSW, NT, QLD, SA, VIC]],
  ['2027-03-28', 'Easter Sunday', [ACT, NSW, NT, QLD, SA, VIC, WA]],
  ['2027-03-29', 'Easter Monday'],
  ['2027-04-25', 'Anzac Day'],
  ['2027-04-26', 'Anzac Day (additional day)', [ACT, NT, QLD, SA, WA]],
  ['2027-05-03', 'Labour Day', [QLD]],
  ['2027-05-03', 'May Day', [NT]],
  ['2027-05-31', 'Reconciliation Day', [ACT]],
  ['2027-06-07', 'Western Australia Day', [WA]],
  ['2027-06-14', "King's Birthday", [ACT, NSW, NT, SA, TAS, VIC]],
  ['2027-08-02', 'Picnic Day', [NT]],
  ['2027-09-27', "King's Birthday", [WA]],
  ['2027-10-04', 'Labour Day', [NSW, ACT, SA]],
  ['2027-10-04', "King's Birthday", [QLD]],
  ['2027-11-02', 'Melbourne Cup', [VIC]],
  ['2027-12-24', 'Christmas Eve', [QLD], '18:00'],
  ['2027-12-24', 'Christmas Eve', [SA, NT], '19:00'],
  ['2027-12-25', 'Christmas Day'],
  ['2027-12-26', 'Boxing Day'],
  ['2027-12-27', 'Christmas Day (additional day)'],
  ['2027-12-28', 'Boxing Day (additional day)'],
  ['2027-12-31', "New Year's Eve", [SA, NT], '19:00'],
];

/** The adult rates of the Health Professionals and Support Services Award, an hour. */
const effectiveFrom = '2025-07-01';
const supportServices = ['25.74', '26.76', '27.79', '28.12', '29.07'];

/** The platform's masters; once there are any, they are the platform's to keep. */
export async function seedMasters(sql: Sql): Promise<void> {
  await seedMasterStock(sql);
  if (await isEmpty(sql, 'holidays'))
    await insert(
      sql,
      'holidays',
      holidays.flatMap(([date, name, states = [null], from = null]) =>
        states.map((state) => ({
          id: idOf('holiday', date, name, state ?? ''),
          name,
          date,
          state,
          start_time: from,
        })),
      ),
    );
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

const isEmpty = async (sql: Sql, table: string): Promise<boolean> =>
  (await sql(`select 1 from ${table} limit 1`)).rows.length === 0;
