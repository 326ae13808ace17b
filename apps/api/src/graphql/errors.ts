import { randomUUID } from 'node:crypto';
import { EngineError } from '@operatory/engine';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { isDatabaseAway, isStatementTimeout } from '../database/database-away.ts';
import { HttpError, unavailable } from '../errors/http-error.ts';
import { Refusal } from '../errors/refusal.ts';

export interface ErrorEntry {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/**
 * Turns an error into an entry of the response. Of an unexpected error it has only an id, with which the
 * error is logged.
 */
export function toErrorEntry(thrown: unknown, log: FastifyBaseLogger): ErrorEntry {
  const error = isDatabaseAway(thrown) || isStatementTimeout(thrown) ? unavailable() : thrown;
  if (error instanceof EngineError) return error.toJSON();
  if (error instanceof Refusal) return error.toJSON();
  if (error instanceof HttpError) {
    return {
      message: error.message,
      extensions: { path: '$', code: error.status === 401 ? 'access-denied' : error.code },
    };
  }
  if (error instanceof GraphQLError) {
    if (error.originalError) return toErrorEntry(error.originalError, log);
    return { message: error.message, extensions: { path: '$', code: 'validation-failed' } };
  }
  const id = randomUUID();
  log.error({ err: error, id }, 'unexpected error');
  return { message: 'internal error', extensions: { path: '$', code: 'unexpected', id } };
}

export const errorBody = (error: unknown, log: FastifyBaseLogger): string =>
  JSON.stringify({ errors: [toErrorEntry(error, log)] });

/**
 * The status of the response: 503 if the database is unavailable, an HttpError's own, and 200 for all
 * others.
 */
export function statusOf(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  if (error instanceof EngineError && error.code === 'unavailable') return 503;
  if (error instanceof GraphQLError && error.originalError) return statusOf(error.originalError);
  if (isDatabaseAway(error) || isStatementTimeout(error)) return 503;
  return 200;
}
