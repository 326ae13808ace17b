import { afterEach, expect, test, vi } from 'vitest';
import { retryUntilLoaded } from './late.ts';

afterEach(() => vi.useRealTimers());

test('retries a failed download until it succeeds', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const part = retryUntilLoaded(async () => {
    if (++tries < 3) throw new TypeError('Failed to fetch');
    return 'the part';
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await part).toBe('the part');
  expect(tries).toBe(3);
});

test('also retries a download that resolves to undefined, as with Vite after its error was recorded', async () => {
  vi.useFakeTimers();
  const answers = [undefined, 'the part'];
  const part = retryUntilLoaded(async () => answers.shift());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await part).toBe('the part');
});
