import { innermost, type PlainRoot } from '../plan/plan.ts';
import { bind } from './bind.ts';
import type { Compiled, NamedStatement } from './compiled.ts';
import { isSingleStatement } from './mutate.ts';
import type { RunContext } from './running.ts';

export interface ExplainedStatement {
  readonly text: string;
  /** The values of `$1`, `$2` … in PostgreSQL's text format. */
  readonly values: readonly (string | null)[];
  /**
   * The output of EXPLAIN. Reads are executed and have times and buffers. Writes are not executed, because
   * explaining must change nothing, so they have estimates only.
   */
  readonly plan: string;
}

/** Nested inserts are omitted, because their rows determine which statements run. */
export async function explainStatements(
  compiled: Compiled,
  operation: string,
  running: RunContext,
): Promise<ExplainedStatement[]> {
  const statements: ExplainedStatement[] = [];
  for (const { text, operands } of statementsOf(compiled, operation)) {
    const values = bind(operands, running.values);
    const how = operation === 'mutation' ? 'explain (verbose)' : 'explain (analyze, buffers, verbose)';
    const { rows } = await running.pool.query({ text: `${how} ${text}`, values }, running.settings);
    statements.push({ text, values, plan: rows.map(([line]) => line?.toString() ?? '').join('\n') });
  }
  return statements;
}

function statementsOf(compiled: Compiled, operation: string): readonly NamedStatement[] {
  if (operation !== 'mutation') return [compiled.only?.statement ?? compiled.data];
  const writes = innermost(compiled.roots).flatMap(({ root }) =>
    writesOf(root).flatMap((write) => {
      const { statement, answer } = compiled.write(write);
      return answer ? [statement, answer] : [statement];
    }),
  );
  return [...compiled.locks, ...writes];
}

const writesOf = (root: PlainRoot['root']) =>
  isSingleStatement(root) ? [root] : root.is === 'updateMany' ? root.updates : [];
