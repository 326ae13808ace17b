import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { PLATFORM_CLIENT_ID } from '@operatory/db';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import type { Sql } from './course-world.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'worker', Person>;
const { clinics } = north;
const sql: Sql = async (text, values = []) => (await server.root.query(text, [...values])).rows;
const one = async (text: string, values: readonly unknown[]) => String((await sql(text, values))[0]?.id);

async function masterFile(bytes: string): Promise<{ file_id: string; key: string }> {
  const id = randomUUID();
  const key = `${PLATFORM_CLIENT_ID}/training/${id}.pdf`;
  await server.context.storage.write(key, Readable.from([Buffer.from(bytes)]));
  await sql(
    `insert into files (id, client_id, directory, key, name, mime_type, file_type, size)
     values ($1, $2, 'training', $3, 'guide.pdf', 'application/pdf', 'FILE', $4)`,
    [id, PLATFORM_CLIENT_ID, key, bytes.length],
  );
  return { file_id: id, key };
}
async function storedText(key: string): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await server.context.storage.read(key))
    parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString();
}
const imports = async (by: Person, table: string, ids: readonly string[], clinic: string | null = null) => {
  const { data, errors } = await by.ask(
    `mutation m($ids: [uuid!]!, $clinic: uuid) { import_master(table: "${table}", ids: $ids, clinic_id: $clinic) { affected_rows } }`,
    { ids, clinic },
  );
  const answer = data?.import_master as { affected_rows: number } | undefined;
  return errors?.[0]?.message ?? answer?.affected_rows;
};

beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker');
});

test('copies a master course with its items, questions and files, so that later changes of the master have no effect', async () => {
  const file = await masterFile('How to clean');
  const category = await one(
    "insert into master_training_categories (name) values ('Infection') returning id",
    [],
  );
  const master = await one(
    `insert into master_training_courses (name, complete_info, master_training_category_id) values ('Cleaning', 'All', $1) returning id`,
    [category],
  );
  const item = await one(
    `insert into master_training_course_items (master_training_course_id, name, item_type, qualifying_percentage, position, media_attachment, attachments)
     values ($1, 'Quiz', 'QUIZ', 80, 1, $2, $3) returning id`,
    [master, JSON.stringify({ file_id: file.file_id }), JSON.stringify([{ file_id: file.file_id }])],
  );
  await sql(
    `insert into master_training_course_items (master_training_course_id, name, status) values ($1, 'Old', 'INACTIVE')`,
    [master],
  );
  await sql(
    `insert into master_training_course_item_fields (master_training_course_item_id, name, type, "evaluateAnswer", operator, regex)
     values ($1, 'Number?', 'TEXT', true, 'MATCHES', '^MED')`,
    [item],
  );
  expect(await imports(people.worker, 'master_training_courses', [master])).toMatch('Permission');
  expect(await imports(people.keeper, 'master_training_courses', [master])).toBe(
    'Choose the clinic that this is for',
  );
  expect(await imports(people.keeper, 'master_training_courses', [master], clinics.two)).toBe('Not found');
  expect(await imports(people.admin, 'master_training_courses', [randomUUID()])).toBe('Not found');
  expect(await imports(people.admin, 'master_training_courses', [master, master])).toBe(1);
  expect(await imports(people.admin, 'master_training_courses', [master])).toBe(0);
  expect(await imports(people.keeper, 'master_training_courses', [master], clinics.one)).toBe(1);

  await sql("update master_training_courses set name = 'Changed' where id = $1", [master]);
  await server.context.storage.remove(file.key);
  const { training_courses: taken } = await people.admin.must<{ training_courses: readonly object[] }>(
    `query q($master: uuid!) { training_courses(where: { master_training_course_id: { _eq: $master }, clinic_id: { _is_null: true } }) {
        name complete_info client_training_category { name } training_course_items { name item_type qualifying_percentage media_attachment attachments
          training_course_item_fields { name evaluateAnswer operator regex } } } }`,
    { master },
  );
  expect(taken).toEqual([
    {
      name: 'Cleaning',
      complete_info: 'All',
      client_training_category: { name: 'Infection' },
      training_course_items: [
        {
          name: 'Quiz',
          item_type: 'QUIZ',
          qualifying_percentage: '80.000',
          media_attachment: expect.objectContaining({ name: 'guide.pdf' }),
          attachments: [expect.objectContaining({ name: 'guide.pdf' })],
          training_course_item_fields: [
            { name: 'Number?', evaluateAnswer: true, operator: 'MATCHES', regex: '^MED' },
          ],
        },
      ],
    },
  ]);
  const copies = await sql(
    `select f.key, f.id from files f join file_links l on l.file_id = f.id
     where f.client_id = $1 and l.table_name = 'training_course_items' and l.column_name = 'media_attachment'`,
    [north.client],
  );
  expect(copies).toHaveLength(2);
  for (const { key, id } of copies) {
    expect(id).not.toBe(file.file_id);
    expect(await storedText(String(key))).toBe('How to clean');
  }
});

