import * as z from 'zod/mini';

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** The roster's state as its address has it: a day of the week that is shown, and how. `weeks` is one or four of them. */
export const rosterSearch = z.object({
  clinic: optional(z.uuid()),
  week: optional(z.iso.date()),
  view: optional(z.enum(['week', 'weeks', 'day', 'month'])),
  by: optional(z.enum(['employee', 'room'])),
});
export type RosterSearch = z.infer<typeof rosterSearch>;
export type RosterView = NonNullable<RosterSearch['view']>;
export type RosterRows = NonNullable<RosterSearch['by']>;
