import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { addRow, type Row, readBy } from './support/rows.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper' | 'other', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker', 'helper', 'other');
});

const { users, clinics } = north;
const nameOf = (row: Row) => row.name;
const add = (table: string, row: Row) => addRow(server, table, row);

describe('courses', () => {
  let field: string;
  let item: string;
  beforeAll(async () => {
    const course = await add('training_courses', {
      name: 'Sharps',
      clinic_id: clinics.one,
      complete_info: 'All of it',
    });
    await add('training_courses', { name: 'Open', clinic_id: clinics.two, is_open: true });
    await add('training_courses', { name: 'Everywhere', is_open: true });
    await add('training_courses', { name: 'Over', is_open: true, status: 'INACTIVE' });
    item = await add('training_course_items', { training_course_id: course, name: 'Quiz' });
    field = await add('training_course_item_fields', {
      training_course_item_id: item,
      name: 'Which bin?',
      answer: '"yellow"',
      evaluateAnswer: true,
    });
    const enrolment = await add('training_course_enrollments', {
      training_course_id: course,
      user_id: users.worker,
    });
    await add('training_course_submissions', {
      training_course_enrollment_id: enrolment,
      training_course_item_id: item,
      answers: JSON.stringify({ [field]: 'red' }),
    });
  });
  test('are readable with VIEW at their clinic, otherwise by people who take or may take them', async () => {
    expect(await readBy(people, 'training_courses', 'name', nameOf)).toEqual({
      admin: ['Sharps', 'Open', 'Everywhere', 'Over'],
      keeper: ['Sharps', 'Everywhere', 'Over'],
      keepertwo: ['Open', 'Everywhere', 'Over'],
      worker: ['Sharps', 'Everywhere'],
      helper: ['Everywhere'],
      other: ['Open', 'Everywhere'],
    });
  });
  test('show their name to a manager, who sees which team members take them', async () => {
    await add('users_reported_to_users', { user_id: users.worker, reported_to_user_id: users.other });
    const { data } = await people.other.ask(
      '{ training_course_enrollments { user_id training_course { name short_info complete_info } } training_courses(where: { name: { _eq: "Sharps" } }) { id } }',
    );
    expect(data).toEqual({
      training_course_enrollments: [
        { user_id: users.worker, training_course: { name: 'Sharps', short_info: null, complete_info: null } },
      ],
      training_courses: [],
    });
  });
  test('show questions to people who can read the course, and correct answers to those with EDIT', async () => {
    expect(await readBy(people, 'training_course_item_fields', 'name', nameOf)).toMatchObject({
      keeper: ['Which bin?'],
      worker: ['Which bin?'],
      helper: [],
    });
    const answers = await readBy(people, 'training_course_item_fields', 'answer', ({ answer }) => answer);
    expect(answers).toMatchObject({ admin: ['yellow'], keeper: ['yellow'], keepertwo: [] });
    expect(answers.worker).toMatch('answer');
    const { errors } = await people.worker.ask(
      'query q { training_course_item_fields(where: { answer: { _contains: "yellow" } }) { id } }',
    );
    expect(errors?.[0]?.message).toMatch('answer');
  });
  test('need a list of choices for a choice question, and a correct answer if it is marked automatically', async () => {
    const asked = async (object: Row) => {
      const { errors } = await people.keeper.ask(
        `mutation m($object: training_course_item_fields_insert_input!) { insert_training_course_item_fields_one(object: $object) { id } }`,
        { object: { training_course_item_id: item, name: 'Which?', type: 'RADIO', ...object } },
      );
      return errors?.[0]?.message ?? null;
    };
    expect(await asked({ options: 'yellow' })).toBe('Choices must be a list');
    expect(await asked({ evaluateAnswer: true })).toBe('Correct answers are required');
    expect(await asked({ operator: 'MATCHES' })).toBe('Pattern is required');
    expect(await asked({ options: ['yellow', 'red'], evaluateAnswer: true, answer: ['yellow'] })).toBeNull();
  });
  test('show submitted answers only to their author and to people who mark them', async () => {
    const answered = (row: Row) => (row.answers as Row)[field];
    expect(await readBy(people, 'training_course_submissions', 'answers', answered)).toEqual({
      admin: ['red'],
      keeper: ['red'],
      keepertwo: [],
      worker: ['red'],
      helper: [],
      other: [],
    });
    const { errors } = await people.worker.ask(
      'mutation m { update_training_course_enrollments(where: {}, _set: {}) { affected_rows } }',
    );
    expect(errors?.[0]?.message).toMatch('not found');
  });
});

describe('induction forms', () => {
  test('can be read only at their clinic, and the proof of a signature only by its signer and client_admin', async () => {
    const form = await add('induction_forms', { name: 'First day', clinic_id: clinics.one });
    await add('induction_forms', { name: 'Old', clinic_id: clinics.one, status: 'INACTIVE' });
    expect(await readBy(people, 'induction_forms', 'name', nameOf)).toEqual({
      admin: ['First day', 'Old'],
      keeper: ['First day', 'Old'],
      keepertwo: [],
      worker: ['First day'],
      helper: ['First day'],
      other: [],
    });
    await add('induction_form_submissions', {
      induction_form_id: form,
      user_id: users.worker,
      status: 'SIGNED',
      submitted_at: '2026-11-18T00:00:00Z',
      signed_at: '2026-11-18T00:00:00Z',
      signing_method: 'PIN',
      signature_hash: 'abc',
      ip_address: '203.0.113.9',
    });
    const proof = (row: Row) => [row.ip_address, row.signature_hash];
    expect(await readBy(people, 'induction_form_submissions', 'ip_address signature_hash', proof)).toEqual({
      admin: [['203.0.113.9', 'abc']],
      keeper: [[null, null]],
      keepertwo: [],
      worker: [['203.0.113.9', 'abc']],
      helper: [],
      other: [],
    });
  });
});
