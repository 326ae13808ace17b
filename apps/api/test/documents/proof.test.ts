import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { PDFDocument } from 'pdf-lib';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pdfLimits } from '../../src/pdf/append-pages.ts';
import { verifyFile } from '../../src/signing/verify-file.ts';
import { unpackingTo } from '../support/made-pdf.ts';
import { readFile } from '../support/pdf.ts';
import { type Person, send } from '../support/person.ts';
import { addRow } from '../support/rows.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { type DocumentWorld, documentWorld, pins, policy } from './document-world.ts';

let server: TestServer;
let world: DocumentWorld;
let people: Record<'admin' | 'keeper' | 'worker' | 'helper' | 'other', Person>;
let stranger: Person;
const { users } = north;

beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper', 'other');
  ({ keeper: stranger } = await server.signInAll('south', 'keeper'));
  world = await documentWorld(async (text, values = []) => (await server.root.query(text, [...values])).rows);
});

const pdfOf = async (pages: number): Promise<Buffer> => {
  const pdf = await PDFDocument.create();
  for (let n = 0; n < pages; n += 1) pdf.addPage([300, 300]);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
};
const store = (key: string, bytes: Buffer) => server.context.storage.write(key, Readable.from([bytes]));
/** The file is stored as if the admin had just uploaded it. */
async function uploaded(bytes: Buffer): Promise<{ id: string; key: string }> {
  const key = `${north.client}/clientdocuments/${randomUUID()}.pdf`;
  await store(key, bytes);
  const id = await addRow(server, 'files', {
    directory: 'clientdocuments',
    key,
    name: 'policy.pdf',
    mime_type: 'application/pdf',
    file_type: 'FILE',
    size: bytes.length,
    uploaded_by_user_id: users.admin,
  });
  return { id, key };
}
/** @returns The assignment of a document with this file that the worker has signed. */
async function signed(file: string): Promise<string> {
  const id = await world.submit(people.admin, {
    ...policy,
    is_signature_required: true,
    attachments: [{ file_id: file }],
  });
  const { id: of } = await world.assignment(id);
  expect(await people.worker.refusal('open_document_assignment', { id: of })).toBeNull();
  const drawn = [
    [
      [1.26, 1],
      [500, 150.04],
    ],
  ];
  expect(await world.sign(people.worker, 'worker', 'sign_document_assignment', id, { drawn })).toBeNull();
  return of;
}
const certificate = (who: Person, of: string, name = 'certificate') =>
  readFile(who, `/api/v1/document-assignments/${of}/${name}.pdf`);
