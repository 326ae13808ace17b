import type { Statement } from '../run/pool-contract.ts';
import type { LivePlan } from './live-plan.ts';

/**
 * The maximum number of sets of variables in one statement; with more, one slow statement would delay too
 * many answers.
 */
export const BATCH = 100;

/** PostgreSQL's text form of a one-dimensional array: `{"a","b\"c",NULL}`. */
export function arrayText(values: readonly (string | null)[]): string {
  const items = values.map((value) => (value === null ? 'NULL' : `"${value.replace(/["\\]/g, '\\$&')}"`));
  return `{${items.join(',')}}`;
}

/**
 * The plan's statement for several sets of variables, numbered from 0: each parameter becomes an array with
 * the values of all sets.
 */
export function multiplexed(plan: LivePlan, rows: readonly (readonly (string | null)[])[]): Statement {
  const numbers = `{${rows.map((_, number) => number).join(',')}}`;
  const columns = plan.variables.map((_, index) => arrayText(rows.map((row) => row[index] ?? null)));
  return { ...plan.statement, values: [numbers, ...columns] };
}
