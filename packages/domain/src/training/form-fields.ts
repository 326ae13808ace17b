import {
  boolean,
  type EnumOption,
  file,
  json,
  oneOf,
  type SelectRule,
  type TablePermissions,
  text,
  words,
} from '@operatory/resource';
import { attachmentTypes } from '../documents/document-choices.ts';
import type { RolePermissions } from '../permissions/scopes.ts';

export const fieldTypes = [
  { value: 'TEXT', label: 'Text' },
  { value: 'TEXTAREA', label: 'Long text' },
  { value: 'NUMBER', label: 'Number' },
  { value: 'DATE', label: 'Date' },
  { value: 'CHECKBOX', label: 'Tick box' },
  { value: 'RADIO', label: 'Single choice' },
  { value: 'SELECT', label: 'Drop-down list' },
  { value: 'MULTI_SELECT', label: 'Multiple choice' },
  { value: 'ATTACHMENT', label: 'File' },
] as const satisfies readonly EnumOption[];

export const fieldOperators = [
  { value: 'EQUAL', label: 'Is' },
  { value: 'NOT_EQUAL', label: 'Is not' },
  { value: 'GREATER', label: 'Is more than' },
  { value: 'LESS', label: 'Is less than' },
  { value: 'CONTAINS', label: 'Contains' },
  { value: 'MATCHES', label: 'Matches' },
] as const satisfies readonly EnumOption[];

/** Fields of a question in a course item or an induction form. */
export const formFields = (directory: string) =>
  ({
    name: text({ required: true, maxLength: 300, label: 'Question' }),
    hint: text({ maxLength: 300 }),
    type: oneOf(fieldTypes, { required: true }),
    config: json(),
    options: words({ label: 'Choices' }),
    input_attachment_type: oneOf(attachmentTypes, { label: 'File type' }),
    input_attachment: file(directory, { label: 'File' }),
    required: boolean(),
    evaluateAnswer: boolean({ label: 'Marked automatically' }),
    answer: words({
      label: 'Correct answers',
      // An answer that is compared with a pattern has the pattern in `regex` instead.
      requiredWhen: {
        evaluateAnswer: { _eq: true },
        _or: [{ operator: { _is_null: true } }, { operator: { _neq: 'MATCHES' } }],
      },
    }),
    operator: oneOf(fieldOperators, { label: 'Answer' }),
    regex: text({ label: 'Pattern', maxLength: 300, requiredWhen: { operator: { _eq: 'MATCHES' } } }),
  }) as const;

/** Fields that reveal the correct answer. */
const answering = ['answer', 'evaluateAnswer', 'operator', 'regex'] as const;
const asking = [
  'name',
  'hint',
  'type',
  'config',
  'options',
  'input_attachment_type',
  'input_attachment',
  'position',
  'required',
] as const;
/** The columns of a question that its editors may write, the correct answer included. */
export const writableQuestionColumns = [...asking, ...answering] as const;
export const formOfField = [
  ['name'],
  ['hint'],
  ['type', 'required'],
  ['options'],
  ['input_attachment_type', 'input_attachment'],
  ['evaluateAnswer', 'operator'],
  ['answer', 'regex'],
] as const;

const grants = (rule: SelectRule): readonly string[] =>
  rule.needs === undefined ? [] : typeof rule.needs === 'string' ? [rule.needs] : rule.needs;

/** Users with EDIT read the questions with their correct answers, everybody else without. */
export function withoutAnswers(
  permissions: RolePermissions,
  module: string,
  parent: string,
): RolePermissions {
  const shown = ['id', parent, ...asking, 'created_at', 'updated_at'];
  return Object.fromEntries(
    Object.entries(permissions).map(([role, own]: [string, TablePermissions]) => {
      const select = own.select ?? [];
      const viewed = select.filter((rule) => grants(rule).includes(`${module}:VIEW`));
      return [
        role,
        {
          ...own,
          select: [
            ...viewed.map((rule) => ({ ...rule, needs: [...grants(rule), `${module}:EDIT`] })),
            ...select.map((rule) => ({ ...rule, columns: shown })),
          ],
        },
      ];
    }),
  );
}
