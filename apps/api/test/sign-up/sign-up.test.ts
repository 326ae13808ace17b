import { beforeAll, describe, expect, test } from 'vitest';
import { Person, password, send } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { mailedKey, rowCounts, signUpForm, visitor } from '../support/sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
const rows = async (text: string, values: unknown[] = []) => (await server.root.query(text, values)).rows;

/** @returns The form that was sent, the emailed key, and a visitor. */
async function mailed(more: Readonly<Record<string, unknown>> = {}) {
  const form = signUpForm(more);
  const { post } = visitor(server);
  expect(await post('sign-up', form)).toEqual({ status: 200, body: { state: 'mailed', email: form.email } });
  return { form, key: await mailedKey(server, form.email), ...visitor(server) };
}

describe('signing up', () => {
  test('makes an organisation whose first person chooses a password and signs in', async () => {
    const { form, key, get, post } = await mailed({
      utm: { source: 'adx', medium: 'fair' },
      abn: '51824753556',
    });
    expect((await get(`sign-up/${key}`)).body).toMatchObject({
      email: form.email,
      sub_domain: form['sub_domain'],
      state: 'VIC',
      quote: { ok: true, original: '79.95', discount: '0.00', total: '79.95', gst: '7.27' },
      finished: false,
    });
    const { status, body } = await post(`sign-up/${key}`, {});
    expect(status).toBe(200);
    const sub = String(form['sub_domain']);
    expect(body).toEqual({
      sub_domain: sub,
      address: expect.stringMatching(`^http://${sub}\\.localhost:${server.port}/verify\\?key=`),
    });
    const [client] = await rows(
      `select c.id, c.zone, c.abn, c.package_id, s.campaign_source from clients c left join client_sources s on s.id = c.client_source_id
       where c.sub_domain = $1`,
      [sub],
    );
    expect(client).toMatchObject({
      zone: 'Australia/Melbourne',
      abn: '51824753556',
      package_id: 1,
      campaign_source: 'adx',
    });
    const count = async (table: string) =>
      (await rows(`select count(*)::int as n from ${table} where client_id = $1`, [client.id]))[0].n;
    expect({
      levels: await count('client_task_levels'),
      leave: await count('client_employee_leave_type_configurations'),
      users: await count('users'),
      plans: await count('user_subscriptions'),
      bills: await count('client_transaction_history'),
    }).toEqual({ levels: 4, leave: 5, users: 1, plans: 1, bills: 1 });
    const host = `${sub}.localhost:${server.port}`;
    const own = { origin: `http://${host}`, 'x-operatory': '1' };
    const at = (path: string, given: object) =>
      send(server.port, host, 'POST', `/api/v1/${path}`, JSON.stringify(given), own);
    const verify_key = new URL(String(body['address'])).searchParams.get('key');
    expect((await at('auth-action/verify-users', { verify_key, password })).status).toBe(200);
    const signedIn = await at('auth/login-via-email-or-phone', {
      emailOrPhone: form.email,
      password,
      sub_domain: sub,
    });
    expect(signedIn.status).toBe(200);
    // The first clinic gets the lists that belong to a clinic; the next one gets none.
    const admin = await Person.signIn(server.port, sub, form.email);
    const clinic = async (name: string) => {
      const { added } = await admin.must<{ added: { id: string } }>(
        'mutation ($name: String!) { added: insert_clinics_one(object: { name: $name, state: "VICTORIA" }) { id } }',
        { name },
      );
      const lists = ['clinic_roster_shift_timings', 'client_expense_types', 'clinic_contact_types'];
      return Promise.all(
        [...lists, 'clinic_storage_locations'].map(
          async (table) =>
            (await rows(`select count(*)::int as n from ${table} where clinic_id = $1`, [added.id]))[0].n,
        ),
      );
    };
    expect(await clinic('First Street')).toEqual([4, 5, 5, 3]);
    expect(await clinic('Second Street')).toEqual([0, 0, 0, 0]);
    // The same link now leads to the sign-in page of the same organisation.
    expect((await post(`sign-up/${key}`, {})).body).toEqual({ sub_domain: sub, address: `http://${host}/` });
  });

  test('opening the link twice creates one organisation', async () => {
    const { form, key, post } = await mailed();
    const [one, two] = await Promise.all([post(`sign-up/${key}`, {}), post(`sign-up/${key}`, {})]);
    expect([one.status, two.status, one.body['sub_domain']]).toEqual([200, 200, form['sub_domain']]);
    expect(two.body['sub_domain']).toBe(form['sub_domain']);
    expect(await rows('select 1 from clients where sub_domain = $1', [form['sub_domain']])).toHaveLength(1);
  });

  test('lets the person choose another sub-domain if theirs was taken, and keeps the rest of the form', async () => {
    const { form, key, get, post } = await mailed();
    await rows("insert into clients (name, sub_domain) values ('Faster', $1)", [form['sub_domain']]);
    expect(await post(`sign-up/${key}`, {})).toEqual({
      status: 409,
      body: {
        code: 'sub_domain_taken',
        message: 'This address is already in use. Choose another.',
        field: 'sub_domain',
      },
    });
    expect((await get(`sign-up/${key}`)).body).toMatchObject({ organisation: form['organisation'] });
    const free = `${form['sub_domain']}-2`;
    expect((await post(`sign-up/${key}`, { sub_domain: free, team_id: 2 })).body['sub_domain']).toBe(free);
    expect(await rows('select name, team_id from clients where sub_domain = $1', [free])).toEqual([
      { name: form['organisation'], team_id: 2 },
    ]);
  });

  test('keeps the link when the form is sent twice, and replaces it when the email address changes', async () => {
    const { form, key, get, post } = await mailed();
    await post('sign-up', form);
    expect(await mailedKey(server, form.email)).toBe(key);
    const other = { ...form, email: `other.${form.email}` };
    expect((await post('sign-up', other)).status).toBe(200);
    const second = await mailedKey(server, other.email);
    expect((await get(`sign-up/${key}`)).status).toBe(404);
    expect((await get(`sign-up/${second}`)).body).toMatchObject({ email: other.email });
    expect(await rows('select 1 from sign_ups where form_key = $1', [form.key])).toHaveLength(1);
  });

  test('refuses a link that has expired', async () => {
    const { key, post } = await mailed();
    await rows("update sign_ups set expires_at = now() - interval '1 second'");
    expect(await post(`sign-up/${key}`, {})).toMatchObject({
      status: 404,
      body: { code: 'sign_up_link_ended' },
    });
  });

  test('does not store the key of a link', async () => {
    const { key } = await mailed();
    const [{ text }] = await rows('select string_agg(s::text, $1) as text from sign_ups s', [' ']);
    expect(text).not.toContain(key);
  });

  test('responds as usual to a bot that fills in every field, but stores nothing', async () => {
    const before = await rowCounts(server.root);
    const { post } = visitor(server, '127.0.8.1');
    const form = signUpForm({ website: 'https://spam.example' });
    expect((await post('sign-up', form)).body).toEqual({ state: 'mailed', email: form.email });
    const { status, body } = await post('enquiry', {
      name: 'Bot',
      email: 'bot@spam.example',
      phone: '0400000000',
      message: 'Buy',
      website: 'x',
    });
    expect([status, body]).toEqual([200, { state: 'enquired' }]);
    expect(await rowCounts(server.root)).toEqual(before);
  });

  test('turns the open lead of the same person into the client', async () => {
    const { form, key, post } = await mailed();
    const [lead] = await rows(
      "insert into website_cms_leads (name, email, status) values ('Ada Ng', upper($1), 'CONTACTED') returning id",
      [form.email],
    );
    await post(`sign-up/${key}`, {});
    const [after] = await rows(
      `select l.status, c.sub_domain, h.action from website_cms_leads l join clients c on c.id = l.converted_client_id
       join website_cms_lead_history h on h.website_cms_lead_id = l.id where l.id = $1`,
      [lead.id],
    );
    expect(after).toEqual({ status: 'CONVERTED', sub_domain: form['sub_domain'], action: 'converted' });
  });
});

