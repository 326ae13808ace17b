import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservedSubDomains } from '@operatory/domain';
import type { FastifyRequest } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { mailOrigin, subDomainOf } from '../../src/auth/host.ts';
import { loadSecrets } from '../../src/auth/secrets.ts';
import { readEnv } from '../../src/env.ts';

const folder = mkdtempSync(join(tmpdir(), 'operatory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('secrets', () => {
  test('are created at the first start, readable by their owner only, and reused', () => {
    const env = readEnv({ DATA_DIR: join(folder, 'new', 'deep') });
    const made = loadSecrets(env);
    const { old_data_keys: old, push_key, ...drawn } = made;
    expect(new Set([push_key, ...Object.values(drawn)]).size).toBe(5);
    expect(old).toEqual([]);
    const path = join(env.DATA_DIR, 'secrets.json');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(env.DATA_DIR, 'push-key.json')).mode & 0o777).toBe(0o600);
    expect(loadSecrets(env)).toEqual(made);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(drawn);
    chmodSync(path, 0o644);
    expect(() => loadSecrets(env)).toThrow(/owner only/);
  });

  test('in a folder that cannot be created cause an error that names the file', () => {
    expect(() => loadSecrets(readEnv({ DATA_DIR: '/proc/nowhere/deep' }))).toThrow(/secrets\.json: ENOENT/);
  });

  test('from the environment take precedence; weak ones are rejected, and in production missing ones too', () => {
    const key = Buffer.alloc(32, 9).toString('base64url');
    expect(loadSecrets(readEnv({ DATA_DIR: folder, TOKEN_KEY: key })).token_key).toBe(key);
    expect(() => loadSecrets(readEnv({ DATA_DIR: folder, TOKEN_KEY: 'short' }))).toThrow(/32 bytes/);
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/TOKEN_KEY/);
  });
});

describe('the sub-domain of a host', () => {
  const of = (host: string) => subDomainOf({ BASE_HOST: 'operatory.example' }, host);
  test.each([
    ['acme.operatory.example', 'acme'],
    ['ACME.Operatory.Example:4000', 'acme'],
    ['operatory.example', ''],
    ['acme.operatory.example.evil.example', ''],
    ['evil-operatory.example', ''],
    ['a.b.operatory.example', ''],
    ['-a.operatory.example', ''],
    ['10.0.0.1', ''],
    ['', ''],
  ])('for %s is "%s"', (host, sub) => expect(of(host)).toBe(sub));
  test('is never a reserved name', () => {
    for (const name of reservedSubDomains) expect(of(`${name}.operatory.example`)).toBe('');
  });
});

test('emailed links lead to the tenant’s own origin, in production not to the host of the request', () => {
  const request = { protocol: 'http', headers: { host: 'acme.localhost:666' } } as unknown as FastifyRequest;
  const env = readEnv({ BASE_HOST: 'localhost' });
  expect(mailOrigin(env, request, 'acme')).toBe('http://acme.localhost:666');
  expect(mailOrigin({ ...env, production: true, BASE_HOST: 'operatory.example' }, request, 'acme')).toBe(
    'https://acme.operatory.example',
  );
});
