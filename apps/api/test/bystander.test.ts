import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Bystander } from '../bench/security/bystander.ts';

test('a bystander counts the time so far of a pending request, but not in its next measurement', async () => {
  let answer = () => {};
  let asked = 0;
  const bystander = new Bystander(async () => {
    asked += 1;
    if (asked === 3) await new Promise<void>((resolve) => (answer = resolve));
  }, 1);
  while (asked < 3) await wait(1);
  await wait(1_000);
  const waits = bystander.waits();
  expect(waits).toHaveLength(3);
  // Timers may fire a millisecond early.
  expect(Math.max(...waits)).toBeGreaterThan(990);
  const begun = bystander.begin();
  answer();
  await begun;
  while (asked < 6) await wait(1);
  expect(Math.max(...bystander.waits())).toBeLessThan(990);
  await bystander.end();
});
