import {
  addDays,
  adjustment,
  correctionOf,
  type LotFacts,
  localDate,
  mayDispose,
  mayUndoUseOfLots,
  messageOf,
  quantityOf,
  type Result,
  type TakenLot,
  takeFrom,
  takeFromChosen,
  thousandthsOf,
  transferAmount,
  usableStock,
} from '@operatory/domain';
import { beforeAll, expect, test } from 'vitest';
import { chanceOfToday } from '../isolation/chance.ts';
import { booksFaults } from '../support/books.ts';
import { callOf, type Person } from '../support/person.ts';
import { addRow } from '../support/rows.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { addProduct } from '../support/stock.ts';

/**
 * The commands are random and run one after another; `pnpm check:long` runs 3,000. `SEED=…` repeats the same
 * ones.
 */
const steps = Number(process.env.STOCK_STEPS ?? 80);
const chance = chanceOfToday(`${steps} commands of stock`);

let server: TestServer;
let keeper: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-21T01:00:00Z' });
  ({ keeper, admin } = await server.signInAll('north', 'keeper', 'admin'));
});
const rows = async (text: string, values: readonly unknown[] = []) =>
  (await server.root.query(text, [...values])).rows;

type Lot = LotFacts & { clinic_storage_location_id: string | null };
interface Use {
  readonly id: string;
  readonly taken: readonly TakenLot[];
  undone: boolean;
}
interface Take {
  readonly id: string;
  status: 'COUNTING' | 'COUNTED';
  /** Each lot has its counted quantity, and the recorded quantity at that time. */
  readonly counted: Map<string, { counted: number; expected: number }>;
}
/** The clinic's stock is computed by the domain's rules alone, so that a fault of the server is noticed. */
interface Model {
  readonly product: string;
  readonly lots: Map<string, Lot>;
  readonly uses: Use[];
  take: Take | null;
  today: string;
}

/**
 * The rule and the server must agree. @returns The id of the row that was created or changed, or null when both
 * refuse.
 */
async function both(
  by: Person,
  name: string,
  values: Readonly<Record<string, unknown>>,
  rule: Result<unknown>,
  words: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const { data, errors } = await by.ask(callOf(name, values));
  const what = `${name} ${JSON.stringify(values)}`;
  expect([what, errors?.[0]?.message ?? null]).toEqual([what, rule.ok ? null : messageOf(rule.code, words)]);
  const row = data?.[name] as { readonly id: string } | null | undefined;
  return row?.id ?? null;
}
const ok: Result<unknown> = { ok: true, value: null };
const yes = (of?: number) => chance.yes(of);
const amountOf = (thousandths: number) => Number(quantityOf(thousandths));
const someAmount = () => chance.pick([1000, 2000, 5000, 7500, 125, 12_000]);

const shift = (model: Model, id: string, by: number, more: Partial<Lot> = {}) => {
  const lot = model.lots.get(id);
  if (!lot) throw new Error(`no lot ${id}`);
  model.lots.set(id, { ...lot, left: lot.left + by, ...more });
};
/** No rule predicts a lot's id and arrival time, so these are read from the database. */
async function learn(model: Model, id: string, left: number): Promise<void> {
  const [row] = await rows(
    'select id, expiry_date::text, received_at, is_disposed, clinic_storage_location_id from clinic_im_product_stocks where id = $1',
    [id],
  );
  model.lots.set(id, { ...row, left });
}

type Step = (model: Model, places: readonly string[]) => Promise<unknown>;
const anyLot = ({ lots }: Model): Lot | undefined => [...lots.values()][chance.below(lots.size || 1)];
const ofLot =
  (step: (model: Model, lot: Lot, places: readonly string[]) => Promise<unknown>): Step =>
  async (model, places) => {
    const lot = anyLot(model);
    if (lot) await step(model, lot, places);
  };

