import { expect, test } from 'vitest';
import { pendingFirst, type RequestView } from './request-view.ts';

const request = (id: string, status: string, createdAt: string) => ({ id, status, createdAt }) as RequestView;

test('lists pending requests first, from the oldest, and then decided ones, from the latest', () => {
  const sorted = pendingFirst([
    request('decided early', 'ACCEPTED', '2026-11-01'),
    request('waits', 'PENDING_REVIEW', '2026-11-10'),
    request('decided late', 'REJECTED', '2026-11-20'),
    request('waits longest', 'PENDING_REVIEW', '2026-11-05'),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['waits longest', 'waits', 'decided late', 'decided early']);
});
