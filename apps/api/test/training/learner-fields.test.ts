import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { readFile } from '../support/pdf.ts';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { addCourse, enrolment, handIn, right, type Sql } from './course-world.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper' | 'other', Person>;
const { users, clinics } = north;

beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker', 'helper', 'other');
});
const sql: Sql = async (text, values = []) => (await server.root.query(text, [...values])).rows;
async function enrolled(given: Readonly<Record<string, unknown>> = {}) {
  const course = await addCourse(sql, given);
  const refusal = await people.admin.refusal(
    'enrol_users',
    { training_course_id: course.id, user_ids: [users.worker] },
    '{ enrolled }',
  );
  expect(refusal).toBeNull();
  const { id } = await enrolment(sql, course.id, users.worker);
  return { course, id: String(id) };
}

const mineQuery = `query { my_training { enrollment_id course_id name status due_date is_overdue attempt_no attempts_allowed percentage
  done items next_item_id certificate_short_id expires_at } }`;
const my = async (by: Person) =>
  (await by.must<{ my_training: readonly Record<string, unknown>[] }>(mineQuery)).my_training;
const progressQuery = `query p($id: uuid!) { training_progress(enrollment_id: $id) { mine status done next_item_id
  items { item_id state percentage submission_id message media_seconds } } }`;
interface Progress {
  readonly mine: boolean;
  readonly status: string;
  readonly done: number;
  readonly next_item_id: string | null;
  readonly items: readonly {
    readonly item_id: string;
    readonly state: string;
    readonly percentage: string | null;
    readonly submission_id: string | null;
    readonly message: string | null;
    readonly media_seconds: number | null;
  }[];
}
const progress = async (by: Person, id: string) =>
  (await by.must<{ training_progress: Progress }>(progressQuery, { id })).training_progress;

test('shows the learner and editors of enrolments which answered questions and items were removed', async () => {
  const { course, id } = await enrolled();
  const { worker, admin, helper } = people;
  const { items, questions } = course;
  await handIn(worker, { enrolment: id, item: items.read });
  await handIn(
    worker,
    { enrolment: id, item: items.quiz },
    { [questions.temperature]: right.temperature, [questions.number]: right.number },
  );
  await handIn(worker, { enrolment: id, item: items.essay }, { [questions.essay]: 'Because.' });
  const removed = async (by: Person) => {
    const { data, errors } = await by.ask<{ training_progress: { removed: unknown } | null }>(
      `query ($id: uuid!) { training_progress(enrollment_id: $id) {
         removed { item_id name is_removed questions { question_id name type } } } }`,
      { id },
    );
    return errors?.[0]?.message ?? data?.training_progress?.removed;
  };
  expect(await removed(admin)).toEqual([]);
  const edits = (of: string, row: string) =>
    admin.must(`mutation ($id: uuid!) { delete_${of}_by_pk(id: $id) { id } }`, { id: row });
  await edits('training_course_item_fields', questions.number);
  await edits('training_course_items', items.essay);
  const quiz = {
    item_id: items.quiz,
    name: 'Two questions',
    is_removed: false,
    questions: [{ question_id: questions.number, name: 'Your number?', type: 'TEXT' }],
  };
  const essay = {
    item_id: items.essay,
    name: 'An essay',
    is_removed: true,
    questions: [{ question_id: questions.essay, name: 'Why?', type: 'TEXTAREA' }],
  };
  expect(await removed(admin)).toEqual([quiz, essay]);
  expect(await removed(worker)).toEqual([quiz, essay]);
  expect(await removed(helper)).toBe('Not found');
  await sql(
    `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
     select $1, $2, id, '{}', '{EDIT}' from modules where name = 'training-enrollments'`,
    [north.client, users.keeper],
  );
  const reader = await server.signIn('north', 'keeper');
  expect(await removed(reader)).toEqual([]);
  await sql('delete from user_modules_access where user_id = $1', [users.keeper]);
});

