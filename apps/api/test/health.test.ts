import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { AppContext } from '../src/context/context.ts';
import { registerHealth } from '../src/http/health.ts';

test('a server is ready when warmed up, with a database and not closing, and healthy even without a database', async () => {
  let why: 'warming up' | 'closing' | null = 'warming up';
  let isAway = false;
  const query = async () => {
    if (isAway) throw new Error('away');
  };
  const app = Fastify();
  registerHealth(app, { pools: { tenant: { query } } } as unknown as AppContext, () => why);
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject({ url });
    return [statusCode, JSON.parse(body).status];
  };
  expect(await ask('/readyz')).toEqual([503, 'warming up']);
  why = null;
  expect(await ask('/readyz')).toEqual([200, 'ok']);
  isAway = true;
  expect(await ask('/readyz')).toEqual([503, 'no database']);
  why = 'closing';
  expect(await ask('/readyz')).toEqual([503, 'closing']);
  expect(await ask('/healthz')).toEqual([200, 'ok']);
});
