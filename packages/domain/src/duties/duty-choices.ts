import type { EnumOption } from '@operatory/resource';

export const dutyFrequencies = [
  { value: 'DAILY', label: 'Daily' },
  { value: 'WEEKLY', label: 'Weekly' },
  { value: 'MONTHLY', label: 'Monthly' },
] as const satisfies readonly EnumOption[];
export type DutyFrequency = (typeof dutyFrequencies)[number]['value'];
