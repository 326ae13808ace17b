/** The status of the user's own message in a conversation of two. */
export type MessageStatus = 'sent' | 'delivered' | 'read';

export const messageStatusOf = (position: number, delivered: number, read: number): MessageStatus =>
  position <= read ? 'read' : position <= delivered ? 'delivered' : 'sent';

export interface Reader {
  readonly user_id: string;
  readonly read_position: number | null;
}
/** Ids of the members who have read a message of a group, without its author. */
export const readersOf = (position: number, marks: readonly Reader[], author: string): readonly string[] =>
  marks
    .filter(({ user_id, read_position }) => user_id !== author && (read_position ?? 0) >= position)
    .map(({ user_id }) => user_id);

/** A person in a chat, and when they last typed there. */
export interface Typist {
  readonly user_id: string;
  readonly name: string;
  readonly typed_at: string | null;
}
const typesForMilliseconds = 6_000;
const namedAtMost = 2;

/** The people who typed in the last six seconds and have sent no message since. */
export const typingNow = (
  typists: readonly Typist[],
  saidAt: ReadonlyMap<string, string>,
  now: Date,
): readonly Typist[] =>
  typists.filter(
    ({ user_id, typed_at }) =>
      typed_at !== null &&
      now.getTime() - Date.parse(typed_at) < typesForMilliseconds &&
      !(Date.parse(saidAt.get(user_id) ?? '') >= Date.parse(typed_at)),
  );

export function typingInWords(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  if (names.length > namedAtMost) return `${names.length} people are typing…`;
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} typing…`;
}

/** The conversations sorted: unread ones first, then those with the newest message. */
export function inOrder<Chat extends { readonly unread: number; readonly last_message_at: string }>(
  chats: readonly Chat[],
): readonly Chat[] {
  const at = ({ last_message_at }: Chat) => Date.parse(last_message_at);
  return [...chats].sort((a, b) => Number(b.unread > 0) - Number(a.unread > 0) || at(b) - at(a));
}
