import type { Tx } from '@operatory/db';
import { messages } from '@operatory/domain';
import { EngineError } from '@operatory/engine';
import { z } from 'zod';
import { isOwnPin } from '../auth/own-pin.ts';
import { isOwnPassword } from '../auth/recovery.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { notFound, Refusal } from '../errors/refusal.ts';
import { copyMasterFiles, type MasterCopies, withMasterCopies } from '../files/copy-master-files.ts';
import { hashedFiles } from '../files/hashed-files.ts';
import { writingFiles } from '../files/named-files.ts';
import { type Command, type CommandContext, isOfferedTo, type Outcome } from './define.ts';
import { keyOf } from './idempotency.ts';
import { Savepoint } from './savepoint.ts';
import { refusalByDatabase, transact } from './transact.ts';
import { CollectedWrites } from './written.ts';

type Values = Readonly<Record<string, unknown>>;

const outcome = z.union([
  z.object({ id: z.string(), gone: z.boolean().optional() }),
  z.object({ affected_rows: z.number() }),
  z.object({
    counts: z.record(z.string(), z.number()),
    left_out: z
      .array(
        z.object({
          user_id: z.string(),
          user_name: z.string(),
          item_name: z.string(),
          reason: z.string(),
        }),
      )
      .optional(),
  }),
]);

/**
 * Runs a command in one transaction: its changes, events and idempotency key are all stored, or nothing is.
 */
export async function runCommand(
  app: AppContext,
  command: Command,
  { idempotency_key, ...values }: Values,
  actor: SignedIn,
): Promise<Outcome> {
  const { name } = command;
  assertOffered(command, actor);
  const key = keyOf(idempotency_key, `$.selectionSet.${name}.args.idempotency_key`);
  const reading = command.read([given(values)]);
  const row = reading.rows[0];
  if (!row) throw new Error(`${name} read nothing`);
  if ('error' in row) throw refusalOf(name, row.error);
  try {
    return await writingFiles(app, actor, row.input, () =>
      withMasterCopies(app, actor, (copies) =>
        transact<Outcome>(
          {
            app,
            actor,
            name,
            input: row.input,
            key,
            answer: outcome,
            login: command.login,
            timeoutMilliseconds: 10_000,
          },
          async (db) => {
            const written = new CollectedWrites();
            const run = await reading.begin(contextOf(app, actor, db, key, copies));
            const done = await run(0, written);
            await written.save(db, actor);
            return done;
          },
        ),
      ),
    );
  } catch (error) {
    throw refusalByDatabase(error);
  }
}

/** The caller's schema does not contain the command; this second check does not depend on the schema. */
function assertOffered(command: Command, { supplier }: SignedIn): void {
  if (!isOfferedTo(command, supplier !== undefined)) throw notFound();
}

export const maxRows = 200;

/**
 * `id` is the returned id, `refusal` and `message` say why the row was refused. `index` is its position in
 * the call.
 */
export interface RowOutcome {
  readonly index: number;
  readonly id: string | null;
  readonly refusal: string | null;
  readonly message: string | null;
}
const rowOutcomes = z.array(
  z.object({
    index: z.number(),
    id: z.string().nullable(),
    refusal: z.string().nullable(),
    message: z.string().nullable(),
  }),
);

/**
 * Runs a command for many rows in one transaction. Each row has a savepoint, so that a refused row does not
 * affect the others. Events and history are written together at the end.
 */
