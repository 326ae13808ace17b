import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onDatabase, urlOf } from '@operatory/db/testing/on-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSecrets } from '../../src/auth/secrets.ts';
import { rolePassword } from '../../src/database/database.ts';
import { createCipher } from '../../src/encryption/column-cipher.ts';
import { rotateDataKey } from '../../src/encryption/rotate.ts';
import { readEnv, StartError } from '../../src/env.ts';
import { dropDatabase, testCluster } from '../support/cluster.ts';
import { small } from '../support/databases.ts';
import { secretsInEnv } from '../support/secrets.ts';
import { north } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'operatory-rotate-'));
const { DATA_KEY: _, ...others } = secretsInEnv;
let urls: { readonly owner: string; readonly superuser: string };
let end: () => Promise<unknown>;
beforeAll(async () => {
  const cluster = await testCluster();
  const { database } = await small.copy(cluster);
  urls = { owner: urlOf(cluster.ownerUrl, database), superuser: urlOf(cluster.superuserUrl, database) };
  end = () => dropDatabase(cluster, database);
});
afterAll(async () => {
  await end();
  rmSync(folder, { recursive: true });
});

const envOf = (more: Readonly<Record<string, string>> = {}) =>
  readEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_URL: urls.owner,
    LOG_LEVEL: 'silent',
    ...others,
    ...more,
  });
const place = { table: 'users', column: 'taxes', key: north.users.worker, client: north.client };
const stored = () =>
  onDatabase(urls.superuser, async (sql) => {
    const { rows } = await sql.query('select taxes from users where id = $1', [place.key]);
    return String(rows[0].taxes);
  });
const store = (value: string) =>
  onDatabase(urls.superuser, (sql) =>
    sql.query('update users set taxes = $2 where id = $1', [place.key, value]),
  );

test('rotation generates a new key, re-encrypts a stored value with it and removes the old key', async () => {
  const before = loadSecrets(envOf());
  await store(createCipher([before.data_key]).encrypt('123 456 782', place));
  expect(await rotateDataKey(envOf())).toMatchObject({ lost: 0, drawn: true });
  const after = loadSecrets(envOf());
  expect(after.data_key).not.toBe(before.data_key);
  expect(after.old_data_keys).toEqual([]);
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain(before.data_key);
  expect(createCipher([after.data_key]).decrypt(await stored(), place)).toBe('123 456 782');
  expect(createCipher([before.data_key]).decrypt(await stored(), place)).toBeNull();
  // The passwords of the login roles do not depend on the key.
  expect(rolePassword(after, 'api')).toBe(rolePassword(before, 'api'));
});

test('rotation keeps the old key when a value cannot be decrypted', async () => {
  const before = loadSecrets(envOf());
  const good = await stored();
  await store(createCipher([Buffer.alloc(32, 77).toString('base64url')]).encrypt('lost', place));
  expect(await rotateDataKey(envOf())).toMatchObject({ lost: 1 });
  expect(loadSecrets(envOf()).old_data_keys).toEqual([before.data_key]);
  await store(good);
});

test('rotation is refused while another process uses the database, and changes no secret', async () => {
  const before = readFileSync(join(folder, 'secrets.json'), 'utf8');
  await onDatabase(urls.superuser, async () => {
    await expect(rotateDataKey(envOf())).rejects.toThrow(StartError);
  });
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe(before);
});

test('rotation with a key from the environment re-encrypts values of the key in OLD_DATA_KEYS', async () => {
  const old = Buffer.alloc(32, 5).toString('base64url');
  const DATA_KEY = Buffer.alloc(32, 6).toString('base64url');
  await store(createCipher([old]).encrypt('ours', place));
  await expect(rotateDataKey(envOf({ DATA_KEY }))).rejects.toThrow(/OLD_DATA_KEYS/);
  expect(await rotateDataKey(envOf({ DATA_KEY, OLD_DATA_KEYS: old }))).toMatchObject({
    rows: 1,
    lost: 0,
    drawn: false,
  });
  expect(createCipher([DATA_KEY]).decrypt(await stored(), place)).toBe('ours');
});
