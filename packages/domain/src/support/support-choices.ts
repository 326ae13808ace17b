import type { EnumOption } from '@operatory/resource';

export const ticketStatuses = [
  { value: 'OPEN', label: 'Open', colour: 'orange' },
  { value: 'ANSWERED', label: 'Answered', colour: 'blue' },
  { value: 'CLOSED', label: 'Closed', colour: 'gray' },
] as const satisfies readonly EnumOption[];
export { priorities as ticketPriorities } from '../tasks/task-choices.ts';
