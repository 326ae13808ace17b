import { catalog } from '@operatory/db';
import { permissionsOf, register, roles, supplierRole } from '@operatory/domain';
import type { Table } from '@operatory/engine';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { Person, send } from './support/person.ts';
import { north, south, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
let worker: Person;
let owner: Person;
let sales: Person;
let marketing: Person;
let support: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin, worker } = await server.signInAll('north', 'admin', 'worker'));
  const staff = (name: string) => Person.signIn(server.port, 'superadmin', `${name}@operatory.example`);
  [owner, sales, marketing, support] = await Promise.all([
    staff('owner'),
    staff('marcus.lim'),
    staff('noel.amato'),
    staff('bridie.walsh'),
  ]);
});

const sql = async (text: string, values: unknown[] = []) => (await server.root.query(text, values)).rows;
const rows = async (person: Person, table: string, more = '', columns = 'id') => {
  const { data, errors } = await person.ask(`{ rows: ${table}${more} { ${columns} } }`);
  return errors ? String(errors[0]?.extensions.code) : (data?.rows as unknown as Record<string, unknown>[]);
};
const add = async (person: Person, table: string, object: Readonly<Record<string, unknown>>) => {
  const { data, errors } = await person.ask(
    `mutation m($object: ${table}_insert_input!) { row: insert_${table}_one(object: $object) { id } }`,
    { object },
  );
  return errors
    ? { refused: String(errors[0]?.message) }
    : { id: String((data?.row as { id?: string } | undefined)?.id) };
};
const affected = async (person: Person, operation: string) => {
  const { data, errors } = await person.ask(`mutation { row: ${operation} { affected_rows } }`);
  return errors
    ? String(errors[0]?.extensions.code)
    : (data?.row as { affected_rows?: number } | undefined)?.affected_rows;
};

describe('coupons', () => {
  const coupon = { title: 'Welcome', coupon_code: 'WELCOME', type: 'PERCENTAGE', value: '15' };
  test('are written only by staff with the right, who cannot set their status or uses', async () => {
    const { id } = (await add(owner, 'client_plans_code', coupon)) as { id: string };
    expect(
      await sql('select updated_by is not null as kept, status, used from client_plans_code where id = $1', [
        id,
      ]),
    ).toEqual([{ kept: true, status: 'ACTIVE', used: 0 }]);
    expect(await add(owner, 'client_plans_code', { ...coupon, status: 'INACTIVE' })).toMatchObject({
      refused: expect.stringContaining('status'),
    });
    expect(await add(owner, 'client_plans_code', { ...coupon, used: 3 })).toMatchObject({
      refused: expect.stringContaining('used'),
    });
    expect(
      await add(marketing, 'client_plans_code', { ...coupon, coupon_code: 'marketing_admin' }),
    ).toHaveProperty('id');
    expect(
      await add(sales, 'client_plans_code', { ...coupon, coupon_code: 'sales_executive' }),
    ).toHaveProperty('refused');
  });
  test('can be deleted only while nobody has used them', async () => {
    const { id } = (await add(owner, 'client_plans_code', { ...coupon, coupon_code: 'USED' })) as {
      id: string;
    };
    await sql('insert into client_plans_code_redemptions (client_id, client_plans_code_id) values ($1, $2)', [
      north.client,
      id,
    ]);
    const remove = `delete_client_plans_code(where: {id: {_eq: "${id}"}})`;
    expect(await affected(owner, remove)).toBe(0);
    await sql('delete from client_plans_code_redemptions');
    expect(await affected(owner, remove)).toBe(1);
  });
  test('are visible neither to client_admin nor to support', async () => {
    expect(await rows(admin, 'client_plans_code')).toBe('validation-failed');
    expect(await rows(support, 'client_plans_code')).toBe('validation-failed');
  });
});

