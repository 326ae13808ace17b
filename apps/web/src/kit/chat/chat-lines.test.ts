import { expect, test } from 'vitest';
import { firstUnreadOf, lastSeen, linesOf } from './chat-lines.ts';
import type { ChatMessage } from './chat-message.ts';

const message = (id: string, created_at: string, author: 'USER' | 'SUPPLIER' | 'SYSTEM') => ({
  id,
  created_at,
  author,
  text: id,
  files: [],
  isEdited: false,
  mayEdit: false,
  mayDelete: false,
});
type Said = ReturnType<typeof message>;
// In Sydney, these are sent at 10:30 pm, and at 12:30 and 12:31 am on the next day.
const said = [
  message('a', '2026-11-21T11:30:00Z', 'USER'),
  message('b', '2026-11-21T13:30:00Z', 'SUPPLIER'),
  message('c', '2026-11-21T13:31:00Z', 'SUPPLIER'),
];
/** The messages as the clinic (`USER`) or the supplier sees them. */
const seenBy = (reader: 'USER' | 'SUPPLIER', all: readonly Said[] = said): readonly ChatMessage[] =>
  all.map((each) => ({
    ...each,
    side: each.author === 'SYSTEM' ? 'system' : each.author === reader ? 'own' : 'other',
  }));
const words = (messages: readonly ChatMessage[], zone: string, unseen: number) =>
  linesOf(messages, zone, firstUnreadOf(messages, unseen)).map((line) =>
    line.kind === 'message' ? line.message.id : line.kind === 'day' ? line.date : 'new',
  );

test('days change at the clinic’s midnight', () => {
  expect(words(seenBy('USER'), 'Australia/Sydney', 0)).toEqual(['2026-11-21', 'a', '2026-11-22', 'b', 'c']);
  expect(words(seenBy('USER'), 'Australia/Perth', 0)).toEqual(['2026-11-21', 'a', 'b', 'c']);
});

test('marks unread messages once, before the first unread one from the other side', () => {
  const marked = (reader: 'USER' | 'SUPPLIER', unseen: number) =>
    words(seenBy(reader), 'Australia/Perth', unseen);
  expect(marked('USER', 1)).toEqual(['2026-11-21', 'a', 'b', 'new', 'c']);
  expect(marked('USER', 2)).toEqual(['2026-11-21', 'a', 'new', 'b', 'c']);
  expect(marked('USER', 7)).toEqual(['2026-11-21', 'a', 'new', 'b', 'c']);
  expect(marked('SUPPLIER', 1)).toEqual(['2026-11-21', 'new', 'a', 'b', 'c']);
  expect(marked('USER', 0)).toEqual(['2026-11-21', 'a', 'b', 'c']);
});

test('automatic messages are not counted as unread by either side', () => {
  const system = message('s', '2026-11-21T13:32:00Z', 'SYSTEM');
  const marked = (reader: 'USER' | 'SUPPLIER', unseen: number) =>
    words(seenBy(reader, [...said, system]), 'Australia/Perth', unseen);
  expect(marked('USER', 1)).toEqual(['2026-11-21', 'a', 'b', 'new', 'c', 's']);
  expect(marked('SUPPLIER', 1)).toEqual(['2026-11-21', 'new', 'a', 'b', 'c', 's']);
});

test('deleted messages are not counted as unread', () => {
  const all = seenBy('USER').map((each) => (each.id === 'c' ? { ...each, isDeleted: true } : each));
  expect(firstUnreadOf(all, 1)).toBe('b');
});

test('groups messages of one person within five minutes, but not across days or the unread mark', () => {
  const talk = (unread?: string) =>
    linesOf(
      seenBy('USER', [
        message('a', '2026-11-21T10:00:00Z', 'SUPPLIER'),
        message('b', '2026-11-21T10:04:00Z', 'SUPPLIER'),
        message('c', '2026-11-21T10:09:00Z', 'SUPPLIER'),
        message('d', '2026-11-21T10:09:30Z', 'USER'),
        message('e', '2026-11-21T12:59:00Z', 'SUPPLIER'),
        message('f', '2026-11-21T13:01:00Z', 'SUPPLIER'),
      ]),
      'Australia/Sydney',
      unread,
    ).flatMap((line) => (line.kind === 'message' && line.continues ? [line.message.id] : []));
  expect(talk()).toEqual(['b']);
  expect(talk('b')).toEqual([]);
});

test('finds the user’s last message that the other side has seen', () => {
  expect(lastSeen(seenBy('SUPPLIER'), '2026-11-21T13:30:30Z')).toBe('b');
  expect(lastSeen(seenBy('SUPPLIER'), null)).toBeUndefined();
  expect(lastSeen(seenBy('USER'), '2026-11-21T11:00:00Z')).toBeUndefined();
});
