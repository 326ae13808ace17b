import { messages } from '@operatory/domain';
import { EngineError, type Prepared, type SharedTransaction } from '@operatory/engine';
import { z } from 'zod';
import { Refusal } from '../errors/refusal.ts';

const path = '$.extensions.unchanged';
const row = z.object({
  table: z.string().regex(/^[a-z_]{1,63}$/),
  id: z.uuid(),
  updated_at: z.iso.datetime({ offset: true }),
});
export type ReadRow = z.output<typeof row>;

export function readRowOf(given: unknown): ReadRow | null {
  if (given == null) return null;
  const read = row.safeParse(given);
  if (!read.success)
    throw new EngineError('bad-request', 'unchanged must hold a table, an id and its updated_at', path);
  return read.data;
}

/**
 * Runs a mutation of a row and its parts, unless somebody has changed the row since it was read. The row is
 * locked first, so that one of two simultaneous saves is refused. Users who cannot change the row do not
 * learn whether it has changed. @throws Refusal
 */
export async function ifUnchanged(
  { query }: SharedTransaction,
  { roots }: Prepared,
  { table, id, updated_at }: ReadRow,
  work: () => Promise<string>,
): Promise<string> {
  const root = roots.find(({ name }) => name === `update_${table}_by_pk`);
  if (!root) throw new EngineError('bad-request', `the mutation does not change a row of '${table}'`, path);
  const { rows } = await query({
    text: `select (updated_at = $2::timestamptz)::text from "${table}" where id = $1::uuid for no key update`,
    values: [id, updated_at],
  });
  const isNewer = rows[0]?.[0]?.toString() === 'false';
  const data = await work();
  const changed = (JSON.parse(data) as Readonly<Record<string, unknown>>)[root.key];
  if (isNewer && changed !== null) throw new Refusal('edited_meanwhile', messages.edited_meanwhile);
  return data;
}
