import { addDays, localDate, wallToInstant } from '../../../packages/domain/src/index.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature } from './feature.ts';
import { practiceOf, type TimingName } from './practices/index.ts';
import { weekday } from './weekday.ts';

const employeeTypes = [
  ['Dentist', 'General dentistry', /^dentist$/i],
  ['Orthodontist', 'Braces and aligners', /orthodontist/i],
  ['Oral surgeon', 'Implants and extractions', /oral surgeon/i],
  ['Paediatric dentist', 'Children’s dentistry', /paediatric dentist/i],
  ['Oral health therapist', 'Hygiene and fillings', /therapist/i],
  ['Hygienist', 'Hygiene appointments', /hygienist/i],
  ['Dental assistant', 'Chairside', /assistant/i],
  ['Sterilisation nurse', 'Instruments and rooms', /sterilisation/i],
  ['Receptionist', 'Front desk', /reception/i],
  ['Practice manager', 'Runs a clinic', /manager/i],
  // Only some of the assistants are casual; they are chosen below.
  ['Casual assistant', 'Chairside, when needed', /^casual/i],
] as const;

const timingColours: Readonly<Record<TimingName, string>> = {
  'Full day': '#4882e5',
  Morning: '#e6a700',
  Late: '#8667e2',
  Saturday: '#158679',
};

const expenseTypes = [
  ['Consumables', 'Gloves, bibs, rinse', '#158679'],
  ['Laboratory', 'Crowns, trays, repairs', '#8667e2'],
  ['Repairs', 'Chairs, compressor, autoclave', '#e07a1c'],
  ['Utilities', 'Power, water, waste', '#4882e5'],
  ['Staff amenities', 'Kitchen, uniforms', '#389a4e'],
] as const;

export const seedMastersOfClinics: DemoFeature = async (sql, tenant) => {
  const { seed, people, now } = tenant;
  const client_id = seed.id;
  await insert(
    sql,
    'client_employee_types',
    employeeTypes.map(([name, short_info], index) => ({
      id: idOf(client_id, 'employee type', name),
      client_id,
      name,
      short_info,
      is_casual: /^casual/i.test(name),
      position: (index + 1) * 1024,
    })),
  );
  for (const [name, , work] of employeeTypes)
    await sql('update users set client_employee_type_id = $2 where id = any($1)', [
      people.filter((person) => work.test(person.work ?? '')).map(({ id }) => id),
      idOf(client_id, 'employee type', name),
    ]);
  const assistants = people.filter(({ work }) => /assistant/i.test(work ?? ''));
  await sql('update users set client_employee_type_id = $2 where id = any($1)', [
    assistants.filter((_, nth) => nth % 4 === 3).map(({ id }) => id),
    idOf(client_id, 'employee type', 'Casual assistant'),
  ]);

  const rows = { timings: [] as Row[], expenseTypes: [] as Row[], contactTypes: [] as Row[] };
  const work = { contacts: [] as Row[], expenses: [] as Row[] };
  for (const [place, clinic] of seed.clinics.entries()) {
    const clinic_id = tenant.clinicId(clinic);
    const [leader] = tenant.leadersOf(clinic);
    if (!leader) continue;
    const { timings, contacts, expenses } = practiceOf(clinic);
    for (const [index, [name, { start, end }]] of Object.entries(timings).entries())
      rows.timings.push({
        id: idOf(clinic_id, 'timing', name),
        client_id,
        clinic_id,
        name,
        start_time: start,
        end_time: end,
        color: timingColours[name as TimingName],
        position: (index + 1) * 1024,
      });
    for (const [index, [name, short_info, color]] of expenseTypes.entries())
      rows.expenseTypes.push({
        id: idOf(clinic_id, 'expense type', name),
        client_id,
        clinic_id,
        name,
        short_info,
        color,
        position: (index + 1) * 1024,
      });
    for (const { type, name, company, account, phone, notes } of contacts) {
      const clinic_contact_type_id = idOf(clinic_id, 'contact type', type);
      rows.contactTypes.push({
        id: clinic_contact_type_id,
        client_id,
        clinic_id,
        name: type,
        created_by_user_id: leader.id,
      });
      work.contacts.push({
        id: idOf(clinic_id, 'contact', name, company),
        client_id,
        clinic_id,
        clinic_contact_type_id,
        name,
        phone,
        account_number: account,
        company_name: company,
        email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@${company.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
        notes,
        created_by_user_id: leader.id,
      });
    }
    const today = localDate(now, clinic.zone);
    for (const [index, [type, name, amount]] of expenses.entries()) {
      const expense_date = weekday(addDays(today, -(index * 3 + place + 1)), -1);
      work.expenses.push({
        id: idOf(clinic_id, 'expense', name),
        client_id,
        clinic_id,
        created_by_userid: leader.id,
        clinic_expense_type_id: idOf(clinic_id, 'expense type', type),
        name,
        amount,
        internal_note: type === 'Repairs' ? 'Under contract; invoice to follow' : null,
        expense_date,
        attachments: [],
        created_at: wallToInstant(expense_date, '07:50', clinic.zone).toISOString(),
      });
    }
  }
  const defaults = (list: readonly Row[]) => list.map((row) => ({ ...row, status: 'ACTIVE' }));
  await insert(sql, 'clinic_roster_shift_timings', defaults(rows.timings));
  await insert(sql, 'client_expense_types', defaults(rows.expenseTypes));
  await insert(sql, 'clinic_contact_types', defaults(rows.contactTypes));
  await insert(sql, 'clinic_contacts', defaults(work.contacts));
  await insert(sql, 'clinic_expenses', work.expenses);
};
