import * as v from 'valibot';
import { day, optional, uuid } from '#ui/search-values.ts';

/**
 * The state of the roster in the URL. `week` is any day of the displayed period; the view `weeks` shows four
 * weeks.
 */
export const rosterSearch = v.object({
  clinic: optional(uuid),
  week: optional(day),
  view: optional(v.picklist(['week', 'weeks', 'day', 'month'])),
  by: optional(v.picklist(['employee', 'room'])),
});
export type RosterSearch = v.InferOutput<typeof rosterSearch>;
export type RosterView = NonNullable<RosterSearch['view']>;
export type RosterRows = NonNullable<RosterSearch['by']>;
