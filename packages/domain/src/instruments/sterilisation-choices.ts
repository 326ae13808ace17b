import type { EnumOption } from '@operatory/resource';

/** Of a cycle, and of an indicator in its load: a biological one is read a day or two later. */
export const sterilisationResults = [
  { value: 'PENDING', label: 'Pending', colour: 'gray' },
  { value: 'PASSED', label: 'Passed', colour: 'green' },
  { value: 'FAILED', label: 'Failed', colour: 'red' },
] as const satisfies readonly EnumOption[];
