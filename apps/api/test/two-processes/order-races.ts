import { rivals } from '../support/race.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { Cast, PrepareRace } from './command-races.ts';

const clinic_id = north.clinics.one;

interface Goods {
  readonly vendor_id: string;
  readonly lines: readonly { readonly clinic_im_product_id: string; readonly quantity: number }[];
}
/** No other test orders from this supplier or these products. */
async function goods({ sql }: Arena): Promise<Goods> {
  const add = async (table: string, name: string) => {
    const [row] = await sql(
      `insert into ${table} (client_id, clinic_id, name) values ($1, $2, $3 || ' ' || gen_random_uuid()) returning id`,
      [north.client, clinic_id, name],
    );
    return String(row?.id);
  };
  const products = [await add('clinic_im_products', 'Raced'), await add('clinic_im_products', 'Raced too')];
  return {
    vendor_id: await add('clinic_im_vendors', 'Raced'),
    lines: products.map((clinic_im_product_id) => ({ clinic_im_product_id, quantity: 20 })),
  };
}

type Step = 'place_order' | 'receive_order';
async function ordered(arena: Arena, { keeper }: Cast, ...steps: readonly Step[]) {
  const given = await goods(arena);
  const did = async (name: string, values: Readonly<Record<string, unknown>>) => {
    const refusal = await keeper.refusal(name, values);
    if (refusal) throw new Error(`${name}: ${refusal}`);
  };
  await did('raise_order', { clinic_id, ...given });
  const [order] = await arena.sql('select id from clinic_im_product_orders where vendor_id = $1', [
    given.vendor_id,
  ]);
  const id = String(order?.id);
  const [item] = await arena.sql(
    'select id from clinic_im_product_order_items where clinic_im_product_order_id = $1 order by position',
    [id],
  );
  const line = String(item?.id);
  if (steps.includes('place_order')) await did('place_order', { id });
  if (steps.includes('receive_order'))
    await did('receive_order', { id, rows: [{ order_item_id: line, quantity: 12 }] });
  return { id, line, ...given };
}

const history = (arena: Arena, id: string, action: string) => () =>
  arena.count(
    'select count(*) from clinic_im_product_order_history where clinic_im_product_order_id = $1 and action = $2',
    [id, action],
  );

/** Many requests ask for the same change of an order in this state, but only one succeeds. */
const ofOrder =
  (
    action: string,
    steps: readonly Step[],
    values: (id: string, line: string) => Readonly<Record<string, unknown>>,
  ): PrepareRace =>
  async (arena, cast) => {
    const { id, line } = await ordered(arena, cast, ...steps);
    return {
      call: () => ({ by: cast.keeper, values: values(id, line) }),
      winners: 1,
      done: history(arena, id, action),
      all: 1,
    };
  };

/**
 * @returns How many orders a supplier has, if their numbers have no gap or duplicate and each has two lines
 * and no price; otherwise -1.
 */
const numbered = ({ count }: Arena, vendor: string, where = 'true') =>
  count(
    `select case when count(*) = 0 then 0 when count(distinct short_id) = count(*) and max(short_id) - min(short_id) + 1 = count(*)
         and bool_and(total_amount = 0) and bool_and((select count(*) from clinic_im_product_order_items i
           where i.client_id = o.client_id and i.clinic_im_product_order_id = o.id) = 2)
       then count(*) else -1 end
     from clinic_im_product_orders o where vendor_id = $1 and ${where}`,
    [vendor],
  );

