import { addDays, dayBounds, localDate } from '../../../packages/domain/src/index.ts';
import type { ClinicSeed } from '../organisation.ts';
import { daysFrom } from '../organisation.ts';
import { idOf, insert, type Row, type Sql } from '../sql.ts';
import type { DemoFeature, DemoOrganisation, DemoPerson } from './feature.ts';
import { weekday } from './weekday.ts';

const types = [
  // name, info, colour, paid, years, days, loading, accrual
  ['Annual leave', 'Four weeks a year', '#4882e5', 'PAID', 0, 20, 17.5, '0.0769230769'],
  ['Personal/carer’s leave', 'Ten days a year', '#e07a1c', 'PAID', 0, 10, 0, '0.0384615385'],
  ['Long service leave', 'After ten years', '#8667e2', 'PAID', 10, 43, 0, '0'],
  ['Compassionate leave', 'Two days an occasion', '#626c70', 'PAID', 0, 2, 0, '0'],
  ['Unpaid leave', 'By agreement', '#df5347', 'UNPAID', 0, 0, 0, '0'],
] as const;
type LeaveName = (typeof types)[number][0];

/** Requests for leave of the nth employee of each clinic. `from` is the start in days from today. */
const plans: readonly (readonly [
  nth: number,
  from: number,
  days: number,
  type: LeaveName,
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED',
  reason: string,
  answer?: string,
])[] = [
  [0, 16, 5, 'Annual leave', 'PENDING', 'Week at the coast with family'],
  [1, 18, 3, 'Annual leave', 'PENDING', 'School holidays begin'],
  [2, 30, 9, 'Annual leave', 'APPROVED', 'Christmas with my parents', 'Enjoy it'],
  [1, -12, 1, 'Personal/carer’s leave', 'APPROVED', 'Migraine'],
  [3, -24, 2, 'Personal/carer’s leave', 'APPROVED', 'My daughter was ill', 'Hope she is well again'],
  [2, 23, 2, 'Annual leave', 'REJECTED', 'Concert interstate', 'Peak Business Periods'],
  [4, 20, 4, 'Annual leave', 'CANCELLED', 'Trip that fell through'],
  [0, -2, 1, 'Compassionate leave', 'APPROVED', 'Funeral of my uncle', 'So sorry for your loss'],
  [3, 44, 10, 'Unpaid leave', 'PENDING', 'Wedding overseas'],
];

interface Absence {
  readonly plan: (typeof plans)[number];
  readonly clinic: ClinicSeed;
  readonly person: DemoPerson;
  readonly from: string;
  /** The days of the leave, from Monday to Friday. */
  readonly days: readonly string[];
}
/** @returns The planned leave of each clinic's people, with no day on a public holiday. */
export async function absencesOf(sql: Sql, tenant: DemoOrganisation): Promise<readonly Absence[]> {
  const { rows } = await sql('select date::text, state from holidays where start_time is null');
  return tenant.seed.clinics.flatMap((clinic, place) => {
    const holidays = new Set(
      rows.flatMap(({ date, state }) => (state === null || state === clinic.state ? [date] : [])),
    );
    const working = (date: string, step = 1): string => {
      const day = weekday(date, step);
      return holidays.has(day) ? working(addDays(day, step), step) : day;
    };
    const today = localDate(tenant.now, clinic.zone);
    const staff = tenant.staffOf(clinic).filter(({ clinics }) => clinics[0] === clinic.name);
    return plans.flatMap((plan) => {
      const [nth, ahead, length] = plan;
      const person = staff[nth];
      if (!person) return [];
      const from = working(addDays(today, ahead < 0 ? ahead - place : ahead + place * 3), ahead < 0 ? -1 : 1);
      const days = [from];
      while (days.length < length) days.push(working(addDays(days.at(-1) ?? from, 1)));
      return [{ plan, clinic, person, from, days }];
    });
  });
}

async function seedTypes(sql: Sql, client_id: string): Promise<void> {
  await insert(
    sql,
    'client_employee_leave_types',
    types.map(([name, short_info, color, leave_type, no_of_years], index) => ({
      id: idOf(client_id, 'leave type', name),
      client_id,
      name,
      short_info,
      color,
      leave_type,
      no_of_years,
      is_attachment_required: false,
      status: 'ACTIVE',
      position: (index + 1) * 1024,
    })),
  );
  await insert(
    sql,
    'client_employee_leave_type_configurations',
    types.map(([name, , , , , number_of_leaves_in_days, leave_loading, accrual_rate]) => ({
      id: idOf(client_id, 'leave configuration', name),
      client_id,
      client_employee_leave_type_id: idOf(client_id, 'leave type', name),
      number_of_leaves_in_days,
      hrs_per_day: '7.60',
      applicable_on: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
      leave_loading,
      accrual_rate,
    })),
  );
}

