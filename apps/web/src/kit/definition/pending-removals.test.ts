import { expect, test } from 'vitest';
import { processInBackground } from '#kit/actions/bulk-work.ts';
import { pendingRemovals } from './pending-removals.ts';

test('hides rows until their deletion is undone or completed, by table', () => {
  let notified = 0;
  const stop = pendingRemovals.subscribe(() => notified++);
  pendingRemovals.hide('labs', ['a', 'b']);
  pendingRemovals.hide('labs', ['c']);
  expect([...pendingRemovals.of('labs')]).toEqual(['a', 'b', 'c']);
  expect(pendingRemovals.of('duties').size).toBe(0);
  pendingRemovals.show('labs', ['a', 'b']);
  expect([...pendingRemovals.of('labs')]).toEqual(['c']);
  pendingRemovals.show('labs', ['c']);
  // Without hidden rows, the set is always the same object, so that no list renders again.
  expect(pendingRemovals.of('labs')).toBe(pendingRemovals.of('duties'));
  expect(notified).toBe(4);
  stop();
});

test('processes rows a few at a time; a failure does not stop other rows and is reported at its index', async () => {
  let running = 0;
  let most = 0;
  const outcomes = await processInBackground(
    'Changing',
    Array.from({ length: 30 }, (_, index) => index),
    async (index) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, index % 3));
      running -= 1;
      return index % 7 === 0 ? `no ${index}` : null;
    },
  );
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
  expect(outcomes).toHaveLength(30);
  expect(outcomes.filter((sentence) => sentence !== null)).toEqual([
    'no 0',
    'no 7',
    'no 14',
    'no 21',
    'no 28',
  ]);
});
