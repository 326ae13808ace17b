import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  afterAttempt,
  answerFault,
  attemptResult,
  bandFaults,
  cancelEnrollment,
  courseProgress,
  type EnrollmentStatus,
  type FormField,
  gradeOf,
  grantRetake,
  type ItemSubmission,
  isRight,
  itemsOf,
  markAnswers,
  markSubmission,
  nextItem,
  percentDone,
  startItem,
  submitItem,
} from '../src/index.ts';

const band = (id: string, start_percentage: string, end_percentage: string) => ({
  id,
  start_percentage,
  end_percentage,
});
const three = [band('not yet', '0', '50'), band('good', '50', '75'), band('very good', '75', '100')];

describe('grade bands', () => {
  test.each([
    ['0', 'not yet'],
    ['49.999', 'not yet'],
    ['50', 'good'],
    ['74.999', 'good'],
    ['75.000', 'very good'],
    ['100', 'very good'],
  ])('%s %% is %s', (percentage, id) => {
    expect(gradeOf(percentage, three)?.id).toBe(id);
  });
  test.each([
    ['three that meet', three, []],
    ['none at all', [], []],
    ['a gap in the middle', [three[0], band('b', '60', '100')], [{ kind: 'gap', from: '50', to: '60' }]],
    [
      'a gap at both ends',
      [band('b', '10', '90')],
      [
        { kind: 'gap', from: '0', to: '10' },
        { kind: 'gap', from: '90', to: '100' },
      ],
    ],
    ['an overlap', [three[0], band('b', '40', '100')], [{ kind: 'overlap', from: '40', to: '50' }]],
    [
      'one inside another',
      [band('a', '0', '100'), band('b', '40', '60')],
      [{ kind: 'overlap', from: '40', to: '60' }],
    ],
  ])('%s', (_, bands, faults) => {
    expect(bandFaults(bands.flatMap((each) => each ?? []))).toEqual(faults);
  });
  test('valid bands give each result exactly one grade', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 6 });
    fc.assert(
      fc.property(cuts, fc.integer({ min: 0, max: 100_000 }), (inner, result) => {
        const text = (thousandths: number) => (thousandths / 1000).toFixed(3);
        const edges = [0, ...inner.toSorted((one, other) => one - other), 100_000];
        const bands = edges
          .slice(1)
          .map((end, index) => band(String(index), text(edges[index] ?? 0), text(end)));
        expect(bandFaults(bands)).toEqual([]);
        expect(bands.filter((each) => gradeOf(text(result), [each]) !== null)).toHaveLength(1);
      }),
    );
  });
});

const field = (of: Partial<FormField>): FormField => ({
  id: 'q',
  type: 'TEXT',
  required: false,
  options: [],
  evaluateAnswer: true,
  operator: null,
  answer: [],
  regex: null,
  ...of,
});
const matches = (pattern: string, text: string) => new RegExp(pattern).test(text);

