import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

test('uses the same key for the same request until it is answered', () => {
  const keys = createIdempotencyKeys();
  const first = keys.of(['Reorder', { id: 'o', status: 'CANCEL' }]);
  expect(keys.of(['Reorder', { id: 'o', status: 'CANCEL' }])).toBe(first);
  keys.answered(first);
  const second = keys.of(['Reorder', { id: 'o', status: 'CANCEL' }]);
  expect(second).not.toBe(first);
  const other = keys.of(['Pin', { id: 'o', status: 'CANCEL' }]);
  const changed = keys.of(['Pin', { id: 'o', status: 'RAISED' }]);
  expect(new Set([first, second, other, changed]).size).toBe(4);
});

test('answering one request does not affect the key of another', () => {
  const keys = createIdempotencyKeys();
  const lost = keys.of({ message: 'One' });
  keys.answered(keys.of({ message: 'Two' }));
  expect(keys.of({ message: 'One' })).toBe(lost);
});
