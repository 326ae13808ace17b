import { Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import { EngineError } from '../errors.ts';
import type { Fragments } from './fields.ts';

export interface Limits {
  /** Fields within fields, the product's own; introspection may go to 25. */
  readonly depth: number;
  readonly rootFields: number;
  readonly tokens: number;
  /** A list with more rows is an error. */
  readonly rows: number;
  /** Lists, objects and aggregates of tables in one plan, fragments inlined. */
  readonly nodes: number;
}
export const defaultLimits: Limits = { depth: 12, rootFields: 50, tokens: 8000, rows: 10_000, nodes: 500 };
const introspectionDepth = 25;
const deepestValue = 64;

/** Depth before validation, so that a hostile document costs little. */
export function checkSize(operation: OperationDefinitionNode, fragments: Fragments, limits: Limits) {
  const depths = new Map<string, number>();
  const depthOf = (set: SelectionSetNode, within: ReadonlySet<string>): number => {
    let deepest = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        deepest = Math.max(
          deepest,
          1 + (selection.selectionSet ? depthOf(selection.selectionSet, within) : 0),
        );
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        deepest = Math.max(deepest, depthOf(selection.selectionSet, within));
      } else {
        deepest = Math.max(deepest, depthOfFragment(selection.name.value, within));
      }
    }
    return deepest;
  };
  const depthOfFragment = (name: string, within: ReadonlySet<string>): number => {
    const known = depths.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    // A cycle is reported by validation.
    if (!fragment || within.has(name)) return 0;
    const depth = depthOf(fragment.selectionSet, new Set([...within, name]));
    depths.set(name, depth);
    return depth;
  };
  for (const selection of operation.selectionSet.selections) {
    const root = { ...operation.selectionSet, selections: [selection] };
    const introspection = selection.kind === Kind.FIELD && selection.name.value.startsWith('__');
    if (depthOf(root, new Set()) > (introspection ? introspectionDepth : limits.depth)) {
      throw new EngineError(
        'limit-exceeded',
        `the query is deeper than ${limits.depth} levels`,
        '$.selectionSet',
      );
    }
  }
}

/** Variables are walked by recursion later; a value nested without end must not overflow the stack. */
export function checkVariables(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepestValue)
    throw new EngineError(
      'limit-exceeded',
      `variables are deeper than ${deepestValue} levels`,
      '$.variables',
    );
  for (const inner of Array.isArray(value) ? value : Object.values(value)) checkVariables(inner, depth + 1);
}
