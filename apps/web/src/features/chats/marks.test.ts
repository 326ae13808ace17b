import { expect, test } from 'vitest';
import { inOrder, messageStatusOf, readersOf, typingInWords, typingNow } from './marks.ts';

test('a message is marked as sent, delivered or read', () => {
  expect([1, 2, 3].map((position) => messageStatusOf(position, 2, 1))).toEqual(['read', 'delivered', 'sent']);
});

test('lists the members who have read a message, without its author', () => {
  const marks = [
    { user_id: 'me', read_position: 9 },
    { user_id: 'ann', read_position: 5 },
    { user_id: 'bob', read_position: 4 },
    { user_id: 'cy', read_position: null },
  ];
  expect(readersOf(5, marks, 'me')).toEqual(['ann']);
  expect(readersOf(4, marks, 'me')).toEqual(['ann', 'bob']);
});

test('the note that somebody is typing ends after some seconds, or when they send a message', () => {
  const ann = { user_id: 'ann', name: 'Ann', typed_at: '2026-11-26T10:00:00Z' };
  const at = (second: number) => new Date(Date.parse(ann.typed_at) + second * 1_000);
  const said = (time: string) => new Map([['ann', time]]);
  expect(typingNow([ann], new Map(), at(3))).toHaveLength(1);
  expect(typingNow([ann], said('2026-11-26T09:59:59Z'), at(3))).toHaveLength(1);
  expect(typingNow([ann], said('2026-11-26T10:00:01Z'), at(3))).toHaveLength(0);
  expect(typingNow([ann], new Map(), at(7))).toHaveLength(0);
  expect(typingNow([{ ...ann, typed_at: null }], new Map(), at(0))).toHaveLength(0);
});

test('names one or two people who are typing, and counts three', () => {
  expect(typingInWords([])).toBeNull();
  expect(typingInWords(['Ann'])).toBe('Ann is typing…');
  expect(typingInWords(['Ann', 'Bob'])).toBe('Ann and Bob are typing…');
  expect(typingInWords(['Ann', 'Bob', 'Cy'])).toBe('3 people are typing…');
});

test('sorts unread chats before read ones, and both by the newest message', () => {
  const chat = (name: string, unread: number, day: number) => ({
    name,
    unread,
    last_message_at: `2026-11-0${day}T00:00:00Z`,
  });
  expect(
    inOrder([chat('a', 0, 3), chat('b', 1, 1), chat('c', 0, 4), chat('d', 2, 2)]).map(({ name }) => name),
  ).toEqual(['d', 'b', 'c', 'a']);
});