/** Adds a year's accruals and requests in each state, from which the database calculates the balances. */
export const seedLeave: DemoFeature = async (sql, tenant) => {
  const { seed, now, people, chance } = tenant;
  const client_id = seed.id;
  const typeId = (name: LeaveName) => idOf(client_id, 'leave type', name);
  await seedTypes(sql, client_id);
  const today = localDate(now, seed.zone);
  const employed = people.filter(({ role, blocked }) => !blocked && role !== 'client');
  await insert(
    sql,
    'employee_leave_ledger',
    employed.flatMap((person) => {
      const weekly = chance.pick([38, 38, 38, 30.4, 20]);
      const accrued = { 'Annual leave': (weekly * 52) / 13, 'Personal/carer’s leave': (weekly * 52) / 26 };
      return Object.entries(accrued).map(([name, hrs]) => ({
        id: idOf(person.id, 'accrual', name),
        client_id,
        user_id: person.id,
        client_employee_leave_type_id: typeId(name as LeaveName),
        kind: 'ACCRUAL',
        hrs: hrs.toFixed(6),
        period_start: addDays(today, -365),
        period_end: addDays(today, -1),
        created_at: daysFrom(now, -1),
      }));
    }),
  );
  const requests: Row[] = [];
  const days: Row[] = [];
  const history: Row[] = [];
  for (const absence of await absencesOf(sql, tenant)) {
    const { plan, clinic, person, from } = absence;
    const [, ahead, , type, status, reason, answer] = plan;
    const id = idOf(person.id, 'leave', from, type);
    const [leader] = tenant.leadersOf(clinic);
    const asked = daysFrom(now, Math.min(-1, ahead - 9));
    const decided = status === 'APPROVED' || status === 'REJECTED';
    const acted = status === 'PENDING' ? null : daysFrom(now, Math.min(-0.5, ahead - 6));
    requests.push({
      id,
      client_id,
      clinic_id: tenant.clinicId(clinic),
      user_id: person.id,
      client_employee_leave_type_id: typeId(type),
      is_time_in_lieu: false,
      leave_start_date: from,
      leave_end_date: absence.days.at(-1),
      leave_date: absence.days.length === 1 ? from : null,
      reason,
      attachments: [],
      status,
      total_paid_hrs: 0,
      total_unpaid_hrs: 0,
      no_of_leaves_accrued: type === 'Annual leave' ? 152 : 76,
      action_workspace_user_id: decided ? leader?.id : null,
      action_at: acted,
      action_message: answer ?? null,
      created_by_user_id: person.id,
      version: 1,
      created_at: asked,
    });
    history.push({
      id: idOf(id, 'asked'),
      client_id,
      employee_leave_id: id,
      user_id: person.id,
      action: 'requested',
      to_value: { status: 'PENDING' },
      note: reason,
      created_at: asked,
    });
    if (acted)
      history.push({
        id: idOf(id, 'acted'),
        client_id,
        employee_leave_id: id,
        user_id: decided ? leader?.id : person.id,
        action: status.toLowerCase(),
        to_value: { status },
        note: answer ?? null,
        created_at: acted,
      });
    const isPaid = types.some(([name, , , pay]) => name === type && pay === 'PAID');
    for (const date of absence.days) {
      const { start, end } = dayBounds(date, clinic.zone);
      days.push({
        id: idOf(id, date),
        client_id,
        employee_leave_id: id,
        user_id: person.id,
        clinic_id: tenant.clinicId(clinic),
        status,
        date,
        is_all_day: true,
        starts_at: start.toISOString(),
        ends_at: end.toISOString(),
        zone: clinic.zone,
        paid_hrs: isPaid ? '7.60' : 0,
        unpaid_hrs: isPaid ? 0 : '7.60',
      });
    }
  }
  await insert(sql, 'employee_leaves', requests);
  await insert(sql, 'employee_leave_days', days);
  await insert(sql, 'employee_leave_history', history);
};
