import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageTypeOf } from '../src/chat/message-rules.ts';
import {
  isAuthor,
  mayAcceptOrder,
  mayEditMessage,
  maySay,
  passcodeLetters,
  readPasscode,
} from '../src/orders/order-chat-rules.ts';
import { type OrderStatus, orderStatuses } from '../src/orders/order-choices.ts';

const received = '2026-11-07T02:00:00Z';
const order = (status: OrderStatus, has_passcode = true) => ({
  status,
  has_passcode,
  received_at: status === 'ORDER_RECEIVED' ? received : null,
});
const code = (result: { ok: true } | { ok: false; code: string }) => (result.ok ? 'yes' : result.code);

describe('an order’s chat', () => {
  it.each([
    ['RAISED', 'order_not_placed', 'order_not_found'],
    ['ORDER_PLACED', 'yes', 'yes'],
    ['ACCEPTED', 'yes', 'order_already_accepted'],
    ['PARTIAL_ORDER_RECEIVED', 'yes', 'order_already_accepted'],
    ['ORDER_RECEIVED', 'yes', 'order_already_received'],
    ['CANCEL', 'order_cancelled', 'order_not_found'],
  ] as const)('of a %s order answers writing with %s and accepting with %s', (status, say, accept) => {
    expect(code(maySay(order(status), received))).toBe(say);
    expect(code(mayAcceptOrder(order(status)))).toBe(accept);
  });

  it('closes fourteen days after the last delivery, to the second', () => {
    expect(code(maySay(order('ORDER_RECEIVED'), '2026-11-21T02:00:00Z'))).toBe('yes');
    expect(code(maySay(order('ORDER_RECEIVED'), '2026-11-21T02:00:01Z'))).toBe('order_chat_closed');
  });

  it('is not available for orders placed by phone', () => {
    for (const { value } of orderStatuses)
      if (value !== 'RAISED' && value !== 'CANCEL')
        expect(code(maySay(order(value, false), received))).toBe('order_chat_by_phone');
  });
});

describe('a message', () => {
  const mine = { message_by: 'USER', user_id: 'a', message_type: 'TEXT' } as const;
  const theirs = { message_by: 'SUPPLIER', user_id: null, message_type: 'TEXT' } as const;
  const system = { message_by: 'SYSTEM', user_id: null, message_type: 'TEXT' } as const;
  const speakers = [
    { side: 'USER', user_id: 'a' },
    { side: 'USER', user_id: 'b' },
    { side: 'SUPPLIER', user_id: 'a' },
  ] as const;

  it('can be edited only by its author (a system message by nobody), and only if it is text', () => {
    const authors = (message: Parameters<typeof isAuthor>[0]) =>
      speakers.map((speaker) => isAuthor(message, speaker));
    expect(authors(mine)).toEqual([true, false, false]);
    expect(authors(theirs)).toEqual([false, false, true]);
    expect(authors(system)).toEqual([false, false, false]);
    expect(code(mayEditMessage({ ...mine, message_type: 'IMAGE' }, speakers[0]))).toBe(
      'order_message_only_text',
    );
  });

  it('is a text message without files, an image message if all files are images, otherwise a file message', () => {
    const [image, document] = [{ file_type: 'IMAGE' }, { file_type: 'FILE' }];
    expect([[], [image], [image, image], [image, document]].map(messageTypeOf)).toEqual([
      'TEXT',
      'IMAGE',
      'IMAGE',
      'FILE',
    ]);
  });
});

it('a passcode is four of 32 characters in upper or lower case, and anything else is invalid', () => {
  expect(new Set(passcodeLetters).size).toBe(32);
  const letter = fc.constantFrom(...passcodeLetters);
  fc.assert(
    fc.property(fc.array(letter, { minLength: 4, maxLength: 4 }), (letters) => {
      const passcode = letters.join('');
      expect(readPasscode(` ${passcode.toLowerCase()} `)).toBe(passcode);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const read = readPasscode(typed);
      expect(read === null || /^[A-HJ-NP-Z2-9]{4}$/.test(read)).toBe(true);
    }),
  );
});
