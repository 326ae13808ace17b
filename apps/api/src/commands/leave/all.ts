import type { Command } from '../define.ts';
import { adjustLeaveBalance } from './adjust-leave-balance.ts';
import { cancelLeave, confirmLeaveCancellation } from './cancel-leave.ts';
import { decideLeave } from './decide-leave.ts';
import { editLeave, requestLeave } from './request-leave.ts';

export const leaveCommands: readonly Command[] = [
  requestLeave,
  editLeave,
  decideLeave,
  cancelLeave,
  confirmLeaveCancellation,
  adjustLeaveBalance,
];
