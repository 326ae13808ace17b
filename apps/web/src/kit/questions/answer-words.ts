import type { AnswerFault } from '@operatory/domain';

/** The messages for missing or invalid answers, shown at their question. */
export const answerWords: Readonly<Record<AnswerFault, string>> = {
  answer_required: 'Answer this question',
  answer_unknown_choice: 'Choose one of the answers',
  answer_no_number: 'Enter a number',
  answer_no_date: 'Enter a date',
  answer_wrong_kind: 'Answer this question again',
};
