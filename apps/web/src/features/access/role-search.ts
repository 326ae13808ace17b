import { z } from 'zod';

/** Which role is looked at, and how much of it. */
const schema = z.object({
  role: z.coerce.string().optional().catch(undefined),
  clinic: z.uuid().optional().catch(undefined),
  modules: z.array(z.string()).optional().catch(undefined),
  q: z.coerce.string().max(100).optional().catch(undefined),
});
export type RoleSearch = z.output<typeof schema>;
export const roleSearch = (search: unknown): RoleSearch => schema.parse(search);
