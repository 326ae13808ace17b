import { addDays, hasGrant, wallToInstant, weekOf } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';

type Row = Readonly<Record<string, unknown>>;
export interface SampleClinic {
  readonly id: string;
  readonly zone: string;
  /** The current date at the clinic, `yyyy-mm-dd`. */
  readonly today: string;
}
/** Sample rows of one table. Tables are filled in the order of the list. */
export interface SampleTable {
  readonly table: string;
  readonly kind: string;
  readonly module: string;
  readonly rows: (clinic: SampleClinic, actor: Pick<SignedIn, 'user_id'>) => readonly Row[];
}

const named = (name: string): string => `${name} (sample)`;

/** Each sample task has a name, a priority, and a number of days from today until it is due. */
const tasks = [
  ['Call patients who are due for a check-up', 'MEDIUM', 2],
  ['Order new curing light tips', 'LOW', 5],
  ['Test the autoclave and file the report', 'HIGH', 0],
  ['Prepare the room for the implant on Thursday', 'HIGH', 1],
  ['Update the price list at the front desk', 'LOW', 9],
] as const;
const contacts = [
  ['City Dental Lab', 'City Dental Lab', '0291234567'],
  ['Sparkle Cleaning', 'Sparkle Cleaning', '0297654321'],
  ['Coast IT Support', 'Coast IT Support', '0290001234'],
] as const;
/** Each sample product has a name, a code, a unit and a price. */
const products = [
  ['Nitrile gloves, medium', 'GLV-M', 'box', '14.90'],
  ['Composite syringe A2', 'CMP-A2', 'syringe', '46.50'],
  ['Sterilisation pouches', 'PCH-90', 'box', '22.00'],
  ['Lidocaine cartridges', 'LID-50', 'box', '61.75'],
] as const;
const shifts = [
  ['08:30', '17:00'],
  ['09:00', '13:00'],
] as const;

/** Draft shifts without a person on the weekdays of next week. */
function weekOfShifts({ zone, today }: SampleClinic): readonly Row[] {
  const monday = addDays(weekOf(today), 7);
  return [0, 1, 2, 3, 4].flatMap((day) =>
    shifts.map(([start, end]) => {
      const date = addDays(monday, day);
      return {
        clinic_roster_date: date,
        start_time: start,
        end_time: end,
        starts_at: wallToInstant(date, start, zone).toISOString(),
        ends_at: wallToInstant(date, end, zone).toISOString(),
        zone,
        message: 'Sample shift',
      };
    }),
  );
}

export const sampleTables: readonly SampleTable[] = [
  {
    table: 'tasks',
    kind: 'task',
    module: 'tasks',
    rows: ({ today }, { user_id }) =>
      tasks.map(([name, priority, days]) => ({
        name: named(name),
        priority,
        start_date: today,
        deadline_date: addDays(today, days),
        assigned_by_user_id: user_id,
        assigned_to_user_id: user_id,
      })),
  },
  {
    table: 'clinic_contacts',
    kind: 'contact',
    module: 'contacts',
    rows: (_clinic, { user_id }) =>
      contacts.map(([name, company_name, phone]) => ({
        name: named(name),
        company_name,
        phone,
        created_by_user_id: user_id,
      })),
  },
  {
    table: 'clinic_im_products',
    kind: 'product',
    module: 'clinic-im-products',
    rows: ({ today }) =>
      products.map(([name, code, quantity_type, purchase_price]) => ({
        name: named(name),
        code,
        quantity_type,
        purchase_price,
        created_date: today,
      })),
  },
  { table: 'clinic_rosters', kind: 'shift', module: 'clinic-rosters', rows: weekOfShifts },
  {
    table: 'client_documents',
    kind: 'document',
    module: 'client-documents',
    rows: (_clinic, { user_id }) => [
      {
        name: named('Welcome to the practice'),
        description: 'Where everything is, who to ask, and what to do on the first day.',
        created_by_user_id: user_id,
      },
    ],
  },
];

/** @returns The tables to which the user may add rows. The client's plan may not include all modules. */
export const sampleTablesOf = ({ grants }: Pick<SignedIn, 'grants'>): readonly SampleTable[] =>
  sampleTables.filter(({ module }) => hasGrant(grants, module, 'ADD'));
