import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { makeWorld, password, type World } from './world.ts';

let world: World;
let port = 0;
beforeAll(async () => {
  world = await makeWorld();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.app.server.address() as AddressInfo).port;
});

/** Node does not resolve *.localhost, so every name connects to this machine. */
function post(host: string, path: string, body: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path, method: 'POST', headers: { host, ...headers } },
        async (answer) =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
      );
      asked.on('error', reject);
      asked.end(body);
    },
  );
}

test('a user signs in, renews the session and signs out over a real connection', async () => {
  const host = `acme.localhost:${port}`;
  const own = { origin: `http://${host}`, 'x-operatory': '1' };
  const json = { ...own, 'content-type': 'application/json' };
  const body = JSON.stringify({ emailOrPhone: world.acme.users.admin.email, password, sub_domain: 'acme' });
  const signedIn = await post(host, '/api/v1/auth/login-via-email-or-phone', body, json);
  expect(signedIn.status).toBe(200);
  const cookie = ([signedIn.headers['set-cookie']].flat() as string[])
    .map((line) => line.split(';')[0])
    .join('; ');
  expect(cookie).toContain(`operatory_refresh_${port}=`);
  const renewed = await post(host, '/api/v1/auth/refresh', '', { ...own, cookie });
  expect(JSON.parse(renewed.body)).toMatchObject({ user: { id: world.acme.users.admin.id } });
  const out = await post(host, '/api/v1/auth/logout', '', { ...own, cookie });
  expect(out.status).toBe(200);
  expect((await post(host, '/api/v1/auth/refresh', '', { ...own, cookie })).status).toBe(401);
});

test('a body that is not JSON, lacks required fields or is too large is refused', async () => {
  const host = `acme.localhost:${port}`;
  const own = { origin: `http://${host}`, 'x-operatory': '1' };
  const path = '/api/v1/auth/login-via-email-or-phone';
  expect(
    (
      await post(host, path, 'emailOrPhone=a&password=b', {
        ...own,
        'content-type': 'application/x-www-form-urlencoded',
      })
    ).status,
  ).toBe(415);
  expect((await post(host, path, '{}', { ...own, 'content-type': 'application/json' })).status).toBe(400);
  const large = JSON.stringify({ emailOrPhone: 'a', password: 'x'.repeat(2_000_000) });
  expect((await post(host, path, large, { ...own, 'content-type': 'application/json' })).status).toBe(413);
});
