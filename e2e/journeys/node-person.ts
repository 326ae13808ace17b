import { request as httpRequest } from 'node:http';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { at, password } from './support.ts';

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

/** Connects to 127.0.0.1 with the tenant's Host header, because Node does not resolve *.localhost. */
function send(
  url: URL,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port: url.port,
        method,
        path: url.pathname,
        headers: { ...headers, host: url.host },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            type: String(response.headers['content-type']),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Signs a user in without a browser, for programs that use the API. */
export async function nodePerson(email: string, sub = 'harboursmiles') {
  const endpoint = at(sub, '/v1/graphql');
  const { origin } = new URL(endpoint);
  const answer = await send(
    new URL(at(sub, '/api/v1/auth/login-via-email-or-phone')),
    'POST',
    { 'content-type': 'application/json', origin, 'x-operatory': '1' },
    JSON.stringify({ emailOrPhone: email, password, sub_domain: sub }),
  );
  const { access_token: token } = JSON.parse(answer.text) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  return {
    endpoint,
    headers,
    /** A `fetch` for clients that take one. */
    fetch: async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
      const url = new URL(input instanceof Request ? input.url : input);
      const given = Object.fromEntries(new Headers(init.headers));
      const { status, text, type } = await send(
        url,
        init.method ?? 'GET',
        given,
        typeof init.body === 'string' ? init.body : undefined,
      );
      return new Response(text, { status, headers: { 'content-type': type } });
    },
    /** A graphql-transport-ws client for this user. */
    socket: () =>
      createClient({
        url: endpoint.replace('http', 'ws').replace(new URL(endpoint).hostname, '127.0.0.1'),
        connectionParams: { headers },
        webSocketImpl: class extends WebSocket {
          constructor(address: string | URL, protocols?: string | string[]) {
            super(address, protocols, { headers: { host: new URL(endpoint).host, origin } });
          }
        },
      }),
  };
}
