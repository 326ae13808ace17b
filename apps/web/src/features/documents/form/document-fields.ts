import type { categoryTypes } from '@operatory/domain/documents/document-choices';
import { maySignIn } from '@operatory/domain/permissions/scopes';
import { type Field, type ReferenceField, reference } from '@operatory/resource';
import { peopleFields } from '#kit/assignments/people-fields.ts';
import type { FormField } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';

const all = resourceOf('client_documents').fields ?? {};
const plain: Field = { kind: 'text' };
const fields = (names: readonly string[], more: Readonly<Record<string, Partial<Field>>> = {}): FormField[] =>
  names.map((name) => ({ name, field: { ...(all[name] ?? plain), ...more[name] } as Field }));
const people = (label: string, more: Partial<ReferenceField> = {}): ReferenceField => ({
  ...reference('users', 'user', { label, where: maySignIn }),
  ...more,
});

export type CategoryType = (typeof categoryTypes)[number]['value'];

export const categoryField = (type: CategoryType): 'category_id' | 'preformatted_letter_category_id' =>
  type === 'PREFORMATTED_LETTER' ? 'preformatted_letter_category_id' : 'category_id';

export const nameFields = (type: CategoryType): readonly FormField[] =>
  fields(['name', categoryField(type), 'document_type', 'user_type', 'description'], {
    document_type: { maxLength: 30, hint: 'For example: policy, checklist, agreement.' },
    user_type: { maxLength: 30, hint: 'The kind of people it is about, for example: dental nurses.' },
  });
export const contentFields = fields(
  ['attachment_type', 'attachments', 'video_url', 'other_url', 'form_attachments', 'document_permission'],
  {
    attachment_type: { required: true },
    attachments: { label: 'Files' },
    form_attachments: { hint: 'Forms that people download, fill in and give back.' },
    document_permission: { required: true, hint: 'Whether people can keep a copy of the files.' },
  },
);
export const flagFields = fields(
  [
    'is_signature_required',
    'is_witness_signature_required',
    'is_admin_signature_required',
    'is_download_and_upload_file',
  ],
  {
    is_signature_required: {
      hint: 'Everyone signs with their PIN or password. Otherwise they confirm that they have read it.',
    },
    is_witness_signature_required: { hint: 'A second person signs after the user.' },
    is_admin_signature_required: { hint: 'An admin signs last, and a certificate is made.' },
    is_download_and_upload_file: { hint: 'People upload the completed file.' },
  },
);
export const signerFields: readonly FormField[] = [
  {
    name: 'witness_user_id',
    field: people('Witness', { hint: 'If you leave this empty, any admin can witness.' }),
  },
  {
    name: 'admin_signer_user_id',
    field: people('Signing admin', { hint: 'If you leave this empty, any admin can sign.' }),
  },
];
export const audienceFields: readonly FormField[] = [
  ...fields(['selected_user_type'], { selected_user_type: { required: true, label: 'For whom' } }),
  ...peopleFields,
  {
    name: 'for_new_starters',
    field: { kind: 'boolean', label: 'New starters', hint: 'People who join later get it too.' },
  },
  ...fields(['due_date'], { due_date: { hint: 'When people have to be done.' } }),
];
/** A new version of a document with approvers needs approval too, even if this field is left empty. */
export const approvalFields = (hasApprovers: boolean): readonly FormField[] => [
  {
    name: 'approver_ids',
    field: people('Approvers', {
      many: true,
      hint: `One of them has to approve it before people get it. ${
        hasApprovers
          ? 'If you leave this empty, the approvers of the last version are asked again.'
          : 'Without approvers, people get it at once.'
      }`,
    }),
  },
];
export const noteField: FormField = {
  name: 'note',
  field: { kind: 'text', lines: 3, label: 'What changed', required: true, maxLength: 500 },
};
