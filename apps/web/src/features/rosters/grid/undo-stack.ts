import type { Edit } from './pending-edits.ts';

/** What was done, and the calls that take it back and do it again. */
export interface Step {
  /** As a sentence's start: `Moved Mia's shift`. */
  readonly label: string;
  readonly undo: readonly Edit[];
  readonly redo: readonly Edit[];
}

export interface UndoStack {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const emptyStack: UndoStack = { done: [], undone: [] };
const most = 100;

/** A new step: what was undone before cannot be done again. */
export const pushed = ({ done }: UndoStack, step: Step): UndoStack => ({
  done: [...done, step].slice(-most),
  undone: [],
});

/** The step to take back next, and the stack after it; null when there is none. */
export function takeBack({ done, undone }: UndoStack): { step: Step; stack: UndoStack } | null {
  const step = done.at(-1);
  return step ? { step, stack: { done: done.slice(0, -1), undone: [...undone, step] } } : null;
}

export function doAgain({ done, undone }: UndoStack): { step: Step; stack: UndoStack } | null {
  const step = undone.at(-1);
  return step ? { step, stack: { done: [...done, step], undone: undone.slice(0, -1) } } : null;
}

/** Without a step that the server refused to take back: it cannot be tried again. */
export const without = ({ done, undone }: UndoStack, step: Step): UndoStack => ({
  done: done.filter((each) => each !== step),
  undone: undone.filter((each) => each !== step),
});
