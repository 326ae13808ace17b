import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeBreaks } from '../src/rosters/shift-breaks.ts';
import { shiftWarnings } from '../src/rosters/shift-limits.ts';
import { timeAfter } from '../src/rosters/shift-times.ts';
import { usualBreaks } from '../src/rosters/usual-breaks.ts';

const shown = (start: string, end: string) =>
  usualBreaks({ start, end }).map((each) => `${each.type} ${each.start}+${each.length}`);

describe('the usual breaks of a shift', () => {
  test.each<[string, string, readonly string[]]>([
    ['09:00', '12:00', []],
    ['08:00', '12:00', ['REST 09:55+10']],
    ['08:00', '13:00', ['REST 10:25+10']],
    ['08:00', '13:15', ['MEAL 10:30+30', 'REST 09:10+10']],
    ['08:00', '16:30', ['MEAL 12:00+30', 'REST 09:55+10', 'EXTRA_REST 14:25+10']],
    ['20:00', '04:00', ['MEAL 23:45+30', 'REST 21:50+10']],
    ['07:00', '18:00', ['MEAL 10:15+30', 'EXTRA_MEAL 14:15+30', 'REST 12:25+10', 'EXTRA_REST 08:35+10']],
    ['09:00', '09:00', []],
  ])('from %s to %s are %j', (start, end, breaks) => {
    expect(shown(start, end)).toEqual(breaks);
  });

  test('fit into any shift of 30 minutes to 16 hours, and cause no warnings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 30, max: 960 }), (from, minutes) => {
        const start = timeAfter('00:00', from);
        const end = timeAfter(start, minutes);
        const breaks = usualBreaks({ start, end });
        expect(placeBreaks({ start, end }, breaks).problems).toEqual([]);
        const shift = { id: 'shift', user_id: 'mia', roster_shift_type: 'ORDINARY' as const };
        const plan = { date: '2026-11-23', start, end, zone: 'Australia/Brisbane', breaks };
        expect(shiftWarnings({ ...shift, ...plan })).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
