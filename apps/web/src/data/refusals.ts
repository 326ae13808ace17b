import { toast } from './toast.ts';

/** That something was not done, as the person reads it. */
export interface Refusal {
  readonly sentence: string;
  /** What the server answered: it may say which field it is about. */
  readonly error?: unknown;
}

/** Says a refusal; null takes back what was said before. */
export type SayRefusal = (refusal: Refusal | null) => void;

interface Dialog {
  readonly say: SayRefusal;
  readonly element: () => Element | null;
}

/** The open dialogs, the uppermost last. */
let open: readonly Dialog[] = [];

/** From now on what is begun in this dialog says its refusals here. Answers with how that ends. */
export function takeRefusals(dialog: Dialog): () => void {
  open = [...open, dialog];
  return () => {
    open = open.filter((each) => each !== dialog);
  };
}

/**
 * Where what begins now says that it was refused: in the dialog in which it was begun while that is open, else as a toast.
 * Beginning takes back what the dialog said of an earlier try.
 */
export function refusalPlace(): (refusal: Refusal, duration?: number) => void {
  const { activeElement } = document;
  const top = open.at(-1);
  // What has the focus outside, such as Undo on a toast, is not the dialog's. A locked button leaves it to the body.
  const dialog = activeElement === document.body || top?.element()?.contains(activeElement) ? top : undefined;
  dialog?.say(null);
  return (refusal, duration) => {
    if (dialog && open.includes(dialog)) dialog.say(refusal);
    else toast.error(refusal.sentence, duration);
  };
}

/** Says at once that what the person wants cannot be done. */
export const refuse = (sentence: string, duration?: number): void => refusalPlace()({ sentence }, duration);
