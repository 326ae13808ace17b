import type { EnumOption } from '@operatory/resource';

/** A biological indicator is read a day or two after the cycle, so its result starts as PENDING. */
export const sterilisationResults = [
  { value: 'PENDING', label: 'Pending', colour: 'gray' },
  { value: 'PASSED', label: 'Passed', colour: 'green' },
  { value: 'FAILED', label: 'Failed', colour: 'red' },
] as const satisfies readonly EnumOption[];
