import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallIds } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { asTenant, type Row } from './as-tenant.ts';

// Simultaneous writes that bypass the commands, so that the database itself must let only one of fifty
// succeed. `RACES` sets the number of rounds.
const rivals = 50;
const rounds = Number(process.env.RACES ?? 1);

let database: TestDatabase;
let api: pg.Pool;
let platform: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  api = new pg.Pool({ connectionString: database.apiUrl, max: 25 });
  // The platform's pool has no tenant, because it adds clients.
  platform = new pg.Pool({
    connectionString: database.platformUrl,
    max: 1,
    options: '-c app.across_tenants=on',
  });
});
afterAll(async () => {
  await api.end();
  await platform.end();
  await database.drop();
});

const { client, clinics, users } = smallIds.north;
const { said, insert } = asTenant(() => api, client);
const clinic_id = clinics.one;
const user_id = users.worker;

/** Adds a row and returns its id; throws the reason if it was refused. */
async function made(table: string, row: Row): Promise<string> {
  const id = await insert(table, row);
  if (!/^[\da-f-]{36}$/.test(id)) throw new Error(`${table}: ${id}`);
  return id;
}
/**
 * The results of fifty attempts at the same time. An attempt that ends in a deadlock is made again, as a
 * command would do.
 */
async function race(work: (n: number) => Promise<Row[] | string>): Promise<{ won: number; lost: string[] }> {
  const attempt = async (n: number) => {
    let answer = await work(n);
    while (answer === deadlock) answer = await work(n);
    return answer;
  };
  const answers = await Promise.all(Array.from({ length: rivals }, (_, n) => attempt(n)));
  const lost = answers.filter((answer) => typeof answer === 'string' && !isId(answer)) as string[];
  return { won: rivals - lost.length, lost: [...new Set(lost)] };
}
const deadlock = '40P01';
const isId = (answer: string) => /^[\da-f-]{36}$/.test(answer);
const count = async (text: string, values: readonly unknown[]): Promise<number> => {
  const rows = await said(text, values);
  return Number(typeof rows === 'string' ? Number.NaN : Object.values(rows[0] ?? {})[0]);
};
let day = 0;
/** A date that no other row uses. */
const freshDay = () => new Date(Date.UTC(2031, 0, ++day)).toISOString().slice(0, 10);

type Race = readonly [
  what: string,
  run: () => Promise<{ result: { won: number; lost: string[] }; reason: string; left: number }>,
];
const races: readonly Race[] = [
  [
    'shifts of one person with the same hours',
    async () => {
      const date = freshDay();
      const result = await race((n) =>
        insert('clinic_rosters', {
          clinic_id: n % 2 ? clinics.one : clinics.two,
          user_id,
          clinic_roster_date: date,
          start_time: '09:00',
          end_time: '17:00',
          starts_at: `${date}T00:00Z`,
          ends_at: `${date}T08:00Z`,
          zone: 'Australia/Sydney',
        }),
      );
      const left = await count(
        'select count(*) from clinic_rosters where user_id = $1 and clinic_roster_date = $2',
        [user_id, date],
      );
      return { result, reason: 'clinic_rosters_overlap', left };
    },
  ],
  [
    'approvals of one person’s leave for the same day',
    async () => {
      const date = freshDay();
      const kind = await made('client_employee_leave_types', { name: randomUUID() });
      const asked: string[] = [];
      for (let n = 0; n < rivals; n++) {
        const leave = await made('employee_leaves', {
          clinic_id,
          user_id,
          client_employee_leave_type_id: kind,
          leave_start_date: date,
          leave_end_date: date,
          created_by_user_id: user_id,
        });
        await made('employee_leave_days', {
          employee_leave_id: leave,
          user_id,
          clinic_id,
          date,
          starts_at: `${date}T00:00+11`,
          ends_at: `${date}T23:59:59.999+11`,
          zone: 'Australia/Sydney',
          paid_hrs: '7.60',
        });
        asked.push(leave);
      }
      const result = await race((n) =>
        said(
          "update employee_leaves set status = 'APPROVED', action_workspace_user_id = $2, action_at = app.now() where id = $1",
          [asked[n], users.admin],
        ),
      );
      const left = await count(
        "select count(*) from employee_leaves where id = any($1) and status = 'APPROVED'",
        [asked],
      );
      return { result, reason: 'employee_leave_days_overlap', left };
    },
  ],
  [
    'redemptions of the last use of a coupon',
    async () => {
      const code = randomUUID().slice(0, 8).toUpperCase();
      const { rows } = await platform.query(
        "insert into client_plans_code (title, coupon_code, type, value, no_of_coupon) values ($1, $1, 'PERCENTAGE', 15, 1) returning id",
        [code],
      );
      const id = rows[0].id;
      const clients: string[] = [];
      for (let n = 0; n < rivals; n++) {
        const { rows: one } = await platform.query(
          'insert into clients (name, sub_domain, package_id) values ($1, $1, 2) returning id',
          [`c${n}-${code.toLowerCase()}`],
        );
        clients.push(one[0].id);
      }
      const result = await race((n) =>
        asTenant(() => api, clients[n] ?? '').insert('client_plans_code_redemptions', {
          client_plans_code_id: id,
        }),
      );
      const { rows: used } = await platform.query('select used from client_plans_code where id = $1', [id]);
      return { result, reason: 'client_plans_code_used_up', left: Number(used[0].used) };
    },
  ],
  [
    'uses of 12 units from a lot of 20',
    async () => {
      const product = await made('clinic_im_products', { clinic_id, name: randomUUID() });
      const lot = await made('clinic_im_product_stocks', { clinic_id, clinic_im_product_id: product });
      const of = { clinic_id, clinic_im_product_id: product, user_id };
      await made('stock_movements', {
        ...of,
        clinic_im_product_stock_id: lot,
        kind: 'RECEIVED',
        quantity: 20,
      });
      const result = await race(() =>
        insert('clinic_im_product_usages', { ...of, product_lot_id: lot, used_stock: 12 }),
      );
      const left = await count('select stock_in_hand from clinic_im_products where id = $1', [product]);
      return { result, reason: 'clinic_im_product_stocks_quantity_check', left: left === 8 ? 1 : left };
    },
  ],
  [
    'signatures of one person on one document',
    async () => {
      const document = await made('client_documents', { name: 'Sharps', created_by_user_id: users.admin });
      const version = await made('client_document_versions', {
        client_document_id: document,
        version_no: 1,
        name: 'Sharps',
        created_by_user_id: users.admin,
      });
      const assignment = await made('client_document_assignments', {
        client_document_id: document,
        client_document_version_id: version,
        user_id,
      });
      const result = await race(() =>
        insert('client_document_signatures', {
          client_document_assignment_id: assignment,
          signer: 'USER',
          user_id,
          method: 'PIN',
          consent: 'I have read it.',
          hash: 'abc',
          ip_address: '203.0.113.9',
        }),
      );
      const left = await count(
        'select count(*) from client_document_signatures where client_document_assignment_id = $1',
        [assignment],
      );
      return { result, reason: 'client_document_signatures_as_once', left };
    },
  ],
];

test.each(races.flatMap((each) => Array.from({ length: rounds }, () => each)))(
  'of fifty simultaneous %s, only one succeeds',
  async (_what, run) => {
    const { result, reason, left } = await run();
    expect(result).toEqual({ won: 1, lost: [reason] });
    expect(left).toBe(1);
  },
);
