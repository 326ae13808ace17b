import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { addRow, type Row, readBy } from './support/rows.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper' | 'other', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker', 'helper', 'other');
});

const { users, clinics } = north;
const nameOf = (row: Row) => row.name;
const add = (table: string, row: Row) => addRow(server, table, row);

describe('documents', () => {
  let policy: string;
  let assignment: string;
  let secret: string;
  beforeAll(async () => {
    secret = await add('client_document_categories', {
      name: 'Employment',
      is_confidential: true,
      employee_roles: ['clinic_admin'],
    });
    let short_id = 0;
    const of = (name: string, more: Row) => {
      short_id += 1;
      return add('client_documents', { name, short_id, created_by_user_id: users.admin, ...more });
    };
    const approved = { status: 'APPROVED', approved_at: '2026-11-18T00:00:00Z' };
    policy = await of('Policy', approved);
    await of('Salaries', { ...approved, category_id: secret });
    const waiting = await of('Waiting', { category_id: secret });
    await add('client_document_approvers', { client_document_id: waiting, user_id: users.keeperTwo });
    await of('Gone', { ...approved, deleted_at: '2026-11-18T00:00:00Z' });
    const version = await add('client_document_versions', {
      client_document_id: policy,
      version_no: 1,
      name: 'Policy',
      created_by_user_id: users.admin,
    });
    const given = { client_document_id: policy, client_document_version_id: version };
    assignment = await add('client_document_assignments', {
      ...given,
      user_id: users.worker,
      witness_user_id: users.helper,
    });
    await add('client_document_assignments', { ...given, user_id: users.other });
    await add('client_document_signatures', {
      client_document_assignment_id: assignment,
      signer: 'USER',
      user_id: users.worker,
      method: 'PIN',
      consent: 'I have read it.',
      hash: 'abc',
      ip_address: '203.0.113.9',
      user_agent: 'Safari',
    });
  });
  test('are readable with VIEW, and confidential ones by client_admin and their approvers', async () => {
    expect(await readBy(people, 'client_documents', 'name', nameOf)).toEqual({
      admin: ['Policy', 'Salaries', 'Waiting'],
      keeper: ['Policy'],
      keepertwo: ['Policy', 'Waiting'],
      worker: ['Policy'],
      helper: ['Policy'],
      other: ['Policy'],
    });
  });
  test('have confidential categories that only client_admin and the listed roles see', async () => {
    await server.root.query(
      `insert into user_modules_access (client_id, user_id, module_id, default_actions)
       select $1, $2, id, '{VIEW}' from modules where name = 'client-document-categories'`,
      [north.client, users.worker],
    );
    const again = await server.signInAll('north', 'admin', 'keeper', 'worker');
    expect(await readBy(again, 'client_document_categories', 'name', nameOf)).toEqual({
      admin: ['Employment'],
      keeper: ['Employment'],
      worker: [],
    });
    // Without VIEW of their module, a user reads no categories.
    expect(await people.helper.must('query q { client_document_categories { name } }')).toEqual({
      client_document_categories: [],
    });
  });
  test('stay confidential, because a clinic’s admin cannot change a confidential category or its roles', async () => {
    const change = (person: Person, set: string) =>
      person.ask(
        `mutation m($id: uuid!) { update_client_document_categories_by_pk(pk_columns: { id: $id }, _set: { ${set} }) { id } }`,
        { id: secret },
      );
    const opened = await change(people.keeper, 'is_confidential: false');
    expect(opened.errors?.[0]?.message).toMatch("field 'is_confidential' not found");
    expect((await change(people.keeper, 'name: "Plain"')).data).toEqual({
      update_client_document_categories_by_pk: null,
    });
    const listed = await people.keeper.ask(
      'mutation { insert_client_document_categories_one(object: { name: "Mine", employee_roles: ["client_employee"] }) { id } }',
    );
    expect(listed.errors?.[0]?.message).toMatch("field 'employee_roles' not found");
    expect((await change(people.admin, 'employee_roles: ["clinic_admin"]')).data).toEqual({
      update_client_document_categories_by_pk: { id: secret },
    });
    expect(await readBy({ keeper: people.keeper }, 'client_documents', 'name', nameOf)).toEqual({
      keeper: ['Policy'],
    });
  });
  test('in a confidential category can be changed by client_admin only, so that their author cannot move them out', async () => {
    const own = { name: 'Warning', short_id: 90, created_by_user_id: users.keeper, category_id: secret };
    const id = await add('client_documents', own);
    const change = async (person: Person, set: string) => {
      const { data } = await person.ask(
        `mutation m($id: uuid!) { done: update_client_documents_by_pk(pk_columns: { id: $id }, _set: { ${set} }) { id } }`,
        { id },
      );
      return data?.done;
    };
    expect(await readBy({ keeper: people.keeper }, 'client_documents', 'name', nameOf)).toEqual({
      keeper: ['Policy', 'Warning'],
    });
    expect(await change(people.keeper, 'category_id: null')).toBeNull();
    expect(await change(people.keeper, 'name: "Note"')).toBeNull();
    expect(await change(people.admin, 'category_id: null')).toEqual({ id });
    expect(await change(people.keeper, 'name: "Note"')).toEqual({ id });
    await server.root.query('delete from client_documents where id = $1', [id]);
  });
  test('show employees only the assignments in which they take part', async () => {
    const userOf = (row: Row) => (row.user_id === users.worker ? 'worker' : 'other');
    expect(await readBy(people, 'client_document_assignments', 'user_id', userOf)).toEqual({
      admin: ['worker', 'other'],
      keeper: ['worker', 'other'],
      keepertwo: ['worker', 'other'],
      worker: ['worker'],
      helper: ['worker'],
      other: ['other'],
    });
    expect(await readBy({ worker: people.worker }, 'client_document_versions', 'name', nameOf)).toEqual({
      worker: ['Policy'],
    });
  });
  test('show the signer’s IP address, browser and hash only to the signer and to client_admin', async () => {
    const proof = (row: Row) => [row.ip_address, row.user_agent, row.hash];
    const known = [['203.0.113.9', 'Safari', 'abc']];
    const hidden = [[null, null, null]];
    expect(await readBy(people, 'client_document_signatures', 'ip_address user_agent hash', proof)).toEqual({
      admin: known,
      keeper: hidden,
      keepertwo: hidden,
      worker: known,
      helper: hidden,
      other: [],
    });
    const { errors } = await people.keeper.ask(
      'query q { client_document_signatures(where: { ip_address: { _like: "203%" } }) { id } }',
    );
    expect(errors?.[0]?.message).toMatch('ip_address');
  });
  test('cannot be changed by a clinic admin who did not write them, nor deleted by client_admin once signed', async () => {
    const rename =
      'mutation m { update_client_documents(where: {}, _set: { name: "New" }) { affected_rows } }';
    expect(await people.keeper.must(rename)).toEqual({ update_client_documents: { affected_rows: 0 } });
    const remove = 'mutation m { delete_client_documents(where: {}) { returning { name } } }';
    expect(await people.keeper.must(remove)).toEqual({ delete_client_documents: { returning: [] } });
    const gone = await people.admin.must<{ delete_client_documents: { returning: Row[] } }>(remove);
    expect(gone.delete_client_documents.returning.map(nameOf).sort()).toEqual(['Salaries', 'Waiting']);
    const { errors } = await people.admin.ask(
      'mutation m { update_client_documents(where: {}, _set: { status: APPROVED }) { affected_rows } }',
    );
    expect(errors?.[0]?.message).toMatch('status');
  });
});