/** Finishing a sign-up writes these tables. */
const written = [
  'client_sources',
  'clients',
  'module_default_user_roles',
  'client_task_levels',
  'client_employee_types',
  'client_employee_leave_types',
  'client_employee_leave_type_configurations',
  'client_document_categories',
  'client_training_categories',
  'users',
  'j_users_user_roles',
  'user_subscriptions',
  'client_transaction_history',
  'client_plans_code_redemptions',
  'client_plans_code',
  'audit_log',
  'outbox',
  'website_cms_leads',
  'website_cms_lead_history',
  'sign_ups',
  'clinic_starter_lists',
];

test('a sign-up leaves no row if writing any of its tables fails', async () => {
  await rows(
    "insert into client_plans_code (title, coupon_code, type, value) values ('All', 'ALL10', 'PERCENTAGE', 10)",
  );
  const { form, key, post } = await mailed({ utm: { source: 'all or nothing' }, coupon_code: 'all10' });
  await rows("insert into website_cms_leads (name, email) values ('Ada Ng', $1)", [form.email]);
  const before = await rowCounts(server.root);
  await rows(`create function public.break_it() returns trigger language plpgsql as
    $$ begin raise exception 'broken on purpose' using errcode = 'P0001'; end $$`);
  const left: Record<string, unknown> = {};
  for (const table of written) {
    await rows(
      `create trigger break_it before insert or update on ${table} for each row execute function break_it()`,
    );
    const { status } = await post(`sign-up/${key}`, {});
    await rows(`drop trigger break_it on ${table}`);
    const after = await rowCounts(server.root);
    if (status !== 500 || JSON.stringify(after) !== JSON.stringify(before)) left[table] = status;
  }
  expect(left).toEqual({});
  expect((await post(`sign-up/${key}`, {})).status).toBe(200);
  const after = await rowCounts(server.root);
  const grown = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(grown.filter((table) => !written.includes(table)).sort()).toEqual(['access_versions', 'auth_keys']);
});
