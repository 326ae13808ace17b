import { all, count, date, dateTime, longText, oneOf, reference, text } from '@operatory/resource';
import { ofMyClinics, standardRows } from '../permissions/scopes.ts';
import { partOf } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { instrumentCountStatuses, instrumentHistoryStatuses } from './instrument-choices.ts';

const module = 'instrument-counts';
const permissions = standardRows(
  { read: { client_admin: all, clinic_admin: ofMyClinics(), client_employee: ofMyClinics() } },
  { module },
);
const clinic_id = reference('clinics', 'clinic', { readOnly: true });
const instrument_count_item_id = reference('instrument_count_items', 'instrument_count_item', {
  label: 'Instrument',
  readOnly: true,
});

export const instrumentCount = resource('instrument_counts', {
  module,
  title: 'count_date',
  singular: 'Count',
  plural: 'Counts',
  fields: {
    clinic_id,
    count_date: date({ label: 'Day', readOnly: true }),
    status: oneOf(instrumentCountStatuses, { readOnly: true }),
    notes: longText({ maxLength: 1000 }),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Counted by', readOnly: true }),
    finished_by_user_id: reference('users', 'finished_by_user', { label: 'Finished by', readOnly: true }),
    finished_at: dateTime({ label: 'Finished', readOnly: true }),
  },
  list: {
    columns: ['count_date', 'status', 'created_by_user_id', 'finished_at', 'notes', 'clinic_id'],
    sort: '-count_date',
    search: ['notes'],
  },
  form: [['notes']],
  csv: {
    file: 'InstrumentCounts.csv',
    columns: ['count_date', 'status', 'created_by_user_id', 'finished_at', 'notes', 'clinic_id'],
  },
  permissions,
});

export const instrumentCountLine = resource('instrument_count_lines', {
  module,
  title: 'instrument_count_item_id',
  singular: 'Counted instrument',
  plural: 'Counted instruments',
  fields: {
    instrument_count_id: reference('instrument_counts', 'instrument_count', { label: 'Day' }),
    instrument_count_item_id,
    expected_quantity: count({ label: 'Expected', readOnly: true }),
    quantity: count({ label: 'Counted' }),
    notes: longText({ maxLength: 1000 }),
  },
  list: {
    columns: ['instrument_count_id', 'instrument_count_item_id', 'expected_quantity', 'quantity', 'notes'],
    sort: 'created_at',
    search: ['notes'],
  },
  form: [['quantity'], ['notes']],
  csv: {
    file: 'CountedInstruments.csv',
    columns: ['instrument_count_id', 'instrument_count_item_id', 'expected_quantity', 'quantity', 'notes'],
  },
  part: 'instrument_count_id',
  permissions: partOf({ parent: 'instrument_count', of: permissions }),
});

export const instrumentHistoryItem = resource('instrument_history_items', {
  module,
  title: 'instrument_count_item_id',
  singular: 'Missing or broken instrument',
  plural: 'Missing and broken instruments',
  fields: {
    clinic_id,
    instrument_count_id: reference('instrument_counts', 'instrument_count', { label: 'Day' }),
    instrument_count_item_id,
    reported_as: oneOf(instrumentHistoryStatuses.slice(0, 2), { label: 'Reported as', readOnly: true }),
    status: oneOf(instrumentHistoryStatuses),
    notes: longText({ maxLength: 1000 }),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Reported by', readOnly: true }),
    resolved_by_user_id: reference('users', 'resolved_by_user', { label: 'Resolved by', readOnly: true }),
    resolved_at: dateTime({ label: 'Resolved', readOnly: true }),
    resolution_note: text({ label: 'Action taken', maxLength: 500 }),
    created_at: dateTime({ label: 'Reported', readOnly: true }),
  },
  list: {
    columns: [
      'instrument_count_item_id',
      'reported_as',
      'status',
      'created_by_user_id',
      'created_at',
      'resolved_at',
      'clinic_id',
    ],
    sort: '-created_at',
    search: ['notes'],
  },
  form: [['status'], ['notes'], ['resolution_note']],
  csv: {
    file: 'MissingAndBroken.csv',
    columns: [
      'instrument_count_item_id',
      'reported_as',
      'status',
      'notes',
      'created_by_user_id',
      'created_at',
      'resolved_by_user_id',
      'resolved_at',
      'resolution_note',
      'clinic_id',
    ],
  },
  permissions,
});
