import { fillLetter } from '@operatory/domain';
import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { readFile } from '../support/pdf.ts';
import { type Person, send } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { type DocumentWorld, documentWorld } from './document-world.ts';

let server: TestServer;
let world: DocumentWorld;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper' | 'other', Person>;
const { users } = north;

beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker', 'helper', 'other');
  world = await documentWorld(async (text, values = []) => (await server.root.query(text, [...values])).rows);
});

const makePdf = async (by: Person, letter: Readonly<Record<string, unknown>>) => {
  const { status, text } = await send(
    by.port,
    by.host,
    'POST',
    '/api/v1/letters/pdf',
    JSON.stringify(letter),
    {
      authorization: `Bearer ${by.token}`,
      origin: `http://${by.host}`,
      'x-operatory': '1',
    },
  );
  return { status, ...(JSON.parse(text) as { file_id?: string; message?: string }) };
};
const signedUrl = (by: Person, file: string) =>
  readFile(by, `/api/v1/file-upload/get-signed-url/clientdocuments/${file}`);
/** @returns How many documents and how many assignments of this letter the person can read. */
const sees = async (by: Person, id: string) => {
  const { data } = await by.ask<Record<'client_documents' | 'client_document_assignments', unknown[]>>(
    `query ($id: uuid!) {
       client_documents(where: { id: { _eq: $id } }) { id }
       client_document_assignments(where: { client_document_id: { _eq: $id } }) { user_id } }`,
    { id },
  );
  return [data?.client_documents.length ?? 0, data?.client_document_assignments.length ?? 0];
};
const template = 'Dear {first_name},\nwelcome to {practice_name} on {start_date}.';

test('a letter is filled in for a person, changed, made a PDF, and put into their documents', async () => {
  const { admin, keeper, worker, helper } = people;
  const { insert_preformatted_letters_one: kept } = await admin.must<{
    insert_preformatted_letters_one: { id: string; body: string };
  }>(
    'mutation ($body: String!) { insert_preformatted_letters_one(object: { name: "Welcome", body: $body }) { id body } }',
    { body: template },
  );
  expect(kept.body).toBe(template);
  const unknown = {
    last_name: null,
    full_name: 'Wei Worker',
    position: null,
    clinic_name: null,
    email: null,
  };
  const facts = { ...unknown, first_name: 'Wei', practice_name: 'North', start_date: null, today: null };
  expect(fillLetter(template, facts)).toEqual({
    text: 'Dear Wei,\nwelcome to North on {start_date}.',
    missing: ['Start date'],
  });
  const { text: unfilled } = fillLetter(template, facts);
  expect(await makePdf(admin, { name: 'Welcome', body: unfilled })).toMatchObject({ status: 400 });
  expect(await makePdf(worker, { name: 'Welcome', body: 'Dear Wei' })).toMatchObject({ status: 403 });
  const edited = `${fillLetter(template, { ...facts, start_date: '1 Dec 2026' }).text}\nBring your licence.`;
  const { status, file_id = '' } = await makePdf(keeper, { name: 'Welcome', body: edited });
  expect(status).toBe(200);

  const id = await world.submit(keeper, {
    name: 'Welcome',
    category_type: 'PREFORMATTED_LETTER',
    attachment_type: 'FILE',
    attachments: [{ file_id }],
    document_permission: 'DOWNLOAD',
    is_signature_required: true,
    is_witness_signature_required: true,
    witness_user_id: users.helper,
    selected_user_type: 'USERS',
    user_ids: [users.worker],
  });
  expect(await world.assignment(id)).toMatchObject({ status: 'ASSIGNED', next_user_id: users.worker });

  // Its author, its addressee, the person who signs with them, and client admins see the letter.
  expect(await sees(keeper, id)).toEqual([1, 1]);
  expect(await sees(admin, id)).toEqual([1, 1]);
  expect((await sees(worker, id))[1]).toBe(1);
  expect((await sees(helper, id))[1]).toBe(1);
  for (const stranger of [people.keepertwo, people.other]) expect(await sees(stranger, id)).toEqual([0, 0]);

  for (const reader of [keeper, admin, worker, helper])
    expect((await signedUrl(reader, file_id)).status).toBe(200);
  for (const stranger of [people.keepertwo, people.other])
    expect((await signedUrl(stranger, file_id)).status).toBe(404);
  const { url } = JSON.parse(String((await signedUrl(worker, file_id)).bytes)) as { url: string };
  const { pathname, search } = new URL(url, `http://${worker.host}`);
  const { bytes } = await readFile(worker, pathname + search);
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  for (const said of ['DearWei', 'welcometoNorthon1Dec2026', 'Bringyourlicence'])
    expect(text.replace(/\s/g, '')).toContain(said);
});
