import type { EnumOption } from '@operatory/resource';

export const stockMovementKinds = [
  { value: 'RECEIVED', label: 'Received', colour: 'green' },
  { value: 'RECEIPT_REVERSED', label: 'Receipt reversed', colour: 'orange' },
  { value: 'USED', label: 'Used', colour: 'blue' },
  { value: 'USE_UNDONE', label: 'Restocked after use', colour: 'gray' },
  { value: 'DISPOSED', label: 'Disposed', colour: 'red' },
  { value: 'DISPOSE_UNDONE', label: 'Restocked after disposal', colour: 'gray' },
  { value: 'ADJUSTED', label: 'Adjusted', colour: 'violet' },
  { value: 'COUNTED', label: 'Counted', colour: 'violet' },
  { value: 'TRANSFERRED', label: 'Transferred', colour: 'gray' },
] as const satisfies readonly EnumOption[];
export type StockMovementKind = (typeof stockMovementKinds)[number]['value'];

export const stockTakeStatuses = [
  { value: 'COUNTING', label: 'Counting', colour: 'blue' },
  { value: 'COUNTED', label: 'Counted', colour: 'orange' },
  { value: 'APPROVED', label: 'Approved', colour: 'green' },
  { value: 'CANCELLED', label: 'Cancelled', colour: 'gray' },
] as const satisfies readonly EnumOption[];
export type StockTakeStatus = (typeof stockTakeStatuses)[number]['value'];
