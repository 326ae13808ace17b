import type { KeyboardEvent } from 'react';

/** Ctrl or Command with Enter sends a form as its button does: not a second time while that is at work. */
export function submitByKeys({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLFormElement>): void {
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
  const button = currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button?.disabled) currentTarget.requestSubmit();
}
