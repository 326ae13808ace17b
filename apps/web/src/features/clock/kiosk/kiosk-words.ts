import { type PunchAction, type RosterBreakType, rosterBreakTypes } from '@operatory/domain';
import type { KioskPerson } from './kiosk-api.ts';

export const actionVerbs: Readonly<Record<PunchAction, string>> = {
  clock_in: 'Clock in',
  clock_out: 'Clock out',
  start_break: 'Start break',
  end_break: 'End break',
};
export const actionsDone: Readonly<Record<PunchAction, string>> = {
  clock_in: 'Clocked in',
  clock_out: 'Clocked out',
  start_break: 'Break started',
  end_break: 'Break ended',
};

/** The actions of a person, the likeliest first. */
export const actionsOf = (state: KioskPerson['state']): readonly PunchAction[] =>
  state === 'out' ? ['clock_in'] : state === 'in' ? ['clock_out', 'start_break'] : ['end_break', 'clock_out'];

/** `Start break: Meals` */
export const actionInWords = (action: PunchAction, type: RosterBreakType | null): string => {
  const label = rosterBreakTypes.find(({ value }) => value === type)?.label;
  return label ? `${actionVerbs[action]}: ${label}` : actionVerbs[action];
};
