import { expect, test } from 'vitest';
import { type LedgerEntry, ledgerLines } from './ledger-lines.ts';
import { ledgerInWords } from './ledger-words.ts';

const entry = (hrs: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: hrs,
  kind: 'ACCRUAL',
  hrs,
  period_start: null,
  period_end: null,
  leave_date: null,
  note: null,
  created_at: '2026-11-25T00:00:00Z',
  created_by_user: null,
  ...more,
});

test('each line shows the balance after it, exact to the last decimal', () => {
  const lines = ledgerLines([entry('-7.600000'), entry('2.923077'), entry('10.000000')], '5.323077');
  expect(lines.map(({ balance }) => balance)).toEqual(['5.323077', '12.923077', '10.000000']);
});

test.each<[Partial<LedgerEntry>, string]>([
  [{ period_start: '2026-11-16', period_end: '2026-11-22' }, 'Accrued for 16 Nov 2026 to 22 Nov 2026'],
  [{ kind: 'TAKING', leave_date: '2026-12-24' }, 'Approved leave on 24 Dec 2026'],
  [{ kind: 'RETURN', leave_date: '2026-12-24' }, 'Returned for 24 Dec 2026'],
  [
    { kind: 'ADJUSTMENT', note: 'Opening balance', created_by_user: { display_name: 'Mia Chen' } },
    'Adjusted by Mia Chen: Opening balance',
  ],
])('the ledger line of %j reads "%s"', (more, words) => expect(ledgerInWords(entry('1', more))).toBe(words));
