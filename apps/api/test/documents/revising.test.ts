import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { addRow } from '../support/rows.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { type DocumentWorld, documentWorld, policy } from './document-world.ts';

let server: TestServer;
let world: DocumentWorld;
let people: Record<'admin' | 'keeper' | 'worker' | 'helper' | 'other', Person>;
const { users } = north;

beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper', 'other');
  world = await documentWorld(async (text, values = []) => (await server.root.query(text, [...values])).rows);
});

const versionOf = async (id: string) => Number((await world.document(id))['version']);
const revise = async (by: Person, id: string, more: Readonly<Record<string, unknown>> = {}) =>
  by.refusal('revise_client_document', {
    id,
    version: await versionOf(id),
    note: 'New wipes',
    ...policy,
    ...more,
  });
const approve = async (by: Person, id: string) =>
  by.refusal('approve_client_document', { id, version: await versionOf(id) });
const block = (user: string, status: 'BLOCKED' | 'UN_BLOCKED') =>
  world.sql('update j_users_user_roles set blocked_status = $2 where user_id = $1', [user, status]);

test('only a client admin can move a confidential document out of its category', async () => {
  const category_id = await addRow(server, 'client_document_categories', {
    name: 'Warnings',
    is_confidential: true,
    employee_roles: ['clinic_admin', 'client_employee'],
  });
  const id = await world.submit(people.keeper, { ...policy, category_id });
  expect(await revise(people.keeper, id)).toMatch('Ask a client admin');
  expect(await revise(people.keeper, id, { category_type: 'PREFORMATTED_LETTER' })).toMatch('client admin');
  expect(await revise(people.keeper, id, { category_id })).toBeNull();
  expect(await revise(people.admin, id)).toBeNull();
  expect(await world.document(id)).toMatchObject({ category_id: null });
});

test('a letter can be read by its author, its recipient and client admins, and cannot become another document', async () => {
  const keepertwo = await server.signIn('north', 'keepertwo');
  const readers = async (id: string) => {
    const found: string[] = [];
    for (const [name, person] of Object.entries({ ...people, keepertwo })) {
      const { data } = await person.ask(
        'query q($id: uuid!) { client_documents(where: { id: { _eq: $id } }) { id } client_document_assignments(where: { client_document_id: { _eq: $id } }) { id } }',
        { id },
      );
      const { client_documents: documents, client_document_assignments: given } = data as Record<string, []>;
      expect([name, given?.length]).toEqual([name, documents?.length]);
      if (documents?.length) found.push(name);
    }
    return found;
  };
  const given = { ...policy, approver_ids: [], selected_user_type: 'USERS', user_ids: [users.worker] };
  const open = await readers(await world.submit(people.keeper, given));
  expect(open).toContain('keepertwo');
  const id = await world.submit(people.keeper, { ...given, category_type: 'PREFORMATTED_LETTER' });
  expect(await readers(id)).toEqual(['admin', 'keeper', 'worker']);
  expect(await revise(keepertwo, id)).toBe('Not found');
  expect(await revise(people.keeper, id)).toMatch('Ask a client admin');
  expect(await revise(people.keeper, id, { category_type: 'PREFORMATTED_LETTER' })).toBeNull();
});

describe('the approvers of a new version', () => {
  const approvedByKeeper = async (): Promise<string> => {
    const id = await world.submit(people.admin, { ...policy, approver_ids: [users.keeper] });
    expect(await approve(people.keeper, id)).toBeNull();
    return id;
  };
  test('must include somebody besides its author, who cannot approve it', async () => {
    const id = await approvedByKeeper();
    expect(await revise(people.keeper, id)).toBe('Choose an approver other than yourself');
    expect(await revise(people.keeper, id, { approver_ids: [users.keeper, users.helper] })).toBeNull();
    expect(await approve(people.keeper, id)).toMatch("can't approve your own");
    expect(await approve(people.helper, id)).toBeNull();
  });
  test('cannot include former staff', async () => {
    const id = await world.submit(people.keeper, { ...policy, approver_ids: [users.helper] });
    expect(await approve(people.helper, id)).toBeNull();
    await block(users.helper, 'BLOCKED');
    expect(await revise(people.keeper, id)).toMatch('no longer active');
    await block(users.helper, 'UN_BLOCKED');
    expect(await revise(people.keeper, id)).toBeNull();
  });
});

test('a new version is assigned to its current audience, and to people who had not finished the last one', async () => {
  const id = await world.submit(people.admin, {
    ...policy,
    user_ids: [users.worker, users.helper, users.other],
  });
  const { id: of } = await world.assignment(id, users.other);
  expect(await people.other.refusal('open_document_assignment', { id: of })).toBeNull();
  expect(await people.other.refusal('complete_document_assignment', { id: of, version: 1 })).toBeNull();
  expect(await revise(people.admin, id)).toBeNull();
  const got = await world.sql(
    `select a.user_id from client_document_assignments a
       join client_document_versions v on v.id = a.client_document_version_id and v.version_no = 2
     where a.client_document_id = $1`,
    [id],
  );
  expect(got.map(({ user_id }) => user_id).sort()).toEqual([users.worker, users.helper].sort());
});

test('the matrix of documents leaves out blocked people', async () => {
  const id = await world.submit(people.admin, policy);
  const has = async () => {
    const shown = await people.admin.must<{
      document_matrix: { cells: readonly { user_id: string; document_id: string }[] };
    }>('query { document_matrix { cells { user_id document_id } } }');
    return shown.document_matrix.cells.some(
      ({ user_id, document_id }) => document_id === id && user_id === users.worker,
    );
  };
  expect(await has()).toBe(true);
  await block(users.worker, 'BLOCKED');
  expect(await has()).toBe(false);
  await block(users.worker, 'UN_BLOCKED');
});

test('refuses files that are too large together before reading them', async () => {
  const ids = await Promise.all(
    [1, 2].map(() =>
      addRow(server, 'files', {
        directory: 'clientdocuments',
        key: `${north.client}/clientdocuments/${crypto.randomUUID()}.pdf`,
        name: 'policy.pdf',
        mime_type: 'application/pdf',
        file_type: 'FILE',
        size: 101 * 1024 * 1024,
        uploaded_by_user_id: users.admin,
      }),
    ),
  );
  const attachments = ids.map((file_id) => ({ file_id }));
  expect(await people.admin.refusal('submit_client_document', { ...policy, attachments })).toMatch('200 MB');
});
