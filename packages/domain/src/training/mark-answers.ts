import { dividedHalfUp, textOf } from '../exact-decimal.ts';
import type { fieldOperators, fieldTypes } from './form-fields.ts';

export type FieldType = (typeof fieldTypes)[number]['value'];
export type FieldOperator = (typeof fieldOperators)[number]['value'];

/** A question of a course item or an induction form. */
export interface FormField {
  readonly id: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly options: readonly string[];
  /** Marked by comparing with the answers; else by a person. */
  readonly evaluateAnswer: boolean;
  readonly operator: FieldOperator | null;
  readonly answer: readonly string[];
  readonly regex: string | null;
}
/** The fields that decide whether an answer is valid; everybody who answers may read them. */
export type AskedField = Pick<FormField, 'type' | 'required' | 'options'>;
/** An answer to a field: a text, several choices, a tick, or the ids of files. */
export type Answer = string | boolean | readonly string[] | null;
export type Answers = Readonly<Record<string, Answer>>;

export type AnswerFault =
  | 'answer_required'
  | 'answer_unknown_choice'
  | 'answer_no_number'
  | 'answer_no_date'
  | 'answer_wrong_kind';
/** Whether a text matches a pattern, by an engine whose time grows with the text and not by backtracking. */
export type Matcher = (pattern: string, text: string) => boolean;

const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined ||
  answer === null ||
  answer === false ||
  (typeof answer === 'string' ? answer.trim() === '' : Array.isArray(answer) && answer.length === 0);

const numberPattern = /^-?\d{1,15}(\.\d{1,6})?$/;
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Why an answer cannot be handed in; null if it can. */
export function answerFault(field: AskedField, answer: Answer | undefined): AnswerFault | null {
  if (isEmpty(answer)) return field.required ? 'answer_required' : null;
  switch (field.type) {
    case 'CHECKBOX':
      return typeof answer === 'boolean' ? null : 'answer_wrong_kind';
    case 'MULTI_SELECT':
      if (!Array.isArray(answer)) return 'answer_wrong_kind';
      return answer.every((choice) => field.options.includes(choice)) ? null : 'answer_unknown_choice';
    case 'ATTACHMENT':
      return Array.isArray(answer) ? null : 'answer_wrong_kind';
    default:
      return typeof answer === 'string' ? textFault(field, answer) : 'answer_wrong_kind';
  }
}

function textFault({ type, options }: AskedField, text: string): AnswerFault | null {
  switch (type) {
    case 'RADIO':
    case 'SELECT':
      return options.includes(text) ? null : 'answer_unknown_choice';
    case 'NUMBER':
      return numberPattern.test(text.trim()) ? null : 'answer_no_number';
    case 'DATE':
      return isDate(text) ? null : 'answer_no_date';
    default:
      return null;
  }
}

/** Whether every question is marked by comparing, so that nobody has to mark the item. */
export const isMarkedAtOnce = (fields: readonly Pick<FormField, 'evaluateAnswer'>[]): boolean =>
  fields.every(({ evaluateAnswer }) => evaluateAnswer);

/** Normalises as people compare words: without regard to case and surrounding spaces. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
const given = (answer: Answer | undefined): readonly string[] => {
  if (answer === undefined || answer === null) return [];
  if (typeof answer === 'boolean') return [String(answer)];
  return typeof answer === 'string' ? [answer] : answer;
};

/** Whether an answer is right by the field's own rule. */
export function isRight(field: FormField, answer: Answer | undefined, matches: Matcher): boolean {
  const said = given(answer)
    .map(plain)
    .filter((text) => text !== '');
  const right = field.answer.map(plain);
  const [text] = said;
  if (text === undefined) return false;
  switch (field.operator ?? 'EQUAL') {
    case 'EQUAL':
      return isEqual(field, said, right);
    case 'NOT_EQUAL':
      return !isEqual(field, said, right);
    case 'CONTAINS':
      return right.every((part) => said.some((each) => each.includes(part)));
    case 'GREATER':
      return right.every((limit) => isOrdered(field.type, limit, text));
    case 'LESS':
      return right.every((limit) => isOrdered(field.type, text, limit));
    case 'MATCHES':
      return field.regex !== null && given(answer).every((each) => matches(field.regex ?? '', each.trim()));
  }
}

/** Several choices have to be all right ones and no other; of a text, any of the right ones is enough. */
function isEqual({ type }: FormField, said: readonly string[], right: readonly string[]): boolean {
  if (type === 'MULTI_SELECT')
    return said.length === right.length && right.every((choice) => said.includes(choice));
  if (type === 'NUMBER') return right.some((number) => Number(number) === Number(said[0]));
  return said[0] !== undefined && right.includes(said[0]);
}

const isOrdered = (type: FieldType, less: string, more: string): boolean =>
  type === 'DATE' ? less < more : Number(less) < Number(more);

/** The right answers of all questions as a percentage with three places, half up; null for an item without questions. */
export function markAnswers(fields: readonly FormField[], answers: Answers, matches: Matcher): string | null {
  if (fields.length === 0) return null;
  const right = fields.filter((field) => isRight(field, answers[field.id], matches)).length;
  return textOf(dividedHalfUp(BigInt(right) * 100_000n, BigInt(fields.length)), 3);
}
