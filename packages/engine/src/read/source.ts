import type { ValueNode } from 'graphql';

/** The rows that were written, as a list of the table's own type, and how many they are; those not shown count too. */
export interface Written {
  readonly rows: string | null;
  readonly affected: string;
}

/** Where a value comes from when a statement is bound; a plan never holds a caller's variable. */
export type Source =
  | { readonly from: 'constant'; readonly value: unknown }
  | { readonly from: 'variable'; readonly name: string; readonly path: readonly (string | number)[] }
  | { readonly from: 'session'; readonly name: string }
  /** All session variables, as one json object. */
  | { readonly from: 'sessionVariables' }
  | { readonly from: 'list'; readonly items: readonly Source[] }
  /** A stream's cursor: the initial value first, then the last value of the previous batch. */
  | { readonly from: 'cursor'; readonly initial: Source }
  /** What the statement that wrote hands on to the one that reads its answer. */
  | { readonly from: 'written'; readonly what: keyof Written }
  /** The steps of a json path. */
  | { readonly from: 'jsonPath'; readonly of: Source; readonly path: string }
  /** A json literal of the document with variables inside. */
  | { readonly from: 'literal'; readonly node: ValueNode };
