import { type Engine, EngineError, type Session } from '@operatory/engine';
import { commands } from '../../src/commands/all.ts';
import type { Place } from './places.ts';
import { tried } from './tried.ts';
import { type Actor, catalog, keyColumn, tables, type World } from './world.ts';

function formsOf(table: string): Readonly<Record<string, string>> {
  const key = keyColumn(table);
  const isUuid = catalog.tables[table]?.columns[key]?.type === 'uuid';
  const one = isUuid ? '"00000000-0000-7000-8000-000000000001"' : '1';
  const constraint = catalog.tables[table]?.primaryKey.name;
  return {
    list: `{ ${table} { ${key} } }`,
    by_pk: `{ ${table}_by_pk(${key}: ${one}) { ${key} } }`,
    aggregate: `{ ${table}_aggregate { aggregate { count } } }`,
    live: `subscription { ${table} { ${key} } }`,
    stream: `subscription { ${table}_stream(batch_size: 1, cursor: {initial_value: {${key}: ${one}}}) { ${key} } }`,
    insert: `mutation { insert_${table}(objects: [{}]) { affected_rows } }`,
    upsert: `mutation { insert_${table}(objects: [{}], on_conflict: {constraint: ${constraint}, update_columns: []}) { affected_rows } }`,
    update: `mutation { update_${table}(where: {}, _set: {}) { affected_rows } }`,
    update_by_pk: `mutation { update_${table}_by_pk(pk_columns: {${key}: ${one}}, _set: {}) { ${key} } }`,
    update_many: `mutation { update_${table}_many(updates: []) { affected_rows } }`,
    delete: `mutation { delete_${table}(where: {}) { affected_rows } }`,
    delete_by_pk: `mutation { delete_${table}_by_pk(${key}: ${one}) { ${key} } }`,
  };
}
const byHand = [
  '{ me { __typename } }',
  '{ users_with_action(module: "tasks", action: VIEW) { __typename } }',
  '{ order_spending { __typename } }',
  '{ stock_usage { __typename } }',
  '{ order_email(id: "x") { __typename } }',
  '{ leave_calendar(from: "2026-12-01", until: "2026-12-31") { __typename } }',
  '{ leave_impact(id: "x") { __typename } }',
  '{ leave_impacts(ids: []) { __typename } }',
  '{ newsfeed_readers(id: "x") { __typename } }',
  '{ roster_week(clinic_id: "x", from: "2026-11-23", until: "2026-11-29") { __typename } }',
  '{ roster_week_plan(clinic_id: "x", to: "2026-11-23", from: "2026-11-16") { __typename } }',
  '{ leave_forecast(user_id: "x", on: "2026-11-21") { __typename } }',
  '{ leave_liability(on: "2026-11-21") { __typename } }',
  '{ modules_by_role { __typename } }',
  '{ user_access { __typename } }',
  '{ validate_coupon(code: "x", package_id: 1, team_id: 1) { __typename } }',
  '{ plan_quote(package_id: 1, team_id: 1) { __typename } }',
  '{ coupon_uses(coupon_id: "x") { __typename } }',
  '{ subscription_figures { __typename } }',
  '{ check_sub_domain(sub_domain: "x") { __typename } }',
  '{ client_overview(client_id: "x") { __typename } }',
  '{ client_seats(client_ids: []) { __typename } }',
  '{ onboarding { __typename } }',
  '{ my_inbox { __typename } }',
  '{ document_progress(id: "x") { __typename } }',
  '{ document_matrix { __typename } }',
  '{ my_training { __typename } }',
  '{ training_progress(enrollment_id: "x") { __typename } }',
  '{ training_matrix { __typename } }',
];
/** A supplier may call only these commands; all others are missing from their schema. */
const theirs = [
  'accept_order',
  'send_order_message',
  'edit_order_message',
  'delete_order_message',
  'mark_order_chat_read',
];
/**
 * The columns and rows of their one order that a supplier can read are written by hand instead of being read
 * from the rules, so that a fault in the rules is noticed.
 */
