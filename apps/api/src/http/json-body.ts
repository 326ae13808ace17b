import { messages } from '@operatory/domain';
import { isJsonTooDeep, readJson } from '@operatory/engine';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import type { LargeBodies } from '../graphql/large-bodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True for routes whose body has variables for the engine, whose numbers may have more digits than a
     * number of JavaScript.
     */
    readonly exactNumbers?: true;
  }
}

/**
 * Fastify refuses bodies with a key `__proto__`, or `prototype` within `constructor`. Only texts that match
 * this expression can contain them, plain or escaped.
 */
const perhapsRefused = /__proto__|constructor|\\u/;

/**
 * Parses JSON as Fastify does, but accepts an empty body, which browsers send with a content type too.
 * Nobody is signed in yet, so large bodies take turns by IP address.
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
        // Fastify's own parser then reports the error as on other routes.
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
