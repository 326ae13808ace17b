import type { EnumOption } from '@operatory/resource';

export const awardTenures = [
  { value: 'DAYS', label: 'Days' },
  { value: 'WEEKS', label: 'Weeks' },
  { value: 'MONTHS', label: 'Months' },
  { value: 'YEARS', label: 'Years' },
] as const satisfies readonly EnumOption[];