describe('answers', () => {
  test.each<[string, Partial<FormField>, Answer | undefined, string | null]>([
    ['a required one that is missing', { required: true }, undefined, 'answer_required'],
    ['a required one of spaces', { required: true }, '  ', 'answer_required'],
    ['a required tick that is not set', { type: 'CHECKBOX', required: true }, false, 'answer_required'],
    ['an optional one that is missing', {}, null, null],
    ['a choice', { type: 'RADIO', options: ['Yes', 'No'] }, 'Yes', null],
    [
      'a choice that is not offered',
      { type: 'SELECT', options: ['Yes', 'No'] },
      'Maybe',
      'answer_unknown_choice',
    ],
    [
      'several, one of them not offered',
      { type: 'MULTI_SELECT', options: ['a', 'b'] },
      ['a', 'c'],
      'answer_unknown_choice',
    ],
    ['a number', { type: 'NUMBER' }, '-3.5', null],
    ['a number in words', { type: 'NUMBER' }, 'three', 'answer_no_number'],
    ['a day', { type: 'DATE' }, '2026-02-28', null],
    ['a date that does not exist', { type: 'DATE' }, '2026-13-01', 'answer_no_date'],
    ['a list for a text', {}, ['a'], 'answer_wrong_kind'],
  ])('checks an answer: %s', (_, of, answer, fault) => {
    expect(answerFault(field(of), answer)).toBe(fault);
  });
  test.each<[string, Partial<FormField>, Answer | undefined, boolean]>([
    ['the same but for case and spaces', { answer: ['Autoclave'] }, ' autoclave ', true],
    ['any of the right texts', { answer: ['134', '134 °C'] }, '134 °C', true],
    ['another text', { answer: ['134'] }, '121', false],
    ['nothing is never right', { operator: 'NOT_EQUAL', answer: ['121'] }, '', false],
    ['not equal', { operator: 'NOT_EQUAL', answer: ['121'] }, '134', true],
    ['all right choices and no other', { type: 'MULTI_SELECT', answer: ['a', 'b'] }, ['b', 'a'], true],
    ['one right choice of two', { type: 'MULTI_SELECT', answer: ['a', 'b'] }, ['a'], false],
    ['a right choice and a wrong one', { type: 'MULTI_SELECT', answer: ['a'] }, ['a', 'b'], false],
    ['a number written otherwise', { type: 'NUMBER', answer: ['3'] }, '3.0', true],
    ['more than', { type: 'NUMBER', operator: 'GREATER', answer: ['130'] }, '134', true],
    ['more than is not equal', { type: 'NUMBER', operator: 'GREATER', answer: ['134'] }, '134', false],
    ['a day before', { type: 'DATE', operator: 'LESS', answer: ['2026-11-01'] }, '2026-10-31', true],
    ['contains every part', { operator: 'CONTAINS', answer: ['wash', 'hands'] }, 'Wash your hands', true],
    [
      'contains one of two parts',
      { operator: 'CONTAINS', answer: ['wash', 'gloves'] },
      'Wash your hands',
      false,
    ],
    ['matches', { operator: 'MATCHES', regex: '^MED\\d{10}$' }, 'MED0001234567', true],
    ['does not match', { operator: 'MATCHES', regex: '^MED\\d{10}$' }, 'MED1', false],
    ['a tick', { type: 'CHECKBOX', answer: ['true'] }, true, true],
  ])('marks an answer: %s', (_, of, answer, right) => {
    expect(isRight(field(of), answer, matches)).toBe(right);
  });
  test('two of three right answers are 66.667 %, and an item without questions has no percentage', () => {
    const fields = ['a', 'b', 'c'].map((id) => field({ id, answer: ['yes'] }));
    expect(markAnswers(fields, { a: 'yes', b: 'YES', c: 'no' }, matches)).toBe('66.667');
    expect(markAnswers([], {}, matches)).toBeNull();
  });
});

const items = [
  { id: 'read', qualifying_percentage: null },
  { id: 'quiz', qualifying_percentage: '80' },
  { id: 'essay', qualifying_percentage: '50' },
];
const sent = (
  id: string,
  attempt_no: number,
  status: ItemSubmission['status'],
  percentage: string | null = null,
) => ({
  training_course_item_id: id,
  attempt_no,
  status,
  percentage,
});
const read = sent('read', 1, 'MARKED');

