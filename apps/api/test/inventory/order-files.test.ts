import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callOf, type Person, send } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { linkMailed, Supplier } from '../support/supplier.ts';

const directory = 'clinic_im_product_orders';
const purchase = 'purchase_order_attachments';
const invoice = 'vendor_invoice_attachment';
let server: TestServer;
let keeper: Person;
let keepertwo: Person;
let worker: Person;
let southern: Person;
let vendor_id: string;
let lines: readonly { clinic_im_product_id: string; quantity: number }[];
let id: string;

const add = async (table: string) => {
  const { rows } = await server.root.query(
    `insert into ${table} (client_id, clinic_id, name) values ($1, $2, 'Filed') returning id`,
    [north.client, north.clinics.one],
  );
  return String(rows[0].id);
};
async function raised(): Promise<string> {
  const values = { clinic_id: north.clinics.one, vendor_id, lines };
  const { raise_order } = await keeper.must<{ raise_order: { id: string } }>(
    callOf('raise_order', values, '{ id }'),
  );
  return raise_order.id;
}
/** @returns The order's supplier, signed in with the link from its email. */
async function supplierOf(order: string): Promise<Person> {
  expect(await keeper.refusal('place_order', { id: order, by: 'EMAIL' })).toBeNull();
  const supplier = new Supplier(server.port, 'north');
  expect((await supplier.logIn(await linkMailed(server, order))).status).toBe(200);
  return supplier;
}
beforeAll(async () => {
  server = await startTestServer();
  await server.root.query(
    `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
     select $1, $2, id, '{VIEW,ADD}', '{}' from modules where name = 'clinic-im-product-orders'`,
    [north.client, north.users.worker],
  );
  vendor_id = await add('clinic_im_vendors');
  await server.root.query(
    `update clinic_im_vendors set "ordersEmails" = '{orders@filed.example}' where id = $1`,
    [vendor_id],
  );
  lines = [{ clinic_im_product_id: await add('clinic_im_products'), quantity: 6 }];
  ({ keeper, keepertwo, worker } = await server.signInAll('north', 'keeper', 'keepertwo', 'worker'));
  southern = await server.signIn('south', 'admin');
});
beforeEach(async () => {
  await server.root.query("delete from login_attempts where kind = 'door'");
  id = await raised();
});

async function staged(by: Person): Promise<{ file_id: string }> {
  const parts = [
    `--b\r\ncontent-disposition: form-data; name="directory"\r\n\r\n${directory}\r\n`,
    '--b\r\ncontent-disposition: form-data; name="file"; filename="order.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
    '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\r\n--b--\r\n',
  ];
  const answer = await send(
    server.port,
    by.host,
    'POST',
    '/api/v1/file-upload/upload-s3',
    Buffer.from(parts.join('')),
    { authorization: `Bearer ${by.token}`, 'content-type': 'multipart/form-data; boundary=b' },
  );
  expect(answer.status, answer.text).toBe(200);
  return { file_id: JSON.parse(answer.text).file_id };
}
/** @returns The number of changed orders; null if the write was refused. */
async function write(by: Person, set: Readonly<Record<string, unknown>>): Promise<number | null> {
  const { data, errors } = await by.ask(
    `mutation ($id: uuid!, $set: ${directory}_set_input!) { updated: update_${directory}(where: { id: { _eq: $id } }, _set: $set) { affected_rows } }`,
    { id, set },
  );
  return errors
    ? null
    : Number((data as Readonly<Record<string, { affected_rows: number }>>).updated?.affected_rows);
}
const fetched = async (by: Person, { file_id }: { file_id: string }): Promise<number> =>
  (
    await send(
      server.port,
      by.host,
      'GET',
      `/api/v1/file-upload/get-signed-url/${directory}/${file_id}`,
      undefined,
      { authorization: `Bearer ${by.token}` },
    )
  ).status;

