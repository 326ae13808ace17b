import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type LineState,
  mayCancel,
  mayConfirm,
  mayEditLines,
  mayPlace,
  mayReceive,
  mayReverse,
  type OrderFacts,
  type OrderStatus,
  type OrderViewer,
  orderStatuses,
  type Result,
  remainingQuantity,
  statusByLines,
} from '../src/index.ts';

const now = new Date('2026-11-21T10:00:00Z');
const order = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  clinic_id: 'here',
  status,
  raised_by_user_id: 'raiser',
  accepted_at: null,
  received_at: status === 'ORDER_RECEIVED' ? now : null,
  came: status === 'PARTIAL_ORDER_RECEIVED' || status === 'ORDER_RECEIVED',
  ...more,
});
const viewer = (user_id: string, ...actions: readonly string[]): OrderViewer => ({
  user_id,
  role: 'clinic_admin',
  clinic_ids: ['here'],
  grants: new Set([
    'package:clinic-im-product-orders',
    ...actions.map((action) => `clinic-im-product-orders:${action}`),
  ]),
});
const approver = viewer('approver', 'VIEW', 'EDIT');
const raiser = viewer('raiser', 'VIEW', 'ADD');
const other = viewer('other', 'VIEW', 'ADD');
const said = (result: Result) => (result.ok ? 'yes' : result.code);

const moves = {
  lines: mayEditLines,
  place: mayPlace,
  confirm: mayConfirm,
  receive: mayReceive,
  reverse: (facts: OrderFacts, who: OrderViewer) => mayReverse(facts, who, now),
  cancel: mayCancel,
};
const table: Readonly<Record<OrderStatus, readonly (keyof typeof moves)[]>> = {
  RAISED: ['lines', 'place', 'cancel'],
  ORDER_PLACED: ['confirm', 'receive', 'reverse', 'cancel'],
  ACCEPTED: ['receive', 'reverse', 'cancel'],
  PARTIAL_ORDER_RECEIVED: ['receive', 'reverse'],
  ORDER_RECEIVED: ['reverse'],
  CANCEL: [],
};

test('an order’s state decides what an approver may do; its raiser may only edit or cancel it while it is raised', () => {
  for (const { value } of orderStatuses) {
    const may = Object.entries(moves).filter(([, move]) => move(order(value), approver).ok);
    expect(
      may.map(([name]) => name),
      value,
    ).toEqual(table[value]);
    for (const [name, move] of Object.entries(moves)) {
      const byRaiser = value === 'RAISED' && (name === 'lines' || name === 'cancel');
      expect(move(order(value), raiser).ok, `${name} ${value}`).toBe(byRaiser);
      expect(said(move(order(value), other))).toBe('no_permission');
      expect(said(move(order(value, { clinic_id: 'there' }), approver))).toBe('no_permission');
    }
  }
});

test('an order with deliveries cannot be cancelled, and a receipt can be reversed within a day of the last one', () => {
  expect(said(mayCancel(order('ACCEPTED', { came: true }), approver))).toBe('order_close_rest');
  expect(said(mayCancel(order('CANCEL'), approver))).toBe('order_cancelled');
  const received = (hours: number) =>
    order('ORDER_RECEIVED', { received_at: new Date(now.getTime() - hours * 3_600_000) });
  expect(said(mayReverse(received(24), approver, now))).toBe('yes');
  expect(said(mayReverse(received(24.001), approver, now))).toBe('order_receipt_too_old');
});

const line = fc.record({
  ordered: fc.integer({ min: 1, max: 50 }),
  received: fc.integer({ min: 0, max: 60 }),
  closed: fc.boolean(),
});
test('an order is received when nothing is outstanding, and partly received once something has arrived', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.boolean(), (lines, accepted) => {
      const status = statusByLines(lines, accepted);
      const outstanding = lines.filter((each) => !each.closed && remainingQuantity(each) > 0);
      expect(status === 'ORDER_RECEIVED').toBe(outstanding.length === 0);
      if (outstanding.length > 0)
        expect(status).toBe(
          lines.some(({ received }) => received > 0)
            ? 'PARTIAL_ORDER_RECEIVED'
            : accepted
              ? 'ACCEPTED'
              : 'ORDER_PLACED',
        );
      // If everything outstanding arrives, the order is complete, whatever was received before.
      const full = lines.map(
        (each): LineState => ({ ...each, received: Math.max(each.received, each.ordered) }),
      );
      expect(statusByLines(full, accepted)).toBe('ORDER_RECEIVED');
      expect(full.every((each) => remainingQuantity(each) === 0)).toBe(true);
    }),
  );
});
