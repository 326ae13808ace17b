import { describe, expect, test } from 'vitest';
import { quietHoursOf, quietUntil, usualQuietHours } from '../src/index.ts';

const at = (instant: string, zone = 'Australia/Sydney', hours = usualQuietHours) =>
  quietUntil(new Date(instant), zone, hours)?.toISOString() ?? null;

describe('quiet hours', () => {
  test('are from 8 pm to 7 am in the time zone of the clinic', () => {
    expect(at('2026-11-21T19:59:59+11:00')).toBeNull();
    expect(at('2026-11-21T20:00:00+11:00')).toBe('2026-11-21T20:00:00.000Z');
    expect(at('2026-11-22T06:59:59+11:00')).toBe('2026-11-21T20:00:00.000Z');
    expect(at('2026-11-22T07:00:00+11:00')).toBeNull();
    expect(at('2026-11-21T12:00:00Z', 'Australia/Perth')).toBe('2026-11-21T23:00:00.000Z');
    // In this night the clocks skip an hour.
    expect(at('2026-10-03T22:00:00+10:00')).toBe('2026-10-03T20:00:00.000Z');
  });
  test('can be set by the user or turned off with equal times, and an invalid setting means the default', () => {
    const noon = { from: '12:00', to: '13:00' };
    expect(at('2026-11-21T12:30:00+11:00', 'Australia/Sydney', noon)).toBe('2026-11-21T02:00:00.000Z');
    expect(at('2026-11-21T23:00:00+11:00', 'Australia/Sydney', noon)).toBeNull();
    expect(at('2026-11-21T23:00:00+11:00', 'Australia/Sydney', { from: '00:00', to: '00:00' })).toBeNull();
    expect(quietHoursOf(noon)).toEqual(noon);
    for (const value of [null, 'x', {}, { from: '25:00', to: '07:00' }, { from: 8, to: 9 }])
      expect(quietHoursOf(value)).toEqual(usualQuietHours);
  });
});
