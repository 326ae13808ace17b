import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, send } from './support/person.ts';
import { eventually, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let worker: Person;
beforeAll(async () => {
  server = await startTestServer();
  worker = await server.signIn('north', 'worker');
});
afterAll(() => server.end());

test('without its database every door says 503 and when to come again, and all is well by itself after it', async () => {
  const { port } = server;
  const headers = { origin: `http://${worker.host}`, 'x-operatory': '1' };
  const login = JSON.stringify({
    emailOrPhone: 'worker.north@north.example',
    password: 'Operatory-demo-1',
    sub_domain: 'north',
  });
  const bearer = { authorization: `Bearer ${worker.token}` };
  const doors = {
    query: () => worker.post({ query: '{ tasks(limit: 1) { id } }' }),
    me: () => worker.post({ query: '{ me { role } }' }),
    command: () =>
      worker.post({ query: 'mutation { set_online_status(online_status: "ONLINE") { affected_rows } }' }),
    login: () => send(port, worker.host, 'POST', '/api/v1/auth/login-via-email-or-phone', login, headers),
    refresh: () => send(port, worker.host, 'POST', '/api/v1/auth/refresh', '', headers),
    subDomain: () => send(port, worker.host, 'GET', '/api/v1/auth/subdomain/north'),
    sessions: () => send(port, worker.host, 'GET', '/api/v1/auth/sessions', undefined, bearer),
    ready: () => send(port, worker.host, 'GET', '/readyz'),
  };
  await server.postgres.down();
  for (const [name, ask] of Object.entries(doors)) {
    const started = performance.now();
    const { status, headers: told, text } = await ask();
    expect(status, `${name}: ${text}`).toBe(503);
    if (name !== 'ready') expect(Number(told['retry-after']), name).toBeGreaterThan(0);
    expect(text, name).not.toMatch(/ECONN|terminated|postgres|stack/i);
    expect(performance.now() - started, name).toBeLessThan(20_000);
  }
  expect((await send(port, worker.host, 'GET', '/healthz')).status).toBe(200);
  await server.postgres.up();
  for (const [name, ask] of Object.entries(doors)) {
    const answer = await eventually(ask, ({ status }) => status !== 503);
    // Without a cookie there is nothing to renew.
    expect(answer.status, `${name}: ${answer.text}`).toBe(name === 'refresh' ? 401 : 200);
    if (answer.text.startsWith('{"errors"')) throw new Error(`${name}: ${answer.text}`);
  }
});
