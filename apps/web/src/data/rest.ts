import { specifiedMessages } from '@operatory/domain';

/** A refusal by a REST endpoint: the message to show, and the seconds to wait when locked out. */
export class RestError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly retryAfter?: number,
    readonly status?: number,
  ) {
    super(message);
  }
}

interface RestFailure {
  message?: string;
  code?: string;
  retry_after?: number;
}

/**
 * Calls `/api/v1/<path>` with cookies; `within` is the timeout in milliseconds. Throws RestError with the
 * server's message.
 */
export async function rest<Answer>(
  path: string,
  {
    method = 'POST',
    body,
    token,
    within,
  }: { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown; token?: string | undefined; within?: number } = {},
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/v1/${path}`, {
      method,
      credentials: 'same-origin',
      ...(within === undefined ? {} : { signal: AbortSignal.timeout(within) }),
      headers: {
        'x-operatory': '1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new RestError('The server cannot be reached. Check your connection and try again.', 'network');
  }
  const text = await response.text();
  const answer = parse(text);
  if (response.ok) return answer as Answer;
  const failure = answer as RestFailure | undefined;
  const wait = failure?.retry_after ?? (Number(response.headers.get('retry-after')) || undefined);
  throw new RestError(
    failure?.message ?? specifiedMessages.something_went_wrong,
    failure?.code ?? String(response.status),
    wait,
    response.status,
  );
}

function parse(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
