import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from '../src/jobs/pace.ts';

let begun: string[];
let pace: Pace;
beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
  pace = new Pace(200, 1_000, (key) => begun.push(`${key} ${performance.now() - start}`));
  start = performance.now();
});
afterEach(() => {
  pace.stop();
  vi.useRealTimers();
});
let start = 0;

test('work begins 200 ms after the first request, then once a second while requests continue, separately for each key', () => {
  for (let n = 0; n < 44; n++) {
    pace.ask('a');
    if (n === 10) pace.ask('b');
    vi.advanceTimersByTime(50);
  }
  expect(begun).toEqual(['a 200', 'b 700', 'a 1200', 'a 2200']);
});

test('work begins after 200 ms again when the last request is seconds ago, and does not begin after a stop', () => {
  pace.ask('a');
  vi.advanceTimersByTime(3_000);
  pace.ask('a');
  vi.advanceTimersByTime(3_000);
  expect(begun).toEqual(['a 200', 'a 3200']);
  pace.ask('a');
  pace.stop();
  vi.advanceTimersByTime(3_000);
  expect(begun).toHaveLength(2);
});
