import { EngineError } from '../errors.ts';
import type { WriteRoot } from '../plan/ir.ts';
import { innermost, type PlainRoot, type PlannedRoot } from '../plan/plan.ts';
import { readsOtherRows, type SingleStatementWrite } from '../sql/write.ts';
import { bind } from './bind.ts';
import type { Compiled, NamedStatement } from './compiled.ts';
import { checkFailed, engineError, isConstraintViolation } from './database-errors.ts';
import { jsonObjectOf } from './joined.ts';
import { insertNested } from './nested-insert.ts';
import type { Query } from './pool-contract.ts';
import { nullText, type RunContext } from './running.ts';

export const isSingleStatement = (root: PlainRoot['root']): root is SingleStatementWrite =>
  root.is === 'insert' || root.is === 'update' || root.is === 'delete';
const isWrite = (root: PlainRoot['root']): root is WriteRoot =>
  isSingleStatement(root) || root.is === 'insertNested' || root.is === 'updateMany';
const ownText = (root: PlainRoot['root']) =>
  root.is === 'typename' ? Buffer.from(JSON.stringify(root.name)) : undefined;

/**
 * The fields of a mutation run in order in one transaction, as GraphQL requires. A single simple field runs
 * as one statement if that can also return the response, because that saves two round trips.
 */
export async function mutate(compiled: Compiled, running: RunContext): Promise<Map<string, Buffer>> {
  const writes = innermost(compiled.roots).filter(({ root }) => root.is !== 'typename');
  const [only] = writes;
  const { locks } = compiled;
  const isOne = writes.length === 1 && locks.length === 0;
  if (isOne && only && isSingleStatement(only.root) && !readsOtherRows(only.root.answer)) {
    const query: Query = (statement) =>
      running.pool.query(statement, running.settings, running.signal, running.owner);
    const text = await simple(only.root, only.path, compiled, running, query, (probe) =>
      probed(probe, running),
    );
    return textsOf(compiled.roots, (root) => ownText(root) ?? text);
  }
  let failed: { readonly path: string; readonly probe: NamedStatement | undefined } | undefined;
  const inOrder = (lockFirst: boolean) =>
    running.pool.transaction(
      running.settings,
      async (query) => {
        if (lockFirst) await lockAll(query);
        const made = new Map<PlainRoot['root'], Buffer>();
        for (const { path, root } of innermost(compiled.roots))
          made.set(root, ownText(root) ?? (await one(root, path, query)));
        return textsOf(compiled.roots, (root) => made.get(root) ?? nullText);
      },
      running.signal,
      running.owner,
    );
  try {
    return await inOrder(locks.length > 0).catch((error) => {
      // PostgreSQL rejects a value of the lock statement. The mutation then runs without locks, so that its
      // own statement reports the error.
      if (error instanceof NotLocked) return inOrder(false);
      throw error;
    });
  } catch (error) {
    if (failed && (await probed(failed.probe, running))) throw checkFailed(failed.path);
    throw error;
  }

  async function lockAll(query: Query): Promise<void> {
    for (const { name, text, operands } of locks) {
      try {
        await query({ name, text, values: bind(operands, running.values) });
      } catch (error) {
        const reported = engineError(error);
        throw reported.code === 'unavailable'
          ? reported
          : new NotLocked('rows were not locked', { cause: error });
      }
    }
  }

  async function one(root: PlainRoot['root'], path: string, query: Query): Promise<Buffer> {
    if (!isWrite(root)) {
      // The mutation calls a database function that writes and returns rows.
      const { name, text, operands } = compiled.one(root);
      const { rows } = await query({ name, text, values: bind(operands, running.values) }).catch((error) => {
        throw engineError(error, path);
      });
      return rows[0]?.[0] ?? nullText;
    }
    if (root.is === 'insertNested') return insertNested(root, running, query, remember);
    if (root.is === 'updateMany') {
      const texts: Buffer[] = [];
      for (const update of root.updates) texts.push(await remembering(update, path, query));
      return Buffer.concat([
        Buffer.from('['),
        ...texts.flatMap((text, index) => (index === 0 ? [text] : [Buffer.from(','), text])),
        Buffer.from(']'),
      ]);
    }
    return remembering(root, path, query);
  }

  // A failed constraint ends the transaction, so the probe runs after it.
  function remember(path: string, probe: NamedStatement | undefined) {
    failed = { path, probe };
  }
  function remembering(root: SingleStatementWrite, path: string, query: Query): Promise<Buffer> {
    return simple(root, path, compiled, running, query, async (probe) => {
      remember(pathOf(root, path), probe);
      return false;
    });
  }
}

class NotLocked extends Error {}

/** Roots in a namespace become an object under the namespace's name. */
function textsOf(
  roots: readonly PlannedRoot[],
  textOf: (root: PlainRoot['root']) => Buffer,
): Map<string, Buffer> {
  return new Map(
    roots.map(({ key, root }) => [
      key,
      root.is === 'group' ? jsonObjectOf(textsOf(root.roots, textOf)) : textOf(root),
    ]),
  );
}

async function simple(
  root: SingleStatementWrite,
  path: string,
  compiled: Compiled,
  { values }: RunContext,
  query: Query,
  onFailure: (probe: NamedStatement | undefined) => Promise<boolean>,
): Promise<Buffer> {
  const { statement, answer, probe } = compiled.write(root);
  const parameters = bind(statement.operands, values);
  try {
    const { name, text } = statement;
    const { rows } = await query({ name, text, values: parameters, writes: true });
    const [first, affected] = rows[0] ?? [];
    if (!answer) return first ?? nullText;
    const written = { rows: first?.toString() ?? null, affected: String(affected) };
    const read = await query({
      name: answer.name,
      text: answer.text,
      values: bind(answer.operands, { ...values, written }),
    });
    return read.rows[0]?.[0] ?? nullText;
  } catch (error) {
    const at = pathOf(root, path);
    if (isConstraintViolation(error) && (await onFailure(probe))) throw checkFailed(at);
    throw engineError(error, at);
  }
}

/**
 * If the check would have failed on the new rows, that error is reported instead of the constraint's, because
 * the constraint would reveal data that the role cannot see.
 */
async function probed(
  statement: NamedStatement | undefined,
  { pool, settings, values }: RunContext,
): Promise<boolean> {
  if (!statement) return false;
  try {
    const { rows } = await pool.query(
      { text: statement.text, values: bind(statement.operands, values) },
      settings,
    );
    return rows[0]?.[0]?.toString() === 'true';
  } catch (error) {
    // If the probe cannot represent a value, its result is unknown. A permission error is reported, to avoid
    // revealing a constraint.
    if (error instanceof EngineError && error.code === 'unavailable') throw error;
    return true;
  }
}

/**
 * Hasura reports an error of an insert at the path of its rows, and of any other write at the root of the
 * operation.
 */
function pathOf(root: WriteRoot, path: string): string {
  if (root.is !== 'insert') return '$';
  return `${path}.args.${root.answer.is === 'row' ? 'object' : 'objects'}`;
}
