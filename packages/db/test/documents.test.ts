import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smallIds } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { asTenant, type Row } from './as-tenant.ts';

let database: TestDatabase;
let api: pg.Pool;
const { client, users } = smallIds.north;

beforeAll(async () => {
  database = await createTestDatabase();
  api = new pg.Pool({ connectionString: database.apiUrl, max: 20 });
});
afterAll(async () => {
  await api.end();
  await database.drop();
});

const { said, insert } = asTenant(() => api, client);
const staff = [users.worker, users.helper, users.other, users.custom];

let document: string;
let version: string;
const versionOf = (version_no: number, more: Row = {}) =>
  insert('client_document_versions', {
    client_document_id: document,
    version_no,
    name: 'Sharps',
    created_by_user_id: users.admin,
    ...more,
  });
const assigned = (user_id: string, more: Row = {}) =>
  insert('client_document_assignments', {
    client_document_id: document,
    client_document_version_id: version,
    user_id,
    ...more,
  });
const completed = (id: string) =>
  said(
    `update client_document_assignments set status = 'COMPLETED', signed_status = 'SIGNED', completed_at = now() where id = $1`,
    [id],
  );
const signed = (assignment: string, user_id: string, signer = 'USER') =>
  insert('client_document_signatures', {
    client_document_assignment_id: assignment,
    signer,
    user_id,
    method: 'PIN',
    consent: 'I have read it.',
    hash: 'abc',
    ip_address: '203.0.113.9',
  });
const state = () =>
  said('select assigned_count, completed_count, signed_status from client_documents where id = $1', [
    document,
  ]);

beforeEach(async () => {
  document = await insert('client_documents', { name: 'Sharps', created_by_user_id: users.admin });
  version = await versionOf(1);
});

