import { isOverdue } from './due-state.ts';

const closedCells = { done: 'DONE', declined: 'DECLINED', failed: 'FAILED', expired: 'EXPIRED' } as const;
/** The outcome of an assignment. */
export type AssignmentOutcome = 'open' | keyof typeof closedCells;
/** The cell states that these outcomes can have. */
export type CellOf<Outcome extends AssignmentOutcome> =
  | 'OPEN'
  | 'OVERDUE'
  | (typeof closedCells)[Exclude<Outcome, 'open'>];

/** The matrix cell of a person and an assigned item. A completed item that is no longer valid is expired. */
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
