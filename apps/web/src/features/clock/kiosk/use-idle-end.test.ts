import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleFor, watchIdle } from './use-idle-end.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a person’s use of the kiosk ends a minute after the last touch or key, unless the timer was stopped', () => {
  const screen = new EventTarget();
  const ended = vi.fn();
  const stop = watchIdle(screen, ended);
  for (const sign of ['pointerdown', 'keydown']) {
    vi.advanceTimersByTime(idleFor - 1);
    screen.dispatchEvent(new Event(sign));
  }
  vi.advanceTimersByTime(idleFor - 1);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledOnce();
  screen.dispatchEvent(new Event('keydown'));
  stop();
  vi.advanceTimersByTime(2 * idleFor);
  expect(ended).toHaveBeenCalledOnce();
});
