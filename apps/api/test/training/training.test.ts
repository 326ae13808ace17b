import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import { addCourse, type Course, enrolment, handIn, right, submit } from './course-world.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'worker' | 'helper' | 'other', Person>;
const { users, clinics } = north;

beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper', 'other');
  for (const [name, from, to] of [
    ['Not yet', 0, 50],
    ['Good', 50, 75],
    ['Very good', 75, 100],
  ])
    await sql(
      'insert into client_training_grades (client_id, name, start_percentage, end_percentage) values ($1, $2, $3, $4)',
      [north.client, name, from, to],
    );
});

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await server.root.query(text, [...values])).rows as Readonly<Record<string, unknown>>[];
const mine = (course: Course) => enrolment(sql, course.id, users.worker);
const counts = '{ enrolled already }';
const enrols = async (by: Person, values: Readonly<Record<string, unknown>>) =>
  by.refusal('enrol_users', values, counts);
async function enrolled(given: Readonly<Record<string, unknown>> = {}) {
  const course = await addCourse(sql, given);
  expect(await enrols(people.admin, { training_course_id: course.id, user_ids: [users.worker] })).toBeNull();
  const { id } = await mine(course);
  const at = (name: keyof Course['items']) => ({ enrolment: id, item: course.items[name] });
  const answers = (temperature: string, number: string) => ({
    [course.questions.temperature]: temperature,
    [course.questions.number]: number,
  });
  return {
    course,
    id: String(id),
    at,
    answers,
    essay: { [course.questions.essay]: 'Because it kills spores.' },
  };
}
const submission = async (of: string, item: string, attempt = 1) =>
  (
    await sql(
      `select id, version, status::text, percentage::text, passed from training_course_submissions
       where training_course_enrollment_id = $1 and training_course_item_id = $2 and attempt_no = $3`,
      [of, item, attempt],
    )
  )[0] ?? {};
const mark = async (by: Person, of: Readonly<Record<string, unknown>>, percentage: number) =>
  by.refusal('mark_training_submission', { id: of.id, version: of.version, percentage });