test('salespeople see and change their own and unassigned leads, except the status, and the owner cannot delete leads', async () => {
  const lead = (name: string, assignee: string | null) =>
    sql('insert into website_cms_leads (name, email, assigned_to_user_id) values ($1, $2, $3)', [
      name,
      `${name}@leads.example`,
      assignee,
    ]);
  const [me] = await sql("select id from users where email = 'marcus.lim@operatory.example'");
  const [other] = await sql("select id from users where email = 'owner@operatory.example'");
  await Promise.all([lead('mine', me?.id), lead('free', null), lead('theirs', other?.id)]);
  const names = async (person: Person) =>
    ((await rows(person, 'website_cms_leads', '(order_by: {name: asc})', 'name')) as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await names(sales)).toEqual(['free', 'mine']);
  expect(await names(marketing)).toEqual(['free', 'mine', 'theirs']);
  expect(await affected(sales, 'update_website_cms_leads(where: {}, _set: {message: "Called"})')).toBe(2);
  expect(await affected(sales, 'update_website_cms_leads(where: {}, _set: {status: LOST})')).toBe(
    'validation-failed',
  );
  expect(await affected(owner, 'delete_website_cms_leads(where: {})')).toBe('validation-failed');
});

test('a broadcast can be changed and deleted while it is a draft, and a deleted one is no longer listed', async () => {
  const { id } = (await add(marketing, 'website_cms_broadcasts', { title: 'News', body: 'Soon' })) as {
    id: string;
  };
  const change = `update_website_cms_broadcasts(where: {id: {_eq: "${id}"}}, _set: {title: "Newer"})`;
  const remove = `delete_website_cms_broadcasts(where: {id: {_eq: "${id}"}})`;
  expect(await affected(marketing, change)).toBe(1);
  await sql("update website_cms_broadcasts set status = 'SENT' where id = $1", [id]);
  expect([await affected(marketing, change), await affected(marketing, remove)]).toEqual([0, 0]);
  await sql("update website_cms_broadcasts set status = 'DRAFT' where id = $1", [id]);
  expect(await affected(marketing, remove)).toBe(1);
  expect(await rows(marketing, 'website_cms_broadcasts')).toEqual([]);
  expect(await sql('select deleted_at is not null as deleted from website_cms_broadcasts')).toEqual([
    { deleted: true },
  ]);
});

test('tenants can read but not write the content that is published for them', async () => {
  const article = (slug: string, is_published: boolean) =>
    add(owner, 'help_centre_articles', { title: slug, slug, body: 'Text', is_published });
  await Promise.all([article('draft', false), article('shown', true)]);
  expect(await rows(worker, 'help_centre_articles', '', 'slug')).toEqual([{ slug: 'shown' }]);
  expect(await rows(support, 'help_centre_articles', '(order_by: {slug: asc})', 'slug')).toEqual([
    { slug: 'draft' },
    { slug: 'shown' },
  ]);
  expect(await add(admin, 'help_centre_articles', { title: 'x', slug: 'x', body: 'x' })).toHaveProperty(
    'refused',
  );
  expect(await rows(worker, 'holidays', '(limit: 1, order_by: {date: asc})', 'date')).toHaveLength(1);
  expect(await add(admin, 'holidays', { name: 'x', date: '2027-01-02' })).toHaveProperty('refused');
  // The pay guide is visible to people who may copy from it.
  expect(await rows(admin, 'master_employee_awards', '(limit: 1)')).toHaveLength(1);
  expect(await rows(worker, 'master_employee_awards')).toBe('validation-failed');
});

test('support reads the tickets of every client, a client only its own, and messages are visible with their ticket', async () => {
  for (const { client, users } of [north, south])
    await sql(
      `with t as (insert into support_tickets (client_id, short_id, name, created_by_user_id) values ($1, 1, 'Help', $2) returning id)
       insert into support_ticket_messages (client_id, support_ticket_id, user_id, author_name, message) select $1, id, $2, 'Worker', 'Hello' from t`,
      [client, users.worker],
    );
  for (const table of ['support_tickets', 'support_ticket_messages']) {
    expect(await rows(support, table)).toHaveLength(2);
    expect(await rows(admin, table)).toHaveLength(1);
    expect(await rows(worker, table)).toHaveLength(1);
    expect(await rows(sales, table)).toEqual([]);
  }
  const { helper } = await server.signInAll('north', 'helper');
  expect(await rows(helper, 'support_ticket_messages')).toEqual([]);
});

