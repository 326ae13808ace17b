import { addDays, localDate, wallToInstant } from '../../../packages/domain/src/index.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature } from './feature.ts';
import { weekday } from './weekday.ts';

const employeeTypes = [
  ['Dentist', 'General and children’s dentistry', /^dentist$/i],
  ['Orthodontist', 'Braces and aligners', /orthodontist/i],
  ['Oral health therapist', 'Hygiene and fillings', /therapist/i],
  ['Hygienist', 'Hygiene appointments', /hygienist/i],
  ['Dental assistant', 'Chairside', /assistant/i],
  ['Sterilisation nurse', 'Instruments and rooms', /sterilisation/i],
  ['Receptionist', 'Front desk', /reception/i],
  ['Practice manager', 'Runs a clinic', /manager/i],
] as const;

const timings = [
  ['Full day', '08:30', '17:00', '#4882e5'],
  ['Morning', '08:00', '13:00', '#e6a700'],
  ['Late', '11:30', '20:00', '#8667e2'],
  ['Saturday', '08:30', '13:00', '#158679'],
] as const;

const expenseTypes = [
  ['Consumables', 'Gloves, bibs, rinse', '#158679'],
  ['Laboratory', 'Crowns, trays, repairs', '#8667e2'],
  ['Repairs', 'Chairs, compressor, autoclave', '#e07a1c'],
  ['Utilities', 'Power, water, waste', '#4882e5'],
  ['Staff amenities', 'Kitchen, uniforms', '#389a4e'],
] as const;
const expenses = [
  ['Consumables', 'Nitrile gloves, 20 boxes', '238.00'],
  ['Staff amenities', 'Coffee and milk', '46.35'],
  ['Laboratory', 'Zirconia crown, tooth 26', '312.50'],
  ['Repairs', 'Compressor service', '495.00'],
  ['Utilities', 'Sharps and clinical waste', '184.80'],
  ['Consumables', 'Autoclave pouches and wrap', '129.90'],
  ['Laboratory', 'Night guard, upper', '165.00'],
  ['Staff amenities', 'Tunics, three', '207.00'],
  ['Utilities', 'Internet', '99.00'],
  ['Repairs', 'Suction hose, surgery 2', '88.60'],
] as const;

const contacts = [
  [
    'Laboratory',
    'Nadia Petrov',
    'Coastline Dental Ceramics',
    'CDC-4471',
    '02 9555 0141',
    'Cases out at 16:00',
  ],
  [
    'Supplier',
    'Grant Willis',
    'Southern Dental Supply',
    'SDS-20881',
    '02 9555 0162',
    'Orders before noon come next day',
  ],
  [
    'Equipment',
    'Rob Kaczmarek',
    'ChairTech Service',
    'CT-311',
    '0491 570 156',
    'Chairs and compressors, 24 hours',
  ],
  ['Waste', 'Customer desk', 'CleanStream Medical Waste', 'CS-90017', '02 9555 0183', 'Tuesdays and Fridays'],
  ['Referrals', 'Dr Helen Marsh', 'Bayside Oral Surgery', null, '02 9555 0194', 'Wisdom teeth, implants'],
  ['Trades', 'Tony Bianchi', 'Bianchi Plumbing', null, '0491 570 157', null],
] as const;

/** Kinds of staff, usual shifts, contacts, and a month of expenses. */
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
      position: (index + 1) * 1024,
    })),
  );
  for (const [name, , work] of employeeTypes)
    await sql('update users set client_employee_type_id = $2 where id = any($1)', [
      people.filter((person) => work.test(person.work ?? '')).map(({ id }) => id),
      idOf(client_id, 'employee type', name),
    ]);

  const rows = { timings: [] as Row[], expenseTypes: [] as Row[], contactTypes: [] as Row[] };
  const work = { contacts: [] as Row[], expenses: [] as Row[] };
  for (const [place, clinic] of seed.clinics.entries()) {
    const clinic_id = tenant.clinicId(clinic);
    const [leader] = tenant.leadersOf(clinic);
    if (!leader) continue;
    for (const [index, [name, start_time, end_time, color]] of timings.entries())
      rows.timings.push({
        id: idOf(clinic_id, 'timing', name),
        client_id,
        clinic_id,
        name,
        start_time,
        end_time,
        color,
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
    for (const [type, name, company_name, account_number, phone, notes] of contacts) {
      const clinic_contact_type_id = idOf(clinic_id, 'contact type', type);
      rows.contactTypes.push({
        id: clinic_contact_type_id,
        client_id,
        clinic_id,
        name: type,
        created_by_user_id: leader.id,
      });
      work.contacts.push({
        id: idOf(clinic_id, 'contact', name),
        client_id,
        clinic_id,
        clinic_contact_type_id,
        name,
        phone,
        account_number,
        company_name,
        email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@${company_name.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
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
