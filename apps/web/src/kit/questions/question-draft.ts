import type { FieldType } from '@operatory/domain';
import { fieldOperators, fieldTypes } from '@operatory/domain/training/form-fields';
import { validate } from '@operatory/resource';
import { filesOf } from '#kit/cells/files-cell.tsx';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type FieldValue, type FieldValues, inputValue, recordOf } from '#kit/definition/record-values.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { hasChoices, operatorsOf, textsOf } from './question-kinds.ts';

/** The tables of questions, each with the column that refers to its parent. */
export const questionParents = {
  training_course_item_fields: 'training_course_item_id',
  master_training_course_item_fields: 'master_training_course_item_id',
  induction_form_fields: 'induction_form_id',
  master_induction_form_fields: 'master_induction_form_id',
} as const;
export type QuestionTable = keyof typeof questionParents;

/** A question that is being edited. `id` is null until it is saved; `key` identifies it in the list. */
export interface QuestionDraft {
  readonly key: string;
  readonly id: string | null;
  /** The saved position; null for a new question. */
  readonly position: number | null;
  readonly values: FieldValues;
}

const names = [
  'name',
  'hint',
  'type',
  'required',
  'options',
  'input_attachment',
  'evaluateAnswer',
  'operator',
  'answer',
  'regex',
] as const;
export type QuestionName = (typeof names)[number];

/** Fields about the correct answer. Induction forms do not have them, because nobody marks their answers. */
const marking: ReadonlySet<QuestionName> = new Set(['evaluateAnswer', 'operator', 'answer', 'regex']);
const isMarkedAtAll = (table: QuestionTable): boolean =>
  table !== 'induction_form_fields' && table !== 'master_induction_form_fields';

/** The columns of a question for people who edit it. */
export const questionColumns = `id position ${names.join(' ')}`;

export const questionFields = (table: QuestionTable): readonly FormField[] => {
  const { fields = {} } = resourceOf(table);
  return names.flatMap((name) =>
    fields[name] && (isMarkedAtAll(table) || !marking.has(name)) ? [{ name, field: fields[name] }] : [],
  );
};

export const typeOf = (values: FieldValues): FieldType =>
  fieldTypes.find(({ value }) => value === values.type)?.value ?? 'TEXT';

/** The fields that apply to a question with these values. */
export function shownFields(fields: readonly FormField[], values: FieldValues): readonly FormField[] {
  const operators = operatorsOf(typeOf(values));
  const isMarked = values.evaluateAnswer === true && operators.length > 0;
  const isShown: Readonly<Partial<Record<string, boolean>>> = {
    options: hasChoices(typeOf(values)),
    evaluateAnswer: operators.length > 0,
    operator: isMarked && operators.length > 1,
    answer: isMarked && values.operator !== 'MATCHES',
    regex: isMarked && values.operator === 'MATCHES',
  };
  return fields.filter(({ name }) => isShown[name] ?? true);
}

/** The question with one value changed. Values that no longer fit are cleared or replaced. */
export function changedValue(values: FieldValues, name: string, value: FieldValue): FieldValues {
  const next: FieldValues = { ...values, [name]: value };
  const operators: readonly string[] = operatorsOf(typeOf(next));
  if (name === 'type') next.answer = [];
  if (!operators.includes(String(next.operator))) next.operator = operators[0] ?? '';
  if (name === 'options') next.answer = textsOf(next.answer).filter((each) => textsOf(value).includes(each));
  return next;
}

export const newQuestion = (table: QuestionTable, key: string): QuestionDraft => ({
  key,
  id: null,
  position: null,
  values: {
    ...Object.fromEntries(questionFields(table).map(({ name, field }) => [name, inputValue(field, null)])),
    type: 'TEXT',
    operator: 'EQUAL',
    required: true,
  },
});

export const questionOf = (
  table: QuestionTable,
  row: Readonly<Record<string, unknown>> & { readonly id: string },
): QuestionDraft => {
  const values = Object.fromEntries(
    questionFields(table).map(({ name, field }) => [name, inputValue(field, row[name])]),
  );
  return {
    key: row.id,
    id: row.id,
    position: Number(row.position ?? 0),
    values: { ...values, answer: textsOf(row.answer), options: textsOf(row.options) },
  };
};

/** The problems of each question, by its key and field. */
export function questionProblems(
  table: QuestionTable,
  questions: readonly QuestionDraft[],
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const fields = questionFields(table);
  return Object.fromEntries(
    questions.map(({ key, values }) => [key, problemsOfOne(shownFields(fields, values), values)]),
  );
}

function problemsOfOne(fields: readonly FormField[], values: FieldValues): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const { name, field } of fields) {
    const problem = validate(name, field, values[name], values);
    if (problem !== null) problems[name] = problem;
  }
  if (hasChoices(typeOf(values)) && new Set(textsOf(values.options)).size < 2)
    problems.options = 'Add at least two choices';
  return problems;
}

/** The columns of a question to save. Settings that its type does not have are cleared. */
export function storedQuestion(table: QuestionTable, values: FieldValues): Readonly<Record<string, unknown>> {
  const fields = questionFields(table);
  const shown = new Set(shownFields(fields, values).map(({ name }) => name));
  const isMarked = values.evaluateAnswer === true && shown.has('evaluateAnswer');
  return {
    ...recordOf(fields, values),
    // The type of the attachment is that of its file.
    input_attachment_type: filesOf(values.input_attachment)[0]?.file_type ?? null,
    options: shown.has('options') ? textsOf(values.options) : [],
    evaluateAnswer: isMarked,
    operator: isMarked ? values.operator || 'EQUAL' : null,
    answer: shown.has('answer') ? textsOf(values.answer) : null,
    regex: shown.has('regex') ? values.regex || null : null,
  };
}

const labelIn = (options: readonly { readonly value: string; readonly label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? '';

/** A question on one line: `Single choice · required · marked automatically`. */
export function questionSummary(values: FieldValues): string {
  return [
    labelIn(fieldTypes, values.type),
    ...(values.required === true ? ['required'] : []),
    ...(values.evaluateAnswer === true && operatorsOf(typeOf(values)).length > 0
      ? ['marked automatically']
      : []),
  ].join(' · ');
}
export const operatorLabel = (operator: string): string => labelIn(fieldOperators, operator);
