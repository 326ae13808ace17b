import type { DocumentNode } from 'graphql';
import { gql, type TypedDocumentNode } from 'urql';
import type { Documents } from './documents.gen.ts';

export interface Fragment<Name extends string, Row> extends TypedDocumentNode<Row> {
  readonly fragment?: Name;
}
/** Hasura's `order_by` for any table. */
export type OrderBy = Readonly<Record<string, unknown>>;
/** The result of a document, or the row that a fragment selects. */
export type ResultOf<Document> = Document extends TypedDocumentNode<infer Result, never> ? Result : never;

/**
 * A document typed with its result and variables. `pnpm gen` generates the types from its text and validates
 * it against the API's schema. The fragments that it uses are passed with it.
 */
export function graphql<const Text extends keyof Documents>(
  text: Text,
  ...fragments: Documents[Text]['fragments']
): Documents[Text]['document'];
/** A document whose text is built at run time, with the types of its result and variables. */
export function graphql<Result, Variables extends Record<string, unknown> = Record<string, never>>(
  text: string,
): TypedDocumentNode<Result, Variables>;
export function graphql(text: string, ...fragments: readonly DocumentNode[]) {
  return gql([text, ...fragments.map(() => '')] as never, ...fragments);
}

/**
 * Whether a mutation has an `insert_…` field, which inserts rows without a command. The engine accepts an
 * idempotency key for such mutations.
 */
export const insertsRows = ({ definitions }: Pick<TypedDocumentNode, 'definitions'>): boolean =>
  definitions.some(
    (definition) =>
      'selectionSet' in definition &&
      definition.selectionSet.selections.some(
        (field) => 'name' in field && field.name.value.startsWith('insert_'),
      ),
  );