export const orderRaces: Readonly<Record<string, PrepareRace | string>> = {
  async raise_order(arena, { keeper }) {
    const given = await goods(arena);
    return {
      call: () => ({ by: keeper, values: { clinic_id, ...given } }),
      winners: rivals,
      done: () => numbered(arena, given.vendor_id),
      all: rivals,
    };
  },
  /** The reorder list is ordered once, by the user whose request is first. */
  async 'raise_order of the reorder list'(arena, { keeper, admin }) {
    const { vendor_id, lines } = await goods(arena);
    const list = lines.map((line) => ({ ...line, on_order: 0 }));
    return {
      call: (n) => ({
        by: n % 4 < 2 ? keeper : admin,
        values: { clinic_id, vendor_id, lines: n % 3 ? list : [...list].reverse() },
      }),
      winners: 1,
      done: () => numbered(arena, vendor_id),
      all: 1,
    };
  },
  /** Each request repeats the order as a separate one. */
  async reorder(arena, cast) {
    const { id, vendor_id } = await ordered(arena, cast, 'place_order');
    return {
      call: () => ({ by: cast.keeper, values: { id } }),
      winners: rivals,
      done: () => numbered(arena, vendor_id, "status = 'RAISED'"),
      all: rivals,
    };
  },
  async edit_order_lines(arena, cast) {
    const { id, lines } = await ordered(arena, cast);
    return {
      call: (n) => ({
        by: cast.keeper,
        // An unchanged order is no edit, so each request has higher quantities than were ordered.
        values: { id, version: 1, lines: lines.map((line) => ({ ...line, quantity: n + 100 })) },
      }),
      winners: 1,
      done: history(arena, id, 'edited'),
      all: 1,
    };
  },
  place_order: ofOrder('placed', [], (id) => ({ id })),
  resend_order_link:
    'each call voids the link before it and sends an email; the last link is valid (test/inventory/supplier-link.test.ts)',
  accept_order:
    'only suppliers call it; twenty simultaneous requests are tested in test/inventory/supplier-chat.test.ts',
  send_order_message:
    'each call sends its own message; test/inventory/supplier-chat.test.ts repeats one under its key',
  edit_order_message: 'the last edit is kept',
  delete_order_message: 'the first call deletes the message, and the others do not find it',
  mark_order_chat_read: 'a repeated call changes nothing',
  confirm_order_by_phone: ofOrder('accepted', ['place_order'], (id) => ({ id, note: 'Yes' })),
  cancel_order: ofOrder('cancelled', ['place_order'], (id) => ({ id, reason: 'Not needed' })),
  async receive_order(arena, cast) {
    const { id, line, lines } = await ordered(arena, cast, 'place_order');
    return {
      call: () => ({ by: cast.keeper, values: { id, rows: [{ order_item_id: line, quantity: 12 }] } }),
      winners: 1,
      losers: 'This is more than was ordered. Add a note to confirm it.',
      // The movements, the lots, the product and the line must agree.
      done: () =>
        arena.count(
          `select case when p.stock_in_hand = i.quantity_received
             and p.stock_in_hand = (select sum(m.quantity) from stock_movements m where m.clinic_im_product_id = p.id)
             and p.stock_in_hand = (select sum(s.current_quantity) from clinic_im_product_stocks s where s.clinic_im_product_id = p.id)
             and p.stock_in_hand = (select sum(r.quantity) from clinic_im_product_order_receipts r where r.clinic_im_product_order_item_id = i.id)
             then p.stock_in_hand / 12 else -1 end
           from clinic_im_products p join clinic_im_product_order_items i on i.clinic_im_product_id = p.id
           where p.id = $1 and i.id = $2`,
          [lines[0]?.clinic_im_product_id, line],
        ),
      all: 1,
    };
  },
  async close_order_item(arena, cast) {
    const { id, line } = await ordered(arena, cast, 'place_order', 'receive_order');
    return {
      call: () => ({ by: cast.keeper, values: { id: line, reason: 'Sold out' } }),
      done: history(arena, id, 'closed'),
      all: 1,
    };
  },
  async reverse_receipt(arena, cast) {
    const { id, line } = await ordered(arena, cast, 'place_order', 'receive_order');
    const [receipt] = await arena.sql(
      'select id from clinic_im_product_order_receipts where clinic_im_product_order_item_id = $1',
      [line],
    );
    return {
      call: () => ({ by: cast.keeper, values: { id: receipt?.id, reason: 'Wrong box' } }),
      done: history(arena, id, 'reversed'),
      all: 1,
    };
  },
  update_order_status: ofOrder('accepted', ['place_order'], (id) => ({
    id,
    object: { status: 'ACCEPTED', note: 'Yes' },
  })),
  update_order_item_status: ofOrder('received', ['place_order'], (_, line) => ({
    id: line,
    object: { status: 'RECEIVED' },
  })),
  async update_order_item_quantity_status(arena, cast) {
    const { id, line } = await ordered(arena, cast, 'place_order');
    return {
      // The quantity is a total, so sending it many times receives it once.
      call: () => ({ by: cast.keeper, values: { id: line, object: { quantity_received: 12 } } }),
      done: history(arena, id, 'received'),
      all: 1,
    };
  },
};
