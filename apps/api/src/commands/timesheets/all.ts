import type { Command } from '../define.ts';
import { approveTimesheet } from './approve-timesheet.ts';
import { lockTimesheet } from './lock-timesheet.ts';
import { reopenTimesheet } from './reopen-timesheet.ts';

export const timesheetCommands: readonly Command[] = [approveTimesheet, lockTimesheet, reopenTimesheet];
