import { innermost, type PlainRoot } from '../plan/plan.ts';
import { bind } from './bind.ts';
import type { Compiled, Named } from './compiled.ts';
import { isSimple } from './mutate.ts';
import type { Running } from './running.ts';

/** One statement of a plan as PostgreSQL gets it, and what PostgreSQL says of it. */
export interface ExplainedStatement {
  readonly text: string;
  /** Of `$1`, `$2` … in PostgreSQL's text format. */
  readonly values: readonly (string | null)[];
  /** Lines of EXPLAIN: with times and buffers for reads, which it runs; estimates only for writes, which it does not. */
  readonly plan: string;
}

/** The statements of a plan with PostgreSQL's own plans. Nested inserts are left out: their rows decide what runs. */
export async function explained(
  compiled: Compiled,
  operation: string,
  running: Running,
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

function statementsOf(compiled: Compiled, operation: string): readonly Named[] {
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
  isSimple(root) ? [root] : root.is === 'updateMany' ? root.updates : [];
