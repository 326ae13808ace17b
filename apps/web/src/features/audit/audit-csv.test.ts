import { expect, test } from 'vitest';
import { allLines, pageSize } from './audit-csv.ts';
import type { AuditRow } from './audit-row.ts';

const written = Array.from({ length: 2 * pageSize + 7 }, (_, n): AuditRow => {
  const none = {
    row_id: null,
    user_id: null,
    from_value: null,
    to_value: null,
    note: null,
    ip_address: null,
  };
  return {
    id: String(n),
    action: 'update',
    table_name: 'users',
    ...none,
    created_at: '2026-11-22T01:00:00Z',
  };
});

test('downloads more audit lines than one page holds, each once, and reports the number so far', async () => {
  const reported: number[] = [];
  const asked: number[] = [];
  const ask = async ({ limit, offset }: { limit: number; offset: number }) => {
    asked.push(offset);
    return written.slice(offset, offset + limit);
  };
  const all = await allLines(ask, {}, [{ id: 'asc' }], (count) => reported.push(count));
  expect(all).toEqual(written);
  expect(asked).toEqual([0, 0, pageSize, 2 * pageSize]);
  expect(reported).toEqual([pageSize, 2 * pageSize, written.length]);
  expect(await allLines(async () => [], {}, [])).toEqual([]);
});
