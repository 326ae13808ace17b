import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLATFORM_CLIENT_ID, smallIds } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';

let database: TestDatabase;
let api: pg.Pool;
let platform: pg.Pool;
const { north, south } = smallIds;

beforeAll(async () => {
  database = await createTestDatabase();
  api = new pg.Pool({ connectionString: database.apiUrl });
  platform = new pg.Pool({ connectionString: database.platformUrl });
});
afterAll(async () => {
  await api.end();
  await platform.end();
  await database.drop();
});

type Answer = { readonly rows: readonly Record<string, unknown>[] } | { readonly refused: string };
/**
 * Runs statements of a tenant in one transaction. Resolves with the rows of the last one, or with the
 * constraint that refused one.
 */
async function as(
  pool: pg.Pool,
  client: string,
  ...statements: readonly (readonly [string, ...unknown[]])[]
): Promise<Answer> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    await connection.query("select set_config('app.client_id', $1, true)", [client]);
    let rows: Record<string, unknown>[] = [];
    for (const [text, ...values] of statements) ({ rows } = await connection.query(text, values));
    await connection.query('commit');
    return { rows };
  } catch (error) {
    await connection.query('rollback');
    const { constraint, code } = error as { constraint?: string; code?: string };
    return { refused: constraint ?? code ?? String(error) };
  } finally {
    connection.release();
  }
}
const coupon = async (code: string, uses: number | null): Promise<string> => {
  const { rows } = await platform.query(
    `insert into client_plans_code (title, coupon_code, type, value, no_of_coupon) values ($1, $1, 'PERCENTAGE', 15, $2) returning id`,
    [code, uses],
  );
  return String(rows[0]?.id);
};
const redeem = (client: string, id: string) =>
  as(api, client, [
    'insert into client_plans_code_redemptions (client_id, client_plans_code_id) values ($1, $2)',
    client,
    id,
  ]);
const used = async (id: string) =>
  (await platform.query('select used from client_plans_code where id = $1', [id])).rows[0]?.used;

describe('a coupon', () => {
  test('allows only one client to redeem its last use', async () => {
    const id = await coupon('LAST', 1);
    const answers = await Promise.all([redeem(north.client, id), redeem(south.client, id)]);
    expect(answers.filter((answer) => 'rows' in answer)).toHaveLength(1);
    expect(answers.flatMap((answer) => ('refused' in answer ? [answer.refused] : []))).toEqual([
      'client_plans_code_used_up',
    ]);
    expect(await used(id)).toBe(1);
  });
  test('can be used once per client, not at all if its limit is zero, and by several clients if it has no limit', async () => {
    const [endless, none] = [await coupon('ENDLESS', null), await coupon('NONE', 0)];
    expect(await redeem(north.client, endless)).toEqual({ rows: [] });
    expect(await redeem(north.client, endless)).toMatchObject({ refused: expect.stringContaining('key') });
    expect(await redeem(south.client, endless)).toEqual({ rows: [] });
    expect(await redeem(south.client, none)).toEqual({ refused: 'client_plans_code_used_up' });
    expect([await used(endless), await used(none)]).toEqual([2, 0]);
  });
  test('can be neither read nor changed by tenants', async () => {
    for (const statement of ['update client_plans_code set value = 100', 'select from client_plans_code'])
      expect(await as(api, north.client, [statement]), statement).toEqual({ refused: '42501' });
  });
});

test('discount and total of a bill must add up to its original amount', async () => {
  const bill = (total: string) =>
    as(api, north.client, [
      `insert into client_transaction_history (client_id, invoice_id, history_type, plan_name, original_amt, discount_amt, total_value)
       values ($1, 'INV-1', 'PURCHASE', 'Practice', 79.95, 7.99, $2)`,
      north.client,
      total,
    ]);
  expect(await bill('71.95')).toEqual({ refused: 'client_transaction_history_amounts_check' });
  expect(await bill('71.96')).toEqual({ rows: [] });
});

