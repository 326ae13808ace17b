import { z } from 'zod';

/** A list's state in its address: search, sort, page (from 1), chip, and the open form (`add` or an id). */
export const listSearch = z.object({
  q: z.coerce.string().optional().catch(undefined),
  sort: z.coerce.string().optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  show: z.coerce.string().optional().catch(undefined),
  form: z.coerce.string().optional().catch(undefined),
});

export type ListSearch = z.infer<typeof listSearch>;
