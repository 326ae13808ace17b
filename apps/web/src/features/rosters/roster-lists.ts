import { resourceOf } from '#kit/definition/resource-of.ts';
import { moduleList } from '#kit/resource/module-list.ts';

export const rosterTemplates = {
  ...moduleList(resourceOf('clinic_roster_templates'), 'Roster templates'),
  emptyLine: 'A standard week of shifts to reuse',
};

/** Shifts as a list, to filter, search and download. */
export const shiftList = {
  ...moduleList(resourceOf('clinic_rosters'), 'Shifts'),
  emptyLine: 'Shifts that are drawn in the roster appear here.',
};
