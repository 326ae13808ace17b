import { expect, test } from 'vitest';
import { shiftElsewhereInWords, shiftInWords } from '../src/rosters/shift-text.ts';

test('describes a shift by its day and its times', () => {
  expect(shiftInWords('2026-11-25', '09:00:00', '17:30:00')).toBe('Wed 25 Nov, 9:00 am to 5:30 pm');
  expect(shiftInWords('2027-01-03', '22:00', '00:15')).toBe('Sun 3 Jan, 10:00 pm to 12:15 am');
});

const tweed = {
  clinic_name: 'Tweed Heads',
  clinic_roster_date: '2026-11-23',
  start_time: '12:30:00',
  end_time: '17:00:00',
  zone: 'Australia/Sydney',
  starts_at: new Date('2026-11-23T01:30:00Z'),
  ends_at: new Date('2026-11-23T06:00:00Z'),
};
const there = 'Tweed Heads, Mon 23 Nov, 12:30 pm to 5:00 pm';
test.each([
  [
    'whose clock shows another time, adding that time',
    'Australia/Brisbane',
    `${there} (11:30 am to 4:00 pm at Gold Coast)`,
  ],
  ['whose clock shows the same time, adding nothing', 'Australia/Melbourne', there],
])('describes a shift as seen from a clinic %s', (_what, zone, expected) => {
  expect(shiftElsewhereInWords(tweed, { name: 'Gold Coast', zone })).toBe(expected);
});
test('describes a shift that is on another day as seen from a clinic', () => {
  const early = {
    ...tweed,
    start_time: '00:30:00',
    end_time: '04:00:00',
    starts_at: new Date('2026-11-22T13:30:00Z'),
    ends_at: new Date('2026-11-22T17:00:00Z'),
  };
  expect(shiftElsewhereInWords(early, { name: 'Gold Coast', zone: 'Australia/Brisbane' })).toBe(
    'Tweed Heads, Mon 23 Nov, 12:30 am to 4:00 am (Sun 22 Nov, 11:30 pm to 3:00 am at Gold Coast)',
  );
});
