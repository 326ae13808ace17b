import * as z from 'zod/mini';

const word = z.catch(z.optional(z.coerce.string()), undefined);

/**
 * A list's state in its URL: search, sort, page (from 1), chip, filters, built conditions (`where`), the saved view with which it
 * started, the open form (`add` or an id), the record to copy, the open record, cards or table, and which of a module's kinds of
 * record is shown.
 */
export const listSearch = z.object({
  q: word,
  sort: word,
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined),
  show: word,
  filter: word,
  where: word,
  saved: word,
  form: word,
  copy: word,
  record: word,
  view: word,
  kind: word,
});

export type ListSearch = z.infer<typeof listSearch>;
