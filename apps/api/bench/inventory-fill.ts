import type { Pool } from 'pg';

export interface FilledClinic {
  readonly clinic: string;
  /** The date as `yyyy-mm-dd`. */
  readonly today: string;
}

/** The numbers of rows of the measured clinic; each of the other tenants has a fiftieth of them. */
const rows = { products: 5_000, lots: 50_000, usages: 500_000, orders: 20_000 };
const others = 50;

/**
 * The other tenants contain nothing else, and together have as many rows as the measured clinic. Triggers,
 * foreign keys and the change feed are disabled because they would take hours; the values they would have
 * maintained are written directly.
 */
export async function fillInventory(
  root: Pool,
  subDomain: string,
  clinicName: string,
): Promise<FilledClinic> {
  const sql = await root.connect();
  try {
    const { rows: found } = await sql.query<{
      client: string;
      clinic: string;
      person: string;
      today: string;
    }>(
      `select c.id as client, k.id as clinic, (select u.id from users u where u.client_id = c.id limit 1) as person,
         (now() at time zone k.zone)::date::text as today
       from clients c join clinics k on k.client_id = c.id where c.sub_domain = $1 and k.name = $2`,
      [subDomain, clinicName],
    );
    const [own] = found;
    if (!own) throw new Error(`no clinic ${clinicName}`);
    await sql.query('set session_replication_role = replica');
    await sql.query(
      `create temporary table tenants as
         select $1::uuid as client, $2::uuid as clinic, 1.0 as part
         union all select app.uuid_v7(), app.uuid_v7(), 1.0 / $3 from generate_series(1, $3)`,
      [own.client, own.clinic, others],
    );
    const { rows: published } = await sql.query<{ pubname: string; name: string }>(
      `select pubname, quote_ident(tablename) as name from pg_publication_tables
       where tablename like 'clinic_im_%' or tablename = 'stock_movements'`,
    );
    for (const { pubname, name } of published)
      await sql.query(`alter publication ${pubname} drop table ${name}`);
    for (const text of texts) await sql.query(text, text.includes('$1') ? [own.person] : []);
    await sql.query('reset session_replication_role');
    for (const { pubname, name } of published)
      await sql.query(`alter publication ${pubname} add table ${name}`);
    await sql.query('vacuum analyze');
    return { clinic: own.clinic, today: own.today };
  } finally {
    sql.release();
  }
}

const size = (many: number) => `greatest(1, round(${many} * t.part)::int)`;
const upTo = (many: number) => `generate_series(1, ${size(many)}) as n`;
/** The dates are spread over the last two years, the newest last. */
const then = `now() - interval '730 days' * (1 - n / greatest(1.0, t.part * `;

