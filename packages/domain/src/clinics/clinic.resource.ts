import {
  address,
  all,
  boolean,
  count,
  dateTime,
  email,
  money,
  nameText,
  none,
  oneOf,
  phone,
  point,
  text,
} from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { shownToSupplier } from '../orders/order-scopes.ts';
import {
  adding,
  byRole,
  editing,
  maskedUnless,
  ofMyClinics,
  referenceTo,
  viewing,
} from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { states, zones } from '../time/zones.ts';

const own = ofMyClinics('id');
const write = [
  'name',
  'internal_code',
  'address',
  'geo_point',
  'state',
  'zone',
  'phone',
  'email',
  'landline',
  'weekly_budget',
  'is_unrostered_clock_in_allowed',
  'status',
] as const;
// Employees clock in on their dashboard, so they must know whether they can do so without a shift.
const reference = referenceTo('clinics', ['id', 'name', 'status', 'is_unrostered_clock_in_allowed']);
const withoutBudget = { masks: maskedUnless(['weekly_budget'], none) };

export const clinic = resource('clinics', {
  module: 'clinics',
  title: 'name',
  fields: {
    name: nameText(),
    internal_code: text({ label: 'Internal code', maxLength: 30 }),
    short_id: count({ label: 'Number', readOnly: true }),
    address: address(),
    geo_point: point({ label: 'Map location' }),
    state: oneOf(states, { required: true }),
    zone: oneOf(zones, { label: 'Time zone', hint: 'Set from the state unless you choose another' }),
    phone: phone(),
    landline: phone(),
    email: email({ label: 'Email' }),
    weekly_budget: money({ label: 'Weekly budget' }),
    is_unrostered_clock_in_allowed: boolean({
      label: 'Unrostered clock-in',
      hint: 'People can clock in when they have no shift',
    }),
    status: oneOf(activeStatuses),
    sterilisation_setting_status: oneOf(activeStatuses, {
      label: 'Steriliser log',
      hint: 'Active while the clinic has an active steriliser',
      readOnly: true,
    }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: ['name', 'internal_code', 'state', 'phone', 'email', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [
    ['name', 'internal_code'],
    ['address'],
    ['geo_point'],
    ['state', 'zone', 'weekly_budget'],
    ['phone', 'landline', 'email'],
    ['is_unrostered_clock_in_allowed', 'status'],
  ],
  picker: { title: 'Select Clinic', please: 'Please Select Clinic' },
  // Clinics cannot be deleted. A closed clinic becomes INACTIVE.
  permissions: {
    // A supplier needs the address and the contact to deliver.
    vendor: shownToSupplier(ofMyClinics('id'), [
      'id',
      'name',
      'address',
      'state',
      'zone',
      'phone',
      'landline',
    ]),
    ...byRole({
      client_admin: {
        select: [viewing('clinics', all), reference],
        insert: [adding('clinics', all, write)],
        update: [editing('clinics', all, write)],
      },
      clinic_admin: {
        select: [viewing('clinics', own), reference],
        update: [editing('clinics', own, write)],
      },
      client_employee: {
        select: [viewing('clinics', own, '*', withoutBudget), reference],
        update: [
          editing(
            'clinics',
            own,
            write.filter((column) => column !== 'weekly_budget'),
          ),
        ],
      },
      client: { select: [viewing('clinics', all, '*', withoutBudget), reference] },
    }),
  },
});
