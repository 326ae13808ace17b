import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { orderPdf } from '../../src/pdf/order-pdf.ts';
import { readPdf } from '../support/pdf.ts';
import { type Person, send } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { linkMailed, Supplier } from '../support/supplier.ts';

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

test('the PDF of a long order has as many pages as it needs, each with headings and a number, without losing a line', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `Product${String(index).padStart(3, '0')}`);
  const pages = await pagesOf(await orderPdf({ ...facts, lines: names.map((name) => line(name, 110)) }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    if (page.includes('Product0')) expect(page).toContain('Quantity');
  }
  expect(pages.join(' ').match(/Product\d{3}/g)).toEqual(names);
  expect(pages.at(-1)).toMatch(/Total\s+\$1,320\.00\s+Includes GST of\s+\$120\.00/);
});

test('the PDF of an order prints letters of other languages, and no total when there are no prices', async () => {
  const [page] = await pagesOf(
    await orderPdf({ ...facts, lines: [line('Pōneke gloves – Größe Ω Ж', null)] }),
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
  const vendor_id = await add('clinic_im_vendors', {
    name: 'Austral',
    ordersEmails: ['orders@austral.example'],
  });
  const product = await add('clinic_im_products', { name: 'Gloves', purchase_price: '11' });
  ({ keeper, keepertwo } = await server.signInAll('north', 'keeper', 'keepertwo'));
  ({ keeper: stranger } = await server.signInAll('south', 'keeper'));
  const values = `clinic_id: "${north.clinics.one}", vendor_id: "${vendor_id}", internal_note: "Too dear"`;
  const { raise_order } = await keeper.must<{ raise_order: { id: string } }>(
    `mutation { raise_order(${values}, lines: [{clinic_im_product_id: "${product}", quantity: 2.5}]) { id } }`,
  );
  id = raise_order.id;
});
test('gives the PDF to a user who can read the order, and a 404 to others', async () => {
  const { status, type, bytes } = await readPdf(keeper, id);
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
    const refused = await readPdf(who, order);
    expect([refused.status, JSON.parse(String(refused.bytes)).message]).toEqual([404, 'Order Not Found']);
  }
});

test('shows the clinic’s email address on its own PDF but not on the supplier’s, and the logo on both', async () => {
  await server.root.query("update clinics set email = 'desk@north.example' where id = $1", [
    north.clinics.one,
  ]);
  expect(await keeper.refusal('place_order', { id, by: 'EMAIL' })).toBeNull();
  const supplier = new Supplier(server.port, 'north');
  await supplier.logIn(await linkMailed(server, id));
  const files = async () => [(await readPdf(keeper, id)).bytes, (await readPdf(supplier, id)).bytes];
  const [own = Buffer.alloc(0), theirs = Buffer.alloc(0)] = await files();
  expect(await pagesOf(own)).toEqual([expect.stringContaining('desk@north.example')]);
  expect(await pagesOf(theirs)).toEqual([expect.not.stringContaining('north.example')]);
  expect(await pagesOf(theirs)).toEqual([expect.stringContaining('Austral')]);
  /** The widths and heights of the pictures are read from the PDF's own text. */
  const pictures = (bytes: Buffer) =>
    [...bytes.toString('latin1').matchAll(/\/Subtype \/Image[^>]*?\/Width (\d+)\s+\/Height (\d+)/g)].map(
      ([, width, height]) => [Number(width), Number(height)],
    );
  expect([pictures(own), pictures(theirs)]).toEqual([[], []]);
  await setLogo();
  for (const bytes of await files()) expect(pictures(bytes)).toEqual([[480, 120]]);
});

/** The logo is of one colour and four times as wide as high. */
async function setLogo(): Promise<void> {
  const background = { r: 0, g: 128, b: 255 };
  const picture = await sharp({ create: { width: 200, height: 50, channels: 3, background } })
    .png()
    .toBuffer();
  const form = [
    '--b\r\ncontent-disposition: form-data; name="directory"\r\n\r\nclients\r\n',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="logo.png"\r\ncontent-type: image/png\r\n\r\n',
  ].join('');
  const body = Buffer.concat([Buffer.from(form), picture, Buffer.from('\r\n--b--\r\n')]);
  const admin = await server.signIn('north', 'admin');
  const path = '/api/v1/file-upload/upload-s3?isPublic=true';
  const answer = await send(server.port, admin.host, 'POST', path, body, {
    authorization: `Bearer ${admin.token}`,
    'content-type': 'multipart/form-data; boundary=b',
  });
  expect(answer.status, answer.text).toBe(200);
  const logo = JSON.parse(answer.text);
  await server.root.query('update clients set logo_image = $2 where id = $1', [
    north.client,
    { file_id: logo.file_id, isPublic: logo.isPublic },
  ]);
}
