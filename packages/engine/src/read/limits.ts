import { Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { EngineError } from '../errors.ts';
import type { Fragments } from './fields.ts';
import { isJsonObject } from './json.ts';

export interface Limits {
  /**
   * The maximum nesting of fields in ordinary operations. Introspection may nest 25 levels, because its type
   * references are deep.
   */
  readonly depth: number;
  readonly rootFields: number;
  readonly tokens: number;
  /** The maximum number of rows in a list; a longer list is an error. */
  readonly rows: number;
  /** The maximum number of lists, objects and aggregates of tables in one plan, with fragments inlined. */
  readonly nodes: number;
  /**
   * The maximum number of comparisons, `_and`, `_or` and `_not` in one plan, including those in variables.
   */
  readonly conditions: number;
  /**
   * Regular expressions are checked before PostgreSQL compiles them, because compiling a hostile one can
   * exhaust its memory.
   */
  readonly boundedPatterns: boolean;
  /** The maximum number of values in a variable's list, as for `_in`. */
  readonly list: number;
  readonly introspection: boolean;
}
export const defaultLimits: Limits = {
  depth: 12,
  rootFields: 50,
  tokens: 8000,
  rows: 10_000,
  nodes: 500,
  list: 10_000,
  conditions: 1_000,
  boundedPatterns: true,
  introspection: true,
};
const introspectionDepth = 25;
const deepestValue = 64;

/** The depth is checked before anything else, so that a hostile document costs little. @throws EngineError */
export function checkSize(operation: OperationDefinitionNode, fragments: Fragments, limits: Limits) {
  const depths = new Map<string, number>();
  const depthOf = (set: SelectionSetNode, within: readonly string[], path: string): number => {
    const at = `${path}.selectionSet`;
    const depths = set.selections.map((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, within, path);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return depthOfFragment(selection.name.value, within, at);
      const { selectionSet, name } = selection;
      return 1 + (selectionSet ? depthOf(selectionSet, within, `${at}.${name.value}`) : 0);
    });
    return depths.reduce((deepest, one) => Math.max(deepest, one), 0);
  };
  const depthOfFragment = (name: string, within: readonly string[], path: string): number => {
    const known = depths.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    if (!fragment)
      throw new EngineError('validation-failed', `reference to undefined fragment "${name}"`, path);
    if (within.includes(name)) {
      const round = [...within.slice(within.indexOf(name) + 1), name].join(',');
      throw new EngineError(
        'validation-failed',
        `cannot spread fragment "${name}" within itself via ${round}`,
        path,
      );
    }
    const depth = depthOf(fragment.selectionSet, [...within, name], `${path}.${name}`);
    depths.set(name, depth);
    return depth;
  };
  for (const selection of operation.selectionSet.selections) {
    const root = { ...operation.selectionSet, selections: [selection] };
    const introspection = selection.kind === Kind.FIELD && selection.name.value.startsWith('__');
    if (depthOf(root, [], '$') > (introspection ? introspectionDepth : limits.depth)) {
      throw new EngineError(
        'limit-exceeded',
        `the query is deeper than ${limits.depth} levels`,
        '$.selectionSet',
      );
    }
  }
}

/**
 * Checks the depth of a variable: later code traverses it recursively, and extreme nesting must not
 * overflow the stack.
 */
export function checkVariables(value: unknown, depth = 0): void {
  if (!Array.isArray(value) && !isJsonObject(value)) return;
  if (depth > deepestValue)
    throw new EngineError(
      'limit-exceeded',
      `variables are deeper than ${deepestValue} levels`,
      '$.variables',
    );
  for (const inner of Array.isArray(value) ? value : Object.values(value)) checkVariables(inner, depth + 1);
}

/** Limits the length of a list in a variable, or of rows that a statement lists individually. */
export function limitLength(list: readonly unknown[], path: string, longest: number | undefined): void {
  if (longest !== undefined && list.length > longest)
    throw new EngineError('limit-exceeded', `a list of more than ${longest} values`, path);
}
