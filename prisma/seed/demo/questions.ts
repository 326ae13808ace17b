import { idOf, type Row } from '../sql.ts';
import type { QuestionText } from './course-texts.ts';

/**
 * @returns The row of a question without the column that refers to its parent, because that column's name
 *   depends on the parent's table.
 */
export const questionRow = (parent: string, question: QuestionText, index: number): Row => ({
  id: idOf(parent, 'question', question.name),
  name: question.name,
  type: question.type,
  options: question.options ?? [],
  answer: question.right === undefined ? null : [question.right],
  evaluateAnswer: question.right !== undefined,
  operator: question.right === undefined ? null : 'EQUAL',
  required: true,
  position: (index + 1) * 1024,
});