const allSteps: readonly Step[] = [
  async function receive(model, places) {
    const quantity = someAmount();
    const expiry = yes(3) ? null : addDays(model.today, chance.below(6) - 1);
    const id = await both(
      keeper,
      'receive_stock',
      {
        clinic_im_product_id: model.product,
        lots: [{ quantity: amountOf(quantity), ...(expiry ? { expiry_date: expiry } : {}) }],
        clinic_storage_location_id: chance.pick(places),
      },
      ok,
    );
    await learn(model, String(id), quantity);
  },
  async function use(model) {
    const lots = [...model.lots.values()];
    const wanted = someAmount();
    const chosen = yes(3) ? anyLot(model) : undefined;
    const reason = yes() ? 'Scanned' : null;
    const rule = chosen
      ? takeFromChosen(lots, chosen, wanted, model.today, reason)
      : takeFrom(lots, wanted, model.today);
    const id = await both(
      keeper,
      'use_stock',
      {
        clinic_im_product_id: model.product,
        quantity: amountOf(wanted),
        ...(chosen ? { product_lot_id: chosen.id } : {}),
        ...(reason ? { reason } : {}),
      },
      rule,
      { n: quantityOf(chosen?.left ?? usableStock(lots, model.today)) },
    );
    if (!rule.ok || !id) return;
    for (const { id: lot, amount } of rule.value) shift(model, lot, -amount);
    model.uses.push({ id, taken: rule.value, undone: false });
  },
  async function undo(model) {
    const use = model.uses[chance.below(model.uses.length || 1)];
    if (!use) return;
    const lots = use.taken.flatMap(({ id }) => model.lots.get(id) ?? []);
    const rule = use.undone ? ok : mayUndoUseOfLots(lots);
    await both(keeper, 'undo_stock_use', { id: use.id }, rule);
    if (!rule.ok || use.undone) return;
    use.undone = true;
    for (const { id, amount } of use.taken) shift(model, id, amount);
  },
  ofLot(async function dispose(model, lot) {
    if (!yes(4)) return;
    const rule = mayDispose(lot);
    await both(keeper, 'dispose_lot', { id: lot.id, reason: 'Torn' }, rule);
    if (rule.ok) shift(model, lot.id, -lot.left, { is_disposed: true });
  }),
  ofLot(async function adjust(model, lot) {
    const seen = yes(4) ? someAmount() : lot.left;
    const found = yes(4) ? 0 : someAmount();
    const rule = adjustment(lot, seen, found, model.take?.counted.has(lot.id) === true);
    await both(
      keeper,
      'adjust_lot',
      { id: lot.id, seen: amountOf(seen), quantity: amountOf(found), reason: 'Looked' },
      rule,
    );
    if (rule.ok) shift(model, lot.id, rule.value);
  }),
  ofLot(async function move(model, lot, places) {
    const to = chance.pick(places);
    const wanted = yes(3) ? null : someAmount();
    const rule = transferAmount(lot, to, wanted);
    const id = await both(
      keeper,
      'transfer_lot',
      { id: lot.id, clinic_storage_location_id: to, ...(wanted ? { quantity: amountOf(wanted) } : {}) },
      rule,
      { n: quantityOf(lot.left) },
    );
    if (!rule.ok || !id) return;
    if (rule.value === lot.left) shift(model, lot.id, 0, { clinic_storage_location_id: to });
    else {
      shift(model, lot.id, -rule.value);
      await learn(model, id, (model.lots.get(id)?.left ?? 0) + rule.value);
    }
  }),
  async function startTake(model) {
    if (model.take || usableAtAll(model) === 0) return;
    const id = await both(
      keeper,
      'start_stock_take',
      { clinic_id: north.clinics.one, name: 'By chance' },
      ok,
    );
    model.take = { id: String(id), status: 'COUNTING', counted: new Map() };
  },
  ofLot(async function count(model, lot) {
    const { take } = model;
    if (!take) return;
    const counted = yes(3) ? 0 : someAmount();
    const rule: Result<unknown> =
      take.status !== 'COUNTING'
        ? { ok: false, code: 'take_not_counting' }
        : lot.is_disposed
          ? { ok: false, code: 'lot_disposed' }
          : ok;
    await both(
      keeper,
      'record_stock_take',
      {
        id: take.id,
        lines: [
          {
            clinic_im_product_id: model.product,
            clinic_im_product_stock_id: lot.id,
            counted_quantity: amountOf(counted),
          },
        ],
      },
      rule,
    );
    if (rule.ok) take.counted.set(lot.id, { counted, expected: lot.left });
  }),
  async function endTake(model) {
    const { take } = model;
    if (!take || !yes(3)) return;
    if (take.status === 'COUNTING') {
      await both(keeper, 'finish_stock_take', { id: take.id, leave_uncounted: true }, ok);
      take.status = 'COUNTED';
      return;
    }
    model.take = null;
    if (yes(4)) return both(keeper, 'cancel_stock_take', { id: take.id }, ok);
    await both(admin, 'approve_stock_take', { id: take.id }, ok);
    for (const [id, { counted, expected }] of take.counted) {
      const lot = model.lots.get(id) as Lot;
      shift(model, id, correctionOf({ counted, expected, left: lot.left, is_disposed: lot.is_disposed }));
    }
  },
  async function sleep(model) {
    if (!yes(4)) return;
    const next = new Date(server.context.clock.now().getTime() + 86_400_000);
    await server.context.clock.set(next);
    model.today = localDate(next, 'Australia/Sydney');
  },
];
const usableAtAll = ({ lots }: Model) => [...lots.values()].reduce((sum, { left }) => sum + left, 0);

test(`after each of ${steps} random commands the lots agree with the rules, and at the end the ledger is consistent`, async () => {
  const places = [];
  for (const name of ['Fridge', 'Cupboard', 'Drawer'])
    places.push(await addRow(server, 'clinic_storage_locations', { clinic_id: north.clinics.one, name }));
  const model: Model = {
    product: await addProduct(keeper),
    lots: new Map(),
    uses: [],
    take: null,
    today: '2026-11-21',
  };
  for (let n = 0; n < steps; n += 1) {
    await chance.pick(allSteps)(model, places);
    const found = await rows(
      'select id, current_quantity::text, is_disposed, clinic_storage_location_id as place from clinic_im_product_stocks order by id',
    );
    expect(
      found.map(({ id, current_quantity, is_disposed, place }) => [
        id,
        thousandthsOf(current_quantity),
        is_disposed,
        place,
      ]),
    ).toEqual(
      [...model.lots.values()]
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, left, is_disposed, clinic_storage_location_id }) => [
          id,
          left,
          is_disposed,
          clinic_storage_location_id,
        ]),
    );
  }
  expect(await booksFaults(rows)).toEqual([]);
  const [product] = await rows(
    'select stock_in_hand_total::text as total from clinic_im_products where id = $1',
    [model.product],
  );
  expect(thousandthsOf(product.total)).toBe(usableAtAll(model));
}, 600_000);
