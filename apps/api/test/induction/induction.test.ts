import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type Answers,
  type AskedForm,
  type HashedFile,
  inductionText,
  type ShownForm,
  type ShownQuestion,
  shownText,
} from '@operatory/domain';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOfStored } from '../../src/files/hashed-files.ts';
import { credentialNight } from '../../src/jobs/credential-nights.ts';
import { inductionNight } from '../../src/jobs/induction-nights.ts';
import { documentWorld, pins, policy } from '../documents/document-world.ts';
import { readFile } from '../support/pdf.ts';
import { Person, send } from '../support/person.ts';
import { addRow } from '../support/rows.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { addCourse } from '../training/course-world.ts';
import { addForm, submission } from './induction-world.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'worker' | 'helper', Person>;
const { users } = north;
const only = new Set([north.client]);

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await server.root.query(text, [...values])).rows as Readonly<Record<string, unknown>>[];

beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper');
  await documentWorld(sql);
});

const keep = `mutation m($form: uuid!, $id: uuid, $version: Int, $answers: json, $attachments: [submit_induction_form_attachments_input!],
  $shown: String, $final: Boolean!) {
  submit_induction_form(induction_form_id: $form, submission_id: $id, version: $version, answers: $answers,
    attachments: $attachments, shown: $shown, is_final: $final) { id }
}`;
/** The form as a page shows it, from the engine's answer. */
async function shownTo(by: Person, id: string) {
  const { data } = await by.ask(
    `query ($id: uuid!) { induction_forms_by_pk(id: $id) { name description form_attachment attachments
      induction_form_fields(order_by: [{ position: asc }, { id: asc }]) { id name hint type required options input_attachment } } }`,
    { id },
  );
  const form = data?.induction_forms_by_pk as unknown as
    | (ShownForm & { induction_form_fields: ShownQuestion[] })
    | null;
  return form && shownText(form, form.induction_form_fields);
}
const fills = async (
  by: Person,
  form: string,
  answers: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
) => {
  const shown = await shownTo(by, form);
  const { errors } = await by.ask(keep, { form, answers, shown, final: true, ...more });
  return errors?.[0]?.message ?? null;
};
const signs = (by: Person, of: Readonly<Record<string, unknown>>, more = {}) =>
  by.refusal('sign_induction_form', {
    id: of.id,
    version: of.version,
    method: 'PIN',
    secret: pins.worker,
    typed_name: 'Wei Worker',
    consent: true,
    ...more,
  });

/** The hash of a signed form, computed again. */
const hashOf = (of: Readonly<Record<string, unknown>>, files: readonly HashedFile[]): string =>
  createHash('sha256')
    .update(
      inductionText(of.asked as unknown as AskedForm, of.answers as Answers, files, {
        induction_form_submission_id: String(of.id),
        user_id: users.worker,
        method: 'PIN',
        consent: String(of.consent),
        drawn: null,
        typed_name: 'Wei Worker',
        ip_address: of.ip_address as string | null,
        user_agent: of.user_agent as string | null,
        signed_at: of.signed_at as Date,
      }),
    )
    .digest('hex');

const store = (key: string, text: string) =>
  server.context.storage.write(key, Readable.from([Buffer.from(text)]));
/** A file as if this person had just uploaded it. */
async function uploaded(by: string, text: string) {
  const key = `${north.client}/induction/${randomUUID()}.pdf`;
  await store(key, text);
  const id = await addRow(server, 'files', {
    directory: 'induction',
    key,
    name: 'radiation.pdf',
    mime_type: 'application/pdf',
    file_type: 'FILE',
    size: text.length,
    uploaded_by_user_id: by,
  });
  return { id, key };
}

