import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppContext } from '../src/context.ts';
import { watchMidnight } from '../src/live/midnight.ts';
import type { PulseListener } from '../src/live/pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what depends on the day is asked again at each zone’s midnight, and when the clock is set to another day', () => {
  vi.setSystemTime('2026-11-21T12:58:30Z');
  const touched: string[] = [];
  const listeners: PulseListener[] = [];
  let offset = 0;
  const stop = watchMidnight({
    clock: { now: () => new Date(Date.now() + offset) },
    engine: {
      live: {
        touchAll: (tag: string) => touched.push(`${tag} ${new Date(Date.now() + offset).toISOString()}`),
      },
    },
    pulse: {
      listen: (listener: PulseListener) => {
        listeners.push(listener);
        return () => {};
      },
    },
  } as unknown as AppContext);
  vi.advanceTimersByTime(60_000);
  expect(touched).toEqual([]);
  // Sydney's summer midnight, then Adelaide's half an hour, Brisbane's an hour later.
  vi.advanceTimersByTime(65 * 60_000);
  expect(touched.map((line) => line.slice(0, 20))).toEqual([
    'day 2026-11-21T13:00',
    'day 2026-11-21T13:30',
    'day 2026-11-21T14:00',
  ]);
  for (const listener of listeners) listener.onClock();
  expect(touched).toHaveLength(3);
  offset = 86_400_000;
  for (const listener of listeners) listener.onClock();
  expect(touched).toHaveLength(4);
  stop();
  vi.advanceTimersByTime(48 * 3_600_000);
  expect(touched).toHaveLength(4);
});
