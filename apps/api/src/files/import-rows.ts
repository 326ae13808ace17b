import { createHash } from 'node:crypto';
import { EngineError, type ErrorCode, type Together } from '@operatory/engine';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../context.ts';
import { checkWrites } from '../graphql/check-writes.ts';
import { HttpError } from '../http-error.ts';
import { writingFiles } from './named-files.ts';

type Row = Readonly<Record<string, unknown>>;
interface Rows {
  readonly table: string;
  readonly key: string;
  readonly rows: readonly Row[];
}

const outcome = z.object({
  added: z.number(),
  refused: z.array(z.object({ index: z.number(), code: z.string(), message: z.string() })),
});
export type ImportOutcome = z.infer<typeof outcome>;

/** What is wrong with a row and not with the request, the line or the database. */
const ofTheRow: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'validation-failed',
  'permission-error',
  'constraint-violation',
  'data-exception',
  'postgres-error',
]);

/**
 * Adds the rows of one request in one transaction, its key with them: sent again it answers what it answered. All go in one
 * statement; where that is refused each half is tried, down to the rows that are to blame.
 */
export async function importRows(
  context: AppContext,
  who: SignedIn,
  { table, key, rows }: Rows,
): Promise<ImportOutcome> {
  const { engine } = context;
  const query = `mutation import($objects: [${table}_insert_input!]!) {
    insert_${table}(objects: $objects) { affected_rows }
  }`;
  const prepared = engine.plan({ query }, who);
  const schema = engine.schemaFor(who.role);
  const digest = createHash('sha256')
    .update(`import ${table}\n${JSON.stringify(rows)}`)
    .digest('hex');

  async function add(from: number, to: number, transaction: Together, told: ImportOutcome): Promise<void> {
    const objects = rows.slice(from, to);
    try {
      checkWrites(prepared, prepared.coerce({ objects }), schema);
      await transaction.attempt({ objects });
      told.added += objects.length;
    } catch (error) {
      if (!(error instanceof EngineError) || !ofTheRow.has(error.code)) throw error;
      if (objects.length === 1) {
        told.refused.push({ index: from, code: error.code, message: error.message });
        return;
      }
      // The earlier first: of two that cannot both be, the second is the one too many.
      const middle = Math.ceil((from + to) / 2);
      await add(from, middle, transaction, told);
      await add(middle, to, transaction, told);
    }
  }

  return writingFiles(context, who, rows, () =>
    engine.together(prepared, { objects: [] }, who, async (transaction) => {
      const owner = [who.client_id, who.user_id, `import ${key}`];
      const earlier = await claim(transaction, owner, digest);
      if (earlier) return earlier;
      const told: ImportOutcome = { added: 0, refused: [] };
      await add(0, rows.length, transaction, told);
      await transaction.query({
        text: 'update idempotency_keys set answer = $4::jsonb where client_id = $1::uuid and user_id = $2::uuid and key = $3',
        values: [...owner, JSON.stringify(told)],
      });
      return told;
    }),
  );
}

/** The earlier request's answer, or null when this is the first; one that is under way is waited for. */
async function claim(
  { query }: Together,
  owner: readonly string[],
  digest: string,
): Promise<ImportOutcome | null> {
  const { rowCount } = await query({
    text: 'insert into idempotency_keys (client_id, user_id, key, digest) values ($1::uuid, $2::uuid, $3, $4) on conflict (client_id, user_id, key) do nothing',
    values: [...owner, digest],
  });
  if (rowCount === 1) return null;
  const { rows } = await query({
    text: 'select digest, answer::text from idempotency_keys where client_id = $1::uuid and user_id = $2::uuid and key = $3',
    values: owner,
  });
  const [known, answer] = rows[0] ?? [];
  if (!known || !answer || known.toString() !== digest)
    throw new HttpError(409, 'key_reused', 'This key was used for another request');
  return outcome.parse(JSON.parse(answer.toString()));
}
