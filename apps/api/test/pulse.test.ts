import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPulse } from '../src/database/pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Other tests count seconds in beats; this one verifies that a beat is a second.
test('the pulse beats once a second, but only after the previous beat was answered', async () => {
  let version = '1';
  let asked = 0;
  let release: (() => void) | undefined;
  let isSlow = false;
  const query = async () => {
    asked += 1;
    if (isSlow) await new Promise<void>((resolve) => (release = resolve));
    return { rows: [{ snapshot: version, offset_ms: null, versions: [version] }] };
  };
  const changed: string[] = [];
  const pulse = startPulse({ query } as unknown as Pool, {} as FastifyBaseLogger, null);
  pulse.listen({
    clients: () => ['north'],
    onRights: (clients) => changed.push(...clients),
    onClock() {},
  });
  await vi.advanceTimersByTimeAsync(2_000);
  // Changes before the first beat are unknown, so the client is reported once.
  expect([asked, changed]).toEqual([2, ['north']]);
  version = '2';
  await vi.advanceTimersByTimeAsync(1_000);
  expect([asked, changed]).toEqual([3, ['north', 'north']]);
  isSlow = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toBe(4);
  isSlow = false;
  release?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(5);
  pulse.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toBe(5);
});
