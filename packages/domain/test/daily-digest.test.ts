import { expect, test } from 'vitest';
import { digestMail, digestPeriod, digestTime, wantsDigest } from '../src/index.ts';

test.each([
  [{ on: true }, true],
  [{ on: false }, false],
  [{ on: 'true' }, false],
  [null, false],
  [undefined, false],
])('the setting %j subscribes to the summary: %s', (value, isWanted) =>
  expect(wantsDigest(value)).toBe(isWanted),
);

const sydney = 'Australia/Sydney';
test('the summary covers the day before, also if that has 23 hours', () => {
  expect(digestPeriod('2026-11-26', sydney)).toEqual({
    from: new Date('2026-11-24T13:00:00Z'),
    until: new Date('2026-11-25T13:00:00Z'),
  });
  // In Sydney, 4 October 2026 has 23 hours.
  const { from, until } = digestPeriod('2026-10-05', sydney);
  expect(until.getTime() - from.getTime()).toBe(23 * 3_600_000);
});

test.each([
  ['the end of the quiet hours', { from: '20:00', to: '06:30' }, '2026-11-25T19:30:00Z'],
  ['the usual hour without quiet hours', { from: '00:00', to: '00:00' }, '2026-11-25T20:00:00Z'],
  [
    'the usual hour when quiet hours end in the evening',
    { from: '12:00', to: '18:00' },
    '2026-11-25T20:00:00Z',
  ],
])('the summary is sent at %s', (_, hours, at) =>
  expect(digestTime('2026-11-26', sydney, hours)).toEqual(new Date(at)),
);

test('the summary names up to twenty notifications and counts the others', () => {
  expect(digestMail(['Mia assigned a task'])).toEqual({
    kind: 'daily_digest',
    subject: '1 unread notification from yesterday',
    parts: [{ items: ['Mia assigned a task'] }],
    link: { label: 'See your notifications', path: '/dashboard/notifications' },
  });
  const { subject, parts } = digestMail(Array.from({ length: 22 }, (_, n) => `Task ${n}`));
  expect(subject).toBe('22 unread notifications from yesterday');
  const [named] = parts as readonly [{ readonly items: readonly string[] }];
  expect(named.items).toHaveLength(21);
  expect(named.items.slice(-2)).toEqual(['Task 19', 'and 2 more']);
});