describe('progress through a course', () => {
  test.each([
    ['nothing yet', [], 1, ['OPEN', 'LOCKED', 'LOCKED'], 'goes_on'],
    ['the first is read', [read], 1, ['PASSED', 'OPEN', 'LOCKED'], 'goes_on'],
    [
      'the quiz is begun',
      [read, sent('quiz', 1, 'IN_PROGRESS')],
      1,
      ['PASSED', 'STARTED', 'LOCKED'],
      'goes_on',
    ],
    [
      'a failed quiz opens what follows',
      [read, sent('quiz', 1, 'MARKED', '79.999')],
      1,
      ['PASSED', 'FAILED', 'OPEN'],
      'goes_on',
    ],
    [
      'an essay waits for its mark',
      [read, sent('quiz', 1, 'MARKED', '80'), sent('essay', 1, 'SUBMITTED')],
      1,
      ['PASSED', 'PASSED', 'WAITING'],
      'waits',
    ],
    [
      'all is marked, one failed',
      [read, sent('quiz', 1, 'MARKED', '40'), sent('essay', 1, 'MARKED', '90')],
      1,
      ['PASSED', 'FAILED', 'PASSED'],
      'failed',
    ],
    [
      'the next attempt repeats what failed',
      [read, sent('quiz', 1, 'MARKED', '40'), sent('essay', 1, 'MARKED', '90')],
      2,
      ['PASSED', 'OPEN', 'PASSED'],
      'goes_on',
    ],
    [
      'the next attempt passes',
      [
        read,
        sent('quiz', 1, 'MARKED', '40'),
        sent('essay', 1, 'MARKED', '90'),
        sent('quiz', 2, 'MARKED', '100'),
      ],
      2,
      ['PASSED', 'PASSED', 'PASSED'],
      'passed',
    ],
  ] as const)('%s', (_, submissions, attempt, states, kind) => {
    const progress = courseProgress(items, submissions, attempt);
    expect(progress.map(({ state }) => state)).toEqual(states);
    expect(attemptResult(progress).kind).toBe(kind);
  });
  test('a course is passed with the mean of its graded items, or without a result if it has none', () => {
    const all = [read, sent('quiz', 1, 'MARKED', '80.001'), sent('essay', 1, 'MARKED', '66.667')];
    expect(attemptResult(courseProgress(items, all, 1))).toEqual({ kind: 'passed', percentage: '73.334' });
    expect(attemptResult(courseProgress(items.slice(0, 1), [read], 1))).toEqual({
      kind: 'passed',
      percentage: null,
    });
  });
  test('a course without items is not passed', () => {
    expect(attemptResult([])).toEqual({ kind: 'goes_on' });
  });
  test('an item that is added later is required of people who have not finished', () => {
    const longer = [...items, { id: 'new', qualifying_percentage: null }];
    const all = [read, sent('quiz', 1, 'MARKED', '80'), sent('essay', 1, 'MARKED', '60')];
    expect(nextItem(courseProgress(longer, all, 1))?.id).toBe('new');
    expect(percentDone(courseProgress(longer, all, 1))).toBe(75);
  });
  test.each([
    ['failed', 1, 3, 'IN_PROGRESS', 2],
    ['failed', 3, 3, 'FAILED', 3],
    ['waits', 1, 3, 'SUBMITTED', 1],
    ['goes_on', 2, 3, 'IN_PROGRESS', 2],
  ] as const)(
    'an attempt that %s, number %i of %i, is followed by %s',
    (kind, attempt_no, attempts_allowed, status, next) => {
      expect(afterAttempt({ kind }, { attempt_no, attempts_allowed })).toEqual({ status, attempt_no: next });
    },
  );
  test('a course is passed exactly if the best mark of each graded item reaches its pass mark', () => {
    const marks = fc.array(
      fc.tuple(
        fc.constantFrom('quiz', 'essay'),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 100 }),
      ),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(marks, (given) => {
        const progress = courseProgress(
          items,
          [read, ...given.map(([id, attempt, mark]) => sent(id, attempt, 'MARKED', String(mark)))],
          3,
        );
        const best = (id: string) =>
          Math.max(-1, ...given.flatMap(([item, , mark]) => (item === id ? [mark] : [])));
        expect(attemptResult(progress).kind === 'passed').toBe(best('quiz') >= 80 && best('essay') >= 50);
      }),
    );
  });
});

const mine = { mine: true, editor: false };
const editor = { mine: false, editor: true };
const asked = [field({ id: 'a', required: true })];
const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? null : result.code);

