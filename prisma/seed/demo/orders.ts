import { addDays, localDate } from '../../../packages/domain/src/index.ts';
import type { ClinicSeed } from '../organisation.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature, DemoOrganisation, DemoPerson } from './feature.ts';
import { type Good, goodOf, type SupplierName, suppliers } from './goods.ts';
import { type Inventory, type OrderStory, practiceOf } from './practices/index.ts';
import { productId, supplierId, supplierOf } from './stock.ts';

const day = 86_400_000;

/** The tables are in the order in which their rows are inserted. */
interface OrderRows {
  readonly clinic_im_product_orders: Row[];
  readonly clinic_im_product_order_items: Row[];
  readonly order_links: Row[];
  readonly clinic_im_product_stocks: Row[];
  readonly clinic_im_product_order_receipts: Row[];
  readonly clinic_im_product_order_history: Row[];
  readonly order_chat_messages: Row[];
}

/** Adds orders in every state. Deliveries have their own lots. */
export const seedOrders: DemoFeature = async (sql, tenant) => {
  const { seed } = tenant;
  if (seed.packageId < 2) return;
  await sql("select set_config('app.now', $1, true)", [tenant.now.toISOString()]);
  let number = 0;
  for (const clinic of seed.clinics) {
    const rowsByTable: OrderRows = {
      clinic_im_product_orders: [],
      clinic_im_product_order_items: [],
      order_links: [],
      clinic_im_product_stocks: [],
      clinic_im_product_order_receipts: [],
      clinic_im_product_order_history: [],
      order_chat_messages: [],
    };
    const { inventory } = practiceOf(clinic);
    for (const story of inventory?.orders ?? [])
      if (inventory) write(rowsByTable, tenant, clinic, inventory, story, ++number);
    for (const [table, rows] of Object.entries(rowsByTable)) await insert(sql, table, rows);
  }
  await sql(`insert into app.counters values ($1, 'clinic_im_product_orders', $2) on conflict do nothing`, [
    seed.id,
    number,
  ]);
  await sql("select set_config('app.now', '', true)");
};

const statusOf = ({ placed, accepted, received, cancelled, short }: OrderStory): string =>
  cancelled !== undefined
    ? 'CANCEL'
    : received !== undefined
      ? short
        ? 'PARTIAL_ORDER_RECEIVED'
        : 'ORDER_RECEIVED'
      : accepted !== undefined
        ? 'ACCEPTED'
        : placed !== undefined
          ? 'ORDER_PLACED'
          : 'RAISED';

