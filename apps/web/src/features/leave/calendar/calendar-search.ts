import * as z from 'zod/mini';

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** The calendar's state as its address has it: the span, a day of it, and a clinic, or `all` beside the one that is chosen. */
export const calendarSearch = z.object({
  span: optional(z.enum(['month', 'week'])),
  date: optional(z.iso.date()),
  clinic: optional(z.union([z.uuid(), z.literal('all')])),
});
export type CalendarSearch = z.infer<typeof calendarSearch>;
export type Span = NonNullable<CalendarSearch['span']>;
