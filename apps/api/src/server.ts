import cookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { registerAuthRoutes } from './routes/auth.ts';
import type { AppContext } from './context.ts';
import { registerDevClock } from './dev-clock.ts';
import { registerGraphql } from './graphql/door.ts';
import { registerGraphiql } from './graphql/graphiql.ts';
import { registerSockets } from './graphql/sockets.ts';
import { registerSecurityHeaders } from './headers.ts';
import { registerHealth } from './health.ts';
import { HttpError } from './http-error.ts';
import { registerWebFiles } from './web-files.ts';
import { limits } from './graphql/limits.ts';

/** Everything on one port: web, GraphQL, sockets, REST. Not listening yet. */
export function buildServer(context: AppContext): FastifyInstance {
  const proxies = context.env.TRUSTED_PROXIES.split(',').map((address) => address.trim()).filter(Boolean);
  const app = Fastify({
    loggerInstance: context.log,
    disableRequestLogging: true,
    bodyLimit: limits.bodyBytes,
    trustProxy: proxies.length > 0 ? proxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  }) as unknown as FastifyInstance;
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  registerSecurityHeaders(app, context.env);
  registerErrors(app);
  app.register(cookie);
  registerHealth(app, context, () => closing);
  registerDevClock(app, context);
  registerGraphql(app, context);
  registerGraphiql(app, context);
  registerSockets(app, context);
  registerAuthRoutes(app, context);
  registerWebFiles(app);
  return app;
}

/** Every REST refusal is `{message, code, retry_after?}`; the unexpected says only an id. */
function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError | ZodError, request, reply) => {
    if (error instanceof HttpError) {
      if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
      return reply
        .status(error.status)
        .send({ message: error.message, code: error.code, ...(error.retryAfter ? { retry_after: error.retryAfter } : {}) });
    }
    if (error instanceof ZodError) return reply.status(400).send({ message: 'Please Fill Valid Details', code: 'invalid' });
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status < 500) return reply.status(status).send({ message: error.message, code: String((error as FastifyError).code ?? 'invalid').toLowerCase() });
    request.log.error({ err: error, id: request.id }, 'unexpected error');
    return reply.status(status).send({ message: 'Sorry Something Went Wrong', code: 'unexpected', id: request.id });
  });
}
