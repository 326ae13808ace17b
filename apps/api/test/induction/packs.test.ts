import { beforeAll, describe, expect, test } from 'vitest';
import { documentWorld, policy } from '../documents/document-world.ts';
import type { Person } from '../support/person.ts';
import { north } from '../support/server.ts';
import { addCourse } from '../training/course-world.ts';
import { addForm, fills, type Induction, progress, type Sql, startInduction } from './induction-world.ts';

let people: Induction['people'];
let sql: Sql;
const { users } = north;

beforeAll(async () => {
  ({ people, sql } = await startInduction());
});

describe('a pack', () => {
  const given = '{ given already }';
  test('assigns forms, documents and courses together, once, and shows each person’s progress', async () => {
    const { admin, worker, helper } = people;
    const form = await addForm(sql, { is_signature_required: false });
    const course = await addCourse(sql);
    const world = await documentWorld(sql);
    const document = await world.submit(admin, { ...policy, user_ids: [users.helper] });
    const pack = {
      name: 'First week',
      form_ids: [form.id],
      document_ids: [document],
      course_ids: [course.id],
      due_in_days: 7,
    };
    expect(await worker.refusal('save_induction_pack', pack)).toMatch('Permission');
    expect(await admin.refusal('save_induction_pack', { name: 'Empty' })).toMatch('Add at least one');
    expect(await admin.refusal('save_induction_pack', { ...pack, course_ids: [form.id] })).toMatch(
      'Choose active',
    );
    expect(await admin.refusal('save_induction_pack', pack)).toBeNull();
    expect(await admin.refusal('save_induction_pack', pack)).toMatch('Another pack');
    const [row] = await sql("select id from induction_packs where name = 'First week'");
    const give = (by: Person, user: string) =>
      by.refusal('give_induction_pack', { induction_pack_id: row?.id, user_ids: [user] }, given);
    expect(await give(worker, users.worker)).toMatch('Permission');
    await sql('update induction_packs set clinic_ids = $2 where id = $1', [row?.id, [north.clinics.two]]);
    expect(await give(people.keeper, users.worker)).toMatch('Permission');
    await sql("update induction_packs set clinic_ids = '{}' where id = $1", [row?.id]);
    expect(await give(admin, users.worker)).toBeNull();
    expect(await give(admin, users.worker)).toBeNull();
    const items = [
      { kind: 'FORM', state: 'OPEN' },
      { kind: 'DOCUMENT', state: 'OPEN' },
      { kind: 'COURSE', state: 'OPEN' },
    ];
    expect(await progress(worker, users.worker)).toEqual([
      { pack_name: 'First week', done: 0, total: 3, overdue: 0, items },
    ]);
    expect(await progress(helper, users.worker)).toEqual([]);
    const names = async (by: Person) => {
      const { data } = await by.ask<{
        induction_progress: { items: { kind: string; name: string; record_id: unknown }[] }[];
      }>(
        'query ($user_id: uuid) { induction_progress(user_id: $user_id) { items { kind name record_id } } }',
        {
          user_id: users.worker,
        },
      );
      return data?.induction_progress.flatMap(({ items: all }) =>
        all.filter(({ kind }) => kind === 'DOCUMENT'),
      );
    };
    const [category] = await sql(
      `insert into client_document_categories (client_id, name, is_confidential) values ($1, 'Discipline', true) returning id`,
      [north.client],
    );
    await sql('update client_documents set category_id = $2 where id = $1', [document, category?.id]);
    const hidden = { kind: 'DOCUMENT', name: 'Confidential document', record_id: null };
    expect(await names(people.keeper)).toEqual([hidden]);
    for (const by of [worker, admin]) expect(await names(by)).not.toEqual([hidden]);
    await fills(worker, form.id, { [form.question]: 'None' });
    expect(await progress(admin, users.worker)).toMatchObject([{ done: 1, total: 3 }]);
  });

  test('leaves out items that do not fit a person, and reports them', async () => {
    const { admin } = people;
    const [here, there] = [await addForm(sql), await addForm(sql, { clinic_id: north.clinics.two })];
    const [taught, elsewhere] = [
      await addCourse(sql),
      await addCourse(sql, { clinic_id: north.clinics.two }),
    ];
    const world = await documentWorld(sql);
    const document = await world.submit(admin, { ...policy, name: 'Handbook', user_ids: [users.helper] });
    const items = (of: Readonly<Record<string, unknown>> | undefined) => [
      of?.form_ids,
      of?.document_ids,
      of?.course_ids,
    ];
    const given = async (name: string) =>
      items(
        (
          await sql(
            `select a.form_ids, a.document_ids, a.course_ids from induction_pack_assignments a
             join induction_packs p on p.id = a.induction_pack_id where p.name = $1 and a.user_id = $2`,
            [name, users.worker],
          )
        )[0],
      );
    const give = async (name: string) => {
      const { data } = await admin.ask(
        `mutation ($pack: uuid!, $users: [uuid!]!) { give_induction_pack(induction_pack_id: $pack, user_ids: $users) {
           given already left_out { user_id item_name reason } } }`,
        {
          pack: (await sql('select id from induction_packs where name = $1', [name]))[0]?.id,
          users: [users.worker],
        },
      );
      return data?.give_induction_pack;
    };
    const nameOf = async (table: string, id: string) =>
      (await sql(`select name from ${table} where id = $1`, [id]))[0]?.name;
    const pack = {
      name: 'Two clinics',
      form_ids: [here.id, there.id],
      document_ids: [document],
      course_ids: [taught.id, elsewhere.id],
    };
    expect(await admin.refusal('save_induction_pack', pack)).toBeNull();
    const leftOut = (item_name: unknown, reason: string) => ({ user_id: users.worker, item_name, reason });
    const [form, course] = [
      await nameOf('induction_forms', there.id),
      await nameOf('training_courses', elsewhere.id),
    ];
    expect(await give('Two clinics')).toEqual({
      given: 1,
      already: 0,
      left_out: [leftOut(form, 'other_clinic'), leftOut(course, 'other_clinic')],
    });
    expect(await given('Two clinics')).toEqual([[here.id], [document], [taught.id]]);
    expect(
      await sql('select 1 from training_course_enrollments where training_course_id = $1', [elsewhere.id]),
    ).toEqual([]);
    expect(await give('Two clinics')).toEqual({ given: 0, already: 1, left_out: [] });

    await admin.refusal('save_induction_pack', {
      ...pack,
      name: 'Only there',
      form_ids: [there.id],
      document_ids: [],
      course_ids: [],
    });
    expect(await give('Only there')).toEqual({
      given: 0,
      already: 0,
      left_out: [leftOut(form, 'other_clinic')],
    });
    expect(await given('Only there')).toEqual([undefined, undefined, undefined]);

    const offer = (checked: boolean) =>
      sql(
        `insert into packagemodules (package_id, module_id, checked)
         select c.package_id, m.id, $2 from clients c, modules m
         where c.id = $1 and m.name in ('my-training', 'client_document_assignments')
         on conflict (package_id, module_id) do update set checked = excluded.checked`,
        [north.client, checked],
      );
    await offer(false);
    await admin.refusal('save_induction_pack', {
      ...pack,
      name: 'No modules',
      form_ids: [here.id],
      course_ids: [taught.id],
    });
    const handbook = await nameOf('client_documents', document);
    expect(await give('No modules')).toEqual({
      given: 1,
      already: 0,
      left_out: [
        leftOut(handbook, 'no_inbox'),
        leftOut(await nameOf('training_courses', taught.id), 'no_training'),
      ],
    });
    expect(await given('No modules')).toEqual([[here.id], [], []]);
    await offer(true);
  });

  test('enrols with the earlier due date unless one is given, and skips courses whose completion is still valid', async () => {
    const { admin } = people;
    const [soon, late] = [
      await addCourse(sql, { due_in_days: 3 }),
      await addCourse(sql, { due_in_days: 60 }),
    ];
    const [done, over] = [await addCourse(sql), await addCourse(sql)];
    const complete = (course: string, expires: string) =>
      sql(
        `insert into training_course_enrollments (client_id, training_course_id, user_id, status, started_at, completed_at, expires_at)
         values ($1, $2, $3, 'COMPLETED', now() - interval '1 year', now() - interval '1 year', now() + $4::interval)`,
        [north.client, course, users.worker, expires],
      );
    await complete(done.id, '1 day');
    await complete(over.id, '-1 day');
    const course_ids = [soon.id, late.id, done.id, over.id];
    const give = async (name: string, due_in_days: number | null, due_date: string | null = null) => {
      await sql(
        "update training_course_enrollments set status = 'CANCELLED', cancelled_at = now() where training_course_id = any($1) and status = 'ENROLLED'",
        [course_ids],
      );
      expect(await admin.refusal('save_induction_pack', { name, course_ids, due_in_days })).toBeNull();
      const [pack] = await sql('select id from induction_packs where name = $1', [name]);
      const values = { induction_pack_id: pack?.id, user_ids: [users.worker], due_date };
      expect(await admin.refusal('give_induction_pack', values, '{ given }')).toBeNull();
      const rows = await sql(
        `select array_position($1, training_course_id) as n,
           due_date - (now() at time zone (select zone from clients where id = $2))::date as days
         from training_course_enrollments where training_course_id = any($1) and status = 'ENROLLED' order by n`,
        [course_ids, north.client],
      );
      return rows.map(({ n, days }) => [n, days]);
    };
    expect(await give('In a week', 7)).toEqual([
      [1, 3],
      [2, 7],
      [4, 7],
    ]);
    expect(await give('Some day', null)).toEqual([
      [1, 3],
      [2, 60],
      [4, null],
    ]);
    const [day] = await sql(
      'select ((now() at time zone (select zone from clients where id = $1))::date + 30)::text as day',
      [north.client],
    );
    expect(await give('By hand', 7, String(day?.day))).toEqual([
      [1, 30],
      [2, 30],
      [4, 30],
    ]);
  });

  test('counts items that were completed since it was assigned, or were still valid then, and stays complete', async () => {
    const { admin, worker } = people;
    const world = await documentWorld(sql);
    const form = await addForm(sql, { is_signature_required: false });
    const [lasting, ended] = [await addCourse(sql), await addCourse(sql)];
    const document = await world.submit(admin, policy);
    const { id: of, version } = await world.assignment(document);
    await worker.refusal('open_document_assignment', { id: of });
    expect(await worker.refusal('complete_document_assignment', { id: of, version })).toBeNull();
    const complete = (course: string, expires: string) =>
      sql(
        `insert into training_course_enrollments
           (client_id, training_course_id, user_id, status, enrolled_at, started_at, completed_at, expires_at)
         values ($1, $2, $3, 'COMPLETED', now() - interval '1 year', now() - interval '1 year', now() - interval '1 year',
           now() + $4::interval)`,
        [north.client, course, users.worker, expires],
      );
    await complete(lasting.id, '1 day');
    await complete(ended.id, '-1 day');
    expect(await fills(worker, form.id, { [form.question]: 'Before' })).toBeNull();
    const pack = {
      name: 'Again',
      form_ids: [form.id],
      document_ids: [document],
      course_ids: [lasting.id, ended.id],
    };
    expect(await admin.refusal('save_induction_pack', pack)).toBeNull();
    const [row] = await sql("select id from induction_packs where name = 'Again'");
    const values = { induction_pack_id: row?.id, user_ids: [users.worker] };
    expect(await admin.refusal('give_induction_pack', values, given)).toBeNull();
    const states = async () =>
      (await progress(admin, users.worker))
        ?.filter(({ pack_name }) => pack_name === 'Again')
        .flatMap(({ items }) => items.map(({ state }) => state));
    expect(await states()).toEqual(['OPEN', 'DONE', 'DONE', 'OPEN']);
    expect(await fills(worker, form.id, { [form.question]: 'Since' })).toBeNull();
    await sql(
      `update training_course_enrollments set status = 'COMPLETED', started_at = now(), completed_at = now()
       where training_course_id = $1 and status = 'ENROLLED'`,
      [ended.id],
    );
    expect(await states()).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
    await sql(
      "update training_course_enrollments set status = 'EXPIRED', expires_at = now() where training_course_id = any($1)",
      [[lasting.id, ended.id]],
    );
    await sql(
      'insert into training_course_enrollments (client_id, training_course_id, user_id) select $1, unnest($2::uuid[]), $3',
      [north.client, [lasting.id, ended.id], users.worker],
    );
    await sql("update induction_forms set status = 'INACTIVE' where id = $1", [form.id]);
    expect(await states()).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
  });

  test('notifies with one event, not one for each of its items', async () => {
    const { admin } = people;
    const world = await documentWorld(sql);
    const read = { ...policy, user_ids: [users.helper] };
    const documents = [await world.submit(admin, read), await world.submit(admin, read)];
    const pack = {
      name: 'Heard once',
      form_ids: [(await addForm(sql)).id, (await addForm(sql)).id],
      document_ids: documents,
      course_ids: [(await addCourse(sql)).id, (await addCourse(sql)).id],
    };
    expect(await admin.refusal('save_induction_pack', pack)).toBeNull();
    const [row] = await sql("select id from induction_packs where name = 'Heard once'");
    const [since] = await sql('select count(*)::int as events from outbox');
    const values = { induction_pack_id: row?.id, user_ids: [users.worker] };
    expect(await admin.refusal('give_induction_pack', values, '{ given }')).toBeNull();
    expect(await sql('select event from outbox order by created_at, id offset $1', [since?.events])).toEqual([
      { event: 'induction_pack_given' },
    ]);
    for (const id of documents) expect(await world.assignment(id)).toMatchObject({ status: 'ASSIGNED' });
  });
});