describe('support', () => {
  const ticket = (client: string) =>
    as(api, client, ["insert into support_tickets (client_id, name) values ($1, 'Help')", client]);
  test('reads all clients’ tickets on the platform’s connection if that is switched on, and a client only its own', async () => {
    await ticket(north.client);
    await ticket(south.client);
    const count = 'select count(*)::int as count from support_tickets';
    const across = "select set_config('app.across_tenants', 'on', true)";
    expect(await as(platform, PLATFORM_CLIENT_ID, [across], [count])).toEqual({ rows: [{ count: 2 }] });
    expect(await as(platform, PLATFORM_CLIENT_ID, [count])).toEqual({ rows: [{ count: 0 }] });
    expect(await as(api, north.client, [count])).toEqual({ rows: [{ count: 1 }] });
  });
  test('has access to a client for seven days at most, one hour at a time, with a reason', async () => {
    const grant = (days: number) =>
      as(api, north.client, [
        `insert into support_access_grants (client_id, granted_by_user_id, expires_at)
         values ($1, $2, app.now() + make_interval(days => $3))`,
        north.client,
        north.users.admin,
        days,
      ]);
    expect(await grant(8)).toEqual({ refused: 'support_access_grants_period_check' });
    expect(await grant(7)).toEqual({ rows: [] });
    const session = (minutes: number, reason: string) =>
      as(api, north.client, [
        `insert into client_sessions (client_id, platform_user_id, platform_user_name, reason, expires_at)
         values ($1, $2, 'Bridie Walsh', $4, app.now() + make_interval(mins => $3))`,
        north.client,
        north.users.admin,
        minutes,
        reason,
      ]);
    expect(await session(61, 'A fault')).toEqual({ refused: 'client_sessions_period_check' });
    expect(await session(60, ' ')).toEqual({ refused: 'client_sessions_reason_check' });
    expect(await session(60, 'A fault')).toEqual({ rows: [] });
  });
});

test('a lost lead requires a reason, and a converted lead a client', async () => {
  const lead = (columns: string, values: string) =>
    as(platform, PLATFORM_CLIENT_ID, [
      `insert into website_cms_leads (name, email, ${columns}) values ('Priya Raman', 'priya@example.test', ${values})`,
    ]);
  expect(await lead('status', "'LOST'")).toEqual({ refused: 'website_cms_leads_lost_check' });
  expect(await lead('status', "'CONVERTED'")).toEqual({ refused: 'website_cms_leads_converted_check' });
  expect(await lead('status, lost_reason', "'LOST', 'Too dear'")).toEqual({ rows: [] });
});

test('a user has at most one default view of a list, and the names of views are unique regardless of case', async () => {
  const view = (name: string, first: boolean) =>
    as(api, north.client, [
      `insert into saved_views (client_id, user_id, table_name, name, view, is_default) values ($1, $2, 'tasks', $3, '{}', $4)`,
      north.client,
      north.users.admin,
      name,
      first,
    ]);
  expect(await view('Mine', true)).toEqual({ rows: [] });
  expect(await view('MINE', false)).toEqual({ refused: 'saved_views_name_unique' });
  expect(await view('Other', true)).toEqual({ refused: 'saved_views_default_unique' });
});

test('a geo_point without a valid latitude and longitude is rejected', async () => {
  const point = (value: unknown) =>
    as(api, north.client, [
      'update clinics set geo_point = $1 where client_id = $2',
      JSON.stringify(value),
      north.client,
    ]);
  const at = (...coordinates: unknown[]) => point({ type: 'Point', coordinates });
  for (const wrong of [
    at(91, 0),
    at(0, 181),
    at(-33.8, '151'),
    at(-33.8),
    at(-33.1234567, 151),
    point({ coordinates: [0, 0] }),
  ])
    expect(await wrong).toEqual({ refused: 'clinics_geo_point_check' });
  expect(await at(-33.797, 151.288)).toEqual({ rows: [] });
});
