import { expect, test } from 'vitest';
import { messageOf, messages } from '../src/index.ts';
import { specifiedMessages } from '../src/specified-messages.ts';

test('the product’s messages include the specified ones unchanged', () => {
  expect(messages).toMatchObject(specifiedMessages);
});

test('the product’s own messages have no retired words or double spaces, and a placeholder is filled in', () => {
  const specified = new Set<string>(Object.values(specifiedMessages));
  const retired = /\b(meanwhile|whoever|thereof|awaited|by now|somebody|is told|lies)\b/i;
  const ours = Object.values(messages).filter((sentence) => !specified.has(sentence));
  expect(ours.filter((sentence) => retired.test(sentence) || / {2}/.test(sentence))).toEqual([]);
  expect(messageOf('login_locked', { wait: '40 seconds' })).toBe(
    'Too many attempts. Please try again in 40 seconds.',
  );
});
