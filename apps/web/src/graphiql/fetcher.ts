import { type ExecutionResult, getOperationAST, parse } from 'graphql';
import { authorisedFetch } from '#data/authorised-fetch.ts';
import { socket } from '#data/socket.ts';

interface Operation {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

/** Sends GraphiQL's requests as the signed-in user of this origin: subscriptions by socket, all others by POST. */
export function fetcher({ query, operationName, variables }: Operation) {
  if (getOperationAST(parse(query), operationName)?.operation === 'subscription') {
    const payload = { query, operationName: operationName ?? null, variables: { ...variables } };
    // graphql-ws types the answers as formatted results, which they are after JSON.
    return socket().iterate(payload) as AsyncIterable<ExecutionResult>;
  }
  return authorisedFetch('/v1/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName, variables }),
  }).then((answer): Promise<ExecutionResult> => answer.json());
}
