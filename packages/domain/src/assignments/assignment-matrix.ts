import { isOverdue } from './due-state.ts';

const closedCells = { done: 'DONE', declined: 'DECLINED', failed: 'FAILED', expired: 'EXPIRED' } as const;
export type AssignmentOutcome = 'open' | keyof typeof closedCells;
export type CellOf<Outcome extends AssignmentOutcome> =
  | 'OPEN'
  | 'OVERDUE'
  | (typeof closedCells)[Exclude<Outcome, 'open'>];

export const cellState = <Outcome extends AssignmentOutcome>(
  outcome: Outcome,
  due: string | null,
  today: string,
): CellOf<Outcome> =>
  outcome === 'open'
    ? isOverdue(due, today)
      ? 'OVERDUE'
      : 'OPEN'
    : closedCells[outcome as Exclude<Outcome, 'open'>];
