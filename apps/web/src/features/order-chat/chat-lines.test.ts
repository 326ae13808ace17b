import { expect, test } from 'vitest';
import { lastSeen, linesOf } from './chat-lines.ts';
import type { ChatMessage } from './order-data.ts';

const message = (id: string, created_at: string, message_by: ChatMessage['message_by']): ChatMessage => ({
  id,
  created_at,
  message_by,
  message: id,
  message_type: 'TEXT',
  supplier_name: null,
  attachments: [],
  edited_at: null,
});
// Half past ten in the evening in Sydney, and half past midnight on the next day.
const said = [
  message('a', '2026-11-21T11:30:00Z', 'USER'),
  message('b', '2026-11-21T13:30:00Z', 'SUPPLIER'),
  message('c', '2026-11-21T13:31:00Z', 'SUPPLIER'),
];
const words = (...given: Parameters<typeof linesOf>) =>
  linesOf(...given).map((line) =>
    line.kind === 'message' ? line.message.id : line.kind === 'day' ? line.date : 'new',
  );

test('days change at the clinic’s midnight', () => {
  expect(words(said, 'Australia/Sydney', 'USER', 0)).toEqual(['2026-11-21', 'a', '2026-11-22', 'b', 'c']);
  expect(words(said, 'Australia/Perth', 'USER', 0)).toEqual(['2026-11-21', 'a', 'b', 'c']);
});

test('marks unread messages once, before the first unread one from the other side', () => {
  const marked = (mine: ChatMessage['message_by'], unseen: number) =>
    words(said, 'Australia/Perth', mine, unseen);
  expect(marked('USER', 1)).toEqual(['2026-11-21', 'a', 'b', 'new', 'c']);
  expect(marked('USER', 2)).toEqual(['2026-11-21', 'a', 'new', 'b', 'c']);
  expect(marked('USER', 7)).toEqual(['2026-11-21', 'a', 'new', 'b', 'c']);
  expect(marked('SUPPLIER', 1)).toEqual(['2026-11-21', 'new', 'a', 'b', 'c']);
  expect(marked('USER', 0)).toEqual(['2026-11-21', 'a', 'b', 'c']);
});

test('automatic messages belong to neither side: the mark is before the unread message', () => {
  const system = message('s', '2026-11-21T13:32:00Z', 'SYSTEM');
  const marked = (mine: ChatMessage['message_by'], unseen: number) =>
    words([...said, system], 'Australia/Perth', mine, unseen);
  expect(marked('USER', 1)).toEqual(['2026-11-21', 'a', 'b', 'new', 'c', 's']);
  expect(marked('SUPPLIER', 1)).toEqual(['2026-11-21', 'new', 'a', 'b', 'c', 's']);
});

test('finds the user’s last message that was seen', () => {
  expect(lastSeen(said, 'SUPPLIER', '2026-11-21T13:30:30Z')).toBe('b');
  expect(lastSeen(said, 'SUPPLIER', null)).toBeUndefined();
  expect(lastSeen(said, 'USER', '2026-11-21T11:00:00Z')).toBeUndefined();
});