test('learners see their progress, the next item, where their video stopped, and their certificate', async () => {
  const { course, id } = await enrolled();
  const { worker, admin, helper } = people;
  const mine = async () => (await my(worker)).find((row) => row.enrollment_id === id);
  expect(await mine()).toMatchObject({
    status: 'ENROLLED',
    done: 0,
    items: 3,
    next_item_id: course.items.read,
  });
  await worker.refusal('start_training_item', {
    training_course_enrollment_id: id,
    training_course_item_id: course.items.read,
  });
  const of = (await progress(worker, id)).items[0]?.submission_id;
  const keeps = (by: Person, seconds: number) =>
    by.refusal('keep_media_position', { id: of, seconds }, '{ affected_rows }');
  expect(await keeps(worker, 42)).toBeNull();
  expect(await keeps(admin, 43)).toBe('Not found');
  expect(await keeps(worker, -1)).not.toBeNull();
  expect((await progress(worker, id)).items[0]).toMatchObject({ state: 'STARTED', media_seconds: 42 });

  const at = (item: keyof typeof course.items) => ({ enrolment: id, item: course.items[item] });
  await handIn(worker, at('read'));
  await handIn(worker, at('quiz'), {
    [course.questions.temperature]: right.temperature,
    [course.questions.number]: right.number,
  });
  expect(await mine()).toMatchObject({ status: 'IN_PROGRESS', done: 2, next_item_id: course.items.essay });
  await handIn(worker, at('essay'), { [course.questions.essay]: 'Because.' });
  const [essay] = await sql(
    'select id, version from training_course_submissions where training_course_item_id = $1',
    [course.items.essay],
  );
  const marks = { id: essay?.id, version: essay?.version, percentage: 90, message: 'Well argued' };
  expect(await admin.refusal('mark_training_submission', marks)).toBeNull();
  expect(await mine()).toMatchObject({ status: 'COMPLETED', percentage: '95.000', next_item_id: null });
  const number = (await mine())?.certificate_short_id;
  const certificate = (by: Person) => readFile(by, `/api/v1/training-enrollments/${id}/certificate.pdf`);
  const { status, type, bytes } = await certificate(worker);
  expect([status, type]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  for (const said of [`Certificate${number}`, 'Result95%', 'Validuntil', 'hascompletedSterilisation'])
    expect(text.replace(/\s/g, '')).toContain(said);
  expect((await certificate(admin)).status).toBe(200);
  expect((await certificate(helper)).status).toBe(404);

  const whole = await progress(worker, id);
  expect(whole.items.map(({ state, message }) => [state, message])).toEqual([
    ['PASSED', null],
    ['PASSED', null],
    ['PASSED', 'Well argued'],
  ]);
  // Items that are added later are not part of a completed enrolment.
  await sql(
    `insert into training_course_items (client_id, training_course_id, name, position) values ($1, $2, 'Later', 9)`,
    [north.client, course.id],
  );
  expect((await progress(worker, id)).items).toHaveLength(3);
  expect(await my(helper)).toEqual([]);
});

test('shows progress to people who may read the enrolment, without the marker’s comments for reporting managers', async () => {
  const { id, course } = await enrolled();
  await handIn(people.worker, { enrolment: id, item: course.items.read });
  await sql(
    `update training_course_submissions set message = 'Said', marked_by_user_id = $2 where training_course_enrollment_id = $1`,
    [id, users.admin],
  );
  await sql(
    'insert into users_reported_to_users (client_id, user_id, reported_to_user_id) values ($1, $2, $3) on conflict do nothing',
    [north.client, users.worker, users.other],
  );
  expect(await progress(people.keeper, id)).toMatchObject({ mine: false, done: 1 });
  expect((await progress(people.keeper, id)).items[0]?.message).toBe('Said');
  expect((await progress(people.other, id)).items[0]?.message).toBeNull();
  for (const by of [people.keepertwo, people.helper]) {
    const { errors } = await by.ask(progressQuery, { id });
    expect(errors?.[0]?.message).toBe('Not found');
  }
});

test('the training matrix shows the state of an enrolment to people who see enrolments at that clinic', async () => {
  const { id, course } = await enrolled({ due_in_days: 3 });
  const matrix = async (by: Person, clinic?: string) => {
    const shown = await by.must<{
      training_matrix: { cells: readonly { course_id: string; state: string; user_id: string }[] };
    }>(
      `query m($clinic: uuid) { training_matrix(clinic_id: $clinic) { courses { id name } people { user_id display_name }
        cells { enrollment_id user_id course_id state percentage due_date expires_at } } }`,
      { clinic },
    );
    return shown.training_matrix.cells
      .filter(({ course_id }) => course_id === course.id)
      .map(({ state }) => state);
  };
  const set = (columns: string) =>
    sql(`update training_course_enrollments set ${columns} where id = $1`, [id]);
  expect(await matrix(people.admin)).toEqual(['OPEN']);
  expect(await matrix(people.admin, clinics.two)).toEqual([]);
  expect(await matrix(people.keeper)).toEqual(['OPEN']);
  expect(await matrix(people.keepertwo)).toEqual([]);
  expect(await matrix(people.worker)).toEqual([]);
  await set("due_date = '2020-01-01'");
  expect(await matrix(people.keeper)).toEqual(['OVERDUE']);
  await set("status = 'FAILED', started_at = now()");
  expect(await matrix(people.keeper)).toEqual(['FAILED']);
  await set("status = 'COMPLETED', completed_at = '2020-01-01', percentage = 88");
  expect(await matrix(people.keeper)).toEqual(['DONE']);
  await set("expires_at = '2021-01-01'");
  expect(await matrix(people.keeper)).toEqual(['EXPIRED']);
});
