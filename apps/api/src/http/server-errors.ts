import { messages } from '@operatory/domain';
import { EngineError } from '@operatory/engine';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { isDatabaseAway, isStatementTimeout } from '../database/database-away.ts';
import { HttpError, unavailable } from '../errors/http-error.ts';
import { Refusal } from '../errors/refusal.ts';

/**
 * Errors of REST routes are `{message, code, retry_after?, field?}`. An unexpected error shows only an id.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | HttpError | Refusal | ZodError, request, reply) => {
    const away = thrown instanceof EngineError && thrown.code === 'unavailable';
    const error = away || isDatabaseAway(thrown) || isStatementTimeout(thrown) ? unavailable() : thrown;
    if (error instanceof HttpError) {
      if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
      return reply.status(error.status).send({
        message: error.message,
        code: error.code,
        ...(error.retryAfter ? { retry_after: error.retryAfter } : {}),
        ...(error.field ? { field: error.field } : {}),
      });
    }
    if (error instanceof Refusal)
      return reply.status(409).send({ message: error.message, code: error.refusal });
    if (error instanceof ZodError)
      return reply.status(400).send({ message: messages.fill_valid_details, code: 'invalid' });
    if (isBrokenForm(error))
      return reply.status(400).send({ message: messages.fill_valid_details, code: 'invalid' });
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status < 500)
      return reply.status(status).send({
        message: error.message,
        code: String((error as FastifyError).code ?? 'invalid').toLowerCase(),
      });
    request.log.error({ err: error, id: request.id }, 'unexpected error');
    return reply
      .status(status)
      .send({ message: messages.something_went_wrong, code: 'unexpected', id: request.id });
  });
}

/** The parser of forms gives these errors no status: a missing boundary, or a form that ends too early. */
const isBrokenForm = (error: Error): boolean =>
  /^(Multipart: Boundary not found|Unexpected end of (form|multipart data|file)|Malformed part header)/.test(
    error.message,
  ) || /^(FST_INVALID_MULTIPART_CONTENT_TYPE|ERR_STREAM_PREMATURE_CLOSE)$/.test(String(Object(error).code));
