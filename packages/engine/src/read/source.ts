import type { ValueNode } from 'graphql';

/**
 * The rows that a write returned, as the text of an array of the table's row type. `affected` also counts
 * rows that the role cannot see.
 */
export interface WrittenRows {
  readonly rows: string | null;
  readonly affected: string;
}

/**
 * A plan holds only the origins of values, which are resolved when a statement is bound, so that requests
 * with different values can share it.
 */
export type Source =
  | { readonly from: 'constant'; readonly value: unknown }
  | { readonly from: 'variable'; readonly name: string; readonly path: readonly (string | number)[] }
  | { readonly from: 'session'; readonly name: string }
  | { readonly from: 'sessionVariables' }
  | { readonly from: 'list'; readonly items: readonly Source[] }
  /**
   * A stream's cursor starts at `initial`; each later batch continues from the last value of the previous
   * one.
   */
  | { readonly from: 'cursor'; readonly initial: Source }
  /** The rows that a write passes on to the statement that reads its response. */
  | { readonly from: 'written'; readonly what: keyof WrittenRows }
  | { readonly from: 'jsonPath'; readonly of: Source; readonly path: string }
  | { readonly from: 'literal'; readonly node: ValueNode };
