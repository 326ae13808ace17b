import type { DocumentNode } from 'graphql';
import { gql, type TypedDocumentNode } from 'urql';
import type { Documents } from './documents.gen.ts';

/** Selected fields of a type, for the documents that name them. */
export interface Fragment<Name extends string, Row> extends TypedDocumentNode<Row> {
  readonly fragment?: Name;
}
/** Hasura's `order_by` of any table. */
export type OrderBy = Readonly<Record<string, unknown>>;
/** What a document answers with, or the row that a fragment selects. */
export type ResultOf<Document> = Document extends TypedDocumentNode<infer Result, never> ? Result : never;

/**
 * A document with the types of its result and variables, which `pnpm gen` writes by its text, and validates it against the API's
 * schema. The fragments that it names are given with it.
 */
export function graphql<const Text extends keyof Documents>(
  text: Text,
  ...fragments: Documents[Text]['fragments']
): Documents[Text]['document'];
/** A text that is made at run time, with the types of its result and variables. */
export function graphql<Result, Variables extends Record<string, unknown> = Record<string, never>>(
  text: string,
): TypedDocumentNode<Result, Variables>;
export function graphql(text: string, ...fragments: readonly DocumentNode[]) {
  return gql([text, ...fragments.map(() => '')] as never, ...fragments);
}

/** Whether a mutation adds rows of a table itself, which no command does for it: the engine takes a key for that. */
export const addsRows = ({ definitions }: Pick<TypedDocumentNode, 'definitions'>): boolean =>
  definitions.some(
    (definition) =>
      'selectionSet' in definition &&
      definition.selectionSet.selections.some(
        (field) => 'name' in field && field.name.value.startsWith('insert_'),
      ),
  );
