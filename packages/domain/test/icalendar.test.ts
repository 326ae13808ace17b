import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from '../src/index.ts';

const event: CalendarEvent = {
  uid: '1@operatory',
  title: 'Christmas Day',
  date: '2026-12-25',
  start_time: null,
  end_time: null,
};
const linesOf = (events: readonly CalendarEvent[]) =>
  calendarFile('Mia', events, new Date('2026-11-25T01:02:03Z')).split('\r\n');

test('an event of a whole day ends when the next day begins, also at the end of a year', () => {
  expect(linesOf([{ ...event, date: '2026-12-31' }])).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Operatory//Calendar//EN',
    'X-WR-CALNAME:Mia',
    'BEGIN:VEVENT',
    'UID:1@operatory',
    'DTSTAMP:20261125T010203Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Christmas Day',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['18:00', null, 'DTSTART:20261225T180000', 'DTEND:20261226T000000'],
  ['13:00:00', '17:30:00', 'DTSTART:20261225T130000', 'DTEND:20261225T173000'],
  ['20:00', '00:00', 'DTSTART:20261225T200000', 'DTEND:20261226T000000'],
])('an event from %s to %s is written as %s and %s', (start_time, end_time, ...times) => {
  expect(linesOf([{ ...event, start_time, end_time }])).toEqual(expect.arrayContaining(times));
});

test('a shift over midnight has its zone, its place and its description', () => {
  const shift = { ...event, start_time: '22:00', end_time: '00:00', end_date: '2026-12-26' };
  const details = { zone: 'Australia/Perth', place: 'Perth, Room 1', text: 'With Mia\nBring keys' };
  expect(linesOf([{ ...shift, ...details }])).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Australia/Perth:20261225T220000',
      'DTEND;TZID=Australia/Perth:20261226T000000',
      'LOCATION:Perth\\, Room 1',
      'DESCRIPTION:With Mia\\nBring keys',
    ]),
  );
  const zone = 'BEGIN:VTIMEZONE\r\nTZID:Australia/Perth\r\nEND:VTIMEZONE\r\n';
  const lines = calendarFile('Mia', [], new Date(0), [zone]).split('\r\n');
  expect(lines.slice(4, 7)).toEqual(zone.trim().split('\r\n'));
});

test('special characters are escaped, and long lines are folded by bytes', () => {
  const [summary, ...rest] = linesOf([{ ...event, title: `A; b, c\\d\n${'é'.repeat(60)}` }]).slice(9, 12);
  expect(summary).toMatch(/^SUMMARY:A\\; b\\, c\\\\d\\né+$/);
  expect(new TextEncoder().encode(summary).length).toBeLessThanOrEqual(75);
  expect(rest[0]).toMatch(/^ é+$/);
});