describe('an induction form', () => {
  test('is saved, submitted, corrected and signed, and does not change afterwards', async () => {
    const { worker, helper } = people;
    const { id, question } = await addForm(sql);
    const mine = () => submission(sql, id, users.worker);
    const elsewhere = await addForm(sql, { clinic_id: north.clinics.two });
    expect(await fills(worker, elsewhere.id, {})).toBe('Not found');
    expect(await fills(worker, id, {}, { final: false })).toBeNull();
    expect(await mine()).toMatchObject({ status: 'DRAFT', version: 1, asked: null });
    expect(await fills(worker, id, { [question]: 'None' })).toMatch('has changed since');
    const draft = { id: (await mine()).id, version: 1 };
    expect(await fills(worker, id, { [question]: ' ' }, draft)).toBe('Answer every required question');
    expect(await fills(helper, id, { [question]: 'x' }, draft)).toBe('Not found');
    expect(await signs(worker, draft)).toBe('Submit this form before you sign it');
    expect(await fills(worker, id, { [question]: 'None' }, draft)).toBeNull();
    expect(await fills(worker, id, { [question]: 'None' })).toBe(
      'Sign the form that you have submitted first',
    );
    expect(await fills(worker, id, { [question]: 'Latex' }, draft)).toMatch('has changed since');
    expect(await fills(worker, id, { [question]: 'Latex' }, { ...draft, version: 2 })).toBeNull();
    const sent = await mine();
    expect(sent).toMatchObject({ status: 'SUBMITTED', version: 3 });
    expect(await signs(worker, sent, { version: 1 })).toMatch('has changed since');
    expect(await signs(worker, sent, { consent: false })).toMatch('Tick');
    expect(await signs(worker, sent, { typed_name: ' ' })).toBe('Draw or type your name');
    expect(await signs(worker, sent, { secret: '0000' })).toBe('Please Enter Valid Passcode');
    expect(await signs(helper, sent, { secret: pins.helper })).toBe('Not found');
    expect(await signs(worker, sent)).toBeNull();
    expect(await signs(worker, await mine())).toMatch('is signed');
    expect(await fills(worker, id, { [question]: 'x' }, { id: sent.id, version: 4 })).toMatch('is signed');
    const signed = await mine();
    expect(signed.signature_hash).toBe(hashOf(signed, []));
    const pdf = (by: Person) =>
      send(by.port, by.host, 'GET', `/api/v1/induction-form-submissions/${signed.id}/form.pdf`, undefined, {
        authorization: `Bearer ${by.token}`,
      });
    const [own, admins, foreign] = [await pdf(worker), await pdf(people.admin), await pdf(helper)];
    expect([own.status, admins.status, foreign.status]).toEqual([200, 200, 404]);
    expect(own.headers['content-type']).toBe('application/pdf');
    expect(await fills(worker, id, { [question]: 'This year' })).toBeNull();
  });
});

describe('a signature under a form', () => {
  test('covers every byte of the files that were shown and submitted', async () => {
    const { worker } = people;
    const { id, question } = await addForm(sql);
    const [own, given] = [
      await uploaded(users.admin, 'Radiation plan'),
      await uploaded(users.worker, 'My licence'),
    ];
    await sql('update induction_forms set form_attachment = $2 where id = $1', [id, { file_id: own.id }]);
    await sql("update induction_form_fields set type = 'ATTACHMENT', options = $2 where id = $1", [
      question,
      JSON.stringify(['Kept']),
    ]);
    const attachments = [{ file_id: given.id }];
    expect(await fills(worker, id, { [question]: [given.id] }, { attachments })).toBeNull();
    expect(await signs(worker, await submission(sql, id, users.worker))).toBeNull();
    await sql('update induction_forms set form_attachment = null where id = $1', [id]);
    const signed = await submission(sql, id, users.worker);
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const name = 'radiation.pdf';
    expect(signed.asked).toMatchObject({
      files: [{ file_id: own.id, name, sha256: sha256('Radiation plan') }],
      questions: [{ id: question, options: ['Kept'], files: [] }],
    });
    const now = async () => [{ name, sha256: String(await hashOfStored(server.context.storage, given.key)) }];
    expect(hashOf(signed, await now())).toBe(signed.signature_hash);
    await store(given.key, 'My licencf');
    expect(hashOf(signed, await now())).not.toBe(signed.signature_hash);
  });

  test.each([
    ['nothing', null],
    ['a list without ids', [{ name: 'Allergies?', type: 'TEXT' }]],
  ])('is refused while %s was kept of what was asked', async (_, asked) => {
    const { worker } = people;
    const { id, question, shown } = await addForm(sql);
    expect(await fills(worker, id, { [question]: 'Latex' })).toBeNull();
    await sql('update induction_form_submissions set asked = $2 where induction_form_id = $1', [
      id,
      JSON.stringify(asked),
    ]);
    const sent = await submission(sql, id, users.worker);
    expect(await signs(worker, sent)).toMatch('Submit it again');
    const path = `/api/v1/induction-form-submissions/${sent.id}/form.pdf`;
    expect(
      (await extractText(new Uint8Array((await readFile(worker, path)).bytes), { mergePages: true })).text,
    ).toMatch('Latex');
    expect(await fills(worker, id, { [question]: 'Latex' }, { id: sent.id, version: 1, shown })).toBeNull();
    expect(await signs(worker, await submission(sql, id, users.worker))).toBeNull();
  });

  test('is refused if a question was changed while the page was open', async () => {
    const { worker } = people;
    const { id, question, shown } = await addForm(sql);
    await sql("update induction_form_fields set name = 'No allergies?' where id = $1", [question]);
    expect(await fills(worker, id, { [question]: 'Yes' }, { shown })).toMatch('has changed since');
    expect(await fills(worker, id, { [question]: 'Yes' }, { shown: null })).toMatch('has changed since');
    expect(await fills(worker, id, { [question]: 'Yes' })).toBeNull();
  });
});

