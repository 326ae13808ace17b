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

export const discountTypes = [
  { value: 'PERCENTAGE', label: 'Percentage' },
  { value: 'FLAT', label: 'Flat amount' },
] as const satisfies readonly EnumOption[];

/** The ages that awards pay by. */
export const awardAges = [
  { value: 'UNDER17', label: 'Under 17' },
  { value: 'AGE17', label: '17' },
  { value: 'AGE18', label: '18' },
  { value: 'AGE19', label: '19' },
  { value: 'AGE20', label: '20' },
  { value: 'ADULT', label: 'Adult' },
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
