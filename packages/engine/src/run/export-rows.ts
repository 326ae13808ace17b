import { EngineError } from '../errors.ts';
import type { CellRequest } from '../sql/cells.ts';
import { render, setting } from '../sql/sql.ts';
import { bind } from './bind.ts';
import type { Compiled } from './compiled.ts';
import { engineError } from './database-errors.ts';
import type { Query, RowSink } from './pool-contract.ts';
import type { RunContext } from './running.ts';

/**
 * The next batch is sent only after the promise resolves, so that a slow receiver does not fill the memory.
 */
export type TakeRowBatch = (rows: readonly Buffer[]) => Promise<void>;

/** The number of rows that are fetched and held in memory at once. */
const batchSize = 500;
/** The number of bytes of copied rows that are passed on and held in memory at once. */
const bytesAtOnce = 64 * 1024;

/**
 * PostgreSQL's COPY writes the CSV lines, because it is faster than a cursor. COPY takes no parameters, so
 * values are passed as settings of the transaction. @returns Undefined if COPY cannot produce a requested
 * value.
 */
export function copyRows(
  compiled: Compiled,
  asked: readonly CellRequest[],
  running: RunContext,
): ((take: TakeRowBatch) => Promise<void>) | undefined {
  const cells = compiled.cells(asked);
  if (!cells) return undefined;
  const values = bind(render(cells).operands, running.values);
  const settingName = (index: number) => `app.p${index + 1}`;
  const { text } = render(cells, (index, operand) =>
    values[index] === null ? 'null' : setting(settingName(index), operand),
  );
  const given = Object.fromEntries(
    values.flatMap((value, index) => (value === null ? [] : [[settingName(index), value]])),
  );
  return (take) =>
    sent({ ...running, settings: { ...running.settings, ...given } }, take, async (query, send) => {
      let held: Buffer[] = [];
      let bytes = 0;
      let sending: Promise<void> | undefined;
      const give = () => {
        const rows = held;
        held = [];
        bytes = 0;
        sending = (sending ?? Promise.resolve()).then(() => send(rows));
        return sending;
      };
      const into: RowSink = {
        begin() {},
        row(line) {
          held.push(Buffer.from(line));
          bytes += line.length;
          return bytes < bytesAtOnce ? undefined : give();
        },
      };
      await query({ text: `copy (${text}) to stdout (format csv)`, values: [], into });
      if (held.length > 0) give();
      await sending;
    });
}

/** The rows are read with a cursor, so that memory stays constant. @throws EngineError */
export function exportRows(compiled: Compiled, running: RunContext, take: TakeRowBatch): Promise<void> {
  const { text, operands } = compiled.rows;
  const values = bind(operands, running.values);
  // All rows are needed, so a plan that returns the first rows quickly has no advantage.
  const settings = { ...running.settings, cursor_tuple_fraction: '1' };
  return sent({ ...running, settings }, take, async (query, send) => {
    await query({ text: `declare export_rows no scroll cursor for ${text}`, values });
    for (;;) {
      const { rows } = await query({ text: `fetch ${batchSize} from export_rows`, values: [] });
      if (rows.length === 0) return;
      await send(rows.map(([cell]) => cell ?? Buffer.from('null')));
      if (rows.length < batchSize) return;
    }
  });
}

/**
 * The export runs in one transaction, so that it shows one point in time. A failed export never sends a row
 * twice.
 */
async function sent(
  { pool, settings, signal }: RunContext,
  take: TakeRowBatch,
  body: (query: Query, send: TakeRowBatch) => Promise<void>,
): Promise<void> {
  let given = false;
  const send: TakeRowBatch = (rows) => {
    given = true;
    return take(rows);
  };
  try {
    await pool.transaction(
      settings,
      async (query) => {
        // The pool retries after a conflict, but the rows of an export have already been sent.
        if (given) throw new EngineError('unavailable', 'the export was interrupted: try again');
        await body(query, send);
      },
      signal,
    );
  } catch (error) {
    throw signal?.aborted ? signal.reason : engineError(error);
  }
}
