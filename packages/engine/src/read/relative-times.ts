const times = /^(date|time|timetz|timestamp|timestamptz|(date|ts|tstz)(multi)?range)$/;
const moving = /\b(now|today|tomorrow|yesterday)\b/i;

/**
 * PostgreSQL parses texts such as `now` and `today` to a different time on each run, so the result of a
 * query can change without a write.
 */
export const isRelativeTime = (type: string | undefined, text: string | null): boolean =>
  type !== undefined && text !== null && times.test(type) && moving.test(text);