export async function runMany(
  app: AppContext,
  command: Command,
  { idempotency_key, objects }: { readonly idempotency_key?: unknown; readonly objects: readonly Values[] },
  actor: SignedIn,
): Promise<readonly RowOutcome[]> {
  const name = `${command.name}_many`;
  assertOffered(command, actor);
  const key = keyOf(idempotency_key, `$.selectionSet.${name}.args.idempotency_key`);
  if (objects.length === 0 || objects.length > maxRows) {
    throw new EngineError(
      'validation-failed',
      `'objects' holds 1 to ${maxRows} rows, not ${objects.length}`,
      `$.selectionSet.${name}.args.objects`,
    );
  }
  const reading = command.read(objects.map(given));
  const early = reading.rows.map((row, index) =>
    'error' in row ? refusalOf(name, row.error, `objects.${index}`) : null,
  );
  const input = reading.rows.map((row) => ('error' in row ? null : row.input));
  return writingFiles(app, actor, input, () =>
    transact(
      {
        app,
        actor,
        name,
        input,
        key,
        answer: rowOutcomes,
        login: command.login,
        timeoutMilliseconds: 30_000,
      },
      async (db) => {
        const written = new CollectedWrites();
        const outcomes: RowOutcome[] = [];
        const run = await reading.begin(contextOf(app, actor, db, key, new Map()));
        const savepoint = new Savepoint(db);
        for (const [index, refusal] of early.entries()) {
          const done = refusal ?? (await rowOf(savepoint, written, (row) => run(index, row)));
          outcomes.push({ index, ...outcomeOf(done) });
        }
        await written.save(db, actor);
        return outcomes;
      },
    ),
  );
}

function outcomeOf(done: Outcome | Refusal): Omit<RowOutcome, 'index'> {
  if (done instanceof Refusal) return { id: null, refusal: done.refusal, message: done.message };
  return { id: 'id' in done ? done.id : null, refusal: null, message: null };
}

/** Runs one row. A refusal is its result; any other error fails the whole call. */
async function rowOf(
  savepoint: Savepoint,
  written: CollectedWrites,
  run: (row: CollectedWrites) => Promise<Outcome>,
): Promise<Outcome | Refusal> {
  const row = new CollectedWrites();
  await savepoint.set();
  try {
    const done = await run(row);
    written.add(row);
    return done;
  } catch (error) {
    const refusal = refusalByDatabase(error);
    if (!(refusal instanceof Refusal)) throw error;
    await savepoint.rollBack();
    return refusal;
  }
}

function contextOf(
  app: AppContext,
  actor: SignedIn,
  db: Tx,
  key: string | null,
  copies: MasterCopies,
): CommandContext {
  const known = new Map<string, Promise<unknown>>();
  return {
    actor,
    now: app.clock.now(),
    db,
    key,
    memoize<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
      const value = (known.get(key) as Promise<Value> | undefined) ?? read();
      known.set(key, value);
      return value;
    },
    isMyPassword: (typed) => isOwnPassword(app, actor, typed),
    isMyPin: (typed) => isOwnPin(app, actor, typed),
    hashFiles: (ids) => hashedFiles(app, db, actor.client_id, ids),
    copyMasterFiles: (ids) => copyMasterFiles(db, actor, ids, copies),
  };
}

const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const mistyped = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

/**
 * A refusal for invalid arguments that the person can correct. @throws EngineError for arguments that only
 * the author of the operation can correct
 */
function refusalOf(name: string, error: z.ZodError, ...at: readonly string[]): Refusal {
  const issue = error.issues[0];
  const path = [...at, ...(issue?.path.map(String) ?? [])];
  const isMessage = issue?.code === 'custom' && issue.params?.['isMessage'] === true;
  const specified = isMessage || Object.values<string>(messages).includes(issue?.message ?? '');
  // A value of the wrong type is a fault of the operation, not of the person.
  const isMistyped =
    issue && (mistyped.has(issue.code) || (issue.code === 'invalid_format' && issue.format === 'uuid'));
  if (isMistyped && !specified) {
    throw new EngineError(
      'validation-failed',
      `unexpected value for argument '${path.join('.')}': ${issue.message}`,
      `$.selectionSet.${[name, 'args', ...path].join('.')}`,
    );
  }
  const sentence = specified ? String(issue?.message) : messages.fill_valid_details;
  return new Refusal('invalid', sentence, `$.args.${path.join('.')}`);
}
