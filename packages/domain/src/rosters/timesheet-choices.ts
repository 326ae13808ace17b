import type { EnumOption } from '@operatory/resource';

export const timesheetStatuses = [
  { value: 'APPROVED', label: 'Approved', colour: 'green' },
  { value: 'LOCKED', label: 'Locked', colour: 'gray' },
] as const satisfies readonly EnumOption[];
export type TimesheetStatus = (typeof timesheetStatuses)[number]['value'];

export const payTypes = [
  { value: 'ORDINARY', label: 'Ordinary' },
  { value: 'SATURDAY', label: 'Saturday' },
  { value: 'SUNDAY', label: 'Sunday' },
  { value: 'PUBLIC_HOLIDAY', label: 'Public holiday' },
  { value: 'OVERTIME', label: 'Overtime' },
] as const satisfies readonly EnumOption[];
export type PayType = (typeof payTypes)[number]['value'];

/** An approver should look at these before approving. */
export const timesheetLooks = [
  { value: 'LATE', label: 'Late', colour: 'orange' },
  { value: 'ABSENT', label: 'Absent', colour: 'red' },
  { value: 'OPEN', label: 'Still clocked in', colour: 'blue' },
  { value: 'FORGOTTEN', label: 'No clock-out', colour: 'red' },
  { value: 'CONTINUED', label: 'Clocked with the shift before', colour: 'gray' },
  { value: 'UNROSTERED', label: 'Unrostered', colour: 'orange' },
  { value: 'CORRECTED', label: 'Corrected', colour: 'violet' },
  { value: 'REQUESTED', label: 'Correction requested', colour: 'orange' },
  { value: 'OFFLINE', label: 'Clocked offline', colour: 'gray' },
] as const satisfies readonly EnumOption[];
export type TimesheetLook = (typeof timesheetLooks)[number]['value'];
