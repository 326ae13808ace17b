import * as v from 'valibot';
import { anyText, optional, rowId } from '#ui/search-values.ts';

const word = optional(anyText);
const row = v.pipe(anyText, rowId);

/**
 * A list's state in its URL: search, sort, page (from 1), chip, filters, conditions (`where`), the saved view
 * that was opened, the open form (`add` or an id), the record to copy, the open record, cards or table, and
 * which of a module's tables is shown.
 */
export const listSearch = v.object({
  q: word,
  sort: word,
  page: optional(v.pipe(v.unknown(), v.transform(Number), v.integer(), v.minValue(1))),
  show: word,
  filter: word,
  where: word,
  saved: word,
  form: optional(v.union([v.literal('add'), row])),
  copy: optional(row),
  record: optional(row),
  view: word,
  kind: word,
});

export type ListSearch = v.InferOutput<typeof listSearch>;
