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
  ])('give %s %% the grade “%s”', (percentage, id) => {
    expect(gradeOf(percentage, three)?.id).toBe(id);
  });
  test.each([
    ['have no faults if three meet', three, []],
    ['have no faults if there are none', [], []],
    [
      'are reported with a gap in the middle',
      [three[0], band('b', '60', '100')],
      [{ kind: 'gap', from: '50', to: '60' }],
    ],
    [
      'are reported with a gap at both ends',
      [band('b', '10', '90')],
      [
        { kind: 'gap', from: '0', to: '10' },
        { kind: 'gap', from: '90', to: '100' },
      ],
    ],
    [
      'are reported if they overlap',
      [three[0], band('b', '40', '100')],
      [{ kind: 'overlap', from: '40', to: '50' }],
    ],
    [
      'are reported if one is inside another',
      [band('a', '0', '100'), band('b', '40', '60')],
      [{ kind: 'overlap', from: '40', to: '60' }],
    ],
  ])('%s', (_, bands, faults) => {
    expect(bandFaults(bands.flatMap((each) => each ?? []))).toEqual(faults);
  });
  test('give each result exactly one grade if they are valid', () => {
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
    ['a required one that is missing is refused', { required: true }, undefined, 'answer_required'],
    ['a required one of spaces is refused', { required: true }, '  ', 'answer_required'],
    [
      'a required tick that is not set is refused',
      { type: 'CHECKBOX', required: true },
      false,
      'answer_required',
    ],
    ['an optional one may be missing', {}, null, null],
    ['an offered choice is accepted', { type: 'RADIO', options: ['Yes', 'No'] }, 'Yes', null],
    [
      'a choice that is not offered is refused',
      { type: 'SELECT', options: ['Yes', 'No'] },
      'Maybe',
      'answer_unknown_choice',
    ],
    [
      'several choices, one of them not offered, are refused',
      { type: 'MULTI_SELECT', options: ['a', 'b'] },
      ['a', 'c'],
      'answer_unknown_choice',
    ],
    ['a number is accepted', { type: 'NUMBER' }, '-3.5', null],
    ['a number in words is refused', { type: 'NUMBER' }, 'three', 'answer_no_number'],
    ['a date is accepted', { type: 'DATE' }, '2026-02-28', null],
    ['a date that does not exist is refused', { type: 'DATE' }, '2026-13-01', 'answer_no_date'],
    ['a list for a text is refused', {}, ['a'], 'answer_wrong_kind'],
  ])('checks an answer: %s', (_, of, answer, fault) => {
    expect(answerFault(field(of), answer)).toBe(fault);
  });
  test.each<[string, Partial<FormField>, Answer | undefined, boolean]>([
    [
      'the right text in another case and with spaces is right',
      { answer: ['Autoclave'] },
      ' autoclave ',
      true,
    ],
    ['any of the right texts is right', { answer: ['134', '134 °C'] }, '134 °C', true],
    ['another text is wrong', { answer: ['134'] }, '121', false],
    [
      'no text is wrong, even where one text is excluded',
      { operator: 'NOT_EQUAL', answer: ['121'] },
      '',
      false,
    ],
    ['another text than the excluded one is right', { operator: 'NOT_EQUAL', answer: ['121'] }, '134', true],
    [
      'all right choices and no other are right',
      { type: 'MULTI_SELECT', answer: ['a', 'b'] },
      ['b', 'a'],
      true,
    ],
    ['one right choice of two is wrong', { type: 'MULTI_SELECT', answer: ['a', 'b'] }, ['a'], false],
    ['a right choice with a wrong one is wrong', { type: 'MULTI_SELECT', answer: ['a'] }, ['a', 'b'], false],
    ['the right number written with a decimal is right', { type: 'NUMBER', answer: ['3'] }, '3.0', true],
    [
      'a greater number is right where more is required',
      { type: 'NUMBER', operator: 'GREATER', answer: ['130'] },
      '134',
      true,
    ],
    [
      'the same number is wrong where more is required',
      { type: 'NUMBER', operator: 'GREATER', answer: ['134'] },
      '134',
      false,
    ],
    [
      'the day before is right where an earlier date is required',
      { type: 'DATE', operator: 'LESS', answer: ['2026-11-01'] },
      '2026-10-31',
      true,
    ],
    [
      'a text that contains every required part is right',
      { operator: 'CONTAINS', answer: ['wash', 'hands'] },
      'Wash your hands',
      true,
    ],
    [
      'a text that contains one of two required parts is wrong',
      { operator: 'CONTAINS', answer: ['wash', 'gloves'] },
      'Wash your hands',
      false,
    ],
    [
      'a text that matches the pattern is right',
      { operator: 'MATCHES', regex: '^MED\\d{10}$' },
      'MED0001234567',
      true,
    ],
    [
      'a text that does not match the pattern is wrong',
      { operator: 'MATCHES', regex: '^MED\\d{10}$' },
      'MED1',
      false,
    ],
    ['a required tick is right', { type: 'CHECKBOX', answer: ['true'] }, true, true],
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
    ['opens the first item at the start', [], 1, ['OPEN', 'LOCKED', 'LOCKED'], 'goes_on'],
    ['opens the second item once the first is read', [read], 1, ['PASSED', 'OPEN', 'LOCKED'], 'goes_on'],
    [
      'shows a begun quiz as started',
      [read, sent('quiz', 1, 'IN_PROGRESS')],
      1,
      ['PASSED', 'STARTED', 'LOCKED'],
      'goes_on',
    ],
    [
      'opens the item that follows a failed quiz',
      [read, sent('quiz', 1, 'MARKED', '79.999')],
      1,
      ['PASSED', 'FAILED', 'OPEN'],
      'goes_on',
    ],
    [
      'waits for the mark of an essay',
      [read, sent('quiz', 1, 'MARKED', '80'), sent('essay', 1, 'SUBMITTED')],
      1,
      ['PASSED', 'PASSED', 'WAITING'],
      'waits',
    ],
    [
      'fails once all items are marked and one has failed',
      [read, sent('quiz', 1, 'MARKED', '40'), sent('essay', 1, 'MARKED', '90')],
      1,
      ['PASSED', 'FAILED', 'PASSED'],
      'failed',
    ],
    [
      'repeats only the failed item in the next attempt',
      [read, sent('quiz', 1, 'MARKED', '40'), sent('essay', 1, 'MARKED', '90')],
      2,
      ['PASSED', 'OPEN', 'PASSED'],
      'goes_on',
    ],
    [
      'passes once the next attempt passes the failed item',
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
    'an attempt with the result %s, number %i of %i, makes the enrolment %s',
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
    ['that is next is allowed', startItem('ENROLLED', { state: 'OPEN' }, mine), null],
    ['that is already started is allowed', startItem('IN_PROGRESS', { state: 'STARTED' }, mine), null],
    [
      'that is locked is refused',
      startItem('IN_PROGRESS', { state: 'LOCKED' }, mine),
      'training_item_locked',
    ],
    ['of somebody else is refused', startItem('IN_PROGRESS', { state: 'OPEN' }, editor), 'no_permission'],
    [
      'of a completed enrolment is refused',
      startItem('COMPLETED', { state: 'OPEN' }, mine),
      'training_already_completed',
    ],
    [
      'of an expired enrolment is refused',
      startItem('EXPIRED', { state: 'OPEN' }, mine),
      'training_has_expired',
    ],
    [
      'of a cancelled enrolment is refused',
      startItem('CANCELLED', { state: 'OPEN' }, mine),
      'training_already_cancelled',
    ],
    [
      'of a failed enrolment is refused',
      startItem('FAILED', { state: 'OPEN' }, mine),
      'training_no_attempt_left',
    ],
  ])('opening an item %s', (_, result, code) => {
    expect(codeOf(result)).toBe(code);
  });
  test.each([
    ['with its answer is allowed', 'STARTED', { a: 'x' }, null],
    ['that was not opened is refused', 'OPEN', { a: 'x' }, 'training_item_not_started'],
    ['that was already submitted is refused', 'WAITING', { a: 'x' }, 'training_item_waiting'],
    ['that was passed before is refused', 'PASSED', { a: 'x' }, 'training_item_passed'],
    ['that failed in this attempt is refused', 'FAILED', { a: 'x' }, 'training_item_failed'],
    ['that is locked is refused', 'LOCKED', { a: 'x' }, 'training_item_locked'],
    ['without a required answer is refused', 'STARTED', {}, 'training_answers_missing'],
    [
      'with an answer to a question of another item is refused',
      'STARTED',
      { a: 'x', b: 'y' },
      'training_answers_unfit',
    ],
    ['with a list for a text is refused', 'STARTED', { a: ['x'] }, 'training_answers_unfit'],
  ] as const)('submitting an item %s', (_, state, answers, code) => {
    expect(codeOf(submitItem('IN_PROGRESS', { state }, mine, asked, answers))).toBe(code);
  });
  test.each([
    ['that was handed in is allowed to an editor', 'SUBMITTED', 'SUBMITTED', editor, null],
    ['of one’s own is refused', 'SUBMITTED', 'SUBMITTED', { mine: true, editor: true }, 'training_mark_own'],
    ['without editing rights is refused', 'SUBMITTED', 'SUBMITTED', mine, 'no_permission'],
    ['that is already marked is refused', 'SUBMITTED', 'MARKED', editor, 'training_already_marked'],
    ['that was not handed in is refused', 'IN_PROGRESS', 'IN_PROGRESS', editor, 'training_not_handed_in'],
    ['of a cancelled enrolment is refused', 'CANCELLED', 'SUBMITTED', editor, 'training_already_cancelled'],
  ] as const)('marking a submission %s', (_, status, submission, relation, code) => {
    expect(codeOf(markSubmission(status, submission, relation))).toBe(code);
  });
  test.each([
    ['an editor may cancel an open enrolment', cancelEnrollment('IN_PROGRESS', editor), null],
    ['a user may not cancel their own enrolment', cancelEnrollment('ENROLLED', mine), 'no_permission'],
    [
      'an editor may not cancel a completed enrolment',
      cancelEnrollment('COMPLETED', editor),
      'training_already_completed',
    ],
    ['an editor may grant a retake of a failed enrolment', grantRetake('FAILED', editor), null],
    [
      'an editor may not grant a retake of an open enrolment',
      grantRetake('IN_PROGRESS', editor),
      'training_not_failed',
    ],
    ['a user may not grant themselves a retake', grantRetake('FAILED', mine), 'no_permission'],
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
