import {
  all,
  and,
  type BoolExp,
  boolean,
  count,
  date,
  dateTime,
  eq,
  file,
  files,
  inWords,
  isNull,
  longText,
  not,
  oneOf,
  or,
  reference,
  type TablePermissions,
  time,
} from '@operatory/resource';
import { columns } from '../models.gen.ts';
import { byRole, maskedUnless, mine, ofMyClinics, undeleted, viewing } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { rosterShiftTypes } from './roster-choices.ts';

const published = eq('published', true);
/** Unrostered shifts are excluded, because their times show when somebody actually worked. */
const planned = not(eq('roster_shift_type', 'UNROSTERED'));
/** Columns that only the shift's person and users with clinic-rosters VIEW see. */
const own = [
  'clocked_in_at',
  'clocked_in_message',
  'clocked_in_synced_at',
  'clocked_out_at',
  'clocked_out_message',
  'clocked_out_synced_at',
  'clocked_in_photo',
  'clocked_out_photo',
  'check_in_attachments',
  'check_out_attachments',
] as const;
/**
 * Columns that only users with clinic-rosters VIEW see: unpublished changes, and what the server notes
 * about notifications.
 */
const managed = ['draft', 'version', 'updated_at', 'missed_notified_at', 'forgotten_notified_at'];
const shown = Object.keys(columns.clinic_rosters).filter((column) => !managed.includes(column));

/**
 * Users with clinic-rosters VIEW also read drafts. Users with my-roster VIEW read their own published
 * shifts and those of their clinics.
 */
const permissions = (near: BoolExp): TablePermissions => ({
  select: [
    viewing('clinic-rosters', and(near, undeleted)),
    viewing('my-roster', and(or(mine(), and(near, planned)), published, undeleted), shown, {
      // The message of an open shift is visible to people who could take it.
      masks: { ...maskedUnless(own, mine()), message: or(mine(), isNull('user_id')) },
    }),
  ],
});

const breakOf = (name: string) => ({
  [`${name}_duration`]: count({ label: `${inWords(name)} (minutes)`, min: 1, max: 240 }),
  [`${name}_start_time`]: time({
    label: `${inWords(name)} from`,
    within: { from: 'start_time', to: 'end_time' },
  }),
  [`${name}_end_time`]: time({ readOnly: true }),
});

/**
 * Only commands write shifts, because the stored instants are calculated from wall times in the clinic's
 * zone.
 */
export const clinicRoster = resource('clinic_rosters', {
  module: 'clinic-rosters',
  title: 'clinic_roster_date',
  singular: 'Shift',
  plural: 'Rosters',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true, where: eq('status', 'ACTIVE') }),
    user_id: reference('users', 'user', { label: 'Employee', hint: 'Leave empty for an open shift' }),
    user_whom_id: reference('users', 'user_whom', { label: 'Works with' }),
    clinic_room_id: reference('clinic_rooms', 'clinic_room', {
      label: 'Room',
      where: eq('status', 'ACTIVE'),
    }),
    clinic_roster_shift_timing_id: reference('clinic_roster_shift_timings', 'clinic_roster_shift_timing', {
      label: 'Shift timing',
      where: eq('status', 'ACTIVE'),
    }),
    roster_shift_type: oneOf(rosterShiftTypes, { label: 'Type' }),
    clinic_roster_date: date({ required: true, label: 'Date' }),
    start_time: time({ required: true, label: 'Start' }),
    end_time: time({ required: true, label: 'End' }),
    starts_at: dateTime({ label: 'Starts', readOnly: true }),
    ends_at: dateTime({ label: 'Ends', readOnly: true }),
    ...breakOf('meal_break'),
    ...breakOf('rest_break'),
    ...breakOf('extra_meal_break'),
    ...breakOf('extra_rest_break'),
    message: longText({ maxLength: 500 }),
    published: boolean({ readOnly: true }),
    clocked_in_at: dateTime({ label: 'Clocked in', readOnly: true }),
    clocked_in_photo: file('clinic_rosters', { label: 'Photo at clock-in', readOnly: true }),
    check_in_attachments: files('clinic_rosters', { readOnly: true }),
    clocked_out_at: dateTime({ label: 'Clocked out', readOnly: true }),
    clocked_out_photo: file('clinic_rosters', { label: 'Photo at clock-out', readOnly: true }),
    check_out_attachments: files('clinic_rosters', { readOnly: true }),
  },
  list: {
    columns: [
      'clinic_roster_date',
      'start_time',
      'end_time',
      'user_id',
      'clinic_room_id',
      'clinic_id',
      'published',
      'clocked_in_at',
      'clocked_out_at',
    ],
    sort: 'starts_at',
    search: ['message'],
  },
  form: [
    ['clinic_id', 'clinic_roster_date'],
    ['user_id', 'user_whom_id'],
    ['clinic_roster_shift_timing_id', 'roster_shift_type'],
    ['start_time', 'end_time'],
    ['clinic_room_id'],
    ['meal_break_duration', 'meal_break_start_time'],
    ['rest_break_duration', 'rest_break_start_time'],
    ['extra_meal_break_duration', 'extra_meal_break_start_time'],
    ['extra_rest_break_duration', 'extra_rest_break_start_time'],
    ['message'],
  ],
  picker: {
    title: 'Select Clinic rosters',
    please: 'Please Select Clinic roster',
    details: ['start_time', 'end_time', 'user_id', 'clinic_id'],
  },
  csv: {
    file: 'Rosters.csv',
    columns: [
      'clinic_roster_date',
      'start_time',
      'end_time',
      'user_id',
      'user_whom_id',
      'clinic_room_id',
      'clinic_id',
      'roster_shift_type',
      'published',
      'clocked_in_at',
      'clocked_out_at',
    ],
  },
  permissions: byRole({
    client_admin: permissions(all),
    clinic_admin: permissions(ofMyClinics()),
    client_employee: permissions(ofMyClinics()),
  }),
});
