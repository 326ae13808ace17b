import { type ExecutionResult, getOperationAST, parse } from 'graphql';
import { authorisedFetch } from '#data/authorised-fetch.ts';
import { socket } from '#data/socket.ts';

interface Operation {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Sends GraphiQL's requests as the user who is signed in on this origin: subscriptions by socket, others by
 * POST.
 */
export function fetcher({ query, operationName, variables }: Operation) {
  if (getOperationAST(parse(query), operationName)?.operation === 'subscription') {
    const payload = { query, operationName: operationName ?? null, variables: { ...variables } };
    // The answers are what GraphiQL expects; only their type in graphql-ws is another one.
    return socket().iterate(payload) as AsyncIterable<ExecutionResult>;
  }
  return authorisedFetch('/v1/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName, variables }),
  }).then((answer): Promise<ExecutionResult> => answer.json());
}
