import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../../prisma/seed/demo/demo.ts';

type Row = Record<string, unknown>;
type Tables = ReadonlyMap<string, readonly Row[]>;

/**
 * The rows that the demo would insert at this time, by table. There is no database; queries return no rows.
 */
async function rowsAt(now: string): Promise<Tables> {
  const tables = new Map<string, Row[]>();
  await seedDemo(
    async (text, values) => {
      const table = /^insert into (\w+) \(.* from jsonb_populate_recordset/s.exec(text)?.[1];
      if (table) tables.set(table, [...(tables.get(table) ?? []), ...JSON.parse(String(values?.[0]))]);
      return { rows: [] };
    },
    new Date(now),
    null,
  );
  return tables;
}

const now = '2026-11-25T03:00:00Z';
const today = '2026-11-25';
let demo: Tables;
beforeAll(async () => {
  demo = await rowsAt(now);
});
const of = (table: string) => demo.get(table) ?? [];
const clinics = () => of('clinics') as readonly { id: string; name: string }[];
const at = (table: string, { id }: { id: string }) => of(table).filter((row) => row.clinic_id === id);
/** The clinics that have rows in a table. */
const keepers = (table: string) => clinics().filter((clinic) => at(table, clinic).length > 0);
const pairs = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
/** How much of the shorter list the other one contains, from 0 to 1. */
const overlap = (one: readonly unknown[], other: readonly unknown[]) =>
  one.filter((item) => other.includes(item)).length / Math.min(one.length, other.length);

test.each([
  ['clinic_im_products', 'name', 0.7],
  ['clinic_im_vendors', 'name', 0.7],
  ['clinic_expenses', 'name', 0.5],
  ['clinic_contacts', 'name', 0.5],
  ['duties', 'name', 0.7],
  ['labs', 'name', 0.5],
  ['lab_orders', 'name', 0.5],
  ['instrument_count_items', 'name', 0.7],
] as const)('the %s of any two demo clinics overlap in their %s by at most %s', (table, column, share) => {
  const having = keepers(table);
  expect(having.length).toBeGreaterThan(1);
  for (const [one, other] of pairs(having)) {
    const names = (clinic: { id: string }) => at(table, clinic).map((row) => row[column]);
    expect(overlap(names(one), names(other)), `${one.name} and ${other.name}`).toBeLessThanOrEqual(share);
  }
});

test.each([
  ['clinic_roster_shift_timings', ['start_time', 'end_time']],
  ['clinic_rooms', ['color']],
  ['clinic_im_product_orders', ['status']],
  ['clinic_im_product_order_items', ['product_name', 'new_stock']],
  ['duties', ['due_time']],
] as const)('the %s of each demo clinic differ from those of the other clinics', (table, columns) => {
  const orderClinic = new Map(of('clinic_im_product_orders').map(({ id, clinic_id }) => [id, clinic_id]));
  const byClinic = new Map<unknown, Row[]>();
  for (const row of of(table)) {
    const clinic = row.clinic_id ?? orderClinic.get(row.clinic_im_product_order_id);
    byClinic.set(clinic, [...(byClinic.get(clinic) ?? []), row]);
  }
  const each = [...byClinic.values()].map((rows) =>
    JSON.stringify(rows.map((row) => columns.map((column) => row[column]))),
  );
  expect(each.length).toBeGreaterThan(1);
  expect(new Set(each).size).toBe(each.length);
});

test('each demo clinic with stock has products that are low, that expire soon and that have expired', () => {
  const quantities = new Map<unknown, number>();
  const add = (lot: unknown, quantity: number) => quantities.set(lot, (quantities.get(lot) ?? 0) + quantity);
  for (const { clinic_im_product_stock_id, quantity } of of('stock_movements'))
    add(clinic_im_product_stock_id, Number(quantity));
  for (const { clinic_im_product_stock_id, quantity } of of('clinic_im_product_order_receipts'))
    add(clinic_im_product_stock_id, Number(quantity));
  for (const { product_lot_id, used_stock } of of('clinic_im_product_usages'))
    add(product_lot_id, -Number(used_stock));
  expect([...quantities.values()].filter((left) => left < 0)).toEqual([]);
  const soon = new Date(Date.parse(today) + 60 * 86_400_000).toISOString().slice(0, 10);
  const seen = new Set<string>();
  for (const clinic of keepers('clinic_im_products')) {
    const lots = at('clinic_im_product_stocks', clinic).filter(({ id }) => (quantities.get(id) ?? 0) > 0);
    const expired = lots.filter(({ expiry_date: date }) => date && String(date) < today);
    const expiring = lots.filter(({ expiry_date: d }) => d && String(d) >= today && String(d) < soon);
    const low = at('clinic_im_products', clinic).filter(({ id, alert_stock_number }) => {
      const usable = lots.filter((lot) => lot.clinic_im_product_id === id && !expired.includes(lot));
      return (
        usable.reduce((sum, lot) => sum + (quantities.get(lot.id) ?? 0), 0) <= Number(alert_stock_number)
      );
    });
    expect(expired, clinic.name).not.toEqual([]);
    expect(expiring, clinic.name).not.toEqual([]);
    expect(low.length, clinic.name).toBeGreaterThan(1);
    expect(low.length, clinic.name).toBeLessThan(at('clinic_im_products', clinic).length / 2);
    seen.add(JSON.stringify([low.map(({ name }) => name), expired.map(({ quantity }) => quantity)]));
  }
  expect(seen.size).toBe(keepers('clinic_im_products').length);
});

test('the task names of any two demo clinics overlap by less than three quarters', () => {
  for (const [one, other] of pairs(clinics())) {
    const names = (clinic: { id: string }) => [...new Set(at('tasks', clinic).map(({ name }) => name))];
    expect(overlap(names(one), names(other)), `${one.name} and ${other.name}`).toBeLessThan(0.75);
  }
});

test('demos made at the same instant are equal, and one made a week later has its orders a week later', async () => {
  const digest = (tables: Tables) =>
    createHash('sha256')
      .update(JSON.stringify([...tables]))
      .digest('hex');
  expect(digest(await rowsAt(now))).toBe(digest(demo));
  const later = await rowsAt('2026-12-02T03:00:00Z');
  const placed = (tables: Tables) =>
    (tables.get('clinic_im_product_orders') ?? []).map(
      ({ placed_at }) => placed_at && Date.parse(`${placed_at}`),
    );
  expect(placed(later)).toEqual(placed(demo).map((ms) => ms && Number(ms) + 7 * 86_400_000));
});

test('assigned induction packs of the demo are begun but not complete, and clients with packs have two preformatted letters', () => {
  const packs = of('induction_packs');
  expect(packs.length).toBeGreaterThan(0);
  for (const given of of('induction_pack_assignments')) {
    const { form_ids, document_ids, course_ids, user_id } = given as Record<string, string[]>;
    expect([form_ids?.length, document_ids?.length, course_ids?.length]).toEqual([2, 1, 1]);
    const ofUser = (table: string, column: string, id?: string) =>
      of(table).find((row) => row[column] === id && row.user_id === user_id);
    expect(ofUser('induction_form_submissions', 'induction_form_id', form_ids?.[0])).toBeDefined();
    expect(ofUser('client_document_assignments', 'client_document_id', document_ids?.[0])?.status).not.toBe(
      'COMPLETED',
    );
    expect(ofUser('training_course_enrollments', 'training_course_id', course_ids?.[0])).toBeDefined();
  }
  for (const { client_id } of packs)
    expect(of('preformatted_letters').filter((row) => row.client_id === client_id)).toHaveLength(2);
});
