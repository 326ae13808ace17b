import { messages } from '@operatory/domain';
import { isJsonTooDeep, readJson } from '@operatory/engine';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import type { LargeBodies } from '../graphql/large-bodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set when the body contains variables for the engine, whose numbers may be longer than JavaScript's. */
    readonly exactNumbers?: true;
  }
}

/** A text without any of these has no key that Fastify refuses: `__proto__`, or `prototype` in `constructor`. */
const perhapsRefused = /__proto__|constructor|\\u/;

/**
 * Parses JSON bodies as Fastify does, but treats an empty one as no body, because browsers send the type even without a body. Nobody
 * is authenticated yet, so large bodies are parsed one after another by the caller's address.
 */
export function registerJsonBody(app: FastifyInstance, largeBodies: LargeBodies): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, given, done) => {
    if (given === '') return done(null, undefined);
    const body = String(given);
    if (isJsonTooDeep(body)) return done(new HttpError(400, 'invalid', messages.fill_valid_details));
    const isExact = request.routeOptions.config.exactNumbers === true;
    const read = () => {
      if (!isExact || perhapsRefused.test(body))
        return parse(request, body, (error, value) =>
          done(error, error || !isExact ? value : readJson(body)),
        );
      let value: unknown;
      try {
        value = readJson(body);
      } catch {
        // Reports the error in the same way as on other routes.
        return parse(request, body, done);
      }
      done(null, value);
    };
    try {
      largeBodies.read(body, request.ip, read);
    } catch (error) {
      done(error as Error);
    }
  });
}
