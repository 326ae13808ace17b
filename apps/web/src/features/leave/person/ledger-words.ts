import { dateInWords } from '../leave-words.ts';
import type { LedgerEntry } from './ledger-lines.ts';

/** A change in plain words: "Accrued for 16 Nov 2026 to 22 Nov 2026". */
export function ledgerInWords(entry: LedgerEntry): string {
  const { kind, period_start, period_end, leave_date, note, created_by_user } = entry;
  switch (kind) {
    case 'ACCRUAL':
      return period_start && period_end
        ? `Accrued for ${dateInWords(period_start)} to ${dateInWords(period_end)}`
        : 'Accrued';
    case 'TAKING':
      return leave_date ? `Approved leave on ${dateInWords(leave_date)}` : 'Approved leave';
    case 'RETURN':
      return leave_date ? `Returned for ${dateInWords(leave_date)}` : 'Returned';
    case 'ADJUSTMENT':
      return `Adjusted${created_by_user ? ` by ${created_by_user.display_name}` : ''}${note ? `: ${note}` : ''}`;
  }
}
