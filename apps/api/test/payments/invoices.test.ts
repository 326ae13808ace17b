import { randomUUID } from 'node:crypto';
import { PLATFORM_CLIENT_ID } from '@operatory/db';
import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import type { InvoiceFacts } from '../../src/pdf/invoice-facts.ts';
import { invoicePdf } from '../../src/pdf/invoice-pdf.ts';
import { readFile } from '../support/pdf.ts';
import { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { addBill } from './bills.ts';

const textOf = async (bytes: Uint8Array): Promise<string> =>
  (await extractText(new Uint8Array(bytes), { mergePages: true })).text.replace(/\s+/g, ' ');

const facts: InvoiceFacts = {
  number: 'INV-0042',
  day: '2026-11-20',
  seller: ['Operatory Pty Ltd', 'ABN 51 824 753 556'],
  buyer: ['Pōneke Dental – Größe'],
  isTaxInvoice: true,
  what: 'Group, renewal',
  details: ['Team of up to 150 people', '2026-11-20 to 2026-12-20'],
  price: '1234567.50',
  discount: '234567.50',
  coupon: 'WELCOME',
  total: '1000000.00',
  gst: '90909.09',
  isPaid: false,
  payment: ['BSB 062-000'],
};

test('an invoice contains the price, the discount with its code, the total and its GST, and how to pay', async () => {
  const text = await textOf(await invoicePdf(facts));
  expect(text).toContain('Tax invoice INV-0042 Issued 2026-11-20 · Due');
  expect(text).toContain('Pōneke Dental – Größe');
  expect(text).toMatch(/Group, renewal.*Team of up to 150 people 2026-11-20 to 2026-12-20/);
  expect(text).toContain('$1,234,567.50');
  expect(text).toMatch(
    /Discount with WELCOME −\$234,567\.50 Total \$1,000,000\.00 Includes GST of \$90,909\.09/,
  );
  expect(text).toContain('Amount due: $1,000,000.00 BSB 062-000');
});

test('an invoice that is not a tax invoice is not called one', async () => {
  const text = await textOf(await invoicePdf({ ...facts, isTaxInvoice: false }));
  expect(text).toContain('Invoice INV-0042');
  expect(text).not.toContain('Tax invoice');
});

let server: TestServer;
let people: Record<'owner' | 'admin' | 'worker', Person>;
let stranger: Person;
let staff: Record<'accounts' | 'support', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'owner', 'admin', 'worker');
  stranger = await server.signIn('south', 'admin');
  const signIn = (name: string) => Person.signIn(server.port, 'superadmin', `${name}@operatory.example`);
  staff = { accounts: await signIn('anil.kapoor'), support: await signIn('bridie.walsh') };
  await server.root.query("update clients set abn = '51824753556' where id = $1", [PLATFORM_CLIENT_ID]);
  await server.root.query(
    "update clients set business_name = 'North Dental Pty Ltd', abn = '53004085616' where id = $1",
    [north.client],
  );
});
const invoice = (person: Person, id: string) => readFile(person, `/api/v1/invoices/${id}.pdf`);

test('an invoice names both parties, the plan and its period, for the client and the platform alike', async () => {
  const { id } = await addBill(server, {
    discount_amt: '19.95',
    total_value: '200.00',
    coupon_code: 'SPRING',
  });
  for (const person of [people.owner, people.admin, staff.accounts]) {
    const { status, type, bytes } = await invoice(person, id);
    expect([status, type]).toEqual([200, 'application/pdf']);
    const text = await textOf(bytes);
    expect(text).toContain('Tax invoice INV-T');
    expect(text).toContain('Operatory Pty Ltd ABN 51 824 753 556');
    expect(text).toContain('North Dental Pty Ltd ABN 53 004 085 616');
    expect(text).toContain('Team of up to 25 people 2026-11-20 to 2026-12-20');
    expect(text).toMatch(/Discount with SPRING −\$19\.95 Total \$200\.00 Includes GST of \$18\.18/);
    expect(text).toMatch(
      /Amount due: \$200\.00 Write to hello@operatory\.example for our bank details\. Quote INV-T/,
    );
  }
});

test('shows how an invoice was paid, and that there is nothing to pay when the total is zero', async () => {
  const paid = await addBill(server, { status: 'PAID', card: '4242' });
  expect(await textOf((await invoice(people.owner, paid.id)).bytes)).toContain(
    'Paid Paid by card ending in 4242',
  );
  const free = await addBill(server, { status: 'PAID', discount_amt: '219.95', total_value: '0.00' });
  const text = await textOf((await invoice(people.owner, free.id)).bytes);
  expect(text).toContain('Discount −$219.95 Total $0.00 Includes GST of $0.00 Nothing to pay');
});

test('users who cannot read an invoice get the same 404 as for an unknown or invalid id', async () => {
  const { id } = await addBill(server);
  const missing = await invoice(people.owner, randomUUID());
  expect(missing.status).toBe(404);
  for (const [person, which] of [
    [stranger, id],
    [people.worker, id],
    [staff.support, id],
    [people.owner, 'x'],
  ] as const) {
    const { status, bytes } = await invoice(person, which);
    expect([status, String(bytes)]).toEqual([404, String(missing.bytes)]);
  }
});
