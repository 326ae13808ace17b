import { fieldTypes } from '@operatory/domain/training/form-fields';
import { expect, test } from 'vitest';
import { answerProblems, questionToAnswer } from './asked-question.ts';

const row = { name: 'Which?', hint: '', required: true, options: ['A', 'B'], input_attachment: null };

test.each(fieldTypes.map(({ value }) => value))(
  'an unanswered question of %s is said at its place',
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
])('a wrong answer to %s is said in words', (type, answer, sentence) => {
  expect(answerProblems([questionToAnswer({ ...row, type }, 'q')], { q: answer })).toEqual({ q: sentence });
});
