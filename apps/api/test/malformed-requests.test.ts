import { connect } from 'node:net';
import { GraphQLError } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { statusOf } from '../src/graphql/errors.ts';
import type { Person } from './support/person.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let worker: Person;
beforeAll(async () => {
  server = await startTestServer();
  worker = await server.signIn('north', 'worker');
});

/** Sends lines that Node's HTTP client would correct or refuse. @returns The status line. */
function raw(lines: readonly string[], body = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n${body}`),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}
const upload = (type: string, body: string) =>
  raw(
    [
      'POST /api/v1/file-upload/upload-s3 HTTP/1.1',
      `host: ${worker.host}`,
      `authorization: Bearer ${worker.token}`,
      `content-type: ${type}`,
      `content-length: ${body.length}`,
    ],
    body,
  );

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'that ends within a field',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="directory"\r\n\r\nchat',
  ],
  [
    'that ends within its file',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="directory"\r\n\r\ntasks\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nhel',
  ],
  ['with a part that has no headers', 'multipart/form-data; boundary=b', '--b\r\nnonsense\r\n--b--'],
])('an upload form %s is refused', async (_, type, body) =>
  expect(await upload(type, body)).toBe('HTTP/1.1 400 Bad Request'),
);

test.each(['GET /api/v1/auth/subdomain/north HTTP/1.1', 'GET /login HTTP/1.1'])(
  '%s with two Host headers is refused',
  async (line) => {
    expect(await raw([line, `host: ${worker.host}`, 'Host: south.localhost'])).toBe(
      'HTTP/1.1 400 Bad Request',
    );
  },
);

test('a socket handshake with two Host headers is refused', async () => {
  const lines = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-protocol: graphql-transport-ws'];
  const socket = ['GET /v1/graphql HTTP/1.1', `host: ${worker.host}`, 'host: south.localhost', ...lines];
  expect(await raw(socket)).toBe('HTTP/1.1 400 Bad Request');
});

test('a statement timeout has the status 503, also as the cause of a GraphQL error', () => {
  const error = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  expect(statusOf(error)).toBe(503);
  expect(statusOf(new GraphQLError('failed', { originalError: error }))).toBe(503);
});
