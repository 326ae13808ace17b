import type { KeyboardEvent } from 'react';

/** Submits a form on Ctrl or Command with Enter, unless its button is disabled. */
export function submitByKeys({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLFormElement>): void {
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
  const button = currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button?.disabled) currentTarget.requestSubmit();
}
