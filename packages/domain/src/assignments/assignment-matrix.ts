import { isOverdue } from './due-state.ts';

const closedCells = { done: 'DONE', declined: 'DECLINED', failed: 'FAILED', expired: 'EXPIRED' } as const;
/** The outcome of an assignment. */
export type AssignmentOutcome = 'open' | keyof typeof closedCells;
/** The cells that these outcomes have. */
export type CellOf<Outcome extends AssignmentOutcome> =
  | 'OPEN'
  | 'OVERDUE'
  | (typeof closedCells)[Exclude<Outcome, 'open'>];

/** The cell of a person and a thing. What is done and no longer counts has expired. */
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
