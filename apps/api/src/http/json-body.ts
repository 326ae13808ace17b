import { messages } from '@operatory/domain';
import { isJsonTooDeep, readJson } from '@operatory/engine';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import type { LargeBodies } from '../graphql/large-bodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body holds variables for the engine, whose numbers may be longer than JavaScript's. */
    readonly exactNumbers?: true;
  }
}

/** Without any of these a text has no key that Fastify refuses: `__proto__`, or `prototype` in `constructor`. */
const perhapsRefused = /__proto__|constructor|\\u/;

/**
 * JSON bodies as Fastify reads them, but an empty one is no body: browsers name the type of a body that is not there.
 * Nobody is signed in yet: large ones are read one after another by their address.
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
        // Says what is wrong as it does on other routes.
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
