import { beforeAll, expect, test } from 'vitest';
import { settleCourses } from '../../src/jobs/settle-courses.ts';
import { trainingNight } from '../../src/jobs/training-nights.ts';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { addCourse, type Course, enrolment, handIn, right, type Sql } from './course-world.ts';

let server: TestServer;
let people: Record<'admin' | 'worker' | 'helper', Person>;
const { users } = north;
const only = new Set([north.client]);

/** In Sydney's summer, 13:00Z is midnight. */
const at = (instant: string) => server.context.clock.set(new Date(instant));
/** Runs the job twice, because the second run must not repeat what the first one did. */
async function nights() {
  for (let run = 0; run < 2; run += 1)
    expect([...(await trainingNight(server.context, { only }))]).toEqual([]);
}
const sql: Sql = async (text, values = []) => (await server.root.query(text, [...values])).rows;
const events = async (event: string, of: unknown) =>
  (
    await sql(
      `select payload from outbox where event = $1 and payload->>'entity_id' = $2 order by created_at`,
      [event, of],
    )
  ).map(({ payload }) => payload as Record<string, unknown>);
const enrol = async (course: Course, user: string, more: Readonly<Record<string, unknown>> = {}) => {
  const values = { training_course_id: course.id, user_ids: [user], ...more };
  expect(await people.admin.refusal('enrol_users', values, '{ enrolled }')).toBeNull();
  return String((await enrolment(sql, course.id, user)).id);
};

beforeAll(async () => {
  server = await startTestServer();
  await at('2026-11-20T01:00:00Z');
  people = await server.signInAll('north', 'admin', 'worker', 'helper');
  await sql("update clinics set zone = 'Australia/Sydney' where client_id = $1", [north.client]);
  await sql("update clients set zone = 'Australia/Sydney' where id = $1", [north.client]);
});

test('reminds learners 7 and 1 days before the due date and on it, and reports overdue courses to each manager once', async () => {
  const first = await addCourse(sql);
  const second = await addCourse(sql);
  const id = await enrol(first, users.worker, { due_date: '2026-11-30' });
  const other = await enrol(second, users.helper, { due_date: '2026-11-30' });
  const reminders = async () => (await events('training_due', id)).map(({ days }) => days);
  for (const [instant, sent] of [
    ['2026-11-22T12:59:00Z', []],
    ['2026-11-22T13:00:00Z', [7]],
    ['2026-11-24T13:00:00Z', [7]],
    ['2026-11-28T13:00:00Z', [7, 1]],
    ['2026-11-29T13:00:00Z', [7, 1, 0]],
    ['2026-11-30T12:59:00Z', [7, 1, 0]],
  ] as const) {
    await at(instant);
    await nights();
    expect([instant, await reminders()]).toEqual([instant, sent]);
  }
  await sql(
    `insert into users_reported_to_users (client_id, user_id, reported_to_user_id)
     values ($1, $2, $4), ($1, $3, $4) on conflict do nothing`,
    [north.client, users.worker, users.helper, users.keeper],
  );
  await at('2026-11-30T13:00:00Z');
  await nights();
  await at('2026-12-01T13:00:00Z');
  await nights();
  const digests = [...(await events('training_overdue', id)), ...(await events('training_overdue', other))];
  expect(digests).toHaveLength(1);
  expect(digests[0]).toMatchObject({ manager_user_id: users.keeper });
  expect(digests[0]?.courses).toHaveLength(2);
});

test('reports overdue courses of a person without a manager to people who edit enrolments', async () => {
  await sql('delete from users_reported_to_users where client_id = $1', [north.client]);
  const id = await enrol(await addCourse(sql), users.worker, { due_date: '2026-12-05' });
  await at('2026-12-05T13:00:00Z');
  await nights();
  const managers = (await events('training_overdue', id)).map(({ manager_user_id }) => manager_user_id);
  expect(managers).toContain(users.admin);
  expect(managers).not.toContain(users.worker);
  expect(managers).not.toContain(users.helper);
});

test('reports overdue courses of a blocked person only after the person is unblocked', async () => {
  const id = await enrol(await addCourse(sql), users.other, { due_date: '2026-12-06' });
  const states = async (status: string) => {
    await sql('update j_users_user_roles set blocked_status = $2 where user_id = $1', [users.other, status]);
    await nights();
    return (await events('training_overdue', id)).length;
  };
  await at('2026-12-06T13:00:00Z');
  expect(await states('BLOCKED')).toBe(0);
  expect(await states('UN_BLOCKED')).toBeGreaterThan(0);
});

test('warns learners 30 and 7 days before a completion expires, and enrols them again at its end, once', async () => {
  const course = await addCourse(sql, { due_in_days: 14 });
  const id = await enrol(course, users.worker);
  await sql(
    `update training_course_enrollments set status = 'COMPLETED', started_at = '2026-01-01', completed_at = '2026-01-02',
       expires_at = '2027-01-31T13:00:00Z' where id = $1`,
    [id],
  );
  const warned = async () => {
    const sent = await events('training_expiring', id);
    // `expires_on` is the last valid day, as on the certificate.
    for (const { expires_on } of sent) expect(expires_on).toBe('2027-01-31');
    return sent.length;
  };
  for (const [instant, sent] of [
    ['2026-12-31T12:59:00Z', 0],
    ['2026-12-31T13:00:00Z', 1],
    ['2027-01-20T13:00:00Z', 1],
    ['2027-01-23T12:59:00Z', 1],
    ['2027-01-23T13:00:00Z', 2],
    ['2027-01-31T12:59:00Z', 2],
  ] as const) {
    await at(instant);
    await nights();
    expect([instant, await warned()]).toEqual([instant, sent]);
  }
  expect(await enrolment(sql, course.id, users.worker)).toMatchObject({ id, status: 'COMPLETED' });
  await at('2027-01-31T13:00:00Z');
  await nights();
  const [{ status } = { status: null }] = await sql(
    'select status::text from training_course_enrollments where id = $1',
    [id],
  );
  expect(status).toBe('EXPIRED');
  const again = await enrolment(sql, course.id, users.worker);
  expect(again).toMatchObject({ status: 'ENROLLED', attempt_no: 1, due_date: '2027-02-15' });
  expect(again.id).not.toBe(id);
  expect(await events('training_assigned', again.id)).toMatchObject([{ why: 'RENEWAL' }]);
  const rows = await sql('select id from training_course_enrollments where training_course_id = $1', [
    course.id,
  ]);
  expect(rows).toHaveLength(2);
});

