import type { Edit } from './pending-edits.ts';

export interface UndoStep {
  /** Words for the step: `Moved Mia's shift`. */
  readonly label: string;
  readonly undo: readonly Edit[];
  readonly redo: readonly Edit[];
}

export interface UndoStack {
  readonly done: readonly UndoStep[];
  readonly undone: readonly UndoStep[];
}

export const emptyStack: UndoStack = { done: [], undone: [] };
const most = 100;

/** Adds a step. Steps that were undone before it can no longer be redone. */
export const withStep = ({ done }: UndoStack, step: UndoStep): UndoStack => ({
  done: [...done, step].slice(-most),
  undone: [],
});

/** The step to undo next, and the stack without it; null if there is none. */
export function nextUndo({ done, undone }: UndoStack): { step: UndoStep; stack: UndoStack } | null {
  const step = done.at(-1);
  return step ? { step, stack: { done: done.slice(0, -1), undone: [...undone, step] } } : null;
}

export function nextRedo({ done, undone }: UndoStack): { step: UndoStep; stack: UndoStack } | null {
  const step = undone.at(-1);
  return step ? { step, stack: { done: [...done, step], undone: undone.slice(0, -1) } } : null;
}

/** Removes a step that can no longer be undone or redone. */
export const withoutStep = ({ done, undone }: UndoStack, step: UndoStep): UndoStack => ({
  done: done.filter((each) => each !== step),
  undone: undone.filter((each) => each !== step),
});
