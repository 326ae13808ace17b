import { isUtf8 } from 'node:buffer';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Engine } from '../engine-contract.ts';
import { EngineError } from '../errors.ts';
import { isJsonTooDeep, readJson } from '../read/json.ts';
import { engineError } from '../run/database-errors.ts';
import type { Session } from '../session.ts';
import { answerOf, errorsOf, requestOf } from './answer.ts';
import type { StandaloneLimits } from './limits.ts';
import { type Headers, UnknownCaller } from './sign-in.ts';
import { assertThisMachine } from './this-machine.ts';

export interface HttpOptions {
  /** @throws EngineError `unavailable` until the engine is ready. */
  readonly engine: () => Engine;
  /** @throws EngineError when the headers do not authenticate anybody. */
  readonly signIn: (headers: Headers) => Promise<Session>;
  /** Other machines, and pages of any origin, may send requests only if a secret is set. */
  readonly isPublic: boolean;
  readonly isDatabaseThere: () => Promise<boolean>;
  readonly log: (error: unknown) => void;
  readonly limits: Pick<StandaloneLimits, 'bodyBytes' | 'batch'>;
}

const json = 'application/json; charset=utf-8';

export function httpServer(options: HttpOptions): Server {
  return createServer((request, response) => {
    handle(request, response, options).catch((error: unknown) => {
      options.log(error);
      if (!response.headersSent) send(response, 500, errorsOf(error));
    });
  });
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpOptions,
): Promise<void> {
  const path = (request.url ?? '').split('?')[0];
  if (!options.isPublic) {
    try {
      assertThisMachine(headersOf(request));
    } catch (error) {
      return send(response, 403, errorsOf(error));
    }
  }
  if (request.headers.origin) {
    response.setHeader('access-control-allow-origin', request.headers.origin);
    response.setHeader('vary', 'origin');
  }
  if (request.method === 'OPTIONS') {
    response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '',
    );
    response.setHeader('access-control-max-age', '1728000');
    return send(response, 204, Buffer.alloc(0));
  }
  if (request.method === 'GET' && path === '/healthz') {
    const isThere = await options.isDatabaseThere();
    return send(
      response,
      isThere ? 200 : 500,
      Buffer.from(isThere ? 'OK' : 'ERROR'),
      'text/plain; charset=utf-8',
    );
  }
  if (request.method === 'GET' && path === '/v1/version')
    return send(
      response,
      200,
      Buffer.from(JSON.stringify({ version: 'v2.0.0-operatory', server_type: 'ce' })),
    );
  if (request.method === 'POST' && path === '/v1/graphql') return graphql(request, response, options, 200);
  // The oldest URL of Hasura's API reports errors with an HTTP error status.
  if (request.method === 'POST' && path === '/v1alpha1/graphql')
    return graphql(request, response, options, 400);
  // URLs other than those of GraphQL report errors in a different form.
  const missing = { path: '$', error: 'resource does not exist', code: 'not-found' };
  send(response, 404, Buffer.from(JSON.stringify(missing)));
}

async function graphql(
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpOptions,
  refusal: number,
): Promise<void> {
  const { bodyBytes, batch } = options.limits;
  let session: Session;
  try {
    session = await options.signIn(headersOf(request));
  } catch (error) {
    return refuse(response, error, refusal, options.log);
  }
  const body = await bodyOf(request, bodyBytes);
  if (body === undefined) {
    // The rest of the body is not read, so the connection cannot be reused.
    response.setHeader('connection', 'close');
    const reported = new EngineError('limit-exceeded', `a body holds at most ${bodyBytes} bytes`);
    return send(response, 413, errorsOf(reported));
  }
  let asked: unknown;
  try {
    asked = parsed(body);
    if (Array.isArray(asked) && asked.length > batch)
      throw new EngineError('limit-exceeded', `a batch holds at most ${batch} operations`);
    options.engine();
  } catch (error) {
    return refuse(response, error, refusal, options.log);
  }
  const executeOptions = { signal: untilGone(response) };
  if (!Array.isArray(asked)) {
    try {
      return send(response, 200, await answerOf(options.engine(), requestOf(asked), session, executeOptions));
    } catch (error) {
      return refuse(response, error, refusal, options.log);
    }
  }
  const answers: Buffer[] = [];
  for (const one of asked) {
    try {
      answers.push(await answerOf(options.engine(), requestOf(one), session, executeOptions));
    } catch (error) {
      note(error, options.log);
      answers.push(errorsOf(error));
    }
  }
  send(response, 200, listOf(answers));
}

/** The signal is aborted when the client disconnects, which cancels its statement. */
function untilGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new EngineError('unavailable', 'nobody waits for the answer'));
  });
  return gone.signal;
}

const listOf = (texts: readonly Buffer[]) =>
  Buffer.concat([
    Buffer.from('['),
    ...texts.flatMap((text, index) => (index === 0 ? [text] : [Buffer.from(','), text])),
    Buffer.from(']'),
  ]);

/**
 * Errors have status 200 at `/v1/graphql`, as in Hasura, and 400 or 401 at the oldest URL. If the database
 * is unavailable, the status is 503.
 */
function refuse(response: ServerResponse, error: unknown, status: number, log: HttpOptions['log']): void {
  note(error, log);
  const isAway = engineError(error).code === 'unavailable';
  if (isAway) response.setHeader('retry-after', '1');
  const isUnknown = status !== 200 && error instanceof UnknownCaller;
  send(response, isAway ? 503 : isUnknown ? 401 : status, errorsOf(error));
}

function note(error: unknown, log: HttpOptions['log']): void {
  const reported = engineError(error);
  if (reported.code === 'unexpected' && reported.cause !== undefined) log(reported.cause);
}

function parsed(body: Buffer): unknown {
  if (!isUtf8(body)) throw new EngineError('invalid-json', 'the body is not UTF-8');
  const text = body.toString();
  if (isJsonTooDeep(text)) throw new EngineError('limit-exceeded', 'the body is nested too deeply');
  try {
    return readJson(text);
  } catch (error) {
    throw new EngineError('invalid-json', error instanceof Error ? error.message : 'the body is not JSON');
  }
}

/** @returns Undefined if the body is too large. */
async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length']) > most) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export const headersOf = ({ headers }: IncomingMessage): Headers =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

function send(response: ServerResponse, status: number, body: Buffer, type = json): void {
  if (body.length > 0) response.setHeader('content-type', type);
  response.setHeader('content-length', body.length);
  response.statusCode = status;
  response.end(body);
}
