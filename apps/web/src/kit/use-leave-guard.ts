import { useBlocker } from '@tanstack/react-router';
import { confirmDialog } from '#ui/confirm-dialog.tsx';

interface Place {
  readonly pathname: string;
  readonly search: unknown;
}

/** Asks before unsaved changes are left; `isSame` says which moves stay with them. */
export function useLeaveGuard(
  unsaved: () => boolean,
  isSame: (from: Place, to: Place) => boolean = () => false,
): void {
  useBlocker({
    enableBeforeUnload: unsaved,
    shouldBlockFn: async ({ current, next }) => {
      if (!unsaved() || isSame(current, next)) return false;
      return !(await confirmDialog({
        title: 'Leave without saving?',
        text: 'What you changed will be lost.',
        confirm: 'Leave',
        cancel: 'Stay',
        danger: true,
      }));
    },
  });
}
