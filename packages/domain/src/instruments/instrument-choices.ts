import type { EnumOption } from '@operatory/resource';

export const instrumentCountStatuses = [
  { value: 'OPEN', label: 'Open', colour: 'blue' },
  { value: 'FINISHED', label: 'Finished', colour: 'green' },
] as const satisfies readonly EnumOption[];

export const instrumentHistoryStatuses = [
  { value: 'Missing', label: 'Missing', colour: 'red' },
  { value: 'Broken', label: 'Broken', colour: 'orange' },
  { value: 'REPLACED', label: 'Replaced', colour: 'green' },
  { value: 'MAINTAINED', label: 'Maintained', colour: 'green' },
  { value: 'REVERSED', label: 'Reversed', colour: 'gray' },
] as const satisfies readonly EnumOption[];
export type InstrumentHistoryStatus = (typeof instrumentHistoryStatuses)[number]['value'];
