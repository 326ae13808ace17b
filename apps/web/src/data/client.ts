import { Client, CombinedError, fetchExchange, subscriptionExchange } from 'urql';
import { authorisedFetch } from '#session/authorised-fetch.ts';
import { socket } from './socket.ts';

/** Nothing is cached: queries always ask the server, and what must stay fresh is a live query. */
export const client = new Client({
  url: '/v1/graphql',
  preferGetMethod: false,
  requestPolicy: 'network-only',
  fetch: authorisedFetch,
  exchanges: [
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: (operation) => ({
        subscribe: (sink) => ({
          unsubscribe: socket().subscribe(
            { query: operation.query ?? '', variables: operation.variables as Record<string, unknown> },
            {
              next: (value) => sink.next(value as never),
              error: (cause) => sink.error(asError(cause)),
              complete: () => sink.complete(),
            },
          ),
        }),
      }),
    }),
  ],
});

/** A socket tells of a failure as GraphQL errors, as a close event or as an exception. */
function asError(cause: unknown): Error {
  if (Array.isArray(cause)) return new CombinedError({ graphQLErrors: cause });
  if (cause instanceof Error) return cause;
  return new Error('The live connection was closed.');
}