async function verify(who: Person, bytes: Buffer): Promise<Record<string, unknown>> {
  const boundary = 'of-a-file';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const { text } = await send(who.port, who.host, 'POST', '/api/v1/documents/verify', body, {
    authorization: `Bearer ${who.token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
  return JSON.parse(text);
}

describe('a signed document', () => {
  let bytes: Buffer;
  let file: { id: string; key: string };
  let of: string;
  beforeAll(async () => {
    bytes = await pdfOf(2);
    file = await uploaded(bytes);
    of = await signed(file.id);
  });
  test('can be downloaded by people who can read it, and its certificate has the same bytes each time', async () => {
    const first = await certificate(people.worker, of);
    expect([first.status, first.type]).toEqual([200, 'application/pdf']);
    expect((await certificate(people.worker, of)).bytes.equals(first.bytes)).toBe(true);
    const whole = await certificate(people.admin, of, 'signed');
    expect((await PDFDocument.load(whole.bytes)).getPageCount()).toBe(3);
    for (const nobody of [people.other, stranger]) expect((await certificate(nobody, of)).status).toBe(404);
  });
  test('can be verified by its file, by people who may read it', async () => {
    const whole = (await certificate(people.admin, of, 'signed')).bytes;
    const alone = (await certificate(people.worker, of)).bytes;
    for (const each of [whole, alone, bytes])
      expect(await verify(people.admin, each)).toMatchObject({
        result: 'genuine',
        certificate: { document: policy.name, signers: [expect.any(String)] },
      });
    expect(await verify(people.other, whole)).toEqual({ result: 'unknown' });
    expect(await verify(stranger, whole)).toEqual({ result: 'unknown' });
    const changed = Buffer.from(whole);
    changed[500] = (changed[500] ?? 0) ^ 1;
    expect(await verify(people.admin, changed)).toMatchObject({ result: 'changed' });
    expect(await verify(people.admin, Buffer.from('Something else'))).toEqual({ result: 'unknown' });
  });
  test('has a certificate that shows the hash of all parts only to its assignee and to client admins', async () => {
    const shows = async (who: Person) =>
      (
        await extractText(new Uint8Array((await certificate(who, of)).bytes), { mergePages: true })
      ).text.includes('SHA-256 of all');
    expect([await shows(people.worker), await shows(people.admin), await shows(people.keeper)]).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('is not reported as changed while its files cannot be read', async () => {
    const alone = (await certificate(people.worker, of)).bytes;
    const read = vi
      .spyOn(server.context.storage, 'read')
      .mockRejectedValueOnce(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const answer = await verify(people.worker, alone);
    read.mockRestore();
    expect(JSON.stringify(answer)).toMatch('Try again in a minute');
    expect(await verify(people.worker, alone)).toMatchObject({ result: 'genuine' });
  });
  test('is verified for each of two signers of the same file, even if only one signature is looked up', async () => {
    const others = await world.submit(people.admin, {
      ...policy,
      is_signature_required: true,
      user_ids: [users.helper],
      attachments: [{ file_id: file.id }],
    });
    const { id: theirs } = await world.assignment(others, users.helper);
    await people.helper.refusal('open_document_assignment', { id: theirs });
    const { version } = await world.assignment(others, users.helper);
    const { errors } = await people.helper.ask(
      `mutation m($id: uuid!, $version: Int!, $secret: String!) { sign_document_assignment(id: $id, version: $version,
        method: "PIN", secret: $secret, typed_name: "Hel", consent: true) { id } }`,
      { id: theirs, version, secret: pins.helper },
    );
    expect(errors).toBeUndefined();
    for (const who of [people.worker, people.helper]) {
      const { who: signedIn } = await server.context.auth.authenticateToken(who.token, who.host);
      expect(await verifyFile(server.context, signedIn, bytes, 1)).toMatchObject({ result: 'genuine' });
    }
  });
  test('has hashes that anybody with the stored bytes can calculate', async () => {
    const [row] = await world.sql(
      `select v.content_hash, s.hash, s.signed_at, s.ip_address, s.user_agent, s.consent, s.drawn, c.hash as whole,
         a.client_document_id, a.user_id
       from client_document_assignments a
         join client_document_versions v on v.id = a.client_document_version_id
         join client_document_signatures s on s.client_document_assignment_id = a.id
         join client_document_certificates c on c.client_document_assignment_id = a.id where a.id = $1`,
      [of],
    );
    const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
    const content = sha256(
      JSON.stringify([
        'operatory document 1',
        row?.client_document_id,
        1,
        policy.name,
        policy.description,
        [true, false, false, false],
        'FILE',
        null,
        null,
        [['policy.pdf', sha256(bytes)]],
        [],
      ]),
    );
    const signature = sha256(
      JSON.stringify([
        'operatory signature 1',
        content,
        null,
        of,
        'USER',
        users.worker,
        'PIN',
        row?.consent,
        [
          [
            [1.3, 1],
            [500, 150],
          ],
        ],
        'Wil Worker',
        row?.ip_address,
        row?.user_agent,
        row?.signed_at instanceof Date ? row.signed_at.toISOString() : '',
      ]),
    );
    expect([row?.content_hash, row?.hash]).toEqual([content, signature]);
    expect(row?.whole).toBe(sha256(JSON.stringify(['operatory certificate 1', content, [signature]])));
  });
  test('is reported as changed if one stored byte or one row changes', async () => {
    const alone = (await certificate(people.worker, of)).bytes;
    const other = Buffer.from(bytes);
    other[20] = (other[20] ?? 0) ^ 1;
    await store(file.key, other);
    expect(await verify(people.admin, alone)).toMatchObject({ result: 'changed' });
    await store(file.key, bytes);
    expect(await verify(people.admin, alone)).toMatchObject({ result: 'genuine' });
    const change = async (name: string) => {
      await world.sql('alter table client_document_signatures disable trigger user');
      await world.sql(
        'update client_document_signatures set typed_name = $2 where client_document_assignment_id = $1',
        [of, name],
      );
      await world.sql('alter table client_document_signatures enable trigger user');
    };
    await change('Somebody');
    expect(await verify(people.admin, alone)).toMatchObject({ result: 'changed' });
    await change('Wil Worker');
  });
});

test.each([
  ['broken', async () => Buffer.from('%PDF-1.7\nnothing that could be read')],
  ['too long', () => pdfOf(pdfLimits.pages + 1)],
  ['encrypted', async () => Buffer.from(encrypted)],
  ['secretly huge', async () => unpackingTo(200)],
])('a %s PDF can be signed, and its download contains only the certificate', async (_, make) => {
  const of = await signed((await uploaded(await make())).id);
  const [answer, other] = await Promise.all([
    certificate(people.admin, of, 'signed'),
    people.other.must('query { __typename }'),
  ]);
  expect([answer.status, other]).toEqual([200, expect.anything()]);
  expect((await PDFDocument.load(answer.bytes)).getPageCount()).toBe(1);
  expect(await verify(people.admin, answer.bytes)).toMatchObject({ result: 'genuine' });
});

/** This PDF is small and declares that it is encrypted. */
const encrypted = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [] /Count 0 >>
endobj
3 0 obj
<< /Filter /Standard /V 1 /R 2 /P -4 /O <00> /U <00> >>
endobj
trailer
<< /Root 1 0 R /Encrypt 3 0 R /Size 4 >>
startxref
0
%%EOF
`;

test('refuses to submit a document whose file is lost', async () => {
  const { id, key } = await uploaded(await pdfOf(1));
  await server.context.storage.remove(key);
  const values = { ...policy, attachments: [{ file_id: id }] };
  expect(await people.admin.refusal('submit_client_document', values)).toMatch('can’t be read');
});
