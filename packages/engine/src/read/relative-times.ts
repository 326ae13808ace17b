const times = /^(date|time|timetz|timestamp|timestamptz|(date|ts|tstz)(multi)?range)$/;
const moving = /\b(now|today|tomorrow|yesterday)\b/i;

/** Whether PostgreSQL parses the text to a different time on each run: `now`, `today` and the like. */
export const isRelativeTime = (type: string | undefined, text: string | null): boolean =>
  type !== undefined && text !== null && times.test(type) && moving.test(text);
