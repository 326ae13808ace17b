import { type Answer, type Answers, answerFault } from '@operatory/domain';
import type { FileReference } from '#data/file-reference.ts';
import type { AskedQuestion } from './asked-question.ts';

export type Files = Readonly<Record<string, readonly FileReference[]>>;

/**
 * Keeps only answers that are still valid, and their files. The server would refuse an answer to a question
 * that was removed or changed since, and the user can no longer see that answer.
 */
export function fittingAnswers(
  questions: readonly AskedQuestion[],
  given: Answers,
  files: Files,
): { readonly answers: Answers; readonly attachments: readonly { readonly file_id: string }[] } {
  const kept = questions.flatMap((question) => {
    const answer = fittingAnswer(question, given[question.id], files[question.id] ?? []);
    return answer === undefined ? [] : [{ question, answer }];
  });
  return {
    answers: Object.fromEntries(kept.map(({ question, answer }) => [question.id, answer])),
    attachments: kept.flatMap(({ question: { type }, answer }) =>
      type === 'ATTACHMENT' && Array.isArray(answer) ? answer.map((file_id: string) => ({ file_id })) : [],
    ),
  };
}

function fittingAnswer(
  question: AskedQuestion,
  given: Answer | undefined,
  files: readonly FileReference[],
): Answer | undefined {
  const answer = Array.isArray(given) ? stillOffered(question, given, files) : given;
  const fault = answerFault(question, answer);
  return fault === 'answer_wrong_kind' || fault === 'answer_unknown_choice' ? undefined : answer;
}

function stillOffered(
  { type, options }: AskedQuestion,
  chosen: readonly string[],
  files: readonly FileReference[],
): readonly string[] {
  if (type === 'MULTI_SELECT') return chosen.filter((choice) => options.includes(choice));
  return type === 'ATTACHMENT' ? chosen.filter((id) => files.some(({ file_id }) => file_id === id)) : chosen;
}
