import { type Instant, instantToWall } from '@operatory/domain';
import type { ChatMessage } from './chat-message.ts';

/** The entries of a chat, from top to bottom. */
export type ChatLine =
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'message'; readonly message: ChatMessage };

/**
 * Messages, oldest first, with the days between them in the clinic's zone, and a mark before the first unread message of the other
 * side.
 */
export function linesOf(messages: readonly ChatMessage[], zone: string, unseen: number): readonly ChatLine[] {
  const lines: ChatLine[] = [];
  // Automatic messages belong to neither side and are not counted.
  const theirs = messages.filter(({ side }) => side === 'other');
  const first = unseen > 0 ? theirs.at(-Math.min(unseen, theirs.length)) : undefined;
  let day = '';
  for (const message of messages) {
    const { date } = instantToWall(message.created_at, zone);
    if (date !== day) lines.push({ kind: 'day', date });
    day = date;
    if (message === first) lines.push({ kind: 'new' });
    lines.push({ kind: 'message', message });
  }
  return lines;
}

/** The user's last message that the other side has seen. */
export function lastSeen(
  messages: readonly ChatMessage[],
  readAt: Instant | null | undefined,
): string | undefined {
  if (!readAt) return undefined;
  return messages.findLast(
    ({ side, created_at }) => side === 'own' && new Date(created_at) <= new Date(readAt),
  )?.id;
}
