import {
  address,
  all,
  and,
  boolean,
  colour,
  date,
  email,
  image,
  longText,
  money,
  not,
  number,
  oneOf,
  or,
  percent,
  phone,
  reference,
  someOf,
  text,
  words,
} from '@operatory/resource';
import { genders, weekdayChoices } from '../choices.ts';
import {
  byRole,
  editing,
  maskedUnless,
  maySignIn,
  mine,
  referenceTo,
  sharesMyClinic,
  viewing,
} from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import {
  confidential,
  directory,
  editableAll,
  editableDirectory,
  editableEmployment,
  employment,
  myAccount,
  ownersColumns,
  referenceColumns,
} from './user-columns.ts';

const self = mine('id');
const near = or(self, sharesMyClinic);
const holds = (...names: readonly string[]) => ({
  j_users_user_roles: { user_role: { name: { _in: names } } },
});
const named = referenceTo('Users', referenceColumns);
const ownRow = { filter: self, check: self, columns: myAccount };

// Everybody in the client reads names, because cards, comments and old records show them. These other columns
// are null outside the user's clinics.
const beyond = directory.filter((column) => !(referenceColumns as readonly string[]).includes(column));

export const profileStatuses = [
  { value: 'INVITED', label: 'Invited', colour: 'blue' },
  { value: 'ACTIVE', label: 'Active', colour: 'green' },
  { value: 'INACTIVE', label: 'Inactive', colour: 'gray' },
] as const;

const salaryMeasures = [
  { value: 'HOUR', label: 'Hour' },
  { value: 'WEEK', label: 'Week' },
  { value: 'YEAR', label: 'Year' },
] as const;

export const user = resource('users', {
  module: 'Users',
  title: 'display_name',
  fields: {
    display_name: text({ required: true, maxLength: 60, label: 'Display name' }),
    first_name: text({ required: true, maxLength: 30, only: 'no digits' }),
    middle_name: text({ maxLength: 30, only: 'no digits' }),
    last_name: text({ required: true, maxLength: 30, only: 'no digits' }),
    email: email({ label: 'Email', readOnly: true }),
    phone: phone(),
    gender: oneOf(genders),
    date_of_birth: date(),
    address: address(),
    profile_image: image('profile_images', { label: 'Picture' }),
    color_code: colour({ label: 'Colour' }),
    profile_status: oneOf(profileStatuses, { label: 'Status', readOnly: true }),
    clinicid: reference('clinics', 'clinic', { label: 'Home clinic' }),
    client_employee_type_id: reference('client_employee_types', 'client_employee_type', {
      label: 'Employee type',
    }),
    employee_award_level_id: reference('employee_award_levels', 'employee_award_level', {
      label: 'Award level',
    }),
    employee_award_sub_level_id: reference('employee_award_sub_levels', 'employee_award_sub_level', {
      label: 'Pay point',
    }),
    bio: longText({ maxLength: 1000 }),
    max_hours_per_week: number({ min: 0, max: 168 }),
    ip_required: boolean({ label: 'Only allow sign-in from allowed addresses' }),
    joining_date: date({ label: 'Joined' }),
    service_type: text({ label: 'Work', maxLength: 60 }),
    level: text({ maxLength: 60 }),
    milestone: text({ maxLength: 60 }),
    experience: text({ maxLength: 200 }),
    client_type: text({ label: 'Employment type', maxLength: 60 }),
    is_time_in_lieu_applicable: boolean({ label: 'Time in lieu' }),
    salary: money(),
    salary_measure: oneOf(salaryMeasures, { label: 'Salary per' }),
    bonus_per_hr: money({ label: 'Bonus per hour' }),
    superannuation_percentage: percent({ label: 'Superannuation' }),
    allergies: longText({ maxLength: 500 }),
    vaccinations: words({ hint: 'One per line, with the year' }),
    medical_history: longText({ label: 'Medical history', maxLength: 2000 }),
    bank_account_holder_name: text({ label: 'Account holder', maxLength: 60 }),
    bank_name: text({ label: 'Bank', maxLength: 60 }),
    bank_branch_name: text({ label: 'Branch', maxLength: 60 }),
    bank_bsb: text({ label: 'BSB', only: 'digits', minLength: 6, maxLength: 6 }),
    bank_account_number: text({ label: 'Account number', only: 'digits', maxLength: 12 }),
    taxes: text({ label: 'Tax details', maxLength: 200 }),
    available_days: someOf(weekdayChoices, { label: 'Available days' }),
    emergency_contact_name: text({ maxLength: 60 }),
    emergency_contact_phone: phone(),
    emergency_contact_relation: text({ label: 'Emergency contact relationship', maxLength: 30 }),
  },
  list: {
    columns: ['display_name', 'email', 'phone', 'clinicid', 'profile_status'],
    sort: 'display_name',
    search: ['display_name'],
  },
  form: [
    ['profile_image', 'color_code'],
    ['display_name'],
    ['first_name', 'middle_name', 'last_name'],
    ['phone', 'gender', 'date_of_birth'],
    ['address'],
    ['emergency_contact_name', 'emergency_contact_phone', 'emergency_contact_relation'],
    ['bio'],
  ],
  picker: { title: 'Select Users', please: 'Please Select User', where: maySignIn },
  // Only commands invite, block and give roles. Users are never deleted.
  permissions: byRole({
    client_admin: {
      select: [
        viewing('Users', all, [...directory, ...employment, ...confidential], {
          masks: maskedUnless(confidential, all),
        }),
        named,
      ],
      update: [editing('Users', all, editableAll), ownRow],
    },
    clinic_admin: {
      select: [
        viewing('Users', all, [...directory, ...employment, ...confidential], {
          masks: { ...maskedUnless([...beyond, ...employment], near), ...maskedUnless(confidential, self) },
        }),
        named,
      ],
      update: [
        editing(
          'Users',
          or(self, and(sharesMyClinic, not(holds('client_admin', 'client')))),
          editableEmployment,
        ),
        ownRow,
      ],
    },
    client_employee: {
      select: [
        viewing('Users', all, [...directory, ...employment, ...confidential], {
          masks: { ...maskedUnless(beyond, near), ...maskedUnless([...employment, ...confidential], self) },
        }),
        named,
      ],
      update: [
        editing(
          'Users',
          or(self, and(sharesMyClinic, not(holds('client_admin', 'client', 'clinic_admin', 'super_admin')))),
          editableDirectory,
        ),
        ownRow,
      ],
    },
    client: {
      select: [
        viewing('Users', all, [...new Set([...ownersColumns, ...myAccount])], {
          masks: maskedUnless(
            myAccount.filter((column) => !(ownersColumns as readonly string[]).includes(column)),
            self,
          ),
        }),
        named,
      ],
      update: [ownRow],
    },
  }),
});
