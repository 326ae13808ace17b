import type { EnumOption } from '@operatory/resource';

export const itemTypes = [
  { value: 'LESSON', label: 'Lesson' },
  { value: 'QUIZ', label: 'Quiz' },
  { value: 'ASSIGNMENT', label: 'Assignment' },
] as const satisfies readonly EnumOption[];

export const enrollmentStatuses = [
  { value: 'ENROLLED', label: 'Enrolled', colour: 'gray' },
  { value: 'IN_PROGRESS', label: 'In progress', colour: 'blue' },
  { value: 'SUBMITTED', label: 'Submitted', colour: 'violet' },
  { value: 'COMPLETED', label: 'Completed', colour: 'green' },
  { value: 'FAILED', label: 'Failed', colour: 'red' },
  { value: 'CANCELLED', label: 'Cancelled', colour: 'gray' },
  { value: 'EXPIRED', label: 'Expired', colour: 'orange' },
] as const satisfies readonly EnumOption[];

export const submissionStatuses = [
  { value: 'IN_PROGRESS', label: 'In progress', colour: 'blue' },
  { value: 'SUBMITTED', label: 'Submitted', colour: 'violet' },
  { value: 'MARKED', label: 'Marked', colour: 'green' },
] as const satisfies readonly EnumOption[];
