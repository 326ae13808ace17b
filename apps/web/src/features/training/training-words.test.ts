import { expect, test } from 'vitest';
import { correctText } from './correct-answers.ts';
import { faultText } from './grades/fault-text.ts';
import { attemptsLeft, attemptsText, closedText, dayText, stateText } from './training-words.ts';

const item = { id: 'i', qualifying_percentage: '80.000', percentage: '66.667' };
test.each([
  [{ ...item, state: 'FAILED' as const }, 'Not passed: 66.667%'],
  [{ ...item, state: 'PASSED' as const, percentage: '100.000' }, 'Passed 100%'],
  [{ ...item, state: 'PASSED' as const, qualifying_percentage: null }, 'Done'],
  [{ ...item, state: 'LOCKED' as const }, 'Locked'],
])('the progress %o is shown as "%s"', (progress, words) => expect(stateText(progress)).toBe(words));

test.each([
  [1, 3, '3 attempts left'],
  [3, 3, '1 attempt left'],
])('during attempt %i of %i, "%s" is shown', (attempt_no, attempts_allowed, words) =>
  expect(attemptsText(attemptsLeft({ attempt_no, attempts_allowed }))).toBe(words),
);

test('says that a completed enrolment is closed, and nothing while it is in progress', () => {
  expect(closedText('COMPLETED')).not.toBeNull();
  expect(closedText('IN_PROGRESS')).toBeNull();
});

test('shows a day in the clinic’s zone, not in UTC', () => {
  expect(dayText('2026-12-31T13:30:00Z', 'Australia/Sydney')).toBe('2027-01-01');
});

const field = {
  id: 'f',
  type: 'NUMBER',
  required: true,
  options: [],
  evaluateAnswer: true,
  answer: ['18'],
  regex: null,
} as const;
test.each([
  [{ ...field, operator: 'GREATER' as const }, 'Is more than 18'],
  [{ ...field, operator: 'EQUAL' as const }, '18'],
  [{ ...field, operator: 'MATCHES' as const, regex: '^A' }, 'Matches ^A'],
  [{ ...field, operator: null, type: 'CHECKBOX' as const, answer: ['true'] }, 'Ticked'],
  [{ ...field, operator: null, evaluateAnswer: false }, null],
])('the correct answer of %o is shown as "%s"', (given, words) => expect(correctText(given)).toBe(words));

test.each([
  ['gap', 'Results from 50 to 60% have no grade.'],
  ['overlap', 'Results from 50 to 60% have more than one grade.'],
] as const)('a %s between grades is reported: %s', (kind, words) => {
  expect(faultText({ kind, from: '50.000', to: '60' })).toContain(words);
});