const shown: Readonly<Record<string, { readonly columns: string; readonly rows: string }>> = {
  clinic_im_product_orders: {
    columns:
      'id short_id purchase_order_id status custom_message submit_via total_amount purchase_order_attachments placed_by_user_name placed_at accepted_at received_at supplier_unread clinic_read_at',
    rows: 't.id = $1 and t.deleted_at is null',
  },
  clinic_im_product_order_items: {
    columns:
      'id product_name product_code quantity_type new_stock quantity_received remaining_quantity price status position',
    rows: 't.clinic_im_product_order_id = $1',
  },
  order_chat_messages: {
    columns:
      'id order_no order_product_id message_type message message_by supplier_name attachments edited_at created_at',
    rows: 't.order_no = $1 and t.deleted_at is null',
  },
  clinics: {
    columns: 'id name address state zone phone landline',
    rows: 't.id = (select clinic_id from clinic_im_product_orders where id = $1)',
  },
  clinic_im_vendors: {
    columns: 'id name',
    rows: 't.id = (select vendor_id from clinic_im_product_orders where id = $1)',
  },
};
const [norths, souths] = ['north admin, all', 'south admin, all'];
const reading = ['list', 'by_pk', 'live', 'stream'];

interface Order {
  readonly id: string;
  readonly clinic_id: string;
  readonly vendor_id: string;
}
const sessionOf = (place: Place, order: Order): Session => ({
  role: 'vendor',
  grants: new Set(['package:clinic-im-product-orders']),
  variables: {
    'x-hasura-client-id': place.client,
    'x-hasura-clinic-ids': `{${order.clinic_id}}`,
    'x-hasura-order-id': order.id,
    'x-hasura-vendor-id': order.vendor_id,
    'x-hasura-role': 'vendor',
  },
});

/**
 * The faults are differences between the lists above and what a supplier's session is offered and shown, for
 * orders in each tenant.
 */
export async function supplierFaults(
  world: World,
  of?: Parameters<World['plannerOnly']>[0],
): Promise<string[]> {
  const planner = world.plannerOnly(of);
  const faults = of ? [] : commandsOffered(world.server.context.engine);
  for (const label of [norths, souths]) {
    const actor = world.actor(label);
    const { rows: orders } = await world.server.root.query<Order>(
      `select id, clinic_id, vendor_id from clinic_im_product_orders o where client_id = $1
       order by exists (select from order_chat_messages m where m.order_no = o.id and m.deleted_at is not null) desc, deleted_at, id
       limit 8`,
      [actor.place.client],
    );
    const [first] = orders;
    if (!first) throw new Error(`${actor.place.name} has no order`);
    for (const order of orders)
      faults.push(...(await rowsSeen(world, planner, sessionOf(actor.place, order), order)));
    const session = sessionOf(actor.place, first);
    const other = world.actor(label === norths ? souths : norths).place;
    for (const order of orders)
      for (const table of Object.keys(shown)) {
        const answer = await asked(planner, `{ ${table} { id } }`, sessionOf(other, order));
        if (answer?.[table]?.length !== 0) faults.push(`${table} of another client is shown`);
      }
    // Further rights that a session claims must change nothing. Without any right, as when the package no
    // longer includes orders, nothing may be shown.
    const grants = new Set([...actor.session.grants, ...session.grants]);
    faults.push(...(await offered(actor, planner, { ...session, grants })));
    for (const table of Object.keys(shown))
      if (await asked(planner, `{ ${table} { id } }`, { ...session, grants: new Set<never>() }))
        faults.push(`${table} is shown without the package`);
  }
  return faults;
}

type Answer = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
/** @returns Null if the schema does not offer the query. */
async function asked(engine: Engine, query: string, session: Session): Promise<Answer | null> {
  try {
    return JSON.parse(String(await engine.execute(engine.plan({ query }, session), {}, session)));
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return null;
  }
}

