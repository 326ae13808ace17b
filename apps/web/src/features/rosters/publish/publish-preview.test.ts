import { describe, expect, test } from 'vitest';
import { sampleShift, sampleWeek } from '../sample-week.ts';
import { overlapsToFix, publishPreview } from './publish-preview.ts';
import { notifiedInWords, publishOverlapInWords } from './publish-words.ts';

const of = (shifts: Parameters<typeof sampleWeek>[0]) => publishPreview(sampleWeek(shifts));

describe('the preview of publishing', () => {
  test('is empty if everything is published as it is shown', () => {
    expect(of([sampleShift({ published: true })])).toEqual({ shift_ids: [], groups: [], notified: 0 });
  });

  test('lists drafts and changes by person, in the order of names and times', () => {
    const preview = of([
      sampleShift({ id: 'late', user_id: 'mia', clinic_roster_date: '2026-12-23' }),
      sampleShift({ id: 'early', user_id: 'mia', clinic_roster_date: '2026-12-21' }),
      sampleShift({
        id: 'moved',
        user_id: 'leo',
        published: true,
        is_changed: true,
        was: { start_time: '07:00:00' },
      }),
      sampleShift({ id: 'as it was', user_id: 'leo', clinic_roster_date: '2026-12-22', published: true }),
    ]);
    expect(
      preview.groups.map(({ name, lines }) => [name, lines.map(({ kind, shift }) => [kind, shift.id])]),
    ).toEqual([
      ['Leo Park', [['changed', 'moved']]],
      [
        'Mia Chen',
        [
          ['added', 'early'],
          ['added', 'late'],
        ],
      ],
    ]);
    expect(preview.shift_ids.toSorted()).toEqual(['early', 'late', 'moved']);
    expect(preview.notified).toBe(2);
  });

  test('shows a published shift with a new person as removed from one and added to the other', () => {
    const { groups } = of([
      sampleShift({ id: 's', user_id: 'mia', published: true, is_changed: true, was: { user_id: 'leo' } }),
    ]);
    expect(groups.map(({ name, lines }) => [name, lines[0]?.kind])).toEqual([
      ['Leo Park', 'removed'],
      ['Mia Chen', 'added'],
    ]);
  });

  test('lists open shifts last, and notifies nobody of them', () => {
    const preview = of([
      sampleShift({ id: 'open', user_id: null }),
      sampleShift({ id: 'freed', user_id: null, published: true, is_changed: true, was: { user_id: 'leo' } }),
    ]);
    expect(
      preview.groups.map(({ name, lines }) => [name, lines.map(({ kind, shift }) => [kind, shift.id])]),
    ).toEqual([
      ['Leo Park', [['removed', 'freed']]],
      [
        'Open shifts',
        [
          ['added', 'open'],
          ['added', 'freed'],
        ],
      ],
    ]);
    expect(preview.notified).toBe(1);
    expect(notifiedInWords(of([sampleShift({ user_id: null })]))).toBe(
      'Nobody is notified: all of these are open shifts.',
    );
  });
});

describe('overlaps before publishing', () => {
  const [one, other] = [
    sampleShift({ id: 'one', start_time: '08:00:00', end_time: '16:00:00' }),
    sampleShift({ id: 'other', start_time: '15:00:00', end_time: '19:00:00' }),
  ];
  test('include only overlaps with a shift that would be published', () => {
    const week = sampleWeek([one, other]);
    const overlaps = overlapsToFix(week, publishPreview(week));
    expect(overlaps).toMatchObject([{ name: 'Mia Chen', minutes: 60, shift_ids: ['one', 'other'] }]);
    expect(publishOverlapInWords(overlaps)).toBe('1 overlap to fix before publishing: Mia Chen, Mon 21 Dec');
    const published = sampleWeek([
      { ...one, published: true },
      { ...other, published: true },
    ]);
    expect(overlapsToFix(published, publishPreview(published))).toEqual([]);
  });

  test('are found across the border of a state, by their instants', () => {
    // 12:30 in Tweed Heads is 11:30 in Queensland, before the shift at the Gold Coast ends.
    const here = sampleShift({
      id: 'gold coast',
      zone: 'Australia/Brisbane',
      start_time: '08:00:00',
      end_time: '12:00:00',
    });
    const { id, user_id, starts_at, ends_at, ...there } = sampleShift({
      id: 'tweed',
      start_time: '12:30:00',
      end_time: '17:00:00',
    });
    const week = {
      ...sampleWeek([here]),
      elsewhere: [
        { ...there, id, user_id: 'mia', starts_at, ends_at, clinic_id: 'tweed', clinic_name: 'Tweed Heads' },
      ],
    };
    expect(overlapsToFix(week, publishPreview(week))).toMatchObject([
      { minutes: 30, shift_ids: ['gold coast'] },
    ]);
  });
});