describe('the content that people sign', () => {
  test('is a version that cannot be renamed or deleted, but can be approved', async () => {
    expect(await said('update client_document_versions set name = $2 where id = $1', [version, 'x'])).toBe(
      '42501',
    );
    expect(await said('delete from client_document_versions where id = $1', [version])).toBe('42501');
    const approved = 'update client_document_versions set approved_by_user_id = $2 where id = $1';
    expect(await said(approved, [version, users.admin])).toEqual([]);
  });
  test('is locked in the document from the first signature until there is a new version', async () => {
    const links = 'update client_documents set video_url = $2 where id = $1';
    expect(await said(links, [document, 'https://one.example'])).toEqual([]);
    await signed(await assigned(users.worker), users.worker);
    expect(await said(links, [document, 'https://two.example'])).toBe('client_documents_signed_content');
    expect(await said('update client_documents set name = $2 where id = $1', [document, 'Sharps 2'])).toEqual(
      [],
    );
    expect(
      await said('update client_documents set video_url = $2, current_version_no = 2 where id = $1', [
        document,
        'https://two.example',
      ]),
    ).toEqual([]);
  });
  test('has one signature per role and per person, which cannot be changed or deleted', async () => {
    const assignment = await assigned(users.worker);
    const signature = await signed(assignment, users.worker);
    expect(await signed(assignment, users.helper)).toBe('client_document_signatures_as_once');
    expect(await signed(assignment, users.worker, 'WITNESS')).toBe('client_document_signatures_by_once');
    expect(
      await said('update client_document_signatures set hash = $2 where id = $1', [signature, 'x']),
    ).toBe('42501');
    expect(await said('delete from client_document_signatures where id = $1', [signature])).toBe('42501');
    expect(
      await said('update client_document_assignments set user_id = $2 where id = $1', [
        assignment,
        users.helper,
      ]),
    ).toBe('client_document_assignments_signed_content');
  });
  test('cannot be assigned to one person for two of its signatures', async () => {
    const pair = 'client_document_assignments_signers_check';
    expect(await assigned(users.worker, { witness_user_id: users.worker })).toBe(pair);
    expect(
      await assigned(users.worker, { witness_user_id: users.admin, admin_signer_user_id: users.admin }),
    ).toBe(pair);
    expect(
      await assigned(users.worker, { witness_user_id: users.helper, admin_signer_user_id: users.admin }),
    ).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('an assignment', () => {
  test('is unique per person and version, and its version must belong to its document', async () => {
    await assigned(users.worker);
    expect(await assigned(users.worker)).toMatch(/client_document_versi/);
    const other = await insert('client_documents', { name: 'Other', created_by_user_id: users.admin });
    expect(await assigned(users.helper, { client_document_id: other })).toBe(
      'client_document_assignments_version',
    );
    version = await versionOf(2);
    expect(await assigned(users.worker)).toMatch(/^[0-9a-f-]{36}$/);
  });
  test('requires a reason when declined, and cannot be reopened once completed', async () => {
    const id = await assigned(users.worker);
    const declined = `update client_document_assignments set status = 'DECLINED', declined_at = now(), declined_by_user_id = $2, decline_reason = $3 where id = $1`;
    expect(await said(declined, [id, users.worker, ' '])).toBe('client_document_assignments_declined_check');
    expect(await completed(id)).toEqual([]);
    expect(
      await said(
        `update client_document_assignments set status = 'ASSIGNED', signed_status = 'PENDING', completed_at = null where id = $1`,
        [id],
      ),
    ).toBe('client_document_assignments_signed_content');
  });
});

describe('the number of completed assignments', () => {
  test('counts only assignments of the current version, so that it is zero for a new version', async () => {
    expect(await state()).toEqual([{ assigned_count: 0, completed_count: 0, signed_status: 'PENDING' }]);
    const ids = await Promise.all([assigned(users.worker), assigned(users.helper)]);
    expect(await state()).toEqual([{ assigned_count: 2, completed_count: 0, signed_status: 'PENDING' }]);
    await completed(String(ids[0]));
    expect(await state()).toEqual([{ assigned_count: 2, completed_count: 1, signed_status: 'PARTIAL' }]);
    await completed(String(ids[1]));
    expect(await state()).toEqual([{ assigned_count: 2, completed_count: 2, signed_status: 'SIGNED' }]);
    version = await versionOf(2);
    expect(
      await said('update client_documents set current_version_no = 2 where id = $1', [document]),
    ).toEqual([]);
    expect(await state()).toEqual([{ assigned_count: 0, completed_count: 0, signed_status: 'PENDING' }]);
  });
  test('cannot be written directly', async () => {
    await assigned(users.worker);
    await said(`update client_documents set completed_count = 1, signed_status = 'SIGNED' where id = $1`, [
      document,
    ]);
    expect(await state()).toEqual([{ assigned_count: 1, completed_count: 0, signed_status: 'PENDING' }]);
  });
  test('is correct when four assignments are completed concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      document = await insert('client_documents', { name: randomUUID(), created_by_user_id: users.admin });
      version = await versionOf(1);
      const ids = await Promise.all(staff.map((user) => assigned(user)));
      await Promise.all(ids.map(completed));
      expect(await state()).toEqual([
        { assigned_count: staff.length, completed_count: staff.length, signed_status: 'SIGNED' },
      ]);
    }
  });
});

test('a library file takes its name, type and size from the stored file, whatever is written', async () => {
  const file = await insert('files', {
    directory: 'library',
    key: randomUUID(),
    name: 'Autoclave manual.PDF',
    mime_type: 'application/pdf',
    file_type: 'FILE',
    size: 1234,
  });
  const kept = await insert('library_files', {
    name: 'Manual',
    file: JSON.stringify({ file_id: file, name: 'forged.exe' }),
    size: 1,
    extension: 'exe',
  });
  const query =
    "select file_id, extension, size, directory, file ->> 'name' as name from library_files where id = $1";
  expect(await said(query, [kept])).toEqual([
    { file_id: file, extension: 'pdf', size: '1234', directory: 'library', name: 'Autoclave manual.PDF' },
  ]);
  await said('update library_files set size = 5, extension = $2 where id = $1', [kept, 'exe']);
  expect(await said(query, [kept])).toMatchObject([{ extension: 'pdf', size: '1234' }]);
  expect(
    await insert('library_files', { name: 'No file', file: JSON.stringify({ file_id: randomUUID() }) }),
  ).toBe('library_files_file');
});
