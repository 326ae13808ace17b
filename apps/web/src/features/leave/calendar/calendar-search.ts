import * as v from 'valibot';
import { day, optional, uuid } from '#ui/search-values.ts';

/** The state of the calendar in the URL: the span, a day in it, and a clinic, or `all` to ignore the chosen one. */
export const calendarSearch = v.object({
  span: optional(v.picklist(['month', 'week'])),
  date: optional(day),
  clinic: optional(v.union([uuid, v.literal('all')])),
});
export type CalendarSearch = v.InferOutput<typeof calendarSearch>;
export type CalendarSpan = NonNullable<CalendarSearch['span']>;
