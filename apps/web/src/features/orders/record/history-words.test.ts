import { expect, test } from 'vitest';
import { orderActionInWords, orderChanges } from './history-words.ts';

const words = (from_value: unknown, to_value: unknown) =>
  orderChanges({ from_value, to_value }, (id) => (id === 'l' ? 'Gloves' : undefined));

test('describes an edit by the products added and removed, and the old and new quantities', () => {
  const from = {
    lines: [
      ['g', 10, 'Gloves'],
      ['m', 4, 'Masks'],
      ['b', 1, 'Bibs'],
    ],
  };
  const to = {
    lines: [
      ['g', 12, 'Gloves'],
      ['c', 2.5, 'Cups'],
      ['b', 1, 'Bibs'],
    ],
  };
  expect(words(from, to)).toEqual(['10 → 12 × Gloves', 'added 2.5 × Cups', 'removed 4 × Masks']);
  expect(words(to, { lines: [...to.lines].reverse() })).toEqual(['changed the order of the items']);
  expect(orderActionInWords({ action: 'edited', to_value: to, note: null })).toBe('edited the items');
});

test('an edit that was stored without names shows the names of lines still in the order, and “a line” for others', () => {
  expect(
    words(
      {
        lines: [
          ['l', 10],
          ['m', 1],
        ],
      },
      { lines: [['l', 2]] },
    ),
  ).toEqual(['10 → 2 × Gloves', 'removed 1 × a line']);
});

test('describes an edit by the changes of texts and files', () => {
  const file = (name: string) => ({ file_id: name, name });
  const from = {
    custom_message: null,
    internal_note: 'Ring first',
    purchase_order_attachments: [file('a.pdf'), file('b.pdf')],
    vendor_invoice_attachment: null,
  };
  const to = {
    custom_message: 'By Friday',
    internal_note: null,
    purchase_order_attachments: [file('b.pdf'), file('c.pdf')],
    vendor_invoice_attachment: [file('bill.pdf')],
  };
  expect(words(from, to)).toEqual([
    'Message to the supplier: nothing → “By Friday”',
    'Internal note: “Ring first” → nothing',
    'Purchase order file: added c.pdf, removed a.pdf',
    'Invoice: added bill.pdf',
  ]);
  expect(orderActionInWords({ action: 'edited', to_value: to, note: null })).toBe('edited the order');
});

test('describes placed orders by their status and receipts by their lines', () => {
  expect(words({ status: 'RAISED' }, { status: 'ORDER_PLACED', submit_via: 'EMAIL' })).toEqual([
    'Raised → Order placed',
  ]);
  expect(words({ status: 'ACCEPTED' }, { status: 'ACCEPTED', rows: [['l', 3]] })).toEqual(['3 × Gloves']);
});

test('says how an order was placed or accepted, and that a new link was emailed', () => {
  const said = (action: string, to_value: unknown, note: string | null = null) =>
    orderActionInWords({ action, to_value, note });
  expect(said('placed', { submit_via: 'EMAIL' })).toBe('placed the order by email');
  expect(said('placed', { submit_via: 'PHONE' })).toBe('placed the order by phone');
  expect(said('accepted', {})).toBe('accepted the order');
  expect(said('accepted', {}, 'Ships Monday')).toBe('recorded acceptance by phone');
  expect(said('link_sent', null)).toBe('emailed a new link');
});
