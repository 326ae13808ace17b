import {
  all,
  and,
  type BoolExp,
  date,
  dateTime,
  files,
  isNull,
  longText,
  oneOf,
  or,
  reference,
  type SelectRule,
  type TablePermissions,
  text,
} from '@operatory/resource';
import { byRole, maskedUnless, mine, sharesMyClinic, undeleted, userId } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { qualificationTypes } from './qualification-types.ts';

const filledIn = ['type', 'name', 'issued_by', 'issued_on', 'expires_on', 'attachments', 'notes'] as const;
/** The number is encrypted with the row's id, so it can be written only after the row exists. */
const correctable = [...filledIn, 'number'] as const;
const reading = (filter: BoolExp, number: BoolExp): Omit<SelectRule, 'needs'> => ({
  filter: and(filter, undeleted),
  columns: '*',
  masks: maskedUnless(['number'], number),
  aggregates: true,
});
const needs = 'Users:EDIT';
/** Users can change the number of their own entry until somebody has verified the entry. */
const unverified = and(mine(), isNull('verified_at'), undeleted);
const own: TablePermissions = {
  select: [reading(mine(), mine())],
  insert: [{ check: mine(), columns: ['user_id', ...filledIn], presets: { created_by_user_id: userId } }],
  update: [{ filter: unverified, check: unverified, columns: ['number'] }],
};

/**
 * Users enter their own qualifications. Users with EDIT on Users read and change those of others. Only the
 * user and client admins see the number.
 */
const editor = (people: BoolExp, number: BoolExp): TablePermissions => {
  const rows = and(people, undeleted);
  return {
    select: [{ needs, ...reading(people, number) }, ...(own.select ?? [])],
    insert: [
      { needs, check: people, columns: ['user_id', ...filledIn], presets: { created_by_user_id: userId } },
      ...(own.insert ?? []),
    ],
    update: [{ needs, filter: rows, check: rows, columns: correctable }, ...(own.update ?? [])],
    delete: [{ needs, filter: rows, marks: { deleted_at: { sql: 'now' } } }],
  };
};
const near = or(mine(), { user: sharesMyClinic });

export const userQualification = resource('user_qualifications', {
  module: 'Users',
  title: 'name',
  singular: 'Credential',
  plural: 'Credentials',
  fields: {
    user_id: reference('users', 'user', { required: true }),
    type: oneOf(qualificationTypes, { required: true }),
    name: text({ required: true, maxLength: 60 }),
    number: text({ maxLength: 40 }),
    issued_by: text({ label: 'Issued by', maxLength: 60 }),
    issued_on: date({ label: 'Issued' }),
    expires_on: date({ label: 'Expires' }),
    attachments: files('user_qualifications'),
    notes: longText({ maxLength: 1000 }),
    verified_at: dateTime({ label: 'Verified', readOnly: true }),
    verified_by_user_id: reference('users', 'verified_by_user', { label: 'Verified by', readOnly: true }),
  },
  list: {
    columns: ['user_id', 'type', 'name', 'issued_by', 'expires_on', 'verified_at'],
    sort: 'expires_on',
    search: ['name', 'issued_by'],
  },
  form: [
    ['user_id'],
    ['type', 'name'],
    ['number', 'issued_by'],
    ['issued_on', 'expires_on'],
    ['attachments'],
    ['notes'],
  ],
  permissions: byRole({
    client_admin: editor(all, all),
    clinic_admin: editor(near, mine()),
    client_employee: editor(near, mine()),
    client: own,
  }),
});
