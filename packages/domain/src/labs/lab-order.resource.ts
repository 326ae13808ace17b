import {
  all,
  count,
  date,
  dateTime,
  files,
  json,
  longText,
  money,
  oneOf,
  reference,
  text,
} from '@operatory/resource';
import { ofMyClinics, standardRows, undeleted } from '../permissions/scopes.ts';
import { partOf } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { labOrderStatuses } from './lab-choices.ts';

const module = 'lab-orders';
const permissions = standardRows(
  { read: { client_admin: all, clinic_admin: ofMyClinics(), client_employee: ofMyClinics() } },
  { module },
);
const lab_order_id = reference('lab_orders', 'lab_order', { label: 'Lab order', readOnly: true });

export const labOrder = resource('lab_orders', {
  module,
  title: 'name',
  singular: 'Lab order',
  plural: 'Lab orders',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true, where: { status: { _eq: 'ACTIVE' } } }),
    lab_id: reference('labs', 'lab', { required: true, where: { status: { _eq: 'ACTIVE' } } }),
    short_id: count({ label: 'Number', readOnly: true }),
    name: text({ required: true, maxLength: 100 }),
    description: longText({ maxLength: 5000 }),
    patient_reference: text({
      label: 'Patient number',
      hint: "Don't enter the patient's name",
      maxLength: 30,
    }),
    due_date: date({ label: 'Due' }),
    price: money(),
    tracking_number: text({ label: 'Tracking number', maxLength: 60 }),
    attachments: files('lab_orders'),
    status: oneOf(labOrderStatuses, { readOnly: true }),
    raised_by_user_id: reference('users', 'raised_by_user', { label: 'Raised by', readOnly: true }),
    accepted_at: dateTime({ label: 'Accepted', readOnly: true }),
    shipped_at: dateTime({ label: 'Shipped', readOnly: true }),
    delivered_at: dateTime({ label: 'Delivered', readOnly: true }),
    cancelled_at: dateTime({ label: 'Cancelled', readOnly: true }),
    cancelled_by_user_id: reference('users', 'cancelled_by_user', { label: 'Cancelled by', readOnly: true }),
    cancel_reason: text({ label: 'Reason', readOnly: true }),
    created_at: dateTime({ label: 'Raised at', readOnly: true }),
  },
  list: {
    columns: [
      'short_id',
      'name',
      'lab_id',
      'status',
      'due_date',
      'clinic_id',
      'raised_by_user_id',
      'created_at',
    ],
    sort: '-created_at',
    search: ['name', 'patient_reference'],
  },
  form: [
    ['clinic_id', 'lab_id'],
    ['name', 'patient_reference'],
    ['due_date', 'price', 'tracking_number'],
    ['description'],
    ['attachments'],
  ],
  picker: {
    title: 'Select Lab order',
    please: 'Please Select Lab order',
    details: ['lab_id', 'status', 'due_date'],
  },
  csv: {
    file: 'LabOrders.csv',
    columns: [
      'short_id',
      'name',
      'lab_id',
      'status',
      'due_date',
      'price',
      'tracking_number',
      'raised_by_user_id',
      'created_at',
      'delivered_at',
      'clinic_id',
    ],
  },
  permissions,
});

export const labOrderMessage = resource('lab_order_messages', {
  module,
  title: 'message',
  singular: 'Message',
  plural: 'Messages',
  fields: {
    lab_order_id,
    message: longText({ required: true, requiredMessage: 'Please enter a message', maxLength: 5000 }),
    user_id: reference('users', 'user', { label: 'User', readOnly: true }),
    attachments: files('lab_order_messages'),
    edited_at: dateTime({ label: 'Edited', readOnly: true }),
    created_at: dateTime({ label: 'Sent', dayFirst: true, readOnly: true }),
  },
  list: { columns: ['message', 'user_id', 'created_at'], sort: 'created_at', search: ['message'] },
  form: [['message'], ['attachments']],
  permissions: partOf({ parent: 'lab_order', of: permissions, only: undeleted }),
});

export const labOrderHistory = resource('lab_order_history', {
  module,
  title: 'action',
  singular: 'Change',
  plural: 'History',
  fields: {
    lab_order_id,
    user_id: reference('users', 'user'),
    action: text(),
    from_value: json({ label: 'Before' }),
    to_value: json({ label: 'After' }),
    note: longText(),
    created_at: dateTime(),
  },
  list: {
    columns: ['action', 'user_id', 'from_value', 'to_value', 'note', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  permissions: partOf({ parent: 'lab_order', of: permissions }),
});
