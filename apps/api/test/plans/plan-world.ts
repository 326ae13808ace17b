import { Person } from '../support/person.ts';
import { north, south, type TestServer } from '../support/server.ts';

type Values = Readonly<Record<string, unknown>>;
export type Rows = readonly Readonly<Record<string, unknown>>[];

export interface PlanWorld {
  sql(text: string, values?: readonly unknown[]): Promise<Rows>;
  /** The product’s clock is set to 01:00 UTC on the day, which is noon in Sydney in summer. */
  on(day: string): Promise<void>;
  /** Client north has the plan from one day until another, without any history. */
  plan(from: string | null, until?: string, more?: Values): Promise<void>;
  coupon(code: string, type: string, value: string, more?: Values): Promise<string>;
  /** A period is shown as `Practice/2 ACTIVE 2026-11-10 2026-12-10 219.95`. */
  periods(): Promise<readonly string[]>;
  /** An invoice is shown as `INV-0001 PURCHASE 219.95-32.99=186.96 UN_PAID`. */
  invoices(): Promise<readonly string[]>;
  client(): Promise<Readonly<Record<string, unknown>>>;
  used(code: string): Promise<number>;
  events(): Promise<readonly string[]>;
}

const day = (column: string) => `to_char(${column} at time zone 'Australia/Sydney', 'YYYY-MM-DD')`;

export function planWorld(server: TestServer): PlanWorld {
  const sql = async (text: string, values: readonly unknown[] = []): Promise<Rows> =>
    (await server.root.query(text, [...values])).rows;
  const texts = async (text: string, values: readonly unknown[] = [north.client]) =>
    (await sql(text, values)).map(({ text: line }) => String(line));
  return {
    sql,
    on: (date) => server.context.clock.set(new Date(`${date}T01:00:00Z`)),
    async plan(from, until, more = {}) {
      for (const client of [north.client, south.client]) {
        await sql('delete from client_plans_code_redemptions where client_id = $1', [client]);
        await sql('delete from client_transaction_history where client_id = $1', [client]);
        await sql('delete from user_subscriptions where client_id = $1', [client]);
        await sql(
          `update clients set package_id = 2, team_id = 2, coupon_code = null, discount_id = null, discount_terms = null,
             discount_type = null, discount_start_date = null, discount_end_date = null where id = $1`,
          [client],
        );
      }
      await sql('delete from client_plans_code');
      await sql("delete from outbox where event like 'plan_%' or event = 'payment'");
      if (from === null) return;
      const anchor_day = Number(until?.slice(8));
      const row: Values = { package_id: 2, team_id: 2, total_amount: '219.95', anchor_day, ...more };
      const names = Object.keys(row);
      await sql(
        `insert into user_subscriptions (client_id, plan_status, payment_status, start_at, expire_at, ${names.join(', ')})
         values ($1, 'ACTIVE', 'PAID', $2::timestamptz, $3::timestamptz, ${names.map((_, n) => `$${n + 4}`).join(', ')})`,
        [north.client, `${from}T01:00:00Z`, `${until}T01:00:00Z`, ...Object.values(row)],
      );
    },
    async coupon(code, type, value, more = {}) {
      const row: Values = { title: code, coupon_code: code, type, value, ...more };
      const names = Object.keys(row);
      const [made] = await sql(
        `insert into client_plans_code (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
        Object.values(row),
      );
      return String(made?.['id']);
    },
    periods: () =>
      texts(
        `select p.name || '/' || s.team_id || ' ' || s.plan_status || ' ' || ${day('s.start_at')} || ' ' || ${day('s.expire_at')} || ' ' || s.total_amount as text
         from user_subscriptions s join packages p on p.id = s.package_id where s.client_id = $1 order by s.start_at, s.id`,
      ),
    invoices: () =>
      texts(
        `select concat_ws(' ', invoice_id, history_type, upgrade_type, original_amt || '-' || discount_amt || '=' || total_value, status) as text
         from client_transaction_history where client_id = $1 order by invoice_id`,
      ),
    async client() {
      const [row] = await sql(
        `select package_id, team_id, coupon_code, discount_type::text, discount_terms, discount_start_date::text,
           discount_end_date::text, total_value::text, "Original_amt"::text, discount_amt::text from clients where id = $1`,
        [north.client],
      );
      return row ?? {};
    },
    async used(code) {
      const [row] = await sql('select used from client_plans_code where coupon_code = $1', [code]);
      return Number(row?.['used']);
    },
    events: () =>
      texts(
        `select event || ' ' || (case when client_id = $1 then 'client' else 'platform' end)
           || coalesce(' ' || (payload->>'step'), '') || coalesce(' ' || (payload->>'days_left'), '')
           || coalesce(' closed ' || (payload->>'closed'), '') as text
         from outbox where event like 'plan_%' or event = 'payment' order by created_at, id`,
      ),
  };
}

/** The value null stands for the caller’s own client. */
export const own = { client_id: null } as const;

export const staff = (server: TestServer, name: string): Promise<Person> =>
  Person.signIn(server.port, 'superadmin', `${name}@operatory.example`);
