import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../../src/context/context.ts';
import { createLocalStorage } from '../../src/files/local-storage.ts';
import { startS3 } from '../support/s3-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'operatory-'));
const client = '00000000-0000-7000-8000-000000000001';
const key = `${client}/tasks/00000000-0000-7000-8000-00000000000a.pdf`;
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const drivers: [string, () => Storage][] = [
  ['a folder', () => createLocalStorage(folder)],
  ['S3', () => s3.storage],
];
const filesIn = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];

describe.each(drivers)('%s', (_name, make) => {
  test('returns what was written, in one piece or in many, and forgets deleted files', async () => {
    const storage = make();
    for (const size of [0, 10, 13 * 1024 * 1024]) {
      const bytes = Buffer.alloc(size, 'ab');
      const chunks = Readable.from(
        Array.from({ length: Math.ceil(size / 65_536) }, (_, n) =>
          bytes.subarray(n * 65_536, (n + 1) * 65_536),
        ),
      );
      expect(await storage.write(key, chunks)).toEqual({ size });
      const read = await buffer(await storage.read(key));
      expect(read.equals(bytes)).toBe(true);
      await storage.remove(key);
      await expect(storage.read(key)).rejects.toThrow();
    }
  });

  test('keeps nothing of a write that fails early or late, and reports the reason', async () => {
    const storage = make();
    for (const before of [1, 13 * 1024 * 1024]) {
      const broken = async function* () {
        yield Buffer.alloc(before);
        throw new Error('gone');
      };
      await expect(storage.write(key, broken())).rejects.toThrow('gone');
      await expect(storage.read(key)).rejects.toThrow();
    }
    expect(filesIn(folder)).toEqual([]);
  });
});

test('S3 refuses requests that are signed with a wrong secret', async () => {
  process.env.AWS_SECRET_ACCESS_KEY = 'not the secret';
  const guessing = await startS3();
  process.env.AWS_SECRET_ACCESS_KEY = 'not the secret';
  await expect(guessing.storage.write(key, Readable.from([Buffer.from('x')]))).rejects.toThrow(/signature/i);
  expect(filesIn(guessing.folder)).toEqual([]);
  await guessing.stop();
});

test('the local folder refuses keys that the server did not make', async () => {
  const storage = createLocalStorage(folder);
  for (const bad of ['../x', `${client}/../x.pdf`, '/etc/passwd', `${key}/..`]) {
    await expect(storage.write(bad, Readable.from(['x']))).rejects.toThrow('not a key of ours');
  }
});
