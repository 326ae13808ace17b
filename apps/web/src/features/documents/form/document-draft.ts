import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValues, inputValue, problemsOf } from '#kit/definition/record-values.ts';
import type { FormSection } from './document-form.tsx';

export const fieldsOf = (sections: readonly FormSection[]): readonly FormField[] =>
  sections.flatMap(({ fields }) => fields);

const defaults: Readonly<Record<string, unknown>> = {
  attachment_type: 'FILE',
  document_permission: 'VIEW',
  selected_user_type: 'ALL',
};

/** The initial values of a form: those of a document, or the defaults. */
export const draftOf = (
  fields: readonly FormField[],
  known: Readonly<Record<string, unknown>> = defaults,
): FieldValues => Object.fromEntries(fields.map(({ name, field }) => [name, inputValue(field, known[name])]));

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The stored audience of a document, with its witness and signing admin. */
export const audienceOf = (audience: unknown): Readonly<Record<string, unknown>> =>
  typeof audience === 'object' && audience !== null ? { ...audience } : {};

export const revisedDraft = (
  fields: readonly FormField[],
  document: Readonly<Record<string, unknown>> & {
    readonly audience: unknown;
    readonly client_document_approvers: readonly { readonly user_id: string }[];
  },
): FieldValues =>
  draftOf(fields, {
    ...document,
    ...audienceOf(document.audience),
    approver_ids: document.client_document_approvers.map(({ user_id }) => user_id),
  });

/** Whether a field is shown, which depends on the form's other values. */
export function isShown(name: string, values: FieldValues): boolean {
  switch (name) {
    case 'attachments':
      return ['FILE', 'IMAGE', 'VIDEO'].includes(String(values.attachment_type));
    case 'video_url':
      return values.attachment_type === 'VIDEO_URL';
    case 'other_url':
      return values.attachment_type === 'OTHER_URL';
    case 'is_witness_signature_required':
    case 'is_admin_signature_required':
      return values.is_signature_required === true;
    case 'witness_user_id':
      return values.is_signature_required === true && values.is_witness_signature_required === true;
    case 'admin_signer_user_id':
      return values.is_signature_required === true && values.is_admin_signature_required === true;
    case 'role_names':
      return values.selected_user_type === 'ROLES';
    case 'user_ids':
      return values.selected_user_type === 'USERS';
    case 'clinic_ids':
    case 'for_new_starters':
      return values.selected_user_type !== 'USERS';
    default:
      return true;
  }
}

const needed: Readonly<Record<string, string>> = {
  attachments: 'Add a file, or write a description.',
  video_url: 'Enter the link to the video.',
  other_url: 'Enter the link.',
  role_names: 'Choose at least one role.',
  user_ids: 'Choose at least one person.',
};

/** The problems of a form by field name; fields that are not shown have none. */
export function draftProblems(fields: readonly FormField[], values: FieldValues): Record<string, string> {
  const shown = fields.filter(({ name }) => isShown(name, values));
  // A document without attachments can be just a text, or forms to fill in.
  const hasOther = !isEmpty(values.description) || !isEmpty(values.form_attachments);
  const missing = shown.flatMap(({ name }) => {
    const sentence = name === 'attachments' && hasOther ? undefined : needed[name];
    return sentence && isEmpty(values[name]) ? [[name, sentence] as const] : [];
  });
  const same =
    isShown('witness_user_id', values) &&
    isShown('admin_signer_user_id', values) &&
    !isEmpty(values.witness_user_id) &&
    values.witness_user_id === values.admin_signer_user_id;
  return {
    ...problemsOf(shown, values),
    ...Object.fromEntries(missing),
    ...(same ? { admin_signer_user_id: 'The witness and the signing admin must be different people.' } : {}),
  };
}

/** The values of a form, with those of hidden fields emptied, because the user can no longer see them. */
export const shownValues = (fields: readonly FormField[], values: FieldValues): FieldValues =>
  Object.fromEntries(
    fields.map(({ name, field }) => [
      name,
      isShown(name, values) ? (values[name] ?? null) : inputValue(field, undefined),
    ]),
  );
