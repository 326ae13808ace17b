import type { EngineError } from '../errors.ts';

/** The differences between the two protocols: message names and the form of errors. */
export interface Dialect {
  readonly start: string;
  readonly stop: string;
  readonly next: string;
  readonly keepAlive?: string;
  /** The payload of the `error` message. */
  readonly error: (error: EngineError) => unknown;
  /** The message sent before a connection is rejected; without it, only the close code reports the rejection. */
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

/** The protocol of Apollo's subscriptions-transport-ws, whose subprotocol name is graphql-ws. */
export const legacy: Dialect = {
  start: 'start',
  stop: 'stop',
  next: 'data',
  keepAlive: '{"type":"ka"}',
  error: (error) => ({ errors: [error.toJSON()] }),
  refusal: (message) => ({ type: 'connection_error', payload: message }),
  hasPing: false,
};
