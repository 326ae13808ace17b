import { beforeAll, expect, test } from 'vitest';
import { callOf, type Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let keeper: Person;
beforeAll(async () => {
  server = await startTestServer();
  await server.root.query('create extension if not exists pg_stat_statements');
  keeper = await server.signIn('north', 'keeper');
});

/** @returns How many API statements inserted lines, receipts or lots; those of triggers do not count. */
async function inserts(): Promise<number> {
  const { rows } = await server.root.query(
    `select coalesce(sum(calls), 0)::int as n from pg_stat_statements
     where toplevel and dbid = (select oid from pg_database where datname = current_database())
       and query ~* 'insert into \\S*product_(stocks|order_items|order_receipts)'`,
  );
  return rows[0].n;
}
async function counted<Answer>(work: () => Promise<Answer>): Promise<readonly [number, Answer]> {
  const before = await inserts();
  const answer = await work();
  return [(await inserts()) - before, answer];
}
const add = async (table: string, many: number): Promise<string[]> =>
  (
    await server.root.query(
      `insert into ${table} (client_id, clinic_id, name) select $1, $2, 'Counted ' || n || ' ' || gen_random_uuid()
       from generate_series(1, $3::int) n returning id`,
      [north.client, north.clinics.one, many],
    )
  ).rows.map(({ id }) => id);

test.each([1, 60])(
  'the lines of an order of %i products are inserted by one statement, and their receipts by one',
  async (many) => {
    const [vendor_id] = await add('clinic_im_vendors', 1);
    const products = await add('clinic_im_products', many);
    const lines = products.map((clinic_im_product_id) => ({ clinic_im_product_id, quantity: 2 }));
    const [raising, { raise_order }] = await counted(() =>
      keeper.must<{ raise_order: { id: string } }>(
        callOf('raise_order', { clinic_id: north.clinics.one, vendor_id, lines }, '{ id }'),
      ),
    );
    const { id } = raise_order;
    expect(await keeper.refusal('place_order', { id })).toBeNull();
    const { rows: items } = await server.root.query(
      'select id from clinic_im_product_order_items where clinic_im_product_order_id = $1',
      [id],
    );
    const rows = items.map((item) => ({ order_item_id: item.id, quantity: 2 }));
    const [receiving] = await counted(async () =>
      expect(await keeper.refusal('receive_order', { id, rows })).toBeNull(),
    );
    expect({ raising, receiving }).toEqual({ raising: 1, receiving: 1 });
    const { rows: held } = await server.root.query(
      'select sum(stock_in_hand)::int as stock from clinic_im_products where id = any($1)',
      [products],
    );
    expect(held).toEqual([{ stock: 2 * many }]);
  },
);
