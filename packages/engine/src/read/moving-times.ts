const times = /^(date|time|timetz|timestamp|timestamptz|(date|ts|tstz)(multi)?range)$/;
const moving = /\b(now|today|tomorrow|yesterday)\b/i;

/** Whether PostgreSQL takes the text for another moment each time that it reads it: `now`, and the days about it. */
export const isMoving = (type: string | undefined, text: string | null): boolean =>
  type !== undefined && text !== null && times.test(type) && moving.test(text);
