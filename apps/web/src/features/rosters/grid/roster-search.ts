import * as v from 'valibot';
import { day, optional, uuid } from '#ui/search-values.ts';

/** The roster's state as its address has it: a day of the week that is shown, and how. `weeks` is one or four of them. */
export const rosterSearch = v.object({
  clinic: optional(uuid),
  week: optional(day),
  view: optional(v.picklist(['week', 'weeks', 'day', 'month'])),
  by: optional(v.picklist(['employee', 'room'])),
});
export type RosterSearch = v.InferOutput<typeof rosterSearch>;
export type RosterView = NonNullable<RosterSearch['view']>;
export type RosterRows = NonNullable<RosterSearch['by']>;