describe("in a user's record", () => {
  test('a document can be read by the user, their clinic’s admin and client_admin, and deleted by the user', async () => {
    const { keeper, helper } = await server.signInAll('north', 'keeper', 'helper');
    const connection = await server.root.connect();
    // Triggers are disabled, so that the row's file need not exist.
    await connection.query('set session_replication_role = replica');
    for (const user of [north.users.worker, north.users.other])
      await connection.query(
        `insert into user_documents (client_id, user_id, name, document) values ($1, $2, 'Contract', '{"file_id": "x"}')`,
        [north.client, user],
      );
    await connection.query('set session_replication_role = origin');
    connection.release();
    expect(await rows(admin, 'user_documents')).toHaveLength(2);
    expect(await rows(keeper, 'user_documents')).toHaveLength(1);
    expect(await rows(worker, 'user_documents')).toHaveLength(1);
    expect(await rows(helper, 'user_documents')).toEqual([]);
    expect(await affected(helper, 'delete_user_documents(where: {})')).toBe(0);
    expect(await affected(worker, 'delete_user_documents(where: {})')).toBe(1);
    expect(await rows(admin, 'user_documents')).toHaveLength(1);
  });
  test('the number of a credential is hidden from the clinic’s admin, and its user can neither verify it nor change it once verified', async () => {
    const { keeper, helper } = await server.signInAll('north', 'keeper', 'helper');
    const credential = { user_id: north.users.worker, type: 'REGISTRATION', name: 'AHPRA' };
    const { id } = (await add(worker, 'user_qualifications', credential)) as { id: string };
    expect(
      await add(worker, 'user_qualifications', { ...credential, user_id: north.users.helper }),
    ).toHaveProperty('refused');
    expect(
      await add(worker, 'user_qualifications', { ...credential, verified_at: '2026-01-01' }),
    ).toHaveProperty('refused');
    const { data } = await admin.ask(
      `mutation { row: update_user_qualifications_by_pk(pk_columns: {id: "${id}"}, _set: {number: "DEN0001"}) { number } }`,
    );
    expect(data?.row).toEqual({ number: 'DEN0001' });
    const own = async (said: string) =>
      (
        await worker.ask(
          `mutation { row: update_user_qualifications_by_pk(pk_columns: {id: "${id}"}, _set: {${said}}) { number } }`,
        )
      ).data?.row;
    expect(await own('number: "DEN0002"')).toEqual({ number: 'DEN0002' });
    expect(await own('number: "DEN0001"')).toEqual({ number: 'DEN0001' });
    await sql('update user_qualifications set verified_at = now(), verified_by_user_id = $1', [
      north.users.admin,
    ]);
    expect(await own('number: "DEN0003"')).toBeNull();
    expect((await sql('select number from user_qualifications'))[0]?.number).toMatch(/^enc::/);
    const number = async (person: Person) => rows(person, 'user_qualifications', '', 'number');
    expect(await number(worker)).toEqual([{ number: 'DEN0001' }]);
    expect(await number(keeper)).toEqual([{ number: null }]);
    expect(await number(helper)).toEqual([]);
    expect(await affected(worker, 'delete_user_qualifications(where: {})')).toBe('validation-failed');
  });
});

test('a view is shared with a clinic by its staff, and with everybody by client_admin', async () => {
  const { other } = await server.signInAll('north', 'other');
  const view = { table_name: 'tasks', view: {}, is_shared: true };
  expect(
    await add(worker, 'saved_views', { ...view, name: 'Ours', clinic_id: north.clinics.one }),
  ).toHaveProperty('id');
  expect(
    await add(worker, 'saved_views', { ...view, name: 'Theirs', clinic_id: north.clinics.two }),
  ).toHaveProperty('refused');
  expect(await add(worker, 'saved_views', { ...view, name: 'All' })).toHaveProperty('refused');
  expect(await add(admin, 'saved_views', { ...view, name: 'Everybody’s' })).toHaveProperty('id');
  const names = async (person: Person) => rows(person, 'saved_views', '(order_by: {name: asc})', 'name');
  expect(await names(worker)).toEqual([{ name: 'Everybody’s' }, { name: 'Ours' }]);
  expect(await names(other)).toEqual([{ name: 'Everybody’s' }]);
});