describe('actions on an enrolment', () => {
  test.each([
    ['opens the next one', startItem('ENROLLED', { state: 'OPEN' }, mine), null],
    ['opens one again', startItem('IN_PROGRESS', { state: 'STARTED' }, mine), null],
    ['a later one is locked', startItem('IN_PROGRESS', { state: 'LOCKED' }, mine), 'training_item_locked'],
    ['of somebody else', startItem('IN_PROGRESS', { state: 'OPEN' }, editor), 'no_permission'],
    ['once it is completed', startItem('COMPLETED', { state: 'OPEN' }, mine), 'training_already_completed'],
    ['once it has expired', startItem('EXPIRED', { state: 'OPEN' }, mine), 'training_has_expired'],
    ['once it is cancelled', startItem('CANCELLED', { state: 'OPEN' }, mine), 'training_already_cancelled'],
    ['once it has failed', startItem('FAILED', { state: 'OPEN' }, mine), 'training_no_attempt_left'],
  ])('opening an item: %s', (_, result, code) => {
    expect(codeOf(result)).toBe(code);
  });
  test.each([
    ['answered', 'STARTED', { a: 'x' }, null],
    ['not opened', 'OPEN', { a: 'x' }, 'training_item_not_started'],
    ['twice', 'WAITING', { a: 'x' }, 'training_item_waiting'],
    ['passed before', 'PASSED', { a: 'x' }, 'training_item_passed'],
    ['failed in this attempt', 'FAILED', { a: 'x' }, 'training_item_failed'],
    ['a later one', 'LOCKED', { a: 'x' }, 'training_item_locked'],
    ['without a required answer', 'STARTED', {}, 'training_answers_missing'],
    ['with an answer to a question of another item', 'STARTED', { a: 'x', b: 'y' }, 'training_answers_unfit'],
    ['with a list for a text', 'STARTED', { a: ['x'] }, 'training_answers_unfit'],
  ] as const)('submitting an item: %s', (_, state, answers, code) => {
    expect(codeOf(submitItem('IN_PROGRESS', { state }, mine, asked, answers))).toBe(code);
  });
  test.each([
    ['handed in', 'SUBMITTED', 'SUBMITTED', editor, null],
    ['one’s own', 'SUBMITTED', 'SUBMITTED', { mine: true, editor: true }, 'training_mark_own'],
    ['without the right', 'SUBMITTED', 'SUBMITTED', mine, 'no_permission'],
    ['twice', 'SUBMITTED', 'MARKED', editor, 'training_already_marked'],
    ['not handed in', 'IN_PROGRESS', 'IN_PROGRESS', editor, 'training_not_handed_in'],
    ['of a cancelled course', 'CANCELLED', 'SUBMITTED', editor, 'training_already_cancelled'],
  ] as const)('marking: %s', (_, status, submission, relation, code) => {
    expect(codeOf(markSubmission(status, submission, relation))).toBe(code);
  });
  test.each([
    ['cancelling an open one', cancelEnrollment('IN_PROGRESS', editor), null],
    ['cancelling one’s own', cancelEnrollment('ENROLLED', mine), 'no_permission'],
    ['cancelling a completed one', cancelEnrollment('COMPLETED', editor), 'training_already_completed'],
    ['a retake of a failed one', grantRetake('FAILED', editor), null],
    ['a retake of an open one', grantRetake('IN_PROGRESS', editor), 'training_not_failed'],
    ['a retake for oneself', grantRetake('FAILED', mine), 'no_permission'],
  ])('%s', (_, result, code) => {
    expect(codeOf(result)).toBe(code);
  });
});

test('an ended enrolment shows no items that were added later, and an open one shows all', () => {
  const offered = [{ id: 'read' }, { id: 'new' }];
  const own = [{ training_course_item_id: 'read' }];
  const ids = (status: EnrollmentStatus) => itemsOf(status, offered, own).map(({ id }) => id);
  expect(ids('IN_PROGRESS')).toEqual(['read', 'new']);
  expect(ids('COMPLETED')).toEqual(['read']);
  expect(ids('EXPIRED')).toEqual(['read']);
});
