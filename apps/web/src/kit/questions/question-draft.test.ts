import { expect, test } from 'vitest';
import { questionChanges } from './question-changes.ts';
import {
  changedValue,
  newQuestion,
  questionFields,
  questionOf,
  questionProblems,
  questionSummary,
  shownFields,
  storedQuestion,
} from './question-draft.ts';

const table = 'training_course_item_fields';
const first = newQuestion(table, 'new 1');
const asks = (values: object) =>
  shownFields(questionFields(table), { ...first.values, ...values }).map(({ name }) => name);
const choice = { ...first.values, name: 'Which?', type: 'RADIO', options: ['A', 'B'], evaluateAnswer: true };

test.each([
  ['a text that a person marks', {}, [], ['options', 'operator', 'answer', 'regex']],
  ['choices', { type: 'SELECT' }, ['options'], ['answer']],
  ['a compared text', { evaluateAnswer: true }, ['operator', 'answer'], ['regex', 'options']],
  ['a pattern', { evaluateAnswer: true, operator: 'MATCHES' }, ['operator', 'regex'], ['answer']],
  ['a file', { type: 'ATTACHMENT', evaluateAnswer: true }, [], ['evaluateAnswer', 'answer', 'operator']],
  ['a tick', { type: 'CHECKBOX', evaluateAnswer: true }, ['answer'], ['operator', 'regex']],
])('shows only the fields that belong to %s', (_, values, shown, hidden) => {
  expect(asks(values)).toEqual(expect.arrayContaining(shown));
  for (const name of hidden) expect(asks(values)).not.toContain(name);
});

test.each(['induction_form_fields', 'master_induction_form_fields'] as const)(
  'questions in %s have no correct answers',
  (form) => {
    const marked = questionOf(form, { ...choice, id: 'a', operator: 'EQUAL', answer: ['A'] });
    const fields = questionFields(form).map(({ name }) => name);
    for (const name of ['evaluateAnswer', 'operator', 'answer', 'regex']) expect(fields).not.toContain(name);
    expect(questionSummary(marked.values)).not.toContain('marked');
    expect(storedQuestion(form, marked.values)).toMatchObject({
      options: ['A', 'B'],
      evaluateAnswer: false,
      operator: null,
      answer: null,
    });
  },
);

test.each([
  ['a question without a text', {}, ['name']],
  ['only one choice', { name: 'Which?', type: 'RADIO', options: ['A'] }, ['options']],
  ['the same choice twice', { name: 'Which?', type: 'RADIO', options: ['A', 'A'] }, ['options']],
  ['a missing right answer', choice, ['answer']],
  ['a pattern that is empty', { name: 'N', evaluateAnswer: true, operator: 'MATCHES' }, ['regex']],
])('reports %s', (_, values, at) => {
  const problems = questionProblems(table, [{ ...first, values: { ...first.values, ...values } }]);
  expect(Object.keys(problems['new 1'] ?? {})).toEqual(at);
});

test('changing the type clears the answer and resets an operator that the new type does not have', () => {
  const next = changedValue({ ...choice, operator: 'NOT_EQUAL', answer: ['A'] }, 'type', 'MULTI_SELECT');
  expect([next.answer, next.operator]).toEqual([[], 'EQUAL']);
});

test('a removed choice is no longer a correct answer', () => {
  expect(changedValue({ ...choice, answer: ['A', 'B'] }, 'options', ['B', 'C']).answer).toEqual(['B']);
});

test('settings that the type does not have are not saved', () => {
  const stored = storedQuestion(table, { ...choice, type: 'TEXT', evaluateAnswer: false, answer: ['A'] });
  expect(stored).toMatchObject({ options: [], answer: null, operator: null, regex: null });
});

test('moving a question changes both positions, and an unchanged question is not written', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) =>
    questionOf(table, { ...choice, id, answer: ['A'], position: 'abc'.indexOf(id) + 1 }),
  );
  if (!a || !b || !c) throw new Error('three questions');
  const changes = questionChanges(table, [a, b, c], [b, a, c]);
  expect(changes.updates.map(({ id, set }) => [id, set.position])).toEqual([
    ['b', '1'],
    ['a', '2'],
  ]);
  expect(questionChanges(table, [a, b], [b, first])).toMatchObject({
    removed: ['a'],
    added: [{ position: '2' }],
  });
});

test('saving an added question numbers all questions from 1, and the added one is the last', () => {
  const wide = questionOf(table, { ...choice, id: 'a', answer: ['A'], position: '1024' });
  const { updates, added } = questionChanges(table, [wide], [wide, first]);
  expect([updates[0]?.set.position, added[0]?.position]).toEqual(['1', '2']);
});
