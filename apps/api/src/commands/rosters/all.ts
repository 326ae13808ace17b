import type { Command } from '../define.ts';
import { applyRosterTemplate } from './apply-roster-template.ts';
import { copyRosterWeek } from './copy-roster-week.ts';
import { deleteShift } from './delete-shift.ts';
import { discardShiftChanges } from './discard-shift-changes.ts';
import { publishRoster } from './publish-roster.ts';
import { saveRosterTemplate } from './save-roster-template.ts';
import { saveShift } from './save-shift.ts';

export const rosterPlanCommands: readonly Command[] = [
  saveShift,
  deleteShift,
  discardShiftChanges,
  publishRoster,
  copyRosterWeek,
  applyRosterTemplate,
  saveRosterTemplate,
];
