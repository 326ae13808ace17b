import type { Answer, Answers } from '@operatory/domain';
import { useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { type AskedQuestion, answerProblems } from './asked-question.ts';
import { type Files, fittingAnswers } from './fitting-answers.ts';

export interface AnswersState {
  /** The answers that are valid for the current questions. */
  readonly answers: Answers;
  readonly files: Files;
  /** The problems; empty until the user has tried to submit. */
  readonly problems: Readonly<Record<string, string>>;
  readonly isDirty: boolean;
  readonly answer: (id: string, answer: Answer) => void;
  readonly attach: (id: string, files: readonly FileReference[]) => void;
  /**
   * Returns whether the answers can be submitted. If not, it shows the problems and focuses the first one.
   */
  readonly check: () => boolean;
  readonly attachments: readonly { readonly file_id: string }[];
}

/** The answers to a form's questions while it is filled in. */
export function useAnswers(
  questions: readonly AskedQuestion[],
  first: Answers = {},
  firstFiles: Files = {},
): AnswersState {
  const [given, setGiven] = useState(first);
  const [files, setFiles] = useState(firstFiles);
  const [isTried, setTried] = useState(false);
  const { answers, attachments } = fittingAnswers(questions, given, files);
  const problems = answerProblems(questions, answers);
  const answer = (id: string, one: Answer) => setGiven((now) => ({ ...now, [id]: one }));
  return {
    answers,
    files,
    problems: isTried ? problems : {},
    isDirty: given !== first,
    answer,
    attach: (id, own) => {
      setFiles((now) => ({ ...now, [id]: own }));
      answer(
        id,
        own.map(({ file_id }) => file_id),
      );
    },
    check: () => {
      setTried(true);
      const wrong = questions.find(({ id }) => problems[id] !== undefined);
      if (wrong) requestAnimationFrame(() => focusQuestion(wrong.id));
      return !wrong;
    },
    attachments,
  };
}

function focusQuestion(id: string): void {
  const place = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"]`);
  const input = place?.matches('input, textarea, button')
    ? place
    : place?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button');
  (input ?? place)?.focus();
  place?.scrollIntoView({ block: 'center' });
}
