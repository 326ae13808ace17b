import type { EnumOption } from '@operatory/resource';

export const leavePays = [
  { value: 'PAID', label: 'Paid', colour: 'green' },
  { value: 'UNPAID', label: 'Unpaid', colour: 'gray' },
] as const satisfies readonly EnumOption[];

export const leaveLedgerKinds = [
  { value: 'ACCRUAL', label: 'Accrued', colour: 'green' },
  { value: 'TAKING', label: 'Taken', colour: 'orange' },
  { value: 'RETURN', label: 'Returned', colour: 'blue' },
  { value: 'ADJUSTMENT', label: 'Adjusted', colour: 'violet' },
] as const satisfies readonly EnumOption[];

/** With the last reason, the user must enter a text. */
export const leaveRejectionReasons = [
  'Insufficient Staff Coverage',
  'Prioritization of Workload',
  'Excessive Leave Accumulation',
  'Peak Business Periods',
  'Staffing Constraints',
  'Lack of Adequate Notice',
  'Incomplete or Inaccurate Documentation',
  'other (manual notes)',
] as const;
