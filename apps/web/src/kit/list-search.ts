import { z } from 'zod';

const word = z.coerce.string().optional().catch(undefined);

/** A list's state in its address: search, sort, page (from 1), chip, filters, the open form (`add` or an id) and record, cards or table, and which of a module's kinds of record. */
export const listSearch = z.object({
  q: word,
  sort: word,
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  show: word,
  filter: word,
  form: word,
  record: word,
  view: word,
  kind: word,
});

export type ListSearch = z.infer<typeof listSearch>;
