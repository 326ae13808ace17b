/**
 * Benchmarks the figures and lists of stock and orders with a hundred times the demo's data: one clinic with 5,000 products, 50,000
 * lots, half a million usages and movements and 20,000 orders, next to fifty other tenants. Runs the queries one after another and
 * prints each one's median and longest response time in milliseconds; nothing is asserted. Run it with `pnpm --filter @operatory/api
 * bench:inventory [case …]`; BENCH_ASKS sets the repetitions.
 */
import {
  lowProducts,
  openOrderStatuses,
  orderStatuses,
  reorderQuery,
  reorderVariables,
} from '@operatory/domain';
import { Person } from '../test/support/person.ts';
import { fillInventory } from './inventory-fill.ts';
import { startWorld } from './world.ts';

const asks = Number(process.env.BENCH_ASKS ?? 15);
const world = await startWorld('demo');
const { clinic, today } = await fillInventory(world.root, 'harboursmiles', 'Parramatta');
const person = await Person.signIn(world.port, 'harboursmiles', 'olivia.hart@harboursmiles.example');
const here = { clinic_id: { _eq: clinic } };
const soon = new Date(Date.parse(today) + 60 * 86_400_000).toISOString().slice(0, 10);

const count = (table: string, where: object): Case => ({
  query: `query ($where: ${table}_bool_exp!) { ${table}_aggregate(where: $where) { aggregate { count } } }`,
  variables: { where },
});
interface Case {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}
const left = { current_quantity: { _gt: 0 }, is_disposed: { _eq: false } };
const cases: Readonly<Record<string, Case>> = {
  'chart: spending of 12 months': {
    query: 'query ($clinic: String) { order_spending(clinic_id: $clinic) { month supplier amount } }',
    variables: { clinic },
  },
  'chart: most used of 90 days': {
    query: 'query ($clinic: String) { stock_usage(clinic_id: $clinic) { product uses quantity } }',
    variables: { clinic },
  },
  'products: first page': {
    query: `query ($where: clinic_im_products_bool_exp!) { clinic_im_products(where: $where, order_by: [{ name: asc }, { id: asc }], limit: 50) {
      id name code stock_in_hand minimum maximum is_low_stock expired_lots next_expiry_date clinic_im_vendor { id name } } }`,
    variables: { where: here },
  },
  'products: all': count('clinic_im_products', here),
  'products: low': count('clinic_im_products', { _and: [here, lowProducts] }),
  'products: expiring': count('clinic_im_products', {
    ...here,
    next_expiry_date: { _gte: today, _lte: soon },
  }),
  'products: expired': count('clinic_im_products', { ...here, has_expired: { _eq: true } }),
  'products: of a room': count('clinic_im_products', {
    ...here,
    clinic_im_product_usages: { room_id: { _eq: clinic } },
  }),
  'card: lots that expire': count('clinic_im_product_stocks', {
    ...here,
    ...left,
    expiry_date: { _gte: today, _lte: soon },
  }),
  'card: lots that have expired': count('clinic_im_product_stocks', {
    ...here,
    ...left,
    expiry_date: { _lt: today },
  }),
  'card: on order': count('clinic_im_product_orders', { ...here, status: { _in: openOrderStatuses } }),
  'reorder list': { query: reorderQuery, variables: reorderVariables({ _and: [here, lowProducts] }) },
  'orders: first page': {
    query: `query ($where: clinic_im_product_orders_bool_exp!) { clinic_im_product_orders(where: $where, order_by: [{ created_at: desc }, { id: desc }], limit: 50) {
      id short_id purchase_order_id status total_amount vendor { id name } clinic_im_product_order_items_aggregate { aggregate { count } } } }`,
    variables: { where: here },
  },
  'orders: counters of all statuses': {
    query: `query ($clinic: uuid!) { ${orderStatuses
      .map(
        ({ value }) =>
          `${value}: clinic_im_product_orders_aggregate(where: { clinic_id: { _eq: $clinic }, status: { _eq: ${value} } }) { aggregate { count } }`,
      )
      .join(' ')} }`,
    variables: { clinic },
  },
  'usages: first page of a product list': {
    query: `query ($where: clinic_im_product_usages_bool_exp!) { clinic_im_product_usages(where: $where, order_by: [{ created_at: desc }, { id: desc }], limit: 50) {
      id used_stock created_at clinic_im_product { id name } user { id display_name } } }`,
    variables: { where: here },
  },
};

const wanted = process.argv.slice(2);
for (const [name, { query, variables }] of Object.entries(cases)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  const times: number[] = [];
  for (let ask = 0; ask <= asks; ask++) {
    const began = performance.now();
    await person.must(query, { ...variables });
    times.push(performance.now() - began);
  }
  const [, ...warm] = times;
  warm.sort((a, b) => a - b);
  const [median, longest] = [warm[Math.floor(warm.length / 2)] ?? 0, warm.at(-1) ?? 0];
  console.log(`${name.padEnd(40)} ${median.toFixed(1).padStart(8)} ${longest.toFixed(1).padStart(8)}`);
}
if (process.env.BENCH_HOLD) {
  console.log(world.superuserUrl);
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.BENCH_HOLD) * 1_000));
}
await world.stop();
