import { rivals } from '../support/race.ts';
import { north } from '../support/server.ts';
import { addProduct, done, receive } from '../support/stock.ts';
import type { Arena } from './arena.ts';
import type { Cast, PrepareRace } from './command-races.ts';

const clinic_id = north.clinics.one;

async function placeOf({ sql }: Arena): Promise<string> {
  const [row] = await sql(
    'insert into clinic_storage_locations (client_id, clinic_id, name) values ($1, $2, app.uuid_v7()::text) returning id',
    [north.client, clinic_id],
  );
  return String(row?.id);
}
const moved =
  ({ count }: Arena, product: string, kind: string) =>
  () =>
    count(
      'select count(*) from stock_movements where clinic_im_product_id = $1 and kind = $2::stock_movement_kind',
      [product, kind],
    );
/** The lot of ten units is in a storage location of its own. */
async function lotOfTen(arena: Arena, { keeper }: Cast) {
  const product = await addProduct(keeper);
  const place = await placeOf(arena);
  const lot = await receive(keeper, product, 10, null, { clinic_storage_location_id: place });
  return { product, place, lot };
}
/** A lot of ten units is in a stock-take, in which eight are counted. */
async function counting(arena: Arena, cast: Cast) {
  const { product, place, lot } = await lotOfTen(arena, cast);
  const id = await done(cast.keeper, 'start_stock_take', {
    clinic_id,
    clinic_storage_location_id: place,
    name: 'Raced',
  });
  const lines = [{ clinic_im_product_id: product, clinic_im_product_stock_id: lot, counted_quantity: 8 }];
  await done(cast.keeper, 'record_stock_take', { id, lines });
  return { id, product, lot, lines };
}
const withStatus =
  ({ count }: Arena, id: string, status: string) =>
  () =>
    count('select count(*) from stock_takes where id = $1 and status = $2::stock_take_status', [id, status]);

export const stockRaces: Readonly<Record<string, PrepareRace>> = {
  async receive_stock(arena, { keeper }) {
    const product = await addProduct(keeper);
    return {
      call: () => ({
        by: keeper,
        values: { clinic_im_product_id: product, lots: [{ quantity: 1 }, { quantity: 2 }] },
      }),
      winners: rivals,
      done: moved(arena, product, 'RECEIVED'),
      all: rivals * 2,
      // One call receives two lots.
      once: 2,
    };
  },
  /** Each request uses twelve of twenty from two lots, so only one succeeds. */
  async use_stock(arena, { keeper }) {
    const product = await addProduct(keeper);
    await receive(keeper, product, 11, '2090-01-01');
    await receive(keeper, product, 9);
    return {
      call: () => ({ by: keeper, values: { clinic_im_product_id: product, quantity: 12 } }),
      winners: 1,
      losers: 'Only 8 in stock',
      done: () =>
        arena.count(
          'select count(distinct use_id) from clinic_im_product_usages where clinic_im_product_id = $1',
          [product],
        ),
      all: 1,
    };
  },
  async undo_stock_use(arena, cast) {
    const { product } = await lotOfTen(arena, cast);
    const id = await done(cast.keeper, 'use_stock', { clinic_im_product_id: product, quantity: 4 });
    return {
      call: () => ({ by: cast.keeper, values: { id } }),
      winners: rivals,
      done: moved(arena, product, 'USE_UNDONE'),
      all: 1,
    };
  },
  async dispose_lot(arena, cast) {
    const { product, lot } = await lotOfTen(arena, cast);
    return {
      call: () => ({ by: cast.keeper, values: { id: lot, reason: 'Torn' } }),
      winners: 1,
      done: moved(arena, product, 'DISPOSED'),
      all: 1,
    };
  },
  async undo_dispose_lot(arena, cast) {
    const { product, lot } = await lotOfTen(arena, cast);
    await done(cast.keeper, 'dispose_lot', { id: lot, reason: 'Torn' });
    return {
      call: () => ({ by: cast.keeper, values: { id: lot } }),
      winners: rivals,
      done: moved(arena, product, 'DISPOSE_UNDONE'),
      all: 1,
    };
  },
  async adjust_lot(arena, cast) {
    const { product, lot } = await lotOfTen(arena, cast);
    return {
      call: (n) => ({ by: cast.keeper, values: { id: lot, seen: 10, quantity: n % 9, reason: 'Looked' } }),
      winners: 1,
      done: moved(arena, product, 'ADJUSTED'),
      all: 1,
    };
  },
  /** Each transfer moves six of ten units, so the rest is too little for a second one. */
  async transfer_lot(arena, cast) {
    const { product, lot } = await lotOfTen(arena, cast);
    const to = await placeOf(arena);
    return {
      call: () => ({ by: cast.keeper, values: { id: lot, clinic_storage_location_id: to, quantity: 6 } }),
      winners: 1,
      losers: 'Only 4 left in this lot',
      done: moved(arena, product, 'TRANSFERRED'),
      all: 2,
      once: 2,
    };
  },
  async start_stock_take(arena, cast) {
    const { place } = await lotOfTen(arena, cast);
    return {
      call: () => ({
        by: cast.keeper,
        values: { clinic_id, clinic_storage_location_id: place, name: 'Raced' },
      }),
      winners: 1,
      losers: 'Part of this is already being counted',
      done: () =>
        arena.count('select count(*) from stock_takes where clinic_storage_location_id = $1', [place]),
      all: 1,
    };
  },
  async record_stock_take(arena, cast) {
    const { id, lines } = await counting(arena, cast);
    return {
      call: () => ({ by: cast.keeper, values: { id, lines } }),
      winners: rivals,
      done: () => arena.count('select count(*) from stock_take_items where stock_take_id = $1', [id]),
      all: 1,
    };
  },
  async finish_stock_take(arena, cast) {
    const { id } = await counting(arena, cast);
    return {
      call: () => ({ by: cast.keeper, values: { id } }),
      winners: rivals,
      done: withStatus(arena, id, 'COUNTED'),
      all: 1,
    };
  },
  async approve_stock_take(arena, cast) {
    const { id, product } = await counting(arena, cast);
    await done(cast.keeper, 'finish_stock_take', { id });
    return {
      call: () => ({ by: cast.admin, values: { id } }),
      winners: 1,
      losers: 'This stocktake is closed',
      done: moved(arena, product, 'COUNTED'),
      all: 1,
    };
  },
  async cancel_stock_take(arena, cast) {
    const { id } = await counting(arena, cast);
    return {
      call: () => ({ by: cast.keeper, values: { id } }),
      winners: rivals,
      done: withStatus(arena, id, 'CANCELLED'),
      all: 1,
    };
  },
};