test('a completion expires without a new enrolment if the course is no longer offered, or was completed again', async () => {
  const ended = async (given: Readonly<Record<string, unknown>>, renewed: boolean) => {
    const course = await addCourse(sql);
    const id = await enrol(course, users.worker);
    await sql(
      `update training_course_enrollments set status = 'COMPLETED', started_at = '2026-01-01', completed_at = '2026-01-02',
         expires_at = '2027-02-01T13:00:00Z' where id = $1`,
      [id],
    );
    if (renewed)
      await sql(
        `insert into training_course_enrollments (client_id, training_course_id, user_id, status, started_at, completed_at)
         values ($1, $2, $3, 'COMPLETED', '2027-01-20', '2027-01-21')`,
        [north.client, course.id, users.worker],
      );
    for (const [column, value] of Object.entries(given))
      await sql(`update training_courses set ${column} = $2 where id = $1`, [course.id, value]);
    return course;
  };
  const courses = [await ended({ status: 'INACTIVE' }, false), await ended({}, true)];
  await at('2027-02-01T13:00:00Z');
  await nights();
  for (const { id } of courses)
    expect(
      (
        await sql(
          `select status::text from training_course_enrollments where training_course_id = $1 and status <> 'COMPLETED'`,
          [id],
        )
      ).map(({ status }) => status),
    ).toEqual(['EXPIRED']);
});

test('a course for new starters enrols people of its roles who start after it became one, once', async () => {
  const course = await addCourse(sql, { due_in_days: 7, new_starter_roles: ['client_employee'] });
  const have = async () =>
    (await sql('select user_id from training_course_enrollments where training_course_id = $1', [course.id]))
      .map(({ user_id }) => user_id)
      .sort();
  await sql("update users set created_at = '2027-02-02T00:00:00Z' where id = $1", [users.worker]);
  await at('2027-02-03T00:00:00Z');
  await people.admin.must(
    `mutation { update_training_courses_by_pk(pk_columns: {id: "${course.id}"}, _set: {for_new_starters: true}) { id } }`,
  );
  await at('2027-02-04T00:00:00Z');
  await nights();
  expect(await have()).toEqual([]);
  await sql("update users set created_at = '2027-02-03T12:00:00Z' where id = any($1)", [
    [users.helper, users.keeper],
  ]);
  await nights();
  expect(await have()).toEqual([users.helper]);
  expect(await enrolment(sql, course.id, users.helper)).toMatchObject({ due_date: '2027-02-11' });
});

test('removing an item completes an enrolment that waited for its mark, and does not undo a completion', async () => {
  const course = await addCourse(sql);
  const id = await enrol(course, users.worker);
  const of = (item: keyof Course['items']) => ({ enrolment: id, item: course.items[item] });
  expect(await handIn(people.worker, of('read'))).toBeNull();
  const answers = {
    [course.questions.temperature]: right.temperature,
    [course.questions.number]: right.number,
  };
  expect(await handIn(people.worker, of('quiz'), answers)).toBeNull();
  expect(await handIn(people.worker, of('essay'), { [course.questions.essay]: 'Because.' })).toBeNull();
  await settleCourses(server.context);
  expect(await enrolment(sql, course.id, users.worker)).toMatchObject({ status: 'SUBMITTED' });
  await people.admin.must(
    `mutation { delete_training_course_items_by_pk(id: "${course.items.essay}") { id } }`,
  );
  const fails = { $transaction: () => Promise.reject(new Error('busy')) };
  await settleCourses({ ...server.context, prisma: fails as never });
  expect(await enrolment(sql, course.id, users.worker)).toMatchObject({ status: 'SUBMITTED' });
  await Promise.all([settleCourses(server.context), settleCourses(server.context)]);
  const [{ items_removed_at } = {}] = await sql(
    'select items_removed_at from training_courses where id = $1',
    [course.id],
  );
  expect(items_removed_at).toBeNull();
  expect(await enrolment(sql, course.id, users.worker)).toMatchObject({
    status: 'COMPLETED',
    percentage: '100.000',
  });
  const certificates = async () =>
    sql('select id from training_course_certificates where training_course_enrollment_id = $1', [id]);
  expect(await certificates()).toHaveLength(1);
  await people.admin.must(
    `mutation { update_training_course_items_by_pk(pk_columns: {id: "${course.items.quiz}"}, _set: {status: INACTIVE}) { id } }`,
  );
  await settleCourses(server.context);
  expect(await enrolment(sql, course.id, users.worker)).toMatchObject({ status: 'COMPLETED' });
  expect(await certificates()).toHaveLength(1);
});
