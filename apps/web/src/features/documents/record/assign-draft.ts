import type { FormField } from '#kit/definition/list-definition.ts';
import { idsOf } from '#kit/definition/list-query.ts';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { audienceOf, draftOf } from '../form/document-draft.ts';
import { audienceFields, signerFields } from '../form/document-fields.ts';

const named = ['user_ids', 'role_names', 'clinic_ids', 'due_date'];
export const assignFields: readonly FormField[] = [
  ...audienceFields.filter(({ name }) => named.includes(name)),
  ...signerFields,
];

/** The initial values of the dialog: the document's due date, witness and signing admin. */
export function assignDraft(document: {
  readonly due_date: string | null;
  readonly audience: unknown;
}): FieldValues {
  const { witness_user_id, admin_signer_user_id } = audienceOf(document.audience);
  return draftOf(assignFields, { due_date: document.due_date, witness_user_id, admin_signer_user_id });
}

const orNull = (value: unknown): string | null => (value ? String(value) : null);

export const assignArguments = (values: FieldValues) => ({
  user_ids: [...idsOf(values.user_ids)],
  role_names: [...idsOf(values.role_names)],
  clinic_ids: [...idsOf(values.clinic_ids)],
  due_date: orNull(values.due_date),
  witness_user_id: orNull(values.witness_user_id),
  admin_signer_user_id: orNull(values.admin_signer_user_id),
});
