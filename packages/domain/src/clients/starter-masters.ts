import { weekdays } from '../choices.ts';

/** The lists in this file are what a new organisation starts with. It can change all of them. */

export const starterTaskLevels = [
  { name: 'Waiting on lab', color: '#1864ab', short_info: 'The case is at the lab' },
  { name: 'Waiting on patient', color: '#e67700', short_info: 'We need a call or a form from the patient' },
  { name: 'Waiting on supplier', color: '#862e9c', short_info: 'Ordered, not delivered yet' },
  { name: 'Ready to check', color: '#2b8a3e', short_info: 'Done. A second person checks it' },
] as const;

export const starterEmployeeTypes = [
  { name: 'Dentist', short_info: 'General dentistry', is_casual: false },
  { name: 'Oral health therapist', short_info: 'Hygiene and fillings', is_casual: false },
  { name: 'Dental assistant', short_info: 'Chairside', is_casual: false },
  { name: 'Receptionist', short_info: 'Front desk', is_casual: false },
  { name: 'Practice manager', short_info: 'Runs a clinic', is_casual: false },
  { name: 'Casual assistant', short_info: 'Chairside, when needed', is_casual: true },
] as const;

interface StarterLeaveType {
  readonly name: string;
  readonly short_info: string;
  readonly color: string;
  readonly leave_type: 'PAID' | 'UNPAID';
  readonly no_of_years: number;
  readonly configuration: {
    readonly number_of_leaves_in_days: number;
    readonly leave_loading: number;
    /** Hours of leave for each ordinary hour, such as 1/13. */
    readonly accrual_rate: string;
  };
}
export const starterLeaveTypes: readonly StarterLeaveType[] = [
  {
    name: 'Annual leave',
    short_info: 'Four weeks a year',
    color: '#4882e5',
    leave_type: 'PAID',
    no_of_years: 0,
    configuration: { number_of_leaves_in_days: 20, leave_loading: 17.5, accrual_rate: '0.0769230769' },
  },
  {
    name: 'Personal/carer’s leave',
    short_info: 'Ten days a year',
    color: '#e07a1c',
    leave_type: 'PAID',
    no_of_years: 0,
    configuration: { number_of_leaves_in_days: 10, leave_loading: 0, accrual_rate: '0.0384615385' },
  },
  {
    name: 'Long service leave',
    short_info: 'After ten years',
    color: '#8667e2',
    leave_type: 'PAID',
    no_of_years: 10,
    configuration: { number_of_leaves_in_days: 43, leave_loading: 0, accrual_rate: '0' },
  },
  {
    name: 'Compassionate leave',
    short_info: 'Two days an occasion',
    color: '#626c70',
    leave_type: 'PAID',
    no_of_years: 0,
    configuration: { number_of_leaves_in_days: 2, leave_loading: 0, accrual_rate: '0' },
  },
  {
    name: 'Unpaid leave',
    short_info: 'By agreement',
    color: '#df5347',
    leave_type: 'UNPAID',
    no_of_years: 0,
    configuration: { number_of_leaves_in_days: 0, leave_loading: 0, accrual_rate: '0' },
  },
];

/** A day of leave has these values in all starter leave types. */
export const starterLeaveDay = {
  hrs_per_day: '7.60',
  applicable_on: weekdays.slice(1, 6),
} as const;

export const starterDocumentCategories = [
  { name: 'Policies', short_info: 'What we all keep to', is_confidential: false, employee_roles: [] },
  {
    name: 'Clinical procedures',
    short_info: 'How it is done, step by step',
    is_confidential: false,
    employee_roles: [],
  },
  {
    name: 'Employment',
    short_info: 'Contracts and reviews',
    is_confidential: true,
    employee_roles: ['clinic_admin'],
  },
] as const;

export const starterTrainingCategories = [
  { name: 'Infection control', color: '#2b8a3e', short_info: 'Hands, instruments, surfaces' },
  { name: 'Emergencies', color: '#c92a2a', short_info: 'CPR, fire, allergic reactions' },
  { name: 'Systems', color: '#1864ab', short_info: 'Software and equipment' },
] as const;

type StarterRow = Readonly<Record<string, string>>;
/** The lists that the first clinic of a new organisation gets, by table. */
export const starterClinicLists: Readonly<Record<string, readonly StarterRow[]>> = {
  clinic_roster_shift_timings: [
    { name: 'Full day', start_time: '08:30', end_time: '17:00', color: '#4882e5' },
    { name: 'Morning', start_time: '08:00', end_time: '13:00', color: '#e6a700' },
    { name: 'Late', start_time: '11:30', end_time: '20:00', color: '#8667e2' },
    { name: 'Saturday', start_time: '08:30', end_time: '13:00', color: '#158679' },
  ],
  client_expense_types: [
    { name: 'Consumables', short_info: 'Gloves, bibs, rinse', color: '#158679' },
    { name: 'Laboratory', short_info: 'Crowns, trays, repairs', color: '#8667e2' },
    { name: 'Repairs', short_info: 'Chairs, compressor, autoclave', color: '#e07a1c' },
    { name: 'Utilities', short_info: 'Power, water, waste', color: '#4882e5' },
    { name: 'Staff amenities', short_info: 'Kitchen, uniforms', color: '#389a4e' },
  ],
  clinic_contact_types: [
    { name: 'Laboratory' },
    { name: 'Supplier' },
    { name: 'Equipment service' },
    { name: 'Building and cleaning' },
    { name: 'IT support' },
  ],
  clinic_storage_locations: [
    { name: 'Store room' },
    { name: 'Sterilisation cupboard' },
    { name: 'Fridge', short_info: 'What must be kept cool' },
  ],
};
