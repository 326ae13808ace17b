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
