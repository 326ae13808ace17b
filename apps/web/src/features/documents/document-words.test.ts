import { expect, test } from 'vitest';
import { documentActionInWords, noteFromHistory, remindersInWords } from './document-words.ts';

test('the history says that a document was sent again', () =>
  expect(documentActionInWords('sent_again')).toBe('sent it again'));

test.each([
  [2, ['USER', 'ADMIN'], 'Reminded 2 people'],
  [0, ['USER', null], 'Everyone was reminded today'],
  [0, ['ADMIN', null], 'Nobody to remind: they were reminded today, or any admin can sign next'],
])('after %i reminders, with %j as next signers, says "%s"', (nudged, waitsFor, said) =>
  expect(remindersInWords(nudged, waitsFor)).toBe(said),
);

test.each([
  ['submitted', 'Notes', 'Created'],
  ['revised', 'Notes', 'Edited'],
  ['rejected', 'Message', 'Updated'],
  ['declined', 'Message', 'Updated'],
])('a note of the action %s has the heading %s and the change %s', (action, heading, change) =>
  expect(noteFromHistory({ id: '1', action, note: 'Page 2', created_at: '2026-11-18T00:00:00Z' })).toEqual({
    id: '1',
    heading,
    text: 'Page 2',
    change,
    at: '2026-11-18T00:00:00Z',
  }),
);
