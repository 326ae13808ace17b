import type { EnumOption } from '@operatory/resource';

/** The results of a cycle and of an indicator in its load. A biological indicator is read one or two days later. */
export const sterilisationResults = [
  { value: 'PENDING', label: 'Pending', colour: 'gray' },
  { value: 'PASSED', label: 'Passed', colour: 'green' },
  { value: 'FAILED', label: 'Failed', colour: 'red' },
] as const satisfies readonly EnumOption[];
