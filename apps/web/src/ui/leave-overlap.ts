import type { ConfirmWords } from './confirm-dialog.tsx';

/** Asked if another request of the same person is pending in the period. */
export const leaveOverlap: ConfirmWords = {
  title: 'Leave overlap',
  text: 'There is an existing leave request in the same period. Do you want to go on?',
  confirm: 'Yes',
};