test('copies a master induction form with its questions and file, once', async () => {
  const file = await masterFile('Sign here');
  const master = await one(
    `insert into master_induction_forms (name, is_signature_required, form_attachment) values ('First day', true, $1) returning id`,
    [JSON.stringify({ file_id: file.file_id })],
  );
  await sql(
    `insert into master_induction_form_fields (master_induction_form_id, name, required) values ($1, 'Allergies?', true)`,
    [master],
  );
  expect(await imports(people.admin, 'master_induction_forms', [master])).toBe(1);
  expect(await imports(people.admin, 'master_induction_forms', [master])).toBe(0);
  const { induction_forms: taken } = await people.admin.must<{ induction_forms: readonly object[] }>(
    `query q($master: uuid!) { induction_forms(where: { master_induction_form_id: { _eq: $master } }) {
        name is_signature_required form_attachment induction_form_fields { name required } } }`,
    { master },
  );
  expect(taken).toEqual([
    {
      name: 'First day',
      is_signature_required: true,
      form_attachment: expect.objectContaining({ name: 'guide.pdf' }),
      induction_form_fields: [{ name: 'Allergies?', required: true }],
    },
  ]);
  await sql("update master_induction_forms set status = 'INACTIVE' where id = $1", [master]);
  expect(await imports(people.admin, 'master_induction_forms', [master])).toBe('Not found');
});

test('an import of masters leaves out a lost file, and removes the files that a failed import copied', async () => {
  const [kept, lost] = [await masterFile('Kept'), await masterFile('Lost')];
  await server.context.storage.remove(lost.key);
  const master = await one("insert into master_training_courses (name) values ('Lifting') returning id", []);
  await sql(
    `insert into master_training_course_items (master_training_course_id, name, media_attachment, attachments)
     values ($1, 'Read', $2, $3)`,
    [master, JSON.stringify({ file_id: kept.file_id }), JSON.stringify([{ file_id: lost.file_id }])],
  );
  const { storage } = server.context;
  const written: string[] = [];
  const original = storage.write.bind(storage);
  const write = vi.spyOn(storage, 'write').mockImplementation((key, bytes) => {
    written.push(key);
    return original(key, bytes);
  });
  await sql("alter table training_courses add constraint no_lifting check (name <> 'Lifting') not valid");
  expect(await imports(people.admin, 'master_training_courses', [master])).toBeTypeOf('string');
  expect(written).toHaveLength(2);
  for (const key of written) await expect(storedText(key)).rejects.toThrow();
  await sql('alter table training_courses drop constraint no_lifting');
  expect(await imports(people.admin, 'master_training_courses', [master])).toBe(1);
  write.mockRestore();
  const [item] = await sql(
    `select i.media_attachment ->> 'name' as media, i.attachments from training_course_items i
     join training_courses c on c.id = i.training_course_id where c.master_training_course_id = $1`,
    [master],
  );
  expect(item).toEqual({ media: 'guide.pdf', attachments: [] });
});