describe('news', () => {
  const titleOf = (row: Row) => row.title;
  test('is readable at its clinic once published, and as a draft only with EDIT', async () => {
    const out = { status: 'PUBLISHED', published_at: '2026-11-18T00:00:00Z', user_id: users.admin };
    await add('clinic_newsfeeds', { title: 'One', clinic_id: clinics.one, ...out });
    await add('clinic_newsfeeds', { title: 'All', ...out });
    await add('clinic_newsfeeds', { title: 'Draft', clinic_id: clinics.one, user_id: users.admin });
    expect(await readBy(people, 'clinic_newsfeeds', 'title', titleOf)).toEqual({
      admin: ['One', 'All', 'Draft'],
      keeper: ['One', 'All', 'Draft'],
      keepertwo: ['All'],
      worker: ['One', 'All'],
      helper: ['One', 'All'],
      other: ['All'],
    });
  });
  test('is written as a draft, only at the user’s own clinics and under the user’s own name', async () => {
    const write = (clinic: string | null) =>
      people.keeper.ask(
        `mutation m($object: clinic_newsfeeds_insert_input!) { insert_clinic_newsfeeds_one(object: $object) { slug user_id status } }`,
        { object: { title: 'Flu shots', clinic_id: clinic } },
      );
    expect((await write(clinics.one)).data).toEqual({
      insert_clinic_newsfeeds_one: { slug: 'flu-shots', user_id: users.keeper, status: 'DRAFT' },
    });
    expect((await write(clinics.two)).errors).toHaveLength(1);
    expect((await write(null)).errors).toHaveLength(1);
    for (const column of ['status: PUBLISHED', 'pinned: true', 'slug: "x"', `user_id: "${users.worker}"`]) {
      const { errors } = await people.admin.ask(
        `mutation m { update_clinic_newsfeeds(where: {}, _set: { ${column} }) { affected_rows } }`,
      );
      expect(errors?.[0]?.message).toMatch(column.split(':')[0] ?? '');
    }
  });
});

