import * as v from 'valibot';
import { anyText, optional, uuid } from '#ui/search-values.ts';

const schema = v.object({
  role: optional(anyText),
  clinic: optional(uuid),
  modules: optional(v.array(v.string())),
  q: optional(v.pipe(anyText, v.maxLength(100))),
});
export type RoleSearch = v.InferOutput<typeof schema>;
export const roleSearch = (search: unknown): RoleSearch => v.parse(schema, search);
