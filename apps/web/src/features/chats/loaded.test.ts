import { expect, test } from 'vitest';
import { firstFrom, fromEarlier, fromWith } from './loaded.ts';

test('a chat without unread messages opens with its newest fifty messages', () => {
  expect(firstFrom(300, 300, undefined)).toBe(251);
  expect(firstFrom(20, 20, undefined)).toBe(1);
  expect(firstFrom(0, 0, undefined)).toBe(1);
});

test('a chat opens with its unread messages and ten before them, but with 2,000 messages at most', () => {
  expect(firstFrom(300, 100, undefined)).toBe(91);
  expect(firstFrom(5_000, 0, undefined)).toBe(3_001);
});

test('a chat that is opened at a message starts ten before it, or with the newest fifty if that is too far back', () => {
  expect(firstFrom(300, 300, 40)).toBe(30);
  expect(firstFrom(5_000, 5_000, 3_001)).toBe(2_991);
  expect(firstFrom(5_000, 5_000, 3_000)).toBe(4_951);
});

test('a jump to a message loads back to it, and fails only if it is too far back and not loaded yet', () => {
  expect(fromWith(251, 260, 300)).toBe(251);
  expect(fromWith(251, 200, 300)).toBe(190);
  expect(fromWith(4_951, 3_000, 5_000)).toBeNull();
  // A message that is already loaded is shown, however far back it is.
  expect(fromWith(2_901, 3_000, 5_000)).toBe(2_901);
});

test('earlier messages are loaded fifty at a time, up to the first', () => {
  expect(fromEarlier(251)).toBe(201);
  expect(fromEarlier(30)).toBe(1);
});