const texts: readonly string[] = [
  `insert into clinic_im_vendors (client_id, clinic_id, name) select client, clinic, 'Supplier ' || n from tenants t cross join ${upTo(40)}`,
  `create temporary table vendors as
     select id, client_id, row_number() over (partition by client_id order by id) - 1 as place
     from clinic_im_vendors where name like 'Supplier %'`,
  `insert into clinic_im_products (client_id, clinic_id, name, code, quantity_type, minimum, maximum, alert_stock_number,
     stock_in_hand, stock_in_hand_total, current_stock, is_low_stock, next_expiry_date, purchase_price, clinic_im_vendor_id)
   select client, clinic, 'Product ' || md5(n::text), 'C-' || n, 'box', 5, 50, 5, n % 40, n % 40 + (n % 11 = 0)::int, n % 40,
     n % 40 <= 5, current_date + n % 700, 10 + n % 90, v.id
   from tenants t cross join ${upTo(rows.products)}
     join vendors v on v.client_id = t.client and v.place = n % ${size(40)}`,
  `create temporary table products as
     select id, client_id, row_number() over (partition by client_id order by id) - 1 as place
     from clinic_im_products where name like 'Product %'`,
  'create index on products (client_id, place)',
  'analyze products',
  `insert into clinic_im_product_stocks (client_id, clinic_id, clinic_im_product_id, quantity, current_quantity, expiry_date, received_at, purchase_price)
   select client, clinic, p.id, 20, case when n % 10 = 0 then 4 else 0 end, current_date - 300 + n % 1000, ${then}${rows.lots})), 12
   from tenants t cross join ${upTo(rows.lots)} join products p on p.client_id = t.client and p.place = n % ${size(rows.products)}`,
  `create temporary table lots as
     select id, client_id, clinic_im_product_id, row_number() over (partition by client_id order by id) - 1 as place
     from clinic_im_product_stocks where clinic_im_product_id in (select id from products)`,
  'create index on lots (client_id, place)',
  'analyze lots',
  `insert into clinic_im_product_usages (client_id, clinic_id, clinic_im_product_id, product_lot_id, user_id, used_stock, created_at)
   select client, clinic, l.clinic_im_product_id, l.id, $1, 1 + n % 3, ${then}${rows.usages}))
   from tenants t cross join ${upTo(rows.usages)} join lots l on l.client_id = t.client and l.place = n % ${size(rows.lots)}`,
  `insert into stock_movements (client_id, clinic_id, clinic_im_product_id, clinic_im_product_stock_id, kind, quantity, user_id, clinic_im_product_usage_id, created_at)
   select client_id, clinic_id, clinic_im_product_id, product_lot_id, 'USED', -used_stock, user_id, id, created_at
   from clinic_im_product_usages where product_lot_id in (select id from lots)`,
  `insert into clinic_im_product_orders (client_id, clinic_id, short_id, vendor_id, status, purchase_order_id, submit_via, total_amount,
     raised_by_user_id, created_at, placed_at, received_at, cancelled_at, cancel_reason)
   select client, clinic, 100000 + n, v.id, s.status::product_order_status, 'PO-' || n, 'PHONE', 300, $1, d.day, d.day,
     case s.status when 'ORDER_RECEIVED' then d.day end, case s.status when 'CANCEL' then d.day end, case s.status when 'CANCEL' then 'Twice' end
   from tenants t cross join ${upTo(rows.orders)}
     cross join lateral (select ${then}${rows.orders})) as day) d
     cross join lateral (select case n % 100 when 0 then 'RAISED' when 1 then 'ORDER_PLACED' when 2 then 'ACCEPTED' when 3 then 'CANCEL' else 'ORDER_RECEIVED' end as status) s
     join vendors v on v.client_id = t.client and v.place = n % ${size(40)}`,
  // The product's position is computed before the join, because otherwise PostgreSQL tries each product with
  // each order.
  `insert into clinic_im_product_order_items (client_id, clinic_im_product_order_id, clinic_im_product_id, product_name, price, new_stock, quantity_received, remaining_quantity, status, created_at)
   select o.client_id, o.id, p.id, 'Product', 10, 10, case when open then 0 else 10 end, case when open then 10 else 0 end,
     (case when open then 'PENDING' else 'RECEIVED' end)::product_order_item_status, o.created_at
   from (
     select o.client_id, o.id, o.created_at, o.status in ('RAISED', 'ORDER_PLACED', 'ACCEPTED') as open,
       (o.short_id * 3 + k) % ${size(rows.products)} as place
     from clinic_im_product_orders o join tenants t on t.client = o.client_id cross join generate_series(0, 2) as k
     where o.short_id > 100000 offset 0) o
   join products p on p.client_id = o.client_id and p.place = o.place`,
  `insert into clinic_im_product_order_receipts (client_id, clinic_im_product_order_id, clinic_im_product_order_item_id, clinic_im_product_stock_id,
     idempotency_key, line_number, quantity, price, received_by_user_id, created_at)
   select i.client_id, i.clinic_im_product_order_id, i.id, l.id, i.id::text, 1, 10, 10, $1, i.created_at
   from (
     select i.*, abs(hashtext(i.id::text)) % ${size(rows.lots)} as place
     from clinic_im_product_order_items i join tenants t on t.client = i.client_id where i.product_name = 'Product' and i.status = 'RECEIVED'
     offset 0) i
   join lots l on l.client_id = i.client_id and l.place = i.place`,
];