describe('tables that only the platform’s people can read', () => {
  const only = Object.values(catalog.tables)
    .filter(({ platformOnly }: Table) => platformOnly)
    .map(({ name }) => name);

  test('are exactly those that belong to no tenant and that no tenant role may select', () => {
    const permissions = permissionsOf(register);
    const ofTenants = roles.filter(({ scope }) => scope !== 'platform').map(({ name }) => name);
    const unread = Object.values(catalog.tables).filter(
      ({ name, tenant }: Table) =>
        !tenant && [...ofTenants, supplierRole].every((role) => !permissions[role]?.[name]?.select?.length),
    );
    expect(only).toEqual(unread.map(({ name }) => name));
  });

  test('are refused to the tenants’ login by the database', async () => {
    const login = new pg.Client({ connectionString: server.database.apiUrl });
    await login.connect();
    const answered = async (table: string) => {
      const refused = await login
        .query(`select from ${table}`)
        .catch((error: { code: string }) => error.code);
      return typeof refused === 'string' ? refused : 'read';
    };
    const answers: string[] = [];
    for (const table of only) answers.push(await answered(table));
    await login.end();
    expect(answers).toEqual(only.map(() => '42501'));
  });

  test('can be listed, filtered, added to, exported and subscribed to by a permitted role: marketing with broadcasts', async () => {
    await sql(
      "insert into website_cms_broadcasts (title, body) values ('Summer', 'Text'), ('Winter', 'Text')",
    );
    const where = '(where: {title: {_ilike: "%summ%"}})';
    expect(await rows(marketing, 'website_cms_broadcasts', where, 'title')).toEqual([{ title: 'Summer' }]);
    const csv = await send(
      server.port,
      marketing.host,
      'POST',
      '/api/v1/utils/export-file',
      JSON.stringify({ query: `{ website_cms_broadcasts${where} { title body } }` }),
      { authorization: `Bearer ${marketing.token}` },
    );
    expect(csv.text).toBe('\uFEFFTitle,Body\r\nSummer,Text\r\n');
    const socket = await marketing.socket();
    socket.subscribe('all', 'subscription { website_cms_broadcasts(order_by: {title: asc}) { title } }');
    const titles = () =>
      (
        socket.answers('all').at(-1) as { website_cms_broadcasts: { title: string }[] } | undefined
      )?.website_cms_broadcasts.map(({ title }) => title);
    await socket.until(() => titles()?.length === 2);
    await add(marketing, 'website_cms_broadcasts', { title: 'Autumn', body: 'Text' });
    await socket.until(() => titles()?.length === 3);
    expect(titles()).toEqual(['Autumn', 'Summer', 'Winter']);
    socket.close();
  });

  test('show a related client only to those who can read that client', async () => {
    await sql(
      `insert into website_cms_leads (name, email, status, converted_client_id, converted_at)
       values ('won', 'won@leads.example', 'CONVERTED', $1, now())`,
      [north.client],
    );
    const lead = '(where: {name: {_eq: "won"}})';
    const converted = 'name converted_client { name }';
    // Marketing sees no client except the platform itself; the platform's owner sees all.
    expect(await rows(marketing, 'website_cms_leads', lead, converted)).toEqual([
      { name: 'won', converted_client: null },
    ]);
    expect(await rows(owner, 'website_cms_leads', lead, converted)).toEqual([
      { name: 'won', converted_client: { name: 'Clinics of the north' } },
    ]);
    const beside = async (person: Person) =>
      (await person.must(`{ website_cms_leads${lead} { name } clients { name } }`)) as {
        clients: unknown[];
      };
    expect((await beside(marketing)).clients).toEqual([{ name: 'Operatory' }]);
    expect((await beside(owner)).clients).toHaveLength(3);
    const { data } = await marketing.ask(
      `mutation { row: update_website_cms_leads(where: {name: {_eq: "won"}}, _set: {message: "Called"}) { returning { ${converted} } } }`,
    );
    expect(data?.row).toEqual({ returning: [{ name: 'won', converted_client: null }] });
  });
});
