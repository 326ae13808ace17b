import type { EnumOption } from '@operatory/resource';

export const activeStatuses = [
  { value: 'ACTIVE', label: 'Active', colour: 'green' },
  { value: 'INACTIVE', label: 'Inactive', colour: 'gray' },
] as const satisfies readonly EnumOption[];

export const genders = [
  { value: 'FEMALE', label: 'Female' },
  { value: 'MALE', label: 'Male' },
  { value: 'OTHER', label: 'Other' },
  { value: 'UNDISCLOSED', label: 'Rather not say' },
] as const satisfies readonly EnumOption[];

export const weekdays = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const;
