import type { EnumOption } from '@operatory/resource';

export const orderStatuses = [
  { value: 'RAISED', label: 'Raised', colour: 'gray' },
  { value: 'ORDER_PLACED', label: 'Order placed', colour: 'blue' },
  { value: 'ACCEPTED', label: 'Accepted', colour: 'violet' },
  { value: 'PARTIAL_ORDER_RECEIVED', label: 'Partial received', colour: 'orange' },
  { value: 'ORDER_RECEIVED', label: 'Order received', colour: 'green' },
  { value: 'CANCEL', label: 'Canceled', colour: 'red' },
] as const satisfies readonly EnumOption[];
export type OrderStatus = (typeof orderStatuses)[number]['value'];

/** Placed orders of which a delivery is still expected. */
export const outstandingOrderStatuses = [
  'ORDER_PLACED',
  'ACCEPTED',
  'PARTIAL_ORDER_RECEIVED',
] as const satisfies readonly OrderStatus[];
/** Orders that are not completed. Their outstanding quantities count as on order. */
export const openOrderStatuses = [
  'RAISED',
  ...outstandingOrderStatuses,
] as const satisfies readonly OrderStatus[];

export const orderItemStatuses = [
  { value: 'PENDING', label: 'Pending', colour: 'gray' },
  { value: 'PARTIAL', label: 'Partial', colour: 'orange' },
  { value: 'RECEIVED', label: 'Received', colour: 'green' },
  { value: 'SHORT', label: 'Closed', colour: 'red' },
] as const satisfies readonly EnumOption[];
export type OrderItemStatus = (typeof orderItemStatuses)[number]['value'];

export const submitVias = [
  { value: 'EMAIL', label: 'Email' },
  { value: 'PHONE', label: 'Phone' },
] as const satisfies readonly EnumOption[];

export const orderMessageAuthors = [
  { value: 'USER', label: 'Clinic' },
  { value: 'SUPPLIER', label: 'Supplier' },
  { value: 'SYSTEM', label: 'Operatory' },
] as const satisfies readonly EnumOption[];
