import { type AssignmentOutcome, type CellOf, cellState } from '../assignments/assignment-matrix.ts';

export type PackItemState = CellOf<AssignmentOutcome>;
export type PackItemKind = 'FORM' | 'DOCUMENT' | 'COURSE';
/** An item that a person got with a pack, by the item's own record. */
export interface PackItem {
  readonly kind: PackItemKind;
  readonly id: string;
  readonly name: string;
  readonly outcome: AssignmentOutcome;
  readonly due_date: string | null;
}
export interface PackItemProgress extends PackItem {
  readonly state: PackItemState;
}
export interface PackProgress {
  readonly done: number;
  readonly total: number;
  readonly overdue: number;
}

export const packItemProgress = (item: PackItem, today: string): PackItemProgress => ({
  ...item,
  state: cellState(item.outcome, item.due_date, today),
});

/** Expired and declined items do not count as done. */
export function packProgress(items: readonly Pick<PackItemProgress, 'state'>[]): PackProgress {
  const count = (state: PackItemState): number => items.filter((item) => item.state === state).length;
  return { done: count('DONE'), total: items.length, overdue: count('OVERDUE') };
}
