import type { EnumOption } from '@operatory/resource';

export const activeStatuses = [
  { value: 'ACTIVE', label: 'Active', colour: 'green' },
  { value: 'INACTIVE', label: 'Inactive', colour: 'gray' },
] as const satisfies readonly EnumOption[];

export const genders = [
  { value: 'FEMALE', label: 'Female' },
  { value: 'MALE', label: 'Male' },
  { value: 'OTHER', label: 'Other' },
  { value: 'UNDISCLOSED', label: 'Prefer not to say' },
] as const satisfies readonly EnumOption[];

export const discountTypes = [
  { value: 'PERCENTAGE', label: 'Percentage' },
  { value: 'FLAT', label: 'Flat amount' },
] as const satisfies readonly EnumOption[];

export const awardAges = [
  { value: 'UNDER17', label: 'Under 17' },
  { value: 'AGE17', label: '17' },
  { value: 'AGE18', label: '18' },
  { value: 'AGE19', label: '19' },
  { value: 'AGE20', label: '20' },
  { value: 'ADULT', label: 'Adult' },
] as const satisfies readonly EnumOption[];

export const approvalStatuses = [
  { value: 'PENDING', label: 'Pending', colour: 'orange' },
  { value: 'APPROVED', label: 'Approved', colour: 'green' },
  { value: 'REJECTED', label: 'Rejected', colour: 'red' },
  { value: 'CANCELLED', label: 'Cancelled', colour: 'gray' },
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
export const weekdayChoices: readonly EnumOption[] = weekdays.map((value) => ({
  value,
  label: value.charAt(0) + value.slice(1).toLowerCase(),
}));
