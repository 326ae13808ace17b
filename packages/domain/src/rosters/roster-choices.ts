import type { EnumOption } from '@operatory/resource';

export const rosterShiftTypes = [
  { value: 'ORDINARY', label: 'Ordinary' },
  { value: 'OVERTIME', label: 'Overtime', colour: 'orange' },
  { value: 'ON_CALL', label: 'On call', colour: 'blue' },
  { value: 'TRAINING', label: 'Training', colour: 'violet' },
  { value: 'UNROSTERED', label: 'Unrostered', colour: 'red' },
] as const satisfies readonly EnumOption[];
export type RosterShiftType = (typeof rosterShiftTypes)[number]['value'];

export const rosterBreakTypes = [
  { value: 'MEAL', label: 'Meals' },
  { value: 'REST', label: 'Rest' },
  { value: 'EXTRA_MEAL', label: 'Extra Meal Break' },
  { value: 'EXTRA_REST', label: 'Extra Rest Break' },
] as const satisfies readonly EnumOption[];
export type RosterBreakType = (typeof rosterBreakTypes)[number]['value'];

/** With the last reason, the user must enter a text. */
export const rosterRejectionReasons = [
  'The recorded times are correct',
  'Nobody else can cover that time',
  'Asked for too late',
  'More details are needed',
  'other (manual notes)',
] as const;
export const rosterSwapKinds = [
  { value: 'CLAIM', label: 'Open shift' },
  { value: 'SWAP', label: 'Swap' },
] as const satisfies readonly EnumOption[];
export type RosterSwapKind = (typeof rosterSwapKinds)[number]['value'];

export const rosterSwapStatuses = [
  { value: 'OFFERED', label: 'Offered', colour: 'blue' },
  { value: 'ACCEPTED', label: 'Waiting for approval', colour: 'orange' },
  { value: 'APPROVED', label: 'Approved', colour: 'green' },
  { value: 'REJECTED', label: 'Rejected', colour: 'red' },
  { value: 'DECLINED', label: 'Declined', colour: 'gray' },
  { value: 'CANCELLED', label: 'Cancelled', colour: 'gray' },
] as const satisfies readonly EnumOption[];
export type RosterSwapStatus = (typeof rosterSwapStatuses)[number]['value'];

/** With the last reason, the user must enter a text. */
export const swapRejectionReasons = [
  'Someone else is planned for this shift',
  'This shift needs other skills',
  'Too many hours in this week',
  'other (manual notes)',
] as const;
