import { expect, test } from 'vitest';
import { createClock } from '../src/context/clock.ts';

test('an offset that was read before the clock was set does not replace the set time, but a later one does', async () => {
  let store = () => {};
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  const pool = { query: () => stored.then(() => ({ rows: [] })) };
  const clock = createClock(pool, true);
  const askedAt = performance.now();
  const setting = clock.set(new Date('2026-11-23T10:00:00+11:00'));
  expect(clock.adopt(null, askedAt)).toBe(false);
  expect(clock.setting()).toMatch('2026-11-22T23:00');
  store();
  await setting;
  expect(clock.adopt(null, askedAt)).toBe(false);
  expect(clock.setting()).toMatch('2026-11-22T23:00');
  expect(clock.adopt(60_000, performance.now())).toBe(true);
});
