import * as z from 'zod/mini';

/** The selected role and the filter of its matrix, in the URL. */
const schema = z.object({
  role: z.catch(z.optional(z.coerce.string()), undefined),
  clinic: z.catch(z.optional(z.uuid()), undefined),
  modules: z.catch(z.optional(z.array(z.string())), undefined),
  q: z.catch(z.optional(z.coerce.string().check(z.maxLength(100))), undefined),
});
export type RoleSearch = z.output<typeof schema>;
export const roleSearch = (search: unknown): RoleSearch => schema.parse(search);
