import type { LeaveFacts } from '@operatory/domain';
import { calculateLeave } from '@operatory/domain';
import { expect, test } from 'vitest';
import { countedDays, takenDays, whyNotOnePeriod } from './chosen-days.ts';
import { dayRows } from './day-rows.ts';
import { type LeaveDraft, requestedLeave, withPeriod, withTimes } from './leave-draft.ts';
import { previewInWords } from './preview-words.ts';

const day = (date: string, name: string) => ({ date, name, start_time: null, end_time: null });
const facts: LeaveFacts = {
  minutes_per_day: 456,
  applicable_on: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
  is_paid: true,
  holidays: [
    day('2026-12-25', 'Christmas Day'),
    day('2026-12-26', 'Boxing Day'),
    day('2026-12-28', 'Additional Day for Boxing Day'),
    day('2027-01-01', "New Year's Day"),
  ],
  taken: [],
  remaining_hrs: '152',
  usable_from: null,
  is_attachment_required: false,
};
const draft: LeaveDraft = {
  user_id: 'me',
  clinic_id: 'clinic',
  kind: 'annual',
  from: '2026-12-24',
  until: '2027-01-04',
  times: {},
  reason: '',
  attachments: [],
};
const christmas = { leave_start_date: '2026-12-24', leave_end_date: '2027-01-04', days: [] };

const inWords = (known: LeaveFacts, asked = christmas) => {
  const calculated = calculateLeave(known, asked);
  return calculated.ok ? previewInWords(calculated.value) : calculated.code;
};

test.each([
  ['152', '5 days, 38.00 h paid; 25, 28 Dec and 1 Jan are holidays'],
  ['30.4', '5 days, 38.00 h: 30.40 paid, 7.60 unpaid; 25, 28 Dec and 1 Jan are holidays'],
  ['0', '5 days, 38.00 h unpaid; 25, 28 Dec and 1 Jan are holidays'],
])('sums up a request over Christmas with a balance of %s h', (remaining_hrs, words) => {
  expect(inWords({ ...facts, remaining_hrs })).toBe(words);
});

test('says one day, one holiday and one day of approved leave in the singular', () => {
  const taken = [
    { employee_leave_id: '1', status: 'APPROVED', date: '2026-12-29', start_time: null, end_time: null },
  ] as const;
  expect(
    inWords({ ...facts, taken }, { leave_start_date: '2026-12-28', leave_end_date: '2026-12-30', days: [] }),
  ).toBe('1 day, 7.60 h paid; 28 Dec is a holiday; 29 Dec is already approved');
});

test('lists each day separately, with the reason for a day that does not count', () => {
  const rows = dayRows(facts, christmas);
  expect(rows.filter(({ counts }) => counts).map(({ date }) => date)).toEqual([
    '2026-12-24',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-04',
  ]);
  expect(rows.find(({ date }) => date === '2026-12-25')?.why).toBe('Christmas Day');
  expect(rows.find(({ date }) => date === '2026-12-27')?.why).toBe('Not a working day');
});

test('shows a problem at its day, and counts the other days', () => {
  const taken = [
    {
      employee_leave_id: '1',
      status: 'APPROVED',
      date: '2026-12-30',
      start_time: '09:00',
      end_time: '12:00',
    },
  ] as const;
  const asked = requestedLeave(
    withTimes({ ...draft, from: '2026-12-29', until: '2026-12-31' }, '2026-12-31', {
      start: '09:00',
      end: '',
    }),
  );
  const rows = dayRows({ ...facts, taken }, asked ?? christmas);
  expect(rows.map(({ minutes, problem }) => [minutes, problem])).toEqual([
    [456, null],
    [0, 'This overlaps leave that is already approved. Choose other days or times.'],
    [0, 'Enter a start and an end time, or choose all day'],
  ]);
});

test('moving the first day past the last also moves the last, and times outside the period are not sent', () => {
  expect(withPeriod({ ...draft, until: '' }, { from: '2026-12-30' }).until).toBe('2026-12-30');
  expect(withPeriod(draft, { from: '2027-01-08' }).until).toBe('2027-01-08');
  expect(withPeriod(draft, { from: '2026-12-20' }).until).toBe('2027-01-04');
  const timed = withTimes(draft, '2026-12-24', { start: '13:00', end: '17:30' });
  expect(requestedLeave(timed)?.days).toEqual([
    { date: '2026-12-24', is_all_day: false, start_time: '13:00', end_time: '17:30' },
  ]);
  expect(requestedLeave({ ...timed, from: '2026-12-29' })?.days).toEqual([]);
  expect(requestedLeave(withTimes(timed, '2026-12-24', null))?.days).toEqual([]);
  expect(requestedLeave({ ...draft, from: '24.13.' })).toBeNull();
});

test('a day with approved leave for some hours can be selected, and a period can skip only days that do not count', () => {
  const taken = [
    { employee_leave_id: '1', status: 'APPROVED', date: '2026-12-08', start_time: null, end_time: null },
    {
      employee_leave_id: '2',
      status: 'APPROVED',
      date: '2026-12-09',
      start_time: '09:00',
      end_time: '12:00',
    },
    { employee_leave_id: '3', status: 'PENDING', date: '2026-12-15', start_time: '09:00', end_time: '12:00' },
  ] as const;
  const known = { ...facts, taken };
  expect(takenDays(known)).toMatchObject({ approved: ['2026-12-08'], pending: ['2026-12-15'] });
  expect(countedDays(known, '2026-12-24', '2026-12-29')).toEqual(['2026-12-24', '2026-12-29']);
  expect(whyNotOnePeriod(known, ['2026-12-29', '2026-12-24'])).toBeNull();
  expect(whyNotOnePeriod(known, ['2026-12-24', '2026-12-31'])).toBe(
    '29 and 30 Dec are not selected. Send a request for each period.',
  );
});
