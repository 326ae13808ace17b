const step = 50;
/** Lines shown above a message that is jumped to. */
const above = 10;
/** How far back a jump loads messages; those further back are reached by paging. */
const farthest = 2_000;

/**
 * The position from which messages are loaded when a chat opens: the newest ones, what is unread, and the message to go to. It stays when
 * new messages come, so that what is read does not move; positions have no gaps.
 */
export const firstFrom = (last: number, read: number, at: number | undefined): number =>
  Math.min(
    Math.max(1, last - step + 1),
    Math.max(1, last - farthest + 1, read + 1 - above),
    at === undefined || isTooFar(at, last) ? last + 1 : Math.max(1, at - above),
  );

/** Whether a message is too far back to load everything after it. */
export const isTooFar = (position: number, last: number): boolean => last - position >= farthest;

/** With a message that is jumped to; null when it is too far back. */
export function fromWith(from: number, position: number, last: number): number | null {
  if (position >= from) return from;
  return isTooFar(position, last) ? null : Math.max(1, position - above);
}

export const fromEarlier = (from: number): number => Math.max(1, from - step);
