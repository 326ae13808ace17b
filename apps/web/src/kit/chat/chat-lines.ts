import { type Instant, instantToWall } from '@operatory/domain';
import type { ChatMessage } from './chat-message.ts';

/** An entry of a chat: a day, the mark before the first unread message, or a message. */
export type ChatLine =
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'message';
      readonly message: ChatMessage;
      /** Whether the message above is by the same person and only a little older. */
      readonly continues: boolean;
    };

const togetherMilliseconds = 5 * 60_000;
const isTogether = (one: ChatMessage, next: ChatMessage): boolean =>
  one.side === next.side &&
  one.side !== 'system' &&
  one.author === next.author &&
  Date.parse(next.created_at) - Date.parse(one.created_at) < togetherMilliseconds;

/**
 * The lines of a chat: the messages, oldest first, the days between them in the clinic's zone, and a mark
 * before the first unread one.
 */
export function linesOf(
  messages: readonly ChatMessage[],
  zone: string,
  firstUnread: string | undefined,
): readonly ChatLine[] {
  const lines: ChatLine[] = [];
  let day = '';
  let above: ChatMessage | undefined;
  for (const message of messages) {
    const { date } = instantToWall(message.created_at, zone);
    if (date !== day) {
      lines.push({ kind: 'day', date });
      above = undefined;
    }
    day = date;
    if (message.id === firstUnread) {
      lines.push({ kind: 'new' });
      above = undefined;
    }
    lines.push({ kind: 'message', message, continues: above !== undefined && isTogether(above, message) });
    above = message;
  }
  return lines;
}

/**
 * The id of the first unread message of the other side. `unread` is the number of unread messages, without
 * automatic and deleted ones.
 */
export function firstUnreadOf(messages: readonly ChatMessage[], unread: number): string | undefined {
  if (unread <= 0) return undefined;
  const theirs = messages.filter(({ side, isDeleted }) => side === 'other' && !isDeleted);
  return theirs.at(-Math.min(unread, theirs.length))?.id;
}

/** The id of the user's last message that the other side has read. */
export function lastSeen(
  messages: readonly ChatMessage[],
  readAt: Instant | null | undefined,
): string | undefined {
  if (!readAt) return undefined;
  return messages.findLast(
    ({ side, created_at }) => side === 'own' && new Date(created_at) <= new Date(readAt),
  )?.id;
}
