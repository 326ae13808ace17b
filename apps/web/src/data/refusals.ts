import { toast } from './toast.ts';

/** Why an action failed, for the user. */
export interface Refusal {
  readonly sentence: string;
  /** The server's error, which may name the field that caused it. */
  readonly error?: unknown;
}

/** Shows a refusal; null clears the previous one. */
export type ShowRefusal = (refusal: Refusal | null) => void;

interface Dialog {
  readonly say: ShowRefusal;
  readonly element: () => Element | null;
}

/** The open dialogs, the topmost last. */
let open: readonly Dialog[] = [];

/** Makes actions started in this dialog show their refusals in it. Returns a function that stops this. */
export function takeRefusals(dialog: Dialog): () => void {
  open = [...open, dialog];
  return () => {
    open = open.filter((each) => each !== dialog);
  };
}

/**
 * Returns a function that shows the refusal of the action that is starting: in the dialog where it was
 * started while that is open, otherwise as a toast. Clears the dialog's message of an earlier attempt.
 */
export function refusalPlace(): (refusal: Refusal, duration?: number) => void {
  const { activeElement } = document;
  const top = open.at(-1);
  // An element with focus outside, such as Undo on a toast, does not belong to the dialog. A disabled button
  // moves the focus to the body.
  const dialog = activeElement === document.body || top?.element()?.contains(activeElement) ? top : undefined;
  dialog?.say(null);
  return (refusal, duration) => {
    if (dialog && open.includes(dialog)) dialog.say(refusal);
    else toast.error(refusal.sentence, duration);
  };
}

/** Shows a refusal at once, without a request. */
export const refuse = (sentence: string, duration?: number): void => refusalPlace()({ sentence }, duration);
