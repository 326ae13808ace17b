import { dividedHalfUp, textOf } from '../exact-decimal.ts';
import type { fieldOperators, fieldTypes } from './form-fields.ts';

export type FieldType = (typeof fieldTypes)[number]['value'];
export type FieldOperator = (typeof fieldOperators)[number]['value'];

export interface FormField {
  readonly id: string;
  readonly type: FieldType;
  readonly required: boolean;
  readonly options: readonly string[];
  /** The answer is marked by comparing it. Otherwise a person marks it. */
  readonly evaluateAnswer: boolean;
  readonly operator: FieldOperator | null;
  readonly answer: readonly string[];
  readonly regex: string | null;
}
/** The part of a question that decides whether an answer is valid, without the correct answer. */
export type AskedField = Pick<FormField, 'type' | 'required' | 'options'>;
/** A text, the chosen options, a tick, or file ids. */
export type Answer = string | boolean | readonly string[] | null;
export type Answers = Readonly<Record<string, Answer>>;

export type AnswerFault =
  | 'answer_required'
  | 'answer_unknown_choice'
  | 'answer_no_number'
  | 'answer_no_date'
  | 'answer_wrong_kind';
/** Must not use backtracking, because a pattern could then take forever. */
export type Matcher = (pattern: string, text: string) => boolean;

const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined ||
  answer === null ||
  answer === false ||
  (typeof answer === 'string' ? answer.trim() === '' : Array.isArray(answer) && answer.length === 0);

const numberPattern = /^-?\d{1,15}(\.\d{1,6})?$/;
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Why the answer cannot be submitted; null if it can. */
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

/** @returns True if no question has to be marked by a person. */
export const isMarkedAtOnce = (fields: readonly Pick<FormField, 'evaluateAnswer'>[]): boolean =>
  fields.every(({ evaluateAnswer }) => evaluateAnswer);

/** Case and extra spaces do not matter, except in answers that are matched with a pattern. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
const given = (answer: Answer | undefined): readonly string[] => {
  if (answer === undefined || answer === null) return [];
  if (typeof answer === 'boolean') return [String(answer)];
  return typeof answer === 'string' ? [answer] : answer;
};

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

/**
 * All correct options and no other must be chosen. For a text or number, one of the correct answers is
 * enough.
 */
function isEqual({ type }: FormField, said: readonly string[], right: readonly string[]): boolean {
  if (type === 'MULTI_SELECT')
    return said.length === right.length && right.every((choice) => said.includes(choice));
  if (type === 'NUMBER') return right.some((number) => Number(number) === Number(said[0]));
  return said[0] !== undefined && right.includes(said[0]);
}

const isOrdered = (type: FieldType, less: string, more: string): boolean =>
  type === 'DATE' ? less < more : Number(less) < Number(more);

/**
 * @returns The percentage of correct answers with three decimals, rounded half up; null for an item without
 * questions.
 */
export function markAnswers(fields: readonly FormField[], answers: Answers, matches: Matcher): string | null {
  if (fields.length === 0) return null;
  const right = fields.filter((field) => isRight(field, answers[field.id], matches)).length;
  return textOf(dividedHalfUp(BigInt(right) * 100_000n, BigInt(fields.length)), 3);
}
