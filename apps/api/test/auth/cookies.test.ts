import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readCookie, writeCookie } from '../../src/auth/cookies.ts';
import { type Env, readEnv } from '../../src/env.ts';

const value = 'a'.repeat(43);
const env = readEnv({});
const production: Env = { ...env, production: true };

async function cookiesOf(https: boolean, given: Env, host: string, cookie = '') {
  const app = Fastify({ trustProxy: ['10.0.0.9'] });
  app.get('/', async (request, reply) => {
    writeCookie(given, request, reply, 'refresh', value);
    writeCookie(given, request, reply, 'device', null);
    return { read: readCookie(given, request, 'refresh') };
  });
  const headers = { host, cookie, ...(https ? { 'x-forwarded-proto': 'https' } : {}) };
  const answer = await app.inject({ url: '/', headers, remoteAddress: '10.0.0.9' });
  return { lines: answer.headers['set-cookie'], read: answer.json().read };
}

test('in production over https, the prefix __Host- binds cookies to their host', async () => {
  expect((await cookiesOf(true, production, 'acme.operatory.example')).lines).toEqual([
    `__Host-operatory_refresh=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000; Secure`,
    '__Host-operatory_device=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure',
  ]);
});

test('outside production the cookie name contains the port, because cookies are shared between ports', async () => {
  const { lines } = await cookiesOf(false, env, 'acme.localhost:4001');
  expect(lines?.[0]).toMatch(/^operatory_refresh_4001=/);
  expect(await cookiesOf(false, env, 'acme.localhost:4001', `operatory_refresh_4000=${value}`)).toMatchObject(
    { read: null },
  );
});

test('two cookies of the same name are ignored, because an attacker may have set one', async () => {
  const one = `operatory_refresh_4001=${value}`;
  expect((await cookiesOf(false, env, 'acme.localhost:4001', one)).read).toBe(value);
  expect((await cookiesOf(false, env, 'acme.localhost:4001', `${one}; ${one}`)).read).toBeNull();
});

test('a forwarded protocol counts only from a configured proxy', async () => {
  const app = Fastify();
  app.get('/', async (request, reply) => {
    writeCookie(env, request, reply, 'refresh', value);
    return {};
  });
  const answer = await app.inject({
    url: '/',
    headers: { host: 'acme.localhost:4000', 'x-forwarded-proto': 'https' },
  });
  expect(String(answer.headers['set-cookie'])).not.toContain('Secure');
});