describe('the library', () => {
  const uploaded = (name: string, uploader: string) =>
    add('files', {
      directory: 'library',
      key: name,
      name,
      mime_type: 'application/pdf',
      file_type: 'FILE',
      size: 12,
      uploaded_by_user_id: uploader,
    });
  const keep = (by: Person, object: Row) =>
    by.ask(
      `mutation m($object: library_files_insert_input!) { insert_library_files_one(object: $object) { name extension size created_by_user_id } }`,
      { object },
    );
  test('stores the user’s own upload under a name, with its type and size', async () => {
    const manual = await uploaded('manual.pdf', users.keeper);
    const foreign = await uploaded('foreign.pdf', users.worker);
    expect((await keep(people.keeper, { name: 'Autoclave', file: { file_id: manual } })).data).toEqual({
      insert_library_files_one: {
        name: 'Autoclave',
        extension: 'pdf',
        size: '12',
        created_by_user_id: users.keeper,
      },
    });
    const { errors } = await keep(people.keeper, { name: 'Foreign', file: { file_id: foreign } });
    expect(errors).toHaveLength(1);
    for (const column of ['size: 1', 'extension: "exe"', 'isPublic: true', `file_id: "${foreign}"`]) {
      const refused = await people.keeper.ask(
        `mutation m { update_library_files(where: {}, _set: { ${column} }) { affected_rows } }`,
      );
      expect(refused.errors?.[0]?.message).toMatch(column.split(':')[0] ?? '');
    }
  });
  test('lets the uploader rename a file, and client_admin delete it', async () => {
    const rename = 'mutation m { update_library_files(where: {}, _set: { name: "New" }) { affected_rows } }';
    expect(await people.keepertwo.must(rename)).toEqual({ update_library_files: { affected_rows: 0 } });
    expect(await people.keeper.must(rename)).toEqual({ update_library_files: { affected_rows: 1 } });
    expect(await readBy(people, 'library_files', 'name', nameOf)).toEqual({
      admin: ['New'],
      keeper: ['New'],
      keepertwo: ['New'],
      worker: [],
      helper: [],
      other: [],
    });
    const remove = 'mutation m { delete_library_files(where: {}) { affected_rows } }';
    expect(await people.admin.must(remove)).toEqual({ delete_library_files: { affected_rows: 1 } });
    expect(await readBy({ admin: people.admin }, 'library_files', 'name', nameOf)).toEqual({ admin: [] });
  });
});
