import { gql, type TypedDocumentNode } from 'urql';

/**
 * An operation with the types of its answer and variables, e.g.
 * `graphql<{ tasks: Task[] }, { limit: number }>('query ($limit: Int!) { tasks(limit: $limit) { id } }')`.
 */
export function graphql<Result, Variables extends Record<string, unknown> = Record<string, never>>(
  text: string,
): TypedDocumentNode<Result, Variables> {
  return gql<Result, Variables>(text);
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
