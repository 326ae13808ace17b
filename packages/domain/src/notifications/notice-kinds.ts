import type { Action } from '../permissions/actions.ts';

/** Who is told of an event that is not a task's: all who hold an action in its clinic, or those whom the event names, if they may view it. */
export interface Told {
  readonly module: string;
  readonly action: Action;
  /** Keys of the event's payload. */
  readonly named?: readonly string[];
}
interface NoticeKind {
  readonly event: string;
  readonly label: string;
  readonly mail: boolean;
  /** Not a mail for each: one for what its receiver has not seen after a while. */
  readonly batched?: boolean;
  readonly to?: Told;
}

const orders = 'clinic-im-product-orders';
const orderParties = {
  module: orders,
  action: 'VIEW',
  named: ['raised_by_user_id', 'approved_by_user_id'],
} as const satisfies Told;

/** What the bell tells of, in words, and whether it is mailed as well (permissions.md, section 5). */
export const noticeKinds = [
  { event: 'task_assigned', label: 'I am assigned a task', mail: false },
  { event: 'task_changed', label: 'One of my tasks changes', mail: false },
  { event: 'task_status', label: 'One of my tasks changes status', mail: false },
  { event: 'task_comment', label: 'Someone comments on my task or mentions me', mail: false },
  { event: 'task_request', label: 'A request needs my decision', mail: true },
  { event: 'task_decided', label: 'My request is accepted or rejected', mail: true },
  {
    event: 'order_raised',
    label: 'An order is waiting to be placed',
    mail: true,
    to: { module: orders, action: 'EDIT' },
  },
  {
    event: 'order_placed',
    label: 'My order is placed',
    mail: false,
    to: { ...orderParties, named: ['raised_by_user_id'] },
  },
  { event: 'order_accepted', label: 'The supplier accepts my order', mail: false, to: orderParties },
  { event: 'order_received', label: 'My order is delivered', mail: false, to: orderParties },
  { event: 'order_cancelled', label: 'My order is cancelled', mail: false, to: orderParties },
  {
    event: 'order_reply',
    label: 'A supplier sends a message about my order',
    mail: true,
    batched: true,
    to: orderParties,
  },
  {
    event: 'order_link_dead',
    label: 'An order link is blocked after too many wrong passcodes',
    mail: false,
    to: { module: orders, action: 'EDIT' },
  },
  {
    event: 'low_stock',
    label: 'A product at my clinics runs low',
    mail: false,
    to: { module: orders, action: 'EDIT' },
  },
  {
    event: 'stock_today',
    label: 'A morning summary of low and expiring stock',
    mail: true,
    to: { module: orders, action: 'EDIT' },
  },
  {
    event: 'instrument_missing',
    label: 'An instrument at my clinics is missing or broken',
    mail: false,
    to: { module: 'instrument-counts', action: 'EDIT' },
  },
  {
    event: 'newsfeed',
    label: 'News is published at my clinics',
    mail: false,
    to: { module: 'clinic-newsfeeds', action: 'VIEW' },
  },
  {
    event: 'pins_locked',
    label: 'Too many wrong PINs are entered at my organisation',
    mail: true,
    to: { module: 'role_management', action: 'EDIT' },
  },
  {
    event: 'devices_limited',
    label: 'Someone signs in on too many new devices',
    mail: true,
    to: { module: 'role_management', action: 'EDIT' },
  },
  { event: 'access_changed', label: 'My access changes', mail: false },
] as const satisfies readonly NoticeKind[];
export type NoticeEvent = (typeof noticeKinds)[number]['event'];
export const isNoticeEvent = (event: string): event is NoticeEvent =>
  noticeKinds.some((kind) => kind.event === event);

const kindOf = (event: string): NoticeKind | undefined => noticeKinds.find((kind) => kind.event === event);
/** Whether it is mailed together with what else came, to who has not seen it. */
export const isBatched = (event: string): boolean => kindOf(event)?.batched === true;
/** Null: a task's event, or one of somebody's own access. */
export const toldOf = (event: NoticeEvent): Told | null => kindOf(event)?.to ?? null;

export interface Channels {
  /** Off: it stands among the notifications, read already. */
  readonly bell: boolean;
  readonly mail: boolean;
}

/** By which channels a person wants to hear of an event: all that it has, unless their preference `notices` turned one off. */
export function channelsOf(preference: unknown, event: string): Channels {
  const chosen =
    typeof preference === 'object' && preference !== null ? Reflect.get(preference, event) : null;
  const off = (channel: string) =>
    typeof chosen === 'object' && chosen !== null && Reflect.get(chosen, channel) === false;
  return { bell: !off('bell'), mail: kindOf(event)?.mail === true && !off('mail') };
}
