import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smallIds } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { asTenant, type Row } from './as-tenant.ts';

let database: TestDatabase;
let api: pg.Pool;
const { client, clinics, users } = smallIds.north;
const id = /^[0-9a-f-]{36}$/;

beforeAll(async () => {
  database = await createTestDatabase();
  api = new pg.Pool({ connectionString: database.apiUrl, max: 20 });
});
afterAll(async () => {
  await api.end();
  await database.drop();
});

const { said, insert } = asTenant(() => api, client);
const course = () => insert('training_courses', { name: randomUUID() });
const enrolled = (training_course_id: string, more: Row = {}) =>
  insert('training_course_enrollments', { training_course_id, user_id: users.worker, ...more });

describe('grades', () => {
  const grade = (start_percentage: number, end_percentage: number, more: Row = {}) =>
    insert('client_training_grades', { name: randomUUID(), start_percentage, end_percentage, ...more });
  test('may touch but not overlap, and inactive grades do not count', async () => {
    for (const [start, end] of [
      [0, 50],
      [50, 75],
      [75, 100],
    ] as const)
      expect(await grade(start, end)).toMatch(id);
    expect(await grade(74.9, 76)).toBe('client_training_grades_overlap');
    expect(await grade(60, 70, { status: 'INACTIVE' })).toMatch(id);
    expect(await grade(60, 60, { status: 'INACTIVE' })).toBe('client_training_grades_band_check');
    expect(await grade(90, 101, { status: 'INACTIVE' })).toBe('client_training_grades_band_check');
  });
});

describe('enrolments', () => {
  test('of one person in one course succeed only once, even if fifty are made concurrently', async () => {
    const here = await course();
    const answers = await Promise.all(Array.from({ length: 50 }, () => enrolled(here)));
    expect(answers.filter((answer) => id.test(answer))).toHaveLength(1);
    expect(new Set(answers.filter((answer) => !id.test(answer)))).toEqual(
      new Set(['training_course_enrollments_open_unique']),
    );
  });
  test('can be followed by another after they are completed, and are then not reopened', async () => {
    const here = await course();
    const first = await enrolled(here);
    await said(
      `update training_course_enrollments set status = 'COMPLETED', started_at = now(), completed_at = now() where id = $1`,
      [first],
    );
    expect(await enrolled(here)).toMatch(id);
    expect(
      await said(
        `update training_course_enrollments set status = 'IN_PROGRESS', completed_at = null where id = $1`,
        [first],
      ),
    ).toBe('training_course_enrollments_open_unique');
  });
  test('allow no more attempts than permitted, and no result above 100 percent', async () => {
    const one = await enrolled(await course());
    const set = (values: string) =>
      said(`update training_course_enrollments set ${values} where id = $1`, [one]);
    expect(await set('attempt_no = 4')).toBe('training_course_enrollments_attempts_check');
    expect(await set('percentage = 100.5')).toBe('training_course_enrollments_percentage_check');
    expect(await set("status = 'COMPLETED', started_at = now()")).toBe(
      'training_course_enrollments_completed_check',
    );
  });
  test('have a history that cannot be deleted and a certificate that cannot be changed', async () => {
    const training_course_enrollment_id = await enrolled(await course());
    const line = await insert('training_course_enrollment_history', {
      training_course_enrollment_id,
      action: 'enrolled',
    });
    expect(await said('delete from training_course_enrollment_history where id = $1', [line])).toBe('42501');
    const certificate = await insert('training_course_certificates', {
      training_course_enrollment_id,
      course_name: 'Sharps',
    });
    expect(
      await said('update training_course_certificates set course_name = $2 where id = $1', [
        certificate,
        'x',
      ]),
    ).toBe('42501');
  });
});

test('a new item comes after the others of its course unless its position is given', async () => {
  const here = await course();
  const added = (training_course_id: string, name: string, more: Row = {}) =>
    insert('training_course_items', { training_course_id, name, ...more });
  await added(here, 'First');
  await added(here, 'Second');
  await added(here, 'Between', { position: 1500 });
  await added(await course(), 'Elsewhere');
  expect(
    await said('select name from training_course_items where training_course_id = $1 order by position', [
      here,
    ]),
  ).toEqual([{ name: 'First' }, { name: 'Between' }, { name: 'Second' }]);
});

test('a question that is marked automatically must have an answer', async () => {
  const item = await insert('training_course_items', { training_course_id: await course(), name: 'Quiz' });
  const question = (more: Row) =>
    insert('training_course_item_fields', { training_course_item_id: item, name: 'Which bin?', ...more });
  expect(await question({ '"evaluateAnswer"': true })).toBe('training_course_item_fields_answer_check');
  expect(await question({ '"evaluateAnswer"': true, answer: '"yellow"' })).toMatch(id);
});

describe('induction forms', () => {
  const filled = (induction_form_id: string, more: Row = {}) =>
    insert('induction_form_submissions', { induction_form_id, user_id: users.worker, ...more });
  test('have one draft per user at a time, and cannot be changed after they are signed', async () => {
    const form = await insert('induction_forms', { name: 'First day', clinic_id: clinics.one });
    const draft = await filled(form);
    expect(await filled(form)).toBe('induction_form_submissions_draft_unique');
    expect(
      await said(
        `update induction_form_submissions set status = 'SIGNED', submitted_at = now() where id = $1`,
        [draft],
      ),
    ).toBe('induction_form_submissions_signed_check');
    expect(
      await said(
        `update induction_form_submissions set status = 'SIGNED', submitted_at = now(), signed_at = now(),
           signing_method = 'PIN', signature_hash = 'abc' where id = $1`,
        [draft],
      ),
    ).toEqual([]);
    expect(
      await said(`update induction_form_submissions set answers = '{"a": 1}' where id = $1`, [draft]),
    ).toBe('42501');
    expect(await said('delete from induction_form_submissions where id = $1', [draft])).toBe('42501');
    expect(await filled(form)).toMatch(id);
  });
});