function write(
  rowsByTable: OrderRows,
  tenant: DemoOrganisation,
  clinic: ClinicSeed,
  inventory: Inventory,
  story: OrderStory,
  number: number,
): void {
  const client_id = tenant.seed.id;
  const clinic_id = tenant.clinicId(clinic);
  const id = idOf(clinic_id, 'order', String(number));
  const supplier = supplierOf(inventory, story.trade);
  const raiser = tenant.chance.pick(tenant.staffOf(clinic));
  const manager = tenant.leadersOf(clinic)[0] ?? raiser;
  const at = (daysAgo: number | undefined, minutes = 0) =>
    daysAgo === undefined
      ? null
      : new Date(tenant.now.getTime() - daysAgo * day - (90 - minutes) * 60_000).toISOString();
  const status = statusOf(story);
  const placed = story.placed !== undefined;
  rowsByTable.clinic_im_product_orders.push({
    id,
    client_id,
    clinic_id,
    short_id: number,
    vendor_id: supplierId(clinic_id, supplier),
    status,
    purchase_order_id: placed ? `${clinic.code}-PO-${String(number).padStart(4, '0')}` : null,
    custom_message: placed ? inventory.delivery : null,
    submit_via: placed ? (story.phone ? 'PHONE' : 'EMAIL') : null,
    purchase_order_attachments: [],
    attachments: [],
    raised_by_user_id: raiser.id,
    approved_by_user_id: placed ? manager.id : null,
    placed_by_user_id: placed ? manager.id : null,
    placed_by_user_name: placed ? `${manager.first} ${manager.last}` : null,
    placed_at: at(story.placed, 10),
    accepted_at: at(story.accepted, 40),
    received_at: status === 'ORDER_RECEIVED' ? at(story.received, 20) : null,
    cancelled_at: at(story.cancelled),
    cancelled_by_user_id: story.cancelled === undefined ? null : manager.id,
    cancel_reason: story.reason ?? null,
    position: number * 1024,
    created_at: at(story.raised),
  });
  const moves = [
    ['created', raiser, story.raised, 'RAISED'],
    ['placed', manager, story.placed, 'ORDER_PLACED'],
    ['accepted', null, story.accepted, 'ACCEPTED'],
    ['received', manager, story.received, status],
    ['cancelled', manager, story.cancelled, 'CANCEL'],
  ] as const;
  for (const [index, [action, who, daysAgo, to]] of moves.entries()) {
    if (daysAgo === undefined) continue;
    rowsByTable.clinic_im_product_order_history.push({
      id: idOf(id, 'history', action),
      client_id,
      clinic_im_product_order_id: id,
      user_id: who?.id ?? null,
      action,
      to_value: { status: to },
      created_at: at(daysAgo, index * 10),
    });
  }
  if (placed && !story.phone)
    rowsByTable.order_links.push(linkOf(id, client_id, supplier, manager, at(story.placed, 10)));
  for (const [index, [code, new_stock]] of story.lines.entries()) {
    const good = goodOf(code);
    const item = idOf(id, 'line', code);
    const waits = story.short === true && index === story.lines.length - 1;
    rowsByTable.clinic_im_product_order_items.push({
      id: item,
      client_id,
      clinic_im_product_order_id: id,
      clinic_im_product_id: productId(clinic_id, good),
      product_name: good.name,
      product_code: good.code,
      quantity_type: good.unit,
      price: good.price,
      new_stock,
      current_stock: good.minimum,
      position: (index + 1) * 1024,
      created_at: at(story.raised),
    });
    const came = at(story.received, 20);
    if (came && !waits)
      receive(rowsByTable, tenant, clinic, {
        order: id,
        item,
        good,
        quantity: new_stock,
        at: came,
        by: manager,
        line: index + 1,
      });
  }
  for (const [index, message] of (story.talk ?? []).entries())
    rowsByTable.order_chat_messages.push({
      id: idOf(id, 'message', String(index)),
      client_id,
      order_no: id,
      message_type: 'TEXT',
      message,
      message_by: index % 2 ? 'USER' : 'SUPPLIER',
      user_id: index % 2 ? manager.id : null,
      supplier_id: index % 2 ? null : supplierId(clinic_id, supplier),
      supplier_name: index % 2 ? null : suppliers[supplier].name,
      attachments: [],
      created_at: at(story.accepted, 45 + index * 15),
    });
}

/**
 * @returns The link of an order. No secret or passcode fits it, because the demo's suppliers get theirs
 *   when the link is sent again.
 */
const linkOf = (
  order: string,
  client_id: string,
  supplier: SupplierName,
  by: DemoPerson,
  at: string | null,
): Row => ({
  id: idOf(order, 'link'),
  client_id,
  clinic_im_product_order_id: order,
  link_hash: idOf(order, 'no link'),
  passcode_hash: 'none',
  sent_to: `orders@${suppliers[supplier].mail}.example`,
  created_by_user_id: by.id,
  created_at: at,
});

interface Delivery {
  readonly order: string;
  readonly item: string;
  readonly good: Good;
  readonly quantity: number;
  readonly at: string;
  readonly by: DemoPerson;
  readonly line: number;
}
function receive(
  rowsByTable: OrderRows,
  tenant: DemoOrganisation,
  clinic: ClinicSeed,
  delivery: Delivery,
): void {
  const { order, item, good, quantity, at, by, line } = delivery;
  const client_id = tenant.seed.id;
  const clinic_id = tenant.clinicId(clinic);
  const lot = idOf(item, 'lot');
  const invoice_number = `INV-${50_000 + tenant.chance.below(9_000)}`;
  const lot_number = `${good.code.slice(0, 3)}${27_000 + tenant.chance.below(900)}`;
  const expiry_date = good.keeps > 0 ? addDays(localDate(tenant.now, clinic.zone), good.keeps) : null;
  rowsByTable.clinic_im_product_stocks.push({
    id: lot,
    client_id,
    clinic_id,
    clinic_im_product_id: productId(clinic_id, good),
    lot_number,
    quantity_type: good.unit,
    expiry_date,
    purchase_price: good.price,
    invoice_number,
    received_at: at,
    received_by_user_id: by.id,
    created_at: at,
  });
  rowsByTable.clinic_im_product_order_receipts.push({
    id: idOf(item, 'receipt'),
    client_id,
    clinic_im_product_order_id: order,
    clinic_im_product_order_item_id: item,
    clinic_im_product_stock_id: lot,
    idempotency_key: idOf(order, 'delivery'),
    line_number: line,
    quantity,
    lot_number,
    expiry_date,
    price: good.price,
    invoice_number,
    received_by_user_id: by.id,
    created_at: at,
  });
}
