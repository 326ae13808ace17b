import { readJson } from '@operatory/engine';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body holds variables for the engine, whose numbers may be longer than JavaScript's. */
    readonly exactNumbers?: true;
  }
}

/** JSON bodies as Fastify reads them, but an empty one is no body: browsers name the type of a body that is not there. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === ''
      ? done(null, undefined)
      : parse(request, String(body), (error, value) =>
          done(error, error || !request.routeOptions.config.exactNumbers ? value : readJson(String(body))),
        ),
  );
}
