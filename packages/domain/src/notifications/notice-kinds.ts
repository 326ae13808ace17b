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
  { event: 'task_assigned', label: 'A task is assigned to me', mail: false },
  { event: 'task_changed', label: 'A task of mine is changed', mail: false },
  { event: 'task_status', label: 'A task of mine moves on', mail: false },
  { event: 'task_comment', label: 'A comment on a task of mine, or one that mentions me', mail: false },
  { event: 'task_request', label: 'A request for me to decide', mail: true },
  { event: 'task_decided', label: 'My request is decided', mail: true },
  {
    event: 'order_raised',
    label: 'An order is raised that I may place',
    mail: true,
    to: { module: orders, action: 'EDIT' },
  },
  {
    event: 'order_placed',
    label: 'An order of mine is placed',
    mail: false,
    to: { ...orderParties, named: ['raised_by_user_id'] },
  },
  { event: 'order_accepted', label: 'An order of mine is accepted', mail: false, to: orderParties },
  { event: 'order_received', label: 'An order of mine has come', mail: false, to: orderParties },
  { event: 'order_cancelled', label: 'An order of mine is cancelled', mail: false, to: orderParties },
  {
    event: 'order_reply',
    label: 'A supplier writes about an order of mine',
    mail: true,
    batched: true,
    to: orderParties,
  },
  {
    event: 'order_link_dead',
    label: 'A link to an order was tried with too many wrong passcodes',
    mail: false,
    to: { module: orders, action: 'EDIT' },
  },
  {
    event: 'low_stock',
    label: 'A product of my clinics runs low',
    mail: false,
    to: { module: orders, action: 'EDIT' },
  },
  {
    event: 'stock_today',
    label: 'What ran low since yesterday and what expires soon, each morning',
    mail: true,
    to: { module: orders, action: 'EDIT' },
  },
  {
    event: 'instrument_missing',
    label: 'An instrument of my clinics is missing or broken',
    mail: false,
    to: { module: 'instrument-counts', action: 'EDIT' },
  },
  {
    event: 'newsfeed',
    label: 'News of my clinics',
    mail: false,
    to: { module: 'clinic-newsfeeds', action: 'VIEW' },
  },
  { event: 'access_changed', label: 'What I may do is changed', mail: false },
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
