import type { EnumOption } from '@operatory/resource';

export const taskStatuses = [
  { value: 'PENDING', label: 'Pending', colour: 'gray' },
  { value: 'INPROGRESS', label: 'In progress', colour: 'blue' },
  { value: 'REASSIGNED', label: 'Reassigned', colour: 'violet' },
  { value: 'FINISHED', label: 'Finished', colour: 'green' },
] as const satisfies readonly EnumOption[];
export type TaskStatus = (typeof taskStatuses)[number]['value'];

export const priorities = [
  { value: 'HIGH', label: 'High', colour: 'red' },
  { value: 'MEDIUM', label: 'Medium', colour: 'orange' },
  { value: 'LOW', label: 'Low', colour: 'green' },
] as const satisfies readonly EnumOption[];
export type Priority = (typeof priorities)[number]['value'];

export const taskTypes = [
  { value: 'INDIVIDUAL', label: 'Individual' },
  { value: 'GROUP', label: 'Group' },
] as const satisfies readonly EnumOption[];

export const requestStatuses = [
  { value: 'PENDING_REVIEW', label: 'Pending review', colour: 'orange' },
  { value: 'ACCEPTED', label: 'Accepted', colour: 'green' },
  { value: 'REJECTED', label: 'Rejected', colour: 'red' },
  { value: 'CANCELLED', label: 'Cancelled', colour: 'gray' },
] as const satisfies readonly EnumOption[];
export type RequestStatus = (typeof requestStatuses)[number]['value'];

export const archivedOptions = [
  { value: 'Active', label: 'Active', colour: 'green' },
  { value: 'InActive', label: 'Archived', colour: 'gray' },
] as const satisfies readonly EnumOption[];
