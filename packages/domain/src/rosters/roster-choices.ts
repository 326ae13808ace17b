import type { EnumOption } from '@operatory/resource';

export const rosterShiftTypes = [
  { value: 'ORDINARY', label: 'Ordinary' },
  { value: 'OVERTIME', label: 'Overtime', colour: 'orange' },
  { value: 'ON_CALL', label: 'On call', colour: 'blue' },
  { value: 'TRAINING', label: 'Training', colour: 'violet' },
  { value: 'UNROSTERED', label: 'Unrostered', colour: 'red' },
] as const satisfies readonly EnumOption[];
export type RosterShiftType = (typeof rosterShiftTypes)[number]['value'];

/** The specification's four, by its names. */
export const rosterBreakTypes = [
  { value: 'MEAL', label: 'Meals' },
  { value: 'REST', label: 'Rest' },
  { value: 'EXTRA_MEAL', label: 'Extra Meal Break' },
  { value: 'EXTRA_REST', label: 'Extra Rest Break' },
] as const satisfies readonly EnumOption[];
export type RosterBreakType = (typeof rosterBreakTypes)[number]['value'];

/** Reasons for the rejection of other times to choose from; the last one needs a text. */
export const rosterRejectionReasons = [
  'The recorded times are correct',
  'Nobody else can cover that time',
  'Asked for too late',
  'More details are needed',
  'other (manual notes)',
] as const;
