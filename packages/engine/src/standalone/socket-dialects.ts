import type { EngineError } from '../errors.ts';

/** The two protocols differ in message names and in the form of errors. */
export interface Dialect {
  readonly start: string;
  readonly stop: string;
  readonly next: string;
  readonly keepAlive?: string;
  readonly error: (error: EngineError) => unknown;
  /**
   * A client of the older protocol gets this message before its connection is rejected; without it, only the
   * close code reports the rejection.
   */
  readonly refusal?: (message: string) => unknown;
  readonly hasPing: boolean;
}

/** The package graphql-ws uses this protocol. */
export const transport: Dialect = {
  start: 'subscribe',
  stop: 'complete',
  next: 'next',
  error: (error) => [error.toJSON()],
  hasPing: true,
};

/** Apollo's subscriptions-transport-ws uses this protocol, whose subprotocol name is graphql-ws. */
export const legacyDialect: Dialect = {
  start: 'start',
  stop: 'stop',
  next: 'data',
  keepAlive: '{"type":"ka"}',
  error: (error) => ({ errors: [error.toJSON()] }),
  refusal: (message) => ({ type: 'connection_error', payload: message }),
  hasPing: false,
};
