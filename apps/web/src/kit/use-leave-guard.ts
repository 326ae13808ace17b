import { useBlocker } from '@tanstack/react-router';
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

/** Asks before unsaved changes are left; `isSame` says which moves stay with them. */
export function useLeaveGuard(
  unsaved: () => boolean,
  isSame: (from: Place, to: Place) => boolean = () => false,
): void {
  useBlocker({
    enableBeforeUnload: unsaved,
    shouldBlockFn: async ({ current, next }) =>
      unsaved() && !isSame(current, next) ? !(await mayLeave()) : false,
  });
}
