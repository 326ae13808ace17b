import type { Command } from '../define.ts';
import { assignDocument, nudgeAssignees, resendAssignment } from './assign-document.ts';
import { addUserDocument, approveDocument, cancelDocument, rejectDocument } from './decide-document.ts';
import { adminSignAssignment, signAssignment, witnessAssignment } from './sign-assignment.ts';
import { reviseDocument, submitDocument } from './submit-document.ts';
import { completeAssignment, declineAssignment, openAssignment } from './work-assignment.ts';

export const documentCommands: readonly Command[] = [
  submitDocument,
  reviseDocument,
  approveDocument,
  addUserDocument,
  rejectDocument,
  cancelDocument,
  assignDocument,
  resendAssignment,
  nudgeAssignees,
  openAssignment,
  completeAssignment,
  signAssignment,
  witnessAssignment,
  adminSignAssignment,
  declineAssignment,
];
