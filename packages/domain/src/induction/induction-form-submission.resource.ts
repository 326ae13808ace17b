import {
  all,
  type BoolExp,
  dateTime,
  file,
  files,
  json,
  oneOf,
  or,
  reference,
  type SelectRule,
  text,
} from '@operatory/resource';
import { signingMethods } from '../documents/document-choices.ts';
import { byRole, maskedUnless, mine, sharesMyClinic } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

const module = 'induction-forms';
const submissionStatuses = [
  { value: 'DRAFT', label: 'Draft', colour: 'gray' },
  { value: 'SUBMITTED', label: 'Submitted', colour: 'violet' },
  { value: 'SIGNED', label: 'Signed', colour: 'green' },
] as const;

/**
 * Users with EDIT read other people's submissions. Only the signer and client_admins see from where somebody
 * signed, and the proof.
 */
const select = (seen: BoolExp, masks?: SelectRule['masks']) => ({
  select: [
    {
      needs: [`${module}:VIEW`, `${module}:EDIT`],
      filter: or(mine(), seen),
      columns: '*' as const,
      aggregates: true,
      ...(masks ? { masks } : {}),
    },
    { needs: `package:${module}`, filter: mine(), columns: '*' as const, aggregates: true },
  ],
});
const near = select(
  { user: sharesMyClinic },
  maskedUnless(['ip_address', 'user_agent', 'signature_hash'], mine()),
);

export const inductionFormSubmission = resource('induction_form_submissions', {
  module,
  title: 'induction_form_id',
  singular: 'Completed form',
  plural: 'Completed forms',
  fields: {
    induction_form_id: reference('induction_forms', 'induction_form', { label: 'Form' }),
    user_id: reference('users', 'user'),
    status: oneOf(submissionStatuses),
    answers: json(),
    attachments: files('induction'),
    signing_method: oneOf(signingMethods, { label: 'Signed by' }),
    signature: file('induction'),
    ip_address: text({ label: 'Address' }),
    user_agent: text({ label: 'Browser' }),
    submitted_at: dateTime({ label: 'Submitted' }),
    signed_at: dateTime({ label: 'Signed' }),
    created_at: dateTime({ label: 'Started' }),
  },
  list: {
    columns: ['induction_form_id', 'user_id', 'status', 'submitted_at', 'signed_at', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  csv: {
    file: 'FilledInForms.csv',
    columns: ['induction_form_id', 'user_id', 'status', 'submitted_at', 'signed_at'],
  },
  part: 'induction_form_id',
  permissions: byRole({ client_admin: select(all), clinic_admin: near, client_employee: near }),
});
