import type { Command } from '../define.ts';
import { acceptShiftSwap, cancelShiftSwap, declineShiftSwap } from './answer-shift-swap.ts';
import { claimShift } from './claim-shift.ts';
import { decideShiftSwap } from './decide-shift-swap.ts';
import { offerShiftSwap } from './offer-shift-swap.ts';

export const swapCommands: readonly Command[] = [
  claimShift,
  offerShiftSwap,
  acceptShiftSwap,
  declineShiftSwap,
  decideShiftSwap,
  cancelShiftSwap,
];
