import { expect, test } from 'vitest';
import { historyWords, remindedWords } from './document-words.ts';

test('the history says what was sent again', () => expect(historyWords('sent_again')).toBe('sent it again'));

test.each([
  [2, ['USER', 'ADMIN'], 'Reminded 2 people'],
  [0, ['USER', null], 'Everyone was reminded today'],
  [0, ['ADMIN', null], 'Nobody to remind: they were reminded today, or any admin can sign next'],
])('after %i reminders, while %j are next, it says what happened', (nudged, waitsFor, said) =>
  expect(remindedWords(nudged, waitsFor)).toBe(said),
);
