import { EngineError, type ErrorCode, type Together } from '@operatory/engine';
import { z } from 'zod';
import { digestOf, withIdempotencyKey } from '../commands/idempotency.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { writingFiles } from '../files/named-files.ts';
import { checkWrites } from '../graphql/check-writes.ts';

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
  const request = {
    who,
    key: `import ${key}`,
    digest: digestOf(context.secrets, `import ${table}`, rows),
    answer: outcome,
  };

  async function add(from: number, to: number, transaction: Together, outcome: ImportOutcome): Promise<void> {
    const objects = rows.slice(from, to);
    try {
      checkWrites(prepared, prepared.coerce({ objects }), schema);
      await transaction.attempt({ objects });
      outcome.added += objects.length;
    } catch (error) {
      if (!(error instanceof EngineError) || !ofTheRow.has(error.code)) throw error;
      if (objects.length === 1) {
        outcome.refused.push({ index: from, code: error.code, message: error.message });
        return;
      }
      // The earlier first: of two that cannot both be, the second is the one too many.
      const middle = Math.ceil((from + to) / 2);
      await add(from, middle, transaction, outcome);
      await add(middle, to, transaction, outcome);
    }
  }

  return writingFiles(context, who, rows, () =>
    engine.together(prepared, { objects: [] }, who, (transaction) =>
      withIdempotencyKey(transaction, request, async () => {
        const outcome: ImportOutcome = { added: 0, refused: [] };
        await add(0, rows.length, transaction, outcome);
        return outcome;
      }),
    ),
  );
}
