import { describe, expect, test } from 'vitest';
import { sampleWeek } from '../sample-week.ts';
import type { PlanPreview } from './plan-preview.ts';
import { addedInWords, leftOutGroups } from './plan-words.ts';

const shift = (user_id: string | null, date = '2026-12-21') => ({
  date,
  user_id,
  start_time: '08:00:00',
  end_time: '17:00:00',
});
const plan = (other: Partial<PlanPreview> = {}): PlanPreview => ({
  added: 0,
  moved: 0,
  shifts: [],
  left_out: [],
  ...other,
});
const left = (id: string, user_id: string | null, reason: string) => ({ ...shift(user_id), id, reason });

describe('the summary of a copied week', () => {
  test.each<[Partial<PlanPreview>, string]>([
    [{}, 'Nothing is added to 21 Dec to 27 Dec.'],
    [{ added: 1, shifts: [shift('mia')] }, '1 shift is added to 21 Dec to 27 Dec as drafts.'],
    [
      { added: 2, shifts: [shift('mia'), shift(null)] },
      '2 shifts are added to 21 Dec to 27 Dec as drafts, 1 of them open.',
    ],
    [
      { added: 2, moved: 1, shifts: [shift('mia'), shift('leo')] },
      '2 shifts are added to 21 Dec to 27 Dec as drafts. 1 shift moved, because the clocks skip the time on that day.',
    ],
  ])('with %o reads "%s"', (other, words) => {
    expect(addedInWords(plan(other), '2026-12-21')).toBe(words);
  });

  test('names the people whose shifts are left out and why, but only counts shifts that exist already', () => {
    const left_out = [
      left('1', 'mia', 'exists'),
      left('2', 'leo', 'on_leave'),
      left('3', 'gone', 'not_at_clinic'),
      left('4', 'mia', 'exists'),
    ];
    expect(leftOutGroups(plan({ left_out }), sampleWeek([]).people)).toEqual([
      {
        reason: 'The employee is on leave',
        count: 1,
        lines: [{ id: '2', words: 'Leo Park, Mon 21 Dec, 08:00 am – 05:00 pm' }],
      },
      {
        reason: 'The employee can no longer be rostered here',
        count: 1,
        lines: [{ id: '3', words: 'Someone else, Mon 21 Dec, 08:00 am – 05:00 pm' }],
      },
      { reason: 'Already there', count: 2, lines: [] },
    ]);
  });
});
