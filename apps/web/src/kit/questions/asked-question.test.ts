import { fieldTypes } from '@operatory/domain/training/form-fields';
import { expect, test } from 'vitest';
import { answerProblems, questionToAnswer } from './asked-question.ts';

const row = { name: 'Which?', hint: '', required: true, options: ['A', 'B'], input_attachment: null };

test.each(fieldTypes.map(({ value }) => value))(
  'an unanswered %s question is reported only if it is required',
  (type) => {
    expect(answerProblems([questionToAnswer({ ...row, type }, 'q')], {})).toEqual({
      q: 'Answer this question',
    });
    expect(answerProblems([questionToAnswer({ ...row, type, required: false }, 'q')], {})).toEqual({});
  },
);

test.each([
  ['NUMBER', 'three', 'Enter a number'],
  ['DATE', 'soon', 'Enter a date'],
  ['RADIO', 'C', 'Choose one of the answers'],
])('a %s question refuses the answer %j: %s', (type, answer, sentence) => {
  expect(answerProblems([questionToAnswer({ ...row, type }, 'q')], { q: answer })).toEqual({ q: sentence });
});
