import { useBlocker } from '@tanstack/react-router';
import { useUnsaved } from '#session/unsaved.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';

interface Place {
  readonly pathname: string;
  readonly search: unknown;
}

/** Asks before what was typed is thrown away. */
export const mayLeave = (): Promise<boolean> =>
  confirmDialog({
    title: 'Leave without saving?',
    text: 'What you entered will be lost.',
    confirm: 'Leave',
    cancel: 'Stay',
    danger: true,
  });

/** The text of a search is told to the address a moment late, when a form may be open already: that leaves nothing. */
export const isSearch = (from: Place, to: Place): boolean =>
  from.pathname === to.pathname && besidesSearch(from) === besidesSearch(to);
function besidesSearch({ search }: Place): string {
  const { q: _, ...others } = { ...(search as Readonly<Record<string, unknown>>) };
  return JSON.stringify(Object.entries(others).sort());
}

/** Asks before unsaved changes are left; `isSame` says which moves stay with them. */
export function useLeaveGuard(
  unsaved: () => boolean,
  isSame: (from: Place, to: Place) => boolean = isSearch,
): void {
  useUnsaved(unsaved);
  useBlocker({
    enableBeforeUnload: unsaved,
    shouldBlockFn: async ({ current, next }) =>
      unsaved() && !isSame(current, next) ? !(await mayLeave()) : false,
  });
}
