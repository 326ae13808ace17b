import { roles } from '@operatory/domain';
import {
  and,
  boolean,
  count,
  eq,
  isIn,
  longText,
  nameText,
  oneOf,
  reference,
  someOf,
} from '@operatory/resource';
import type { FormField } from '#kit/definition/list-definition.ts';
import { idsOf } from '#kit/definition/list-query.ts';
import { type FieldValues, inputValue, problemsOf } from '#kit/definition/record-values.ts';

const active = eq('status', 'ACTIVE');
const many = { many: true } as const;

/**
 * The fields of a pack: its contents and its audience. Only users who reach every clinic (`reach` null) may
 * leave the clinics empty.
 */
export const packFieldsFor = (reach: readonly string[] | null): readonly FormField[] => [
  { name: 'name', field: nameText() },
  { name: 'description', field: longText({ maxLength: 1000 }) },
  {
    name: 'form_ids',
    field: reference('induction_forms', 'induction_form', { label: 'Forms', where: active, ...many }),
  },
  {
    name: 'document_ids',
    field: reference('client_documents', 'client_document', {
      label: 'Documents',
      where: eq('status', 'APPROVED'),
      ...many,
    }),
  },
  {
    name: 'course_ids',
    field: reference('training_courses', 'training_course', { label: 'Courses', where: active, ...many }),
  },
  {
    name: 'role_names',
    field: someOf(
      roles
        .filter(({ scope }) => scope === 'client')
        .map(({ name, title }) => ({ value: name, label: title })),
      { label: 'Roles', hint: 'If you leave this empty, it is for every role.' },
    ),
  },
  {
    name: 'clinic_ids',
    field: reference('clinics', 'clinic', {
      label: 'Clinics',
      ...(reach
        ? {
            where: and(active, isIn('id', [...reach])),
            required: true,
            requiredMessage: 'Choose at least one clinic.',
          }
        : { where: active, hint: 'If you leave this empty, it is for every clinic.' }),
      ...many,
    }),
  },
  { name: 'due_in_days', field: count({ label: 'Days to complete', min: 1, max: 365 }) },
  {
    name: 'for_new_starters',
    field: boolean({
      label: 'Give to new starters',
      hint: 'People who start from now on get it by themselves.',
    }),
  },
  {
    name: 'status',
    field: oneOf([
      { value: 'ACTIVE', label: 'Active', colour: 'green' },
      { value: 'INACTIVE', label: 'Inactive', colour: 'gray' },
    ]),
  },
];

export const packDraft = (
  fields: readonly FormField[],
  pack: Readonly<Record<string, unknown>> = { status: 'ACTIVE' },
): FieldValues => Object.fromEntries(fields.map(({ name, field }) => [name, inputValue(field, pack[name])]));

export const packProblems = (fields: readonly FormField[], values: FieldValues): Record<string, string> => ({
  ...problemsOf(fields, values),
  ...([values.form_ids, values.document_ids, values.course_ids].every((ids) => idsOf(ids).length === 0)
    ? { form_ids: 'Choose at least one form, document or course.' }
    : {}),
});

export const packArguments = (values: FieldValues) => ({
  name: String(values.name ?? '').trim(),
  description: String(values.description ?? '').trim() || null,
  status: values.status === 'INACTIVE' ? ('INACTIVE' as const) : ('ACTIVE' as const),
  role_names: [...idsOf(values.role_names)],
  clinic_ids: [...idsOf(values.clinic_ids)],
  for_new_starters: values.for_new_starters === true,
  due_in_days: values.due_in_days ? Number(values.due_in_days) : null,
  form_ids: [...idsOf(values.form_ids)],
  document_ids: [...idsOf(values.document_ids)],
  course_ids: [...idsOf(values.course_ids)],
});