describe('a course of a text, a quiz and an essay', () => {
  test('is taken in order, failed, retried, and passed with a grade and a certificate', async () => {
    const { course, id, at, answers, essay } = await enrolled();
    const { worker, admin } = people;
    expect(await handIn(worker, at('quiz'))).toBe('Finish the items before this one first');
    expect(await submit(worker, at('read'))).toBe('Open this item first');
    expect(await handIn(worker, at('read'))).toBeNull();
    expect(await handIn(worker, at('read'))).toBe('You have already passed this item');
    expect(await handIn(worker, at('quiz'), answers('134 °C', ' '))).toBe('Answer every required question');
    expect(await submit(worker, at('quiz'), answers('99 °C', 'x'))).toMatch('does not fit');
    expect(await submit(worker, at('quiz'), answers('134 °C', 'MED1'))).toBeNull();
    expect(await submission(id, course.items.quiz)).toMatchObject({
      status: 'MARKED',
      percentage: '50.000',
      passed: false,
    });
    expect(await handIn(worker, at('quiz'))).toMatch('Finish the other items first');
    expect(await handIn(worker, at('essay'), essay)).toBeNull();
    expect(await mine(course)).toMatchObject({ status: 'SUBMITTED', attempt_no: 1 });
    expect(await handIn(worker, at('essay'), essay)).toMatch('Wait for the result');

    expect(await mark(admin, await submission(id, course.items.essay), 66.667)).toBeNull();
    expect(await mine(course)).toMatchObject({ status: 'IN_PROGRESS', attempt_no: 2 });
    expect(await handIn(worker, at('essay'), essay)).toBe('You have already passed this item');
    expect(await handIn(worker, at('quiz'), answers(right.temperature, right.number))).toBeNull();
    expect(await mine(course)).toMatchObject({
      status: 'COMPLETED',
      percentage: '83.334',
      grade: 'Very good',
    });
    expect(
      await sql(
        'select course_name, grade_name, percentage::text from training_course_certificates where training_course_enrollment_id = $1',
        [id],
      ),
    ).toMatchObject([{ grade_name: 'Very good', percentage: '83.334' }]);
    const { completed_at, expires_at } = await mine(course);
    const days =
      (new Date(String(expires_at)).getTime() - new Date(String(completed_at)).getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(363);
    expect(days).toBeLessThan(367);
    expect(await handIn(worker, at('quiz'))).toBe('This course is already completed');
  });

  test('fails when no attempt is left, until another one is granted', async () => {
    const { course, id, at, answers, essay } = await enrolled({
      attempts_allowed: 1,
      is_open: true,
      due_in_days: 7,
    });
    const { worker, admin } = people;
    await handIn(worker, at('read'));
    await handIn(worker, at('quiz'), answers('121 °C', 'MED1'));
    await handIn(worker, at('essay'), essay);
    expect(await mark(admin, await submission(id, course.items.essay), 90)).toBeNull();
    expect(await mine(course)).toMatchObject({ status: 'FAILED', attempt_no: 1, percentage: '45.000' });
    expect(await handIn(worker, at('quiz'))).toMatch('No attempt is left');
    const { version } = await mine(course);
    expect(await worker.refusal('enrol_self', { training_course_id: course.id })).toBe(
      'No attempt is left. Ask your manager for another one.',
    );
    await sql(
      "update training_course_enrollments set due_date = '2020-01-01', reminded_days = 0, overdue_reported_at = now() where id = $1",
      [id],
    );
    expect(await worker.refusal('grant_retake', { id, version })).toMatch('Permission');
    expect(await admin.refusal('grant_retake', { id, version: 1 })).toMatch('Reload');
    await enrols(admin, { training_course_id: course.id, user_ids: [users.worker] });
    expect(await admin.refusal('grant_retake', { id, version })).toMatch('enrolled in the course again');
    await sql(
      "update training_course_enrollments set status = 'CANCELLED', cancelled_at = now(), enrolled_at = '2020-01-01' where training_course_id = $1 and status = 'ENROLLED'",
      [course.id],
    );
    expect(await admin.refusal('grant_retake', { id, version })).toBeNull();
    expect(await mine(course)).toMatchObject({ status: 'IN_PROGRESS', attempt_no: 2, attempts_allowed: 2 });
    const [again] = await sql(
      "select due_date > '2020-01-02' as due, reminded_days, overdue_reported_at from training_course_enrollments where id = $1",
      [id],
    );
    expect(again).toEqual({ due: true, reminded_days: null, overdue_reported_at: null });
    expect(await handIn(worker, at('quiz'), answers(right.temperature, right.number))).toBeNull();
    expect(await mine(course)).toMatchObject({ status: 'COMPLETED', percentage: '95.000' });
  });

  test('has an essay that is marked once by another person, who must have seen its latest version', async () => {
    const { course, id, at, answers, essay } = await enrolled();
    const { worker, admin, keeper, other } = people;
    await handIn(worker, at('read'));
    await handIn(worker, at('quiz'), answers(right.temperature, right.number));
    await handIn(worker, at('essay'), essay);
    const essays = await submission(id, course.items.essay);
    expect(await mark(worker, essays, 100)).toMatch('Permission');
    expect(await mark(other, essays, 100)).toBe('Not found');
    expect(await mark(keeper, { ...essays, version: 1 }, 100)).toMatch('Reload');
    expect(
      await keeper.refusal('mark_training_submission', { ...essays, status: undefined, percentage: 101 }),
    ).not.toBeNull();
    expect(await mark(keeper, essays, 49.999)).toBeNull();
    expect(await mark(admin, await submission(id, course.items.essay), 100)).toBe(
      'This has already been marked',
    );
    expect(await mine(course)).toMatchObject({ status: 'IN_PROGRESS', attempt_no: 2 });
    const notified = () =>
      sql(
        "select title from user_notifications where user_id = $1 and title like '%marked An essay%' and title like $2",
        [users.worker, '%not passed'],
      );
    await eventually(notified, (rows) => rows.length === 1);
  });
});

describe('enrolments', () => {
  test('are added for chosen people, and for people of a role at a clinic who are not enrolled yet', async () => {
    const course = await addCourse(sql, { due_in_days: 14 });
    const by = { training_course_id: course.id };
    expect(await enrols(people.worker, { ...by, user_ids: [users.helper] })).toMatch('Permission');
    expect(await enrols(people.admin, by)).toBe('Choose who takes the course');
    expect(await enrols(people.admin, { ...by, user_ids: [users.blocked] })).toMatch(
      'active in your organisation',
    );
    expect(await enrols(people.admin, { ...by, user_ids: [users.worker], due_date: '2020-01-01' })).toMatch(
      'not passed',
    );
    const { enrol_users } = await people.admin.must<{ enrol_users: { enrolled: number; already: number } }>(
      `mutation { enrol_users(training_course_id: "${course.id}", user_ids: ["${users.worker}", "${users.helper}"]) ${counts} }`,
    );
    expect(enrol_users).toEqual({ enrolled: 2, already: 0 });
    const again = await people.admin.must<{ enrol_users: { enrolled: number; already: number } }>(
      `mutation { enrol_users(training_course_id: "${course.id}", clinic_ids: ["${clinics.one}"], role_names: ["client_employee"]) ${counts} }`,
    );
    expect(again.enrol_users.already).toBeGreaterThanOrEqual(2);
    expect((await mine(course)).due_date).not.toBeNull();
  });
  test('include only people of the user’s own clinics, except for a client_admin', async () => {
    const course = await addCourse(sql);
    const values = { training_course_id: course.id, user_ids: [users.keeperTwo] };
    expect(await enrols(people.keeper, values)).toMatch('active in your organisation');
    expect(await enrols(people.admin, values)).toBeNull();
  });
  test('are possible for users themselves only in an open course, and for nobody in a course without items', async () => {
    const course = await addCourse(sql, { is_open: true });
    const values = { training_course_id: course.id };
    expect(await people.worker.refusal('enrol_self', values)).toBeNull();
    expect(await people.worker.refusal('enrol_self', values)).toBe('You are already enrolled in this course');
    const shut = await addCourse(sql);
    expect(await people.worker.refusal('enrol_self', { training_course_id: shut.id })).toMatch(
      'Ask your manager',
    );
    const ended = await addCourse(sql, { is_open: true, status: 'INACTIVE' });
    expect(await people.worker.refusal('enrol_self', { training_course_id: ended.id })).toMatch(
      'not offered',
    );
    await sql('delete from training_course_item_fields where training_course_item_id = any($1)', [
      Object.values(shut.items),
    ]);
    await sql('delete from training_course_items where training_course_id = $1', [shut.id]);
    expect(await enrols(people.admin, { training_course_id: shut.id, user_ids: [users.worker] })).toMatch(
      'no items',
    );
  });
  test('can be cancelled and then created again', async () => {
    const { course, id } = await enrolled();
    expect(await people.worker.refusal('cancel_enrollment', { id, version: 1 })).toMatch('Permission');
    expect(await people.admin.refusal('cancel_enrollment', { id, version: 1, note: 'Has left' })).toBeNull();
    expect(await people.admin.refusal('cancel_enrollment', { id, version: 2 })).toMatch('was cancelled');
    expect(
      await enrols(people.admin, { training_course_id: course.id, user_ids: [users.worker] }),
    ).toBeNull();
    expect(await mine(course)).toMatchObject({ status: 'ENROLLED' });
  });
});

test('refuses answers to inactive or deleted items, to questions of other items and by other people, and stores none of them', async () => {
  const { course, id, at, answers, essay } = await enrolled();
  const { worker, helper, admin } = people;
  expect(await handIn(helper, at('read'))).toBe('Not found');
  // An editor reads the enrolment, but does not take the course.
  expect(await handIn(admin, at('read'))).toMatch('Permission');
  expect(await handIn(worker, at('read'))).toBeNull();
  expect(await handIn(worker, at('quiz'), { ...answers('134 °C', 'MED1'), ...essay })).toMatch(
    'does not fit',
  );
  await sql("update training_course_items set status = 'INACTIVE' where id = $1", [course.items.essay]);
  expect(await handIn(worker, at('essay'), essay)).toBe('Not found');
  await sql('update training_course_items set deleted_at = now() where id = $1', [course.items.quiz]);
  expect(await submit(worker, at('quiz'), answers('134 °C', 'MED1'))).toBe('Not found');
  const kept = await sql(
    "select status::text from training_course_submissions where training_course_enrollment_id = $1 and status <> 'MARKED'",
    [id],
  );
  expect(kept).toEqual([{ status: 'IN_PROGRESS' }]);
});

test('a pattern that would backtrack forever or is invalid neither delays nor prevents an answer', async () => {
  const { course, at } = await enrolled();
  const answer = {
    [course.questions.temperature]: '134 °C',
    [course.questions.number]: `${'a'.repeat(4_000)}!`,
  };
  for (const pattern of ['^(a+)+$', '(unclosed', '(?=a)b']) {
    await sql('update training_course_item_fields set regex = $2 where id = $1', [
      course.questions.number,
      pattern,
    ]);
    await sql('delete from training_course_submissions where training_course_item_id = $1', [
      course.items.quiz,
    ]);
    await handIn(people.worker, at('read'));
    const began = process.cpuUsage().user;
    expect(await handIn(people.worker, at('quiz'), answer)).toBeNull();
    expect(process.cpuUsage().user - began).toBeLessThan(3_000_000);
  }
});
