import type { EnumOption } from '@operatory/resource';

export const leadKinds = [
  { value: 'REGISTER', label: 'Registration' },
  { value: 'ENQUIRY', label: 'Enquiry' },
  { value: 'OTHER', label: 'Other' },
] as const satisfies readonly EnumOption[];
export const leadStatuses = [
  { value: 'NEW', label: 'New', colour: 'blue' },
  { value: 'CONTACTED', label: 'Contacted', colour: 'orange' },
  { value: 'QUALIFIED', label: 'Qualified', colour: 'violet' },
  { value: 'CONVERTED', label: 'Converted', colour: 'green' },
  { value: 'LOST', label: 'Lost', colour: 'gray' },
] as const satisfies readonly EnumOption[];

export const planTypes = [
  { value: 'MONTHLY', label: 'Monthly' },
  { value: 'YEARLY', label: 'Yearly' },
  { value: 'TRIAL', label: 'Trial' },
] as const satisfies readonly EnumOption[];

export const broadcastStatuses = [
  { value: 'DRAFT', label: 'Draft', colour: 'gray' },
  { value: 'SCHEDULED', label: 'Scheduled', colour: 'blue' },
  { value: 'SENDING', label: 'Sending', colour: 'orange' },
  { value: 'SENT', label: 'Sent', colour: 'green' },
  { value: 'FAILED', label: 'Failed', colour: 'red' },
  { value: 'HELD', label: 'On hold', colour: 'red' },
] as const satisfies readonly EnumOption[];
export const broadcastChannels = [
  { value: 'EMAIL', label: 'Email' },
  { value: 'SMS', label: 'SMS' },
  { value: 'IN_APP', label: 'In the app' },
] as const satisfies readonly EnumOption[];
export const deliveryStatuses = [
  { value: 'PENDING', label: 'Pending', colour: 'orange' },
  { value: 'SENT', label: 'Sent', colour: 'green' },
  { value: 'FAILED', label: 'Failed', colour: 'red' },
] as const satisfies readonly EnumOption[];
