const step = 50;
const above = 10;
/** How many messages back a jump can go; earlier ones are reached by paging. */
const farthest = 2_000;

/**
 * The position of the first message to load when a chat opens: it covers the newest messages, the unread
 * ones and the message to go to (`at`), as far as these are within the last 2,000.
 */
export const firstFrom = (last: number, read: number, at: number | undefined): number =>
  Math.min(
    Math.max(1, last - step + 1),
    Math.max(1, last - farthest + 1, read + 1 - above),
    at === undefined || isTooFar(at, last) ? last + 1 : Math.max(1, at - above),
  );

/** Whether a message is too far back to load everything after it. */
export const isTooFar = (position: number, last: number): boolean => last - position >= farthest;

/**
 * The position from which messages must be loaded to include one that is jumped to; null when it is too far
 * back.
 */
export function fromWith(from: number, position: number, last: number): number | null {
  if (position >= from) return from;
  return isTooFar(position, last) ? null : Math.max(1, position - above);
}

export const fromEarlier = (from: number): number => Math.max(1, from - step);
