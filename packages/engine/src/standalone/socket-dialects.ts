import type { EngineError } from '../errors.ts';

/** What differs between the two protocols: names of messages, and the form of errors. */
export interface Dialect {
  readonly start: string;
  readonly stop: string;
  readonly next: string;
  readonly keepAlive?: string;
  /** The `error` message's payload. */
  readonly error: (error: EngineError) => unknown;
  /** How a connection that may not be is refused: with a message first, or by its closing code. */
  readonly refusal?: (message: string) => unknown;
  readonly hasPing: boolean;
}

/** The protocol of the package graphql-ws. */
export const transport: Dialect = {
  start: 'subscribe',
  stop: 'complete',
  next: 'next',
  error: (error) => [error.toJSON()],
  hasPing: true,
};

/** The protocol of Apollo's subscriptions-transport-ws, whose name is graphql-ws. */
export const legacy: Dialect = {
  start: 'start',
  stop: 'stop',
  next: 'data',
  keepAlive: '{"type":"ka"}',
  error: (error) => ({ errors: [error.toJSON()] }),
  refusal: (message) => ({ type: 'connection_error', payload: message }),
  hasPing: false,
};
