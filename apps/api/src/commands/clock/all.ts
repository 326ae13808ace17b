import type { Command } from '../define.ts';
import { cancelRosterChange } from './cancel-roster-change.ts';
import { clockInCommand, clockOutCommand, endBreakCommand, startBreakCommand } from './clock-commands.ts';
import { closeKiosk } from './close-kiosk.ts';
import { decideRosterChange } from './decide-roster-change.ts';
import { requestRosterChange } from './request-roster-change.ts';

export const clockCommands: readonly Command[] = [
  clockInCommand,
  clockOutCommand,
  startBreakCommand,
  endBreakCommand,
  requestRosterChange,
  decideRosterChange,
  cancelRosterChange,
  closeKiosk,
];