async function offered(actor: Actor, engine: Engine, session: Session): Promise<string[]> {
  const faults: string[] = [];
  const isOffered = async (query: string): Promise<boolean> => {
    try {
      if (query.startsWith('subscription')) engine.livePlan({ query, variables: {} }, session);
      else await engine.execute(engine.plan({ query }, session), {}, session);
      return true;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return false;
    }
  };
  const expect = async (what: string, query: string, due: boolean) => {
    if ((await isOffered(query)) !== due)
      faults.push(`${what} is ${due ? 'not ' : ''}offered to a supplier: ${query}`);
  };
  for (const table of tables) {
    const columns = new Set(shown[table]?.columns.split(' '));
    for (const [form, query] of Object.entries(formsOf(table))) {
      tried({ ...actor, session }, table, form);
      await expect(`${form} of ${table}`, query, columns.size > 0 && reading.includes(form));
    }
    if (columns.size === 0) continue;
    for (const column of Object.keys(catalog.tables[table]?.columns ?? {})) {
      const due = columns.has(column);
      await expect(`${table}.${column}`, `{ ${table} { ${column} } }`, due);
      await expect(`${table}.${column}`, `{ ${table}(order_by: {${column}: asc}) { id } }`, due);
      await expect(`${table}.${column}`, `{ ${table}(where: {${column}: {_is_null: true}}) { id } }`, due);
    }
    for (const [name, { table: target }] of Object.entries(catalog.tables[table]?.relationships ?? {})) {
      const due = shown[target] !== undefined;
      await expect(`${table}.${name}`, `{ ${table} { ${name} { __typename } } }`, due);
      await expect(`${table}.${name}`, `{ ${table}(where: {${name}: {}}) { id } }`, due);
      await expect(`${table}.${name}`, `{ ${table} { ${name}_aggregate { aggregate { count } } } }`, false);
    }
  }
  for (const query of byHand) await expect(query, query, false);
  return faults;
}

function commandsOffered(engine: Engine): string[] {
  const faults: string[] = [];
  for (const { name } of commands) {
    const isTheirs = theirs.includes(name);
    const root = engine.schemaFor('vendor').getMutationType()?.getFields();
    if (Boolean(root?.[name]) !== isTheirs || root?.[`${name}_many`])
      faults.push(`${name} is ${isTheirs ? 'not ' : ''}offered to a supplier`);
  }
  return faults;
}

/** Every table visible to suppliers, and every path between two of them, must show only rows of the order. */
async function rowsSeen(world: World, engine: Engine, session: Session, { id }: Order): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, { rows }] of Object.entries(shown)) {
    const due = await world.server.root.query<{ id: string }>(`select id from ${table} t where ${rows}`, [
      id,
    ]);
    const wanted = new Set(due.rows.map((row) => row.id));
    const ways = Object.entries(catalog.tables[table]?.relationships ?? {}).filter(
      ([, way]) => shown[way.table],
    );
    const text = `{ ${table} { id ${ways.map(([name]) => `${name} { id }`).join(' ')} } }`;
    const answer = await asked(engine, text, session);
    if (!answer) {
      faults.push(`${table}, with what it leads to, is not offered`);
      continue;
    }
    const { [table]: seen = [] } = answer;
    if (seen.length !== wanted.size || !seen.every((row) => wanted.has(String(row.id))))
      faults.push(`${table}: ${seen.length} of ${wanted.size} rows`);
    for (const [name, way] of ways) {
      const reached = seen.flatMap((row) => [row[name]].flat()) as ({ id: string } | null)[];
      const { rows: theirs_ } = await world.server.root.query<{ id: string }>(
        `select id from ${way.table} t where ${shown[way.table]?.rows}`,
        [id],
      );
      const own = new Set(theirs_.map((row) => row.id));
      if (reached.some((row) => row !== null && !own.has(row.id)))
        faults.push(`${table}.${name} shows a foreign row`);
    }
  }
  return faults;
}
