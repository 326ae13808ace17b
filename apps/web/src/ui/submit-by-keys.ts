import type { KeyboardEvent } from 'react';

/** Submits a form on Ctrl or Command with Enter as its button does, but not while the button is disabled. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, currentTarget } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
  // Of a form in a dialog within a form, only the inner one.
  event.stopPropagation();
  const button = currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button?.disabled) currentTarget.requestSubmit();
}
