import { useBlocker } from '@tanstack/react-router';
import { useUnsaved } from '#session/unsaved.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';

interface Address {
  readonly pathname: string;
  readonly search: unknown;
}

/** Asks the user before typed values are discarded. */
export const mayLeave = (): Promise<boolean> =>
  confirmDialog({
    title: 'Leave without saving?',
    text: 'What you entered will be lost.',
    confirm: 'Leave',
    cancel: 'Stay',
    danger: true,
  });

/**
 * Whether two URLs differ only in the search text. That is written to the URL with a delay, perhaps after a
 * form was opened, and must not count as leaving the form.
 */
export const isSearch = (from: Address, to: Address): boolean =>
  from.pathname === to.pathname && besidesSearch(from) === besidesSearch(to);
function besidesSearch({ search }: Address): string {
  const { q: _, ...others } = { ...(search as Readonly<Record<string, unknown>>) };
  return JSON.stringify(Object.entries(others).sort());
}

/** Asks before unsaved changes are left. `isSame` says whether a navigation keeps them. */
export function useLeaveGuard(
  unsaved: () => boolean,
  isSame: (from: Address, to: Address) => boolean = isSearch,
): void {
  useUnsaved(unsaved);
  useBlocker({
    enableBeforeUnload: unsaved,
    shouldBlockFn: async ({ current, next }) =>
      unsaved() && !isSame(current, next) ? !(await mayLeave()) : false,
  });
}
