import type { FastifyInstance } from 'fastify';

/** JSON bodies as Fastify reads them, but an empty one is no body: browsers name the type of a body that is not there. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, String(body), done),
  );
}
