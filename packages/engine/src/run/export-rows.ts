import { EngineError } from '../errors.ts';
import { bind } from './bind.ts';
import type { Compiled } from './compiled.ts';
import { engineError } from './database-errors.ts';
import type { Running } from './running.ts';

/** Rows that are fetched, and held, at once. */
const atOnce = 500;

/**
 * Gives a list's rows to `take` as json texts, some at a time: by a cursor, in one transaction (so of one moment), in
 * constant memory. The next are fetched when `take` has done with these. What fails has given no row twice.
 */
export async function exportRows(
  compiled: Compiled,
  { pool, settings, values, signal }: Running,
  take: (rows: readonly Buffer[]) => Promise<void>,
): Promise<void> {
  const { text, operands } = compiled.rows;
  let given = false;
  try {
    await pool.transaction(
      // All rows are wanted, not the first soon.
      { ...settings, cursor_tuple_fraction: '1' },
      async (query) => {
        // The pool tries again what a conflict ended; of an export the rows are gone out already.
        if (given) throw new EngineError('unavailable', 'the export was interrupted: try again');
        await query({
          text: `declare export_rows no scroll cursor for ${text}`,
          values: bind(operands, values),
        });
        for (;;) {
          const { rows } = await query({ text: `fetch ${atOnce} from export_rows`, values: [] });
          if (rows.length === 0) return;
          given = true;
          await take(rows.map(([cell]) => cell ?? Buffer.from('null')));
          if (rows.length < atOnce) return;
        }
      },
      signal,
    );
  } catch (error) {
    throw signal?.aborted ? signal.reason : engineError(error);
  }
}
