import { Client, fetchExchange, subscriptionExchange } from 'urql';
import { authorisedFetch } from './authorised-fetch.ts';
import { socket } from './socket.ts';

/** Does not cache: queries always go to the server, and data that must stay current uses a live query. */
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
              // GraphQL errors come as a list, a lost connection as an event or an exception; urql
              // distinguishes them.
              error: (cause) => sink.error(cause as Error),
              complete: () => sink.complete(),
            },
          ),
        }),
      }),
    }),
  ],
});
