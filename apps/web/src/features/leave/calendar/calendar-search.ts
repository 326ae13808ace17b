import * as v from 'valibot';
import { day, optional, uuid } from '#ui/search-values.ts';

/** The calendar's state as its address has it: the span, a day of it, and a clinic, or `all` beside the one that is chosen. */
export const calendarSearch = v.object({
  span: optional(v.picklist(['month', 'week'])),
  date: optional(day),
  clinic: optional(v.union([uuid, v.literal('all')])),
});
export type CalendarSearch = v.InferOutput<typeof calendarSearch>;
export type CalendarSpan = NonNullable<CalendarSearch['span']>;
