import { EngineError, type ErrorCode, type SharedTransaction } from '@operatory/engine';
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

/** Errors that one row causes, in contrast to errors of the request or the database. */
const ofTheRow: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'validation-failed',
  'permission-error',
  'constraint-violation',
  'data-exception',
  'postgres-error',
]);

/**
 * Adds rows and stores the idempotency key in one transaction. A repeated key gets the first answer. One
 * statement adds all rows; if it fails, each half is tried, down to the rows that cause the error.
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

  async function add(
    from: number,
    to: number,
    transaction: SharedTransaction,
    outcome: ImportOutcome,
  ): Promise<void> {
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
      // The earlier half comes first, so that of two conflicting rows the later one is refused.
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