test('an answer to a question that was removed since is in the filled form, marked', async () => {
  const { admin, worker } = people;
  const { id, question } = await addForm(sql, { is_signature_required: false });
  expect(await fills(worker, id, { [question]: 'Latex' })).toBeNull();
  const of = await submission(sql, id, users.worker);
  const text = async () => {
    const { bytes } = await readFile(admin, `/api/v1/induction-form-submissions/${of.id}/form.pdf`);
    return (await extractText(new Uint8Array(bytes), { mergePages: true })).text.replace(/\s/g, '');
  };
  expect(await text()).not.toContain('Removedfromtheformsince');
  await admin.must('mutation ($id: uuid!) { delete_induction_form_fields_by_pk(id: $id) { id } }', {
    id: question,
  });
  expect(await text()).toMatch(/Allergies\?.*Removedfromtheformsince.*Latex/);
});

test('a form is not saved over what somebody else has saved since it was read', async () => {
  const { admin, keeper, worker } = people;
  const { id } = await addForm(sql, { clinic_id: north.clinics.one });
  const read = async () =>
    (
      await sql(
        "select name, to_json(updated_at) #>> '{}' as updated_at from induction_forms where id = $1",
        [id],
      )
    )[0] ?? {};
  const questions = async () =>
    (
      await sql('select name from induction_form_fields where induction_form_id = $1 order by name', [id])
    ).map(({ name }) => name);
  const save = async (by: Person, name: string, unchanged: unknown, idempotency_key?: string) => {
    const answer = await by.post({
      query: `mutation ($id: uuid!, $name: String!) {
        form: update_induction_forms_by_pk(pk_columns: { id: $id }, _set: { name: $name }) { id }
        added: insert_induction_form_fields(objects: [{ induction_form_id: $id, name: $name }]) { affected_rows }
      }`,
      variables: { id, name },
      extensions: { unchanged, ...(idempotency_key ? { idempotency_key } : {}) },
    });
    const { data, errors } = JSON.parse(answer.text);
    return errors ? (errors[0].extensions.refusal ?? errors[0].message) : data.form;
  };
  const { updated_at } = await read();
  const seen = { table: 'induction_forms', id, updated_at };
  const key = randomUUID();
  expect(await save(admin, 'First', seen, key)).toEqual({ id });
  expect(await save(admin, 'First', seen, key)).toEqual({ id });
  expect(await save(admin, 'Second', seen)).toBe('edited_meanwhile');
  expect(await save(keeper, 'Third', seen)).toBe('edited_meanwhile');
  expect((await read()).name).toBe('First');
  expect(await questions()).toEqual(['Allergies?', 'First']);
  expect(await save(keeper, 'Third', { ...seen, updated_at: (await read()).updated_at })).toEqual({ id });
  // Whether it is newer stays unsaid to those who may not change it.
  expect(await save(worker, 'Fourth', seen)).not.toBe('edited_meanwhile');
  // The platform's forms are saved by its own login.
  const [master] = await sql(
    "insert into master_induction_forms (name) values ('Master') returning id, to_json(updated_at) #>> '{}' as updated_at",
  );
  const owner = await Person.signIn(server.port, 'superadmin', 'owner@operatory.example');
  const saveMaster = async (name: string) => {
    const answer = await owner.post({
      query: `mutation ($id: uuid!, $name: String!) {
        form: update_master_induction_forms_by_pk(pk_columns: { id: $id }, _set: { name: $name }) { name } }`,
      variables: { id: master?.id, name },
      extensions: { unchanged: { table: 'master_induction_forms', ...master } },
    });
    const { data, errors } = JSON.parse(answer.text);
    return errors ? errors[0].extensions.refusal : data.form.name;
  };
  expect(await saveMaster('Mine')).toBe('Mine');
  expect(await saveMaster('Late')).toBe('edited_meanwhile');
  for (const bad of [{ ...seen, id: 'x' }, { ...seen, table: 'users' }, { ...seen, table: 'x"; --' }, 'x'])
    expect(await save(admin, 'Bad', bad)).toMatch(/unchanged|does not change/);
});

