import * as v from 'valibot';
import { day, optional, uuid } from '#ui/search-values.ts';

/**
 * The state of the calendar in the URL. `date` is any day in the span; the clinic `all` overrides the clinic
 * chosen in the header.
 */
export const calendarSearch = v.object({
  span: optional(v.picklist(['month', 'week'])),
  date: optional(day),
  clinic: optional(v.union([uuid, v.literal('all')])),
});
export type CalendarSearch = v.InferOutput<typeof calendarSearch>;
export type CalendarSpan = NonNullable<CalendarSearch['span']>;
