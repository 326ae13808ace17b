import type { FormField } from '@operatory/domain';
import { fieldOperators, fieldTypes } from '@operatory/domain/training/form-fields';
import { graphql } from '#data/graphql.ts';
import { operatorLabel } from '#kit/questions/question-draft.ts';
import { textsOf } from '#kit/questions/question-kinds.ts';
import type { CourseKind } from './course-kinds.ts';

interface CorrectRow extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly item: string;
}

const query = ({ item, question, parent }: CourseKind) =>
  graphql<{ readonly questions: readonly CorrectRow[] }, { id: string }>(`query correctAnswers($id: uuid!) {
    questions: ${question}(where: { ${item.slice(0, -1)}: { ${parent}: { _eq: $id } } }, limit: 2000) {
      id item: ${item.slice(0, -1)}_id type required options evaluateAnswer operator answer regex
    }
  }`);
const made = new Map<string, ReturnType<typeof query>>();
/** The query for the correct answers of a course's questions, which only users who may edit it can read. */
export function correctAnswers(kind: CourseKind): ReturnType<typeof query> {
  const found = made.get(kind.course) ?? query(kind);
  made.set(kind.course, found);
  return found;
}

export const markedFieldOf = (row: CorrectRow): FormField => ({
  id: row.id,
  type: fieldTypes.find(({ value }) => value === row.type)?.value ?? 'TEXT',
  required: row.required === true,
  options: textsOf(row.options),
  evaluateAnswer: row.evaluateAnswer === true,
  operator: fieldOperators.find(({ value }) => value === row.operator)?.value ?? null,
  answer: textsOf(row.answer),
  regex: typeof row.regex === 'string' ? row.regex : null,
});

/** The correct answer as text, such as `Is more than 18`; null if a person marks the question. */
export function correctText({ evaluateAnswer, operator, answer, regex, type }: FormField): string | null {
  if (!evaluateAnswer) return null;
  if (operator === 'MATCHES') return `Matches ${regex ?? ''}`;
  const said =
    type === 'CHECKBOX'
      ? answer[0] === 'true'
        ? 'Ticked'
        : 'Not ticked'
      : answer.join(type === 'MULTI_SELECT' ? ', ' : ' or ');
  return operator === null || operator === 'EQUAL' ? said : `${operatorLabel(operator)} ${said}`;
}
