import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderPaper } from '../../src/papers/order-paper.ts';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';

/** The words of each page. */
const pagesOf = async (bytes: Uint8Array): Promise<readonly string[]> =>
  (await extractText(new Uint8Array(bytes), { mergePages: false })).text;

const facts = {
  number: 'MAN-PO-0006',
  day: '2026-11-23',
  placed: true,
  message: null,
  placedBy: 'Olivia Hart',
  from: ['Manly'],
  to: ['Supplier'],
  logo: null,
};
const line = (name: string, price: number | null) => ({
  name,
  code: null,
  unit: null,
  quantity: '10',
  price,
  amount: price === null ? null : price * 10,
});

test('a long order takes the pages that it needs, each with its heads and its number; no line is lost', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `Product${String(index).padStart(3, '0')}`);
  const pages = await pagesOf(await orderPaper({ ...facts, lines: names.map((name) => line(name, 110)) }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    if (page.includes('Product0')) expect(page).toContain('Quantity');
  }
  expect(pages.join(' ').match(/Product\d{3}/g)).toEqual(names);
  expect(pages.at(-1)).toMatch(/Total\s+\$1,320\.00\s+Includes GST of\s+\$120\.00/);
});

test('letters of other languages are there; without prices there is no total', async () => {
  const [page] = await pagesOf(
    await orderPaper({ ...facts, lines: [line('Pōneke gloves – Größe Ω Ж', null)] }),
  );
  expect(page).toContain('Pōneke gloves – Größe Ω Ж');
  expect(page).not.toContain('GST');
  expect(page).not.toContain('Price');
});

let server: TestServer;
let keeper: Person;
let keepertwo: Person;
let stranger: Person;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  const add = async (table: string, row: Readonly<Record<string, unknown>>) => {
    const all = { client_id: north.client, clinic_id: north.clinics.one, ...row };
    const { rows } = await server.root.query(
      `insert into ${table} (${Object.keys(all).map((name) => `"${name}"`)}) values (${Object.keys(all).map((_, index) => `$${index + 1}`)}) returning id`,
      Object.values(all),
    );
    return String(rows[0].id);
  };
  await server.root.query("update clients set abn = '51824753556' where id = $1", [north.client]);
  const vendor_id = await add('clinic_im_vendors', { name: 'Austral' });
  const product = await add('clinic_im_products', { name: 'Gloves', purchase_price: '11' });
  ({ keeper, keepertwo } = await server.signInAll('north', 'keeper', 'keepertwo'));
  ({ keeper: stranger } = await server.signInAll('south', 'keeper'));
  const values = `clinic_id: "${north.clinics.one}", vendor_id: "${vendor_id}", internal_note: "Too dear"`;
  const { raise_order } = await keeper.must<{ raise_order: { id: string } }>(
    `mutation { raise_order(${values}, lines: [{clinic_im_product_id: "${product}", quantity: 2.5}]) { id } }`,
  );
  id = raise_order.id;
});
afterAll(() => server.end());
const read = (who: Person, order: string) =>
  new Promise<{ status: number; type: string; bytes: Buffer }>((resolve, reject) => {
    const headers = { host: who.host, authorization: `Bearer ${who.token}` };
    get(
      { host: '127.0.0.1', port: who.port, path: `/api/v1/orders/${order}/pdf`, headers },
      async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part);
        const type = String(answer.headers['content-type']);
        resolve({ status: answer.statusCode ?? 0, type, bytes: Buffer.concat(parts) });
      },
    ).on('error', reject);
  });

test('whoever reads the order has it as a paper; others are told that there is none', async () => {
  const { status, type, bytes } = await read(keeper, id);
  expect([status, type]).toEqual([200, 'application/pdf']);
  const [page] = await pagesOf(bytes);
  expect(page).toContain('Raised, not placed yet');
  expect(page).toContain('ABN 51 824 753 556');
  expect(page).toMatch(/Gloves\s+2\.5\s+\$11\.00\s+\$27\.50/);
  expect(page).toMatch(/Includes GST of\s+\$2\.50/);
  expect(page).not.toContain('Too dear');
  for (const [who, order] of [
    [keepertwo, id],
    [stranger, id],
    [keeper, randomUUID()],
    [keeper, 'x'],
  ] as const) {
    const refused = await read(who, order);
    expect([refused.status, JSON.parse(String(refused.bytes)).message]).toEqual([404, 'Order Not Found']);
  }
});
