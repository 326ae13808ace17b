import { allowed, allowIf, type Result, refuse } from '../refusal.ts';
import type { Instant } from '../time/zoned-time.ts';
import type { OrderStatus } from './order-choices.ts';

const day = 86_400_000;
export const chatDaysAfterDelivery = 14;

export type ChatSide = 'USER' | 'SUPPLIER';
export interface ChatFacts {
  readonly status: OrderStatus;
  readonly received_at: Instant | null;
  /** The supplier was emailed a link to the order. */
  readonly has_passcode: boolean;
}

/**
 * Messages may be sent once the supplier has a link, until 14 days after the order was received in full.
 */
export function maySay({ status, received_at, has_passcode }: ChatFacts, now: Instant): Result {
  if (status === 'RAISED') return refuse('order_not_placed');
  if (status === 'CANCEL') return refuse('order_cancelled');
  if (!has_passcode) return refuse('order_chat_by_phone');
  const closed =
    status === 'ORDER_RECEIVED' &&
    received_at !== null &&
    ageOf(received_at, now) > chatDaysAfterDelivery * day;
  return allowIf(!closed, 'order_chat_closed');
}
const ageOf = (since: Instant, now: Instant): number => new Date(now).getTime() - new Date(since).getTime();

/** A supplier can accept an order only once. */
export function mayAcceptOrder({ status }: Pick<ChatFacts, 'status'>): Result {
  if (status === 'ORDER_PLACED') return allowed;
  if (status === 'ACCEPTED' || status === 'PARTIAL_ORDER_RECEIVED') return refuse('order_already_accepted');
  return refuse(status === 'ORDER_RECEIVED' ? 'order_already_received' : 'order_not_found');
}

export interface MessageFacts {
  readonly message_by: ChatSide | 'SYSTEM';
  readonly user_id: string | null;
  readonly message_type: string;
}
export interface Speaker {
  readonly side: ChatSide;
  readonly user_id: string;
}
/**
 * A supplier's messages belong to the whole supplier, because the people who share its link have no accounts.
 */
export const isAuthor = ({ message_by, user_id }: MessageFacts, speaker: Speaker): boolean =>
  message_by === speaker.side && (speaker.side === 'SUPPLIER' || user_id === speaker.user_id);
export const mayDeleteMessage = (message: MessageFacts, speaker: Speaker): Result =>
  allowIf(isAuthor(message, speaker), 'no_permission');
export function mayEditMessage(message: MessageFacts, speaker: Speaker): Result {
  if (!isAuthor(message, speaker)) return refuse('no_permission');
  return allowIf(message.message_type === 'TEXT', 'order_message_only_text');
}

/** Letters and digits that are easily confused are left out: I, O, 0 and 1. */
export const passcodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const passcodeLength = 4;
/** Null if the text is not a passcode. */
export function readPasscode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return code.length === passcodeLength && [...code].every((letter) => passcodeLetters.includes(letter))
    ? code
    : null;
}
