import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Answers, type AskedForm, type HashedFile, inductionText } from '@operatory/domain';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashOfStored } from '../../src/files/hashed-files.ts';
import { pins } from '../documents/document-world.ts';
import { readFile } from '../support/pdf.ts';
import { Person, send } from '../support/person.ts';
import { addRow } from '../support/rows.ts';
import { north } from '../support/server.ts';
import { addForm, fills, type Induction, type Sql, startInduction, submission } from './induction-world.ts';

let server: Induction['server'];
let people: Induction['people'];
let sql: Sql;
const { users } = north;

beforeAll(async () => {
  ({ server, people, sql } = await startInduction());
});

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

/** @returns The hash that a signature under the stored form must have. */
const hashOf = (of: Readonly<Record<string, unknown>>, files: readonly HashedFile[]): string =>
  createHash('sha256')
    .update(
      inductionText(of.asked as AskedForm, of.answers as Answers, files, {
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
/** The file is stored as if this person had just uploaded it. */
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

describe('a form that is submitted', () => {
  test('is signed together with the bytes of the files that were shown and submitted', async () => {
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
  ])('cannot be signed if %s was stored of the questions', async (_, asked) => {
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

  test('is refused if a question was changed while its page was open', async () => {
    const { worker } = people;
    const { id, question, shown } = await addForm(sql);
    await sql("update induction_form_fields set name = 'No allergies?' where id = $1", [question]);
    expect(await fills(worker, id, { [question]: 'Yes' }, { shown })).toMatch('has changed since');
    expect(await fills(worker, id, { [question]: 'Yes' }, { shown: null })).toMatch('has changed since');
    expect(await fills(worker, id, { [question]: 'Yes' })).toBeNull();
  });
});

test('the PDF of a form still shows the answer to a question that was removed since, and marks it as removed', async () => {
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

test('refuses to save a form that has been saved since it was read', async () => {
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
  // People who may not change the form must not learn whether it is newer.
  expect(await save(worker, 'Fourth', seen)).not.toBe('edited_meanwhile');
  // The platform's master forms are protected in the same way.
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
