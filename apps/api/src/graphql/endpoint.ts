import { type Cancel, EngineError, isJsonTooDeep, type Prepared, readJson } from '@operatory/engine';
import type { FastifyInstance } from 'fastify';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import { cancelOnDisconnect } from './abort-on-disconnect.ts';
import { errorBody, statusOf } from './errors.ts';
import { isIntrospection } from './introspection.ts';
import { runOperation } from './operation.ts';
import { type OperationRequest, toOperation, toOperations } from './request.ts';
import { createYogaEndpoint } from './yoga.ts';

const json = 'application/json; charset=utf-8';
type Text = Buffer | string;
/** The seconds of Retry-After while the database is unavailable. */
const retryAfterSeconds = 2;

/**
 * Serves `POST /v1/graphql` for application/json. Operations with only table fields, and introspections, are
 * answered directly; those with commands or other handwritten fields go through Yoga. With `FAST_LANE=off`
 * all go through Yoga, and the answers are the same bytes.
 */
export function registerGraphql(app: FastifyInstance, context: AppContext): void {
  const slow = createYogaEndpoint(context);
  const answer = async (
    text: string,
    who: SignedIn,
    signal: Cancel,
  ): Promise<{ text: Text; status: number }> => {
    const body = parseBody(text);
    const { batch, operations } = toOperations(body, context.env.GRAPHQL_LIMITS.batch);
    const checked = operations.map((operation) => planned(context, toOperation(operation), who));
    if (!context.env.FAST_LANE || !isAnsweredHere(checked, batch)) return slow(body, who, signal);
    const [first] = checked;
    if (!batch && first) return { text: await fast(context, first, who, signal), status: 200 };
    const answers: Text[] = [];
    for (const operation of checked) {
      // An operation in a batch that fails gives its own error and does not affect the others.
      const one = fast(context, operation, who, signal);
      answers.push(await one.catch((error) => errorBody(error, context.log)));
    }
    return { text: `[${answers.join(',')}]`, status: 200 };
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: context.env.GRAPHQL_LIMITS.bodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post('/v1/graphql', async (request, reply) => {
      const started = performance.now();
      let text: Text;
      let status: number;
      try {
        const who = await context.auth.authenticate(request, { suppliers: true });
        const body = String(request.body ?? '');
        const signal = cancelOnDisconnect(reply);
        ({ text, status } = await context.largeBodies.read(body, who.user_id, () => {
          signal.throwIfAborted();
          return answer(body, who, signal);
        }));
      } catch (error) {
        if (error instanceof HttpError && error.retryAfter)
          reply.header('retry-after', String(error.retryAfter));
        ({ text, status } = { text: errorBody(error, context.log), status: statusOf(error) });
      }
      if (status === 503 && !reply.hasHeader('retry-after'))
        reply.header('retry-after', String(retryAfterSeconds));
      reply.header('server-timing', `app;dur=${(performance.now() - started).toFixed(2)}`);
      return reply.status(status).header('content-type', json).send(text);
    });
    scope.get('/v1/graphql', async (request) => {
      // Handshakes of sockets do not get here, because the server handles them before Fastify.
      request.log.debug('GET on the GraphQL path');
      throw new HttpError(405, 'method_not_allowed', 'POST only');
    });
  });
}

/** @returns True if Yoga is not needed: table fields only, or a single introspection. */
const isAnsweredHere = (checked: readonly Planned[], batch: boolean): boolean =>
  checked.every(
    ({ prepared }) => !prepared || prepared.kind === 'table' || (!batch && isIntrospection(prepared)),
  );

interface Planned {
  readonly operation: OperationRequest;
  /** The planned operation; undefined if planning failed, and `error` then says why. */
  readonly prepared: Prepared | undefined;
  readonly error?: unknown;
}

function planned(context: AppContext, operation: OperationRequest, who: SignedIn): Planned {
  try {
    return { operation, prepared: context.engine.plan(operation, who) };
  } catch (error) {
    return { operation, prepared: undefined, error };
  }
}

/**
 * Runs a planned operation, or throws the error of its planning. Planning can be slow, so it is not
 * repeated.
 */
async function fast(
  context: AppContext,
  { operation, prepared, error }: Planned,
  who: SignedIn,
  signal: Cancel,
): Promise<Text> {
  if (!prepared) throw error;
  return runOperation(context, operation, who, { signal, enveloped: true }, prepared);
}

function parseBody(text: string): unknown {
  if (isJsonTooDeep(text)) throw new EngineError('limit-exceeded', 'the body is nested too deeply');
  try {
    return readJson(text);
  } catch {
    throw new HttpError(400, 'parse-failed', 'the body is not JSON');
  }
}
