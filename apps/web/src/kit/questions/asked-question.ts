import { type Answers, answerFault, type FieldType } from '@operatory/domain';
import { fieldTypes } from '@operatory/domain/training/form-fields';
import { answerWords } from './answer-words.ts';
import { textsOf } from './question-kinds.ts';

/** A question as the people who answer it see it, without the correct answer. */
export interface AskedQuestion {
  readonly id: string;
  readonly name: string;
  readonly hint: string | null;
  readonly type: FieldType;
  readonly required: boolean;
  readonly options: readonly string[];
  /** A picture, video or document that belongs to the question. */
  readonly input_attachment: unknown;
}
/** The columns of a question for people who answer it. */
export const askedColumns = 'id name hint type required options input_attachment';

export const questionToAnswer = (
  row: Readonly<Record<'name' | 'hint' | 'type' | 'required' | 'options' | 'input_attachment', unknown>>,
  id: string,
): AskedQuestion => ({
  id,
  name: String(row.name ?? ''),
  hint: typeof row.hint === 'string' && row.hint !== '' ? row.hint : null,
  type: fieldTypes.find(({ value }) => value === row.type)?.value ?? 'TEXT',
  required: row.required === true,
  options: textsOf(row.options),
  input_attachment: row.input_attachment,
});

/** The problems of the answers by question id, by the same rules as the server's. */
export function answerProblems(
  questions: readonly AskedQuestion[],
  answers: Answers,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const fault = answerFault(question, answers[question.id]);
      return fault === null ? [] : [[question.id, answerWords[fault]]];
    }),
  );
}