describe('a pack', () => {
  const given = '{ given already }';
  const progress = async (by: Person, user_id: string) => {
    const { data } = await by.ask(
      'query ($user_id: uuid) { induction_progress(user_id: $user_id) { pack_name done total overdue items { kind state } } }',
      { user_id },
    );
    return data?.induction_progress;
  };
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
      const { data } = await by.ask(
        'query ($user_id: uuid) { induction_progress(user_id: $user_id) { items { kind name record_id } } }',
        { user_id: users.worker },
      );
      const packs = data?.induction_progress as unknown as {
        items: { kind: string; name: string; record_id: unknown }[];
      }[];
      return packs.flatMap(({ items: all }) => all.filter(({ kind }) => kind === 'DOCUMENT'));
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

  test('leaves out what does not fit a person, and reports it', async () => {
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

  test('enrols by the earlier due day, and nobody whose completion still counts', async () => {
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

  test('counts what was completed since it was given, or still counted then, and stays done', async () => {
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
      (
        (await progress(admin, users.worker)) as unknown as {
          pack_name: string;
          items: { state: string }[];
        }[]
      )
        .filter(({ pack_name }) => pack_name === 'Again')
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

  test('is counted among the new starters until it is finished, however many there are', async () => {
    const { admin, worker } = people;
    const form = await addForm(sql, { is_signature_required: false });
    await sql('delete from induction_pack_assignments where client_id = $1', [north.client]);
    const starters = async (by: Person, args = '') => {
      const { data } = await by.ask(`{ new_starters${args} { count packs { pack_name user_id } } }`);
      return data?.new_starters as unknown as { count: number; packs: { pack_name: string }[] };
    };
    await sql(
      `with packs as (insert into induction_packs (client_id, name, form_ids)
         select $1, 'Many ' || n, array[$2::uuid] from generate_series(1, 600) n returning id, name, form_ids)
       insert into induction_pack_assignments (client_id, induction_pack_id, user_id, form_ids, due_date)
       select $1, id, $3, form_ids, case name when 'Many 77' then current_date - 1 else current_date + 9 end from packs`,
      [north.client, form.id, users.worker],
    );
    expect(await starters(admin)).toMatchObject({ count: 600, packs: { length: 6 } });
    expect((await starters(admin)).packs[0]).toMatchObject({ pack_name: 'Many 77' });
    expect((await starters(admin, '(limit: 100)')).packs).toHaveLength(100);
    expect(await starters(people.helper)).toEqual({ count: 0, packs: [] });
    expect(await progress(worker, users.worker)).toHaveLength(600);
    expect(await fills(worker, form.id, { [form.question]: 'None' })).toBeNull();
    expect(await starters(admin)).toEqual({ count: 0, packs: [] });
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

  test('is assigned once to people who start after it was made', async () => {
    const form = await addForm(sql);
    const pack = {
      name: 'Starters',
      form_ids: [form.id],
      for_new_starters: true,
      role_names: ['client_employee'],
    };
    expect(await people.admin.refusal('save_induction_pack', pack)).toBeNull();
    const got = async () =>
      (
        await sql(
          `select a.user_id from induction_pack_assignments a join induction_packs p on p.id = a.induction_pack_id
           where p.name = 'Starters'`,
        )
      ).map(({ user_id }) => user_id);
    const night = async () => expect([...(await inductionNight(server.context, { only }))]).toEqual([]);
    await night();
    expect(await got()).toEqual([]);
    await sql(
      "update induction_packs set for_new_starters = false, created_at = '2000-01-01' where name = 'Starters'",
    );
    await sql("update induction_packs set for_new_starters = true where name = 'Starters'");
    await night();
    expect(await got()).toEqual([]);
    await sql("update users set created_at = now() + '1 hour' where id = $1", [users.helper]);
    await sql("update users set created_at = '1999-01-01' where client_id = $1 and id <> $2", [
      north.client,
      users.helper,
    ]);
    await night();
    await night();
    expect(await got()).toEqual([users.helper]);
  });
});

describe('a credential', () => {
  test('is verified once, by somebody else', async () => {
    const [row] = await sql(
      `insert into user_qualifications (client_id, user_id, type, name) values ($1, $2, 'REGISTRATION', 'AHPRA') returning id`,
      [north.client, users.admin],
    );
    const stored = async () =>
      (
        await sql(
          "select verified_at is not null as verified, verified_by_user_id, to_json(updated_at) #>> '{}' as updated_at from user_qualifications where id = $1",
          [row?.id],
        )
      )[0];
    const verify = async (by: Person, seen?: unknown) =>
      by.refusal('verify_user_qualification', {
        id: row?.id,
        updated_at: seen ?? (await stored())?.updated_at,
      });
    expect(await verify(people.admin)).toMatch("can't verify your own");
    expect(await verify(people.worker)).toBe('Not found');
    await sql('update user_qualifications set user_id = $2 where id = $1', [row?.id, users.worker]);
    expect(await verify(people.worker)).toMatch('Permission');
    expect(await verify(people.admin, '2000-01-01T00:00:00Z')).toMatch('has changed since');
    expect(await verify(people.admin)).toBeNull();
    expect(await verify(people.admin)).toMatch('already verified');
    await sql("update user_qualifications set notes = 'Seen at the desk', number = null where id = $1", [
      row?.id,
    ]);
    expect(await stored()).toMatchObject({ verified: true });
    const { errors } = await people.admin.ask(
      `mutation ($id: uuid!) { update_user_qualifications(where: { id: { _eq: $id } }, _set: { expires_on: "2040-01-01" }) { affected_rows } }`,
      { id: row?.id },
    );
    expect(errors).toBeUndefined();
    expect(await stored()).toMatchObject({ verified: false, verified_by_user_id: null });
    expect(await verify(people.admin)).toBeNull();
  });

  test('sends a warning 90, 30 and 7 days before it expires, once each, and again after a renewal', async () => {
    await sql("update clients set zone = 'Australia/Sydney' where id = $1", [north.client]);
    await sql("update clinics set zone = 'Australia/Sydney' where client_id = $1", [north.client]);
    const [row] = await sql(
      `insert into user_qualifications (client_id, user_id, type, name, expires_on)
       values ($1, $2, 'LICENCE', 'Radiation', '2031-06-30') returning id`,
      [north.client, users.worker],
    );
    await sql(
      `insert into user_qualifications (client_id, user_id, type, name, expires_on)
       values ($1, $2, 'LICENCE', 'Radiation', '2040-01-01')`,
      [north.client, users.worker],
    );
    const warnings = async () =>
      (
        await sql(
          "select payload->>'days' as days from outbox where event = 'credential_expiring' and payload->>'entity_id' = $1 order by created_at, id",
          [row?.id],
        )
      ).map(({ days }) => Number(days));
    for (const [instant, sent] of [
      ['2031-03-31T12:59:00Z', []],
      ['2031-04-01T14:00:00Z', [90]],
      ['2031-05-30T14:00:00Z', [90, 30]],
      ['2031-06-22T14:00:00Z', [90, 30, 7]],
      ['2031-06-29T14:00:00Z', [90, 30, 7]],
    ] as const) {
      await server.context.clock.set(new Date(instant));
      for (let n = 0; n < 2; n += 1)
        expect([...(await credentialNight(server.context, { only }))]).toEqual([]);
      expect([instant, await warnings()]).toEqual([instant, sent]);
    }
    await sql("update user_qualifications set expires_on = '2031-07-30' where id = $1", [row?.id]);
    await credentialNight(server.context, { only });
    expect(await warnings()).toEqual([90, 30, 7, 30]);
    await sql(
      "update user_qualifications set verified_at = now(), verified_by_user_id = $1 where expires_on = '2040-01-01'",
      [users.admin],
    );
    await sql("update user_qualifications set expires_on = '2031-07-29' where id = $1", [row?.id]);
    await credentialNight(server.context, { only });
    expect(await warnings()).toEqual([90, 30, 7, 30]);
    // By then the plan has ended, with which nobody edits people.
    await server.context.clock.set(null);
  });

  test('is in a matrix of people that is refused, and never cut off, when there are too many', async () => {
    const matrix = async (args = '') => {
      const { data, errors } = await people.admin.ask(`{ credential_matrix${args} { user_id } }`);
      const rows = (data?.credential_matrix ?? []) as unknown as unknown[];
      return errors?.[0]?.message ?? rows.length;
    };
    const few = await matrix();
    // Numbers of people are counted for the client that is set.
    await sql(
      `with tenant as materialized (select set_config('app.client_id', $1::text, true) as id),
         many as (
           insert into users (client_id, display_name, email, first_name, last_name, profile_status)
           select tenant.id::uuid, 'Many ' || n, 'many' || n || '@north.example', 'Many', n::text, 'ACTIVE'
           from tenant, generate_series(1, 2000) n returning id)
       insert into j_users_user_roles (client_id, user_id, user_role_id, blocked_status)
       select $1::uuid, m.id, r.id, 'UN_BLOCKED' from many m, user_roles r where r.name = 'client_employee'`,
      [north.client],
    );
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(100);
    expect(await matrix()).toBe('There are too many people to show together. Choose a clinic.');
    expect(await matrix(`(clinic_id: "${north.clinics.one}")`)).toBeLessThan(100);
  });
});
