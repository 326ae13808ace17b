import { accessToken, markTokenRefused, refresh } from './token.ts';

/**
 * `fetch` with the access token. If the server refuses the token, the request is sent once more with a
 * renewed one.
 */
export async function authorisedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const send = async (): Promise<Response> => {
    const value = await accessToken();
    const headers = new Headers(init.headers);
    if (value) headers.set('authorization', `Bearer ${value}`);
    return fetch(input, { ...init, headers });
  };
  const first = await send();
  if (!(await isRefused(first))) return first;
  markTokenRefused();
  return (await refresh()) ? send() : first;
}

/** Returns an `authorisedFetch` that aborts the request after this many milliseconds. */
export const fetchWithin =
  (milliseconds: number): typeof fetch =>
  (input, init = {}) => {
    const timeout = AbortSignal.timeout(milliseconds);
    return authorisedFetch(input, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    });
  };

async function isRefused(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  if (!response.headers.get('content-type')?.includes('json')) return false;
  // GraphQL errors have status 200. A long response contains more than an error, so it is not searched.
  if (Number(response.headers.get('content-length') ?? '0') > 1_000) return false;
  return (await response.clone().text()).includes('"invalid-jwt"');
}
