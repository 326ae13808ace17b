import type { FastifyInstance } from 'fastify';
import type { AppContext, SignedIn } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { wrap } from './answer-text.ts';
import { errorBody, statusOf } from './errors.ts';
import { whenGone } from './gone.ts';
import { runOperation } from './operation.ts';
import { type OperationRequest, toOperation, toOperations } from './request.ts';
import { createSlowDoor } from './yoga.ts';

const json = 'application/json; charset=utf-8';
type Text = Buffer | string;
/** How soon to come again when there is no database. */
const retryAfterSeconds = 2;

/**
 * `POST /v1/graphql`: application/json only. Operations of table fields alone are answered at once (the fast lane);
 * commands, introspection and mixed ones go through Yoga. With `FAST_LANE=off` all do, and answer the same bytes.
 */
export function registerGraphql(app: FastifyInstance, context: AppContext): void {
  const slow = createSlowDoor(context);
  const answer = async (
    text: string,
    who: SignedIn,
    signal: AbortSignal,
  ): Promise<{ text: Text; status: number }> => {
    const body = parseBody(text);
    const { batch, operations } = toOperations(body, context.env.GRAPHQL_LIMITS.batch);
    const checked = operations.map(toOperation);
    if (context.env.FAST_LANE && checked.every((operation) => isTableOnly(context, operation, who))) {
      const answers = await inOrder(checked, (operation) => fast(context, operation, who, batch, signal));
      return { text: batch ? `[${answers.join(',')}]` : (answers[0] ?? ''), status: 200 };
    }
    return slow(text, who, signal);
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
      const { text, status } = await context.auth
        .authenticate(request)
        .then((who) => answer(String(request.body ?? ''), who, whenGone(reply)))
        .catch((error) => {
          if (error instanceof HttpError && error.retryAfter)
            reply.header('retry-after', String(error.retryAfter));
          return { text: errorBody(error, context.log), status: statusOf(error) };
        });
      if (status === 503 && !reply.hasHeader('retry-after'))
        reply.header('retry-after', String(retryAfterSeconds));
      reply.header('server-timing', `app;dur=${(performance.now() - started).toFixed(2)}`);
      return reply.status(status).header('content-type', json).send(text);
    });
    scope.get('/v1/graphql', async (request) => {
      // A socket's handshake never gets here: the server takes it before Fastify's routes.
      request.log.debug('GET on the GraphQL path');
      throw new HttpError(405, 'method_not_allowed', 'POST only');
    });
  });
}

async function fast(
  context: AppContext,
  operation: OperationRequest,
  who: SignedIn,
  batch: boolean,
  signal: AbortSignal,
): Promise<Text> {
  try {
    return wrap(await runOperation(context, operation, who, signal));
  } catch (error) {
    // In a batch one operation's error is its own answer.
    if (!batch) throw error;
    return errorBody(error, context.log);
  }
}

/** True also for an operation that cannot be planned: its error needs no Yoga. */
function isTableOnly(context: AppContext, operation: OperationRequest, who: SignedIn): boolean {
  try {
    return context.engine.plan(operation, who).kind === 'table';
  } catch {
    return true;
  }
}

async function inOrder<In, Out>(items: readonly In[], run: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'parse-failed', 'the body is not JSON');
  }
}