test('users with EDIT attach and remove files, and the supplier sees those of the purchase order', async () => {
  const [ordered, billed] = [await staged(keeper), await staged(keeper)];
  expect(await write(keeper, { [purchase]: [ordered], [invoice]: billed })).toBe(1);
  const [supplier, another] = [await supplierOf(id), await supplierOf(await raised())];
  const shown = await supplier.must(`{ ${directory} { ${purchase} } }`);
  expect(JSON.stringify(shown)).toContain(ordered.file_id);
  const reads = async (file: { file_id: string }) => ({
    keeper: await fetched(keeper, file),
    worker: await fetched(worker, file),
    elsewhere: await fetched(keepertwo, file),
    south: await fetched(southern, file),
    supplier: await fetched(supplier, file),
    another: await fetched(another, file),
  });
  const staff = { keeper: 200, worker: 200, elsewhere: 404, south: 404 };
  expect(await reads(ordered)).toEqual({ ...staff, supplier: 200, another: 404 });
  expect(await reads(billed)).toEqual({ ...staff, supplier: 404, another: 404 });
  expect((await supplier.ask(`{ ${directory} { ${invoice} } }`)).errors).toBeDefined();
  expect(await write(keeper, { [purchase]: [] })).toBe(1);
  expect(await fetched(supplier, ordered)).toBe(404);
  expect(await write(supplier, { [purchase]: [] })).toBeNull();
});

test('records changes of files and notes in the history, with their author and the old and new values', async () => {
  const [ordered, billed] = [await staged(keeper), await staged(keeper)];
  const edits = async () =>
    (
      await server.root.query(
        `select user_id, from_value, to_value from clinic_im_product_order_history
         where clinic_im_product_order_id = $1 and action = 'edited' order by id`,
        [id],
      )
    ).rows;
  expect(await write(keeper, { [purchase]: [ordered], [invoice]: billed, internal_note: 'Ring' })).toBe(1);
  expect(await write(keeper, { [purchase]: [ordered], [invoice]: billed, internal_note: 'Ring' })).toBe(1);
  expect(await write(keeper, { [purchase]: [] })).toBe(1);
  const stored = ({ file_id }: { file_id: string }) => [{ file_id, name: 'order.pdf' }];
  expect(await edits()).toEqual([
    {
      user_id: north.users.keeper,
      from_value: { [purchase]: [], [invoice]: null, internal_note: null },
      to_value: { [purchase]: stored(ordered), [invoice]: stored(billed), internal_note: 'Ring' },
    },
    {
      user_id: north.users.keeper,
      from_value: { [purchase]: stored(ordered) },
      to_value: { [purchase]: [] },
    },
  ]);
});

test('refuses attachments without EDIT, of another user’s file, or to a cancelled order', async () => {
  const file = await staged(keeper);
  expect(await write(worker, { [purchase]: [await staged(worker)] })).not.toBe(1);
  expect(await write(keepertwo, { [purchase]: [await staged(keepertwo)] })).not.toBe(1);
  for (const foreign of [await staged(worker), await staged(southern)])
    expect(await write(keeper, { [purchase]: [foreign] })).toBeNull();
  expect(await write(keeper, { [purchase]: [file] })).toBe(1);
  expect(await keeper.refusal('cancel_order', { id, reason: 'Not needed' })).toBeNull();
  expect(await write(keeper, { [purchase]: [] })).toBe(0);
  expect(await fetched(keeper, file)).toBe(200);
});

test('users with EDIT change the positions of orders, several in one call', async () => {
  const other = await raised();
  const positions = async () =>
    (
      await server.root.query(`select position::int from ${directory} where id = any($1) order by position`, [
        [id, other],
      ])
    ).rows.map(({ position }) => position);
  const move = (by: Person) =>
    by.ask(
      `mutation ($updates: [${directory}_updates!]!) { update_${directory}_many(updates: $updates) { affected_rows } }`,
      {
        updates: [id, other].map((each, index) => ({
          where: { id: { _eq: each } },
          _set: { position: index + 7 },
        })),
      },
    );
  await move(worker);
  await move(keepertwo);
  await move(southern);
  expect(await positions()).toEqual([0, 0]);
  expect((await move(keeper)).errors).toBeUndefined();
  expect(await positions()).toEqual([7, 8]);
  const asked = await worker.must<Record<string, { id: string }[]>>(
    `query ($ids: [uuid!]!) { ${directory}(where: { id: { _in: $ids } }, order_by: { position: desc }) { id } }`,
    { ids: [id, other] },
  );
  expect(asked[directory]?.map((each) => each.id)).toEqual([other, id]);
});
