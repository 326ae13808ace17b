import type { ValueNode } from 'graphql';

/** The written rows as a list of the table's row type, and their number, which includes rows that are not visible. */
export interface Written {
  readonly rows: string | null;
  readonly affected: string;
}

/** The origin of a value that is resolved when a statement is bound; a plan never contains a caller's values. */
export type Source =
  | { readonly from: 'constant'; readonly value: unknown }
  | { readonly from: 'variable'; readonly name: string; readonly path: readonly (string | number)[] }
  | { readonly from: 'session'; readonly name: string }
  /** All session variables as one json object. */
  | { readonly from: 'sessionVariables' }
  | { readonly from: 'list'; readonly items: readonly Source[] }
  /** A stream's cursor: first the initial value, then the last value of the previous batch. */
  | { readonly from: 'cursor'; readonly initial: Source }
  /** The rows that a write passes on to the statement that reads its response. */
  | { readonly from: 'written'; readonly what: keyof Written }
  /** The steps of a json path. */
  | { readonly from: 'jsonPath'; readonly of: Source; readonly path: string }
  /** A json literal of the document with variables inside. */
  | { readonly from: 'literal'; readonly node: ValueNode };
