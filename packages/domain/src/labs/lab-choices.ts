import type { EnumOption } from '@operatory/resource';

export const labOrderStatuses = [
  { value: 'PENDING', label: 'Pending', colour: 'gray' },
  { value: 'ACCEPTED', label: 'Accepted', colour: 'violet' },
  { value: 'SHIPPED', label: 'Shipped', colour: 'blue' },
  { value: 'DELIVERED', label: 'Delivered', colour: 'green' },
  { value: 'CANCELLED', label: 'Cancelled', colour: 'red' },
] as const satisfies readonly EnumOption[];
export type LabOrderStatus = (typeof labOrderStatuses)[number]['value'];
