import { type AssignmentOutcome, type CellOf, cellState } from '../assignments/assignment-matrix.ts';

/** The state of an item. */
export type PackItemState = CellOf<AssignmentOutcome>;
export type PackItemKind = 'FORM' | 'DOCUMENT' | 'COURSE';
/** Something that a person was given with a pack, as its own records say it. */
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

/** A person's progress: expired and declined items do not count as done. */
export function packProgress(items: readonly Pick<PackItemProgress, 'state'>[]): PackProgress {
  const count = (state: PackItemState): number => items.filter((item) => item.state === state).length;
  return { done: count('DONE'), total: items.length, overdue: count('OVERDUE') };
}
