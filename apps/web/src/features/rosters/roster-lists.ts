import { resourceOf } from '#kit/definition/resource-of.ts';
import { moduleList } from '#kit/resource/module-list.ts';

export const rosterTemplates = {
  ...moduleList(resourceOf('clinic_roster_templates'), 'Roster templates'),
  emptyLine: 'A standard week of shifts to reuse',
};
