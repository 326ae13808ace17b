import type { Command } from '../define.ts';
import { setReportingLines, setUserAccess } from './access.ts';
import { blockUser, unblockUser } from './block.ts';
import { inviteUser, resendInvite } from './invite.ts';
import { resetUserPassword, resetUserPin } from './resets.ts';
import { verifyCredential } from './verify-credential.ts';

export const userCommands: readonly Command[] = [
  inviteUser,
  resendInvite,
  setUserAccess,
  setReportingLines,
  blockUser,
  unblockUser,
  resetUserPassword,
  resetUserPin,
  verifyCredential,
];
