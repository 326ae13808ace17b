import { file, text } from '@operatory/resource';
import { expect, test } from 'vitest';
import { newsRow, scheduleResult } from './news-draft.ts';

const fields = [
  { name: 'title', field: text() },
  { name: 'body', field: text() },
  { name: 'media', field: file('newsfeeds') },
];
const picture = {
  file_id: '1',
  directory: 'newsfeeds',
  name: 'chair.png',
  mime_type: 'image/png',
  file_type: 'IMAGE',
} as const;

test('stores the type of the chosen file, and leaves out empty fields', () => {
  expect(newsRow(fields, { title: ' New chairs ', body: '', media: picture })).toEqual({
    title: 'New chairs',
    media: picture,
    media_type: 'IMAGE',
  });
  expect(newsRow(fields, { title: 'Parking', body: '', media: null })).toEqual({ title: 'Parking' });
});

const now = new Date('2026-11-26T05:00:00Z');
test.each([
  ['schedules news for a later minute at the clinic', { date: '2026-11-26', time: '16:01' }, true],
  ['does not schedule news for the present minute', { date: '2026-11-26', time: '16:00' }, false],
  ['does not schedule news without a day', { date: '', time: '16:01' }, false],
  ['does not schedule news for an incomplete time', { date: '2026-11-27', time: '9: AM' }, false],
  ['does not schedule news without a time', { date: '2026-11-27', time: '' }, false],
])('%s', (_, at, isAllowed) => expect(scheduleResult(at, 'Australia/Sydney', now).ok).toBe(isAllowed));
