import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../../src/context.ts';
import { readEnv } from '../../src/env.ts';
import { createLocalStorage } from '../../src/files/local-storage.ts';
import { createS3Storage } from '../../src/files/s3-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'operatory-'));
const client = '00000000-0000-7000-8000-000000000001';
const key = `${client}/tasks/00000000-0000-7000-8000-00000000000a.pdf`;
let s3: Server;
const objects = new Map<string, Buffer>();
const calls: string[] = [];

/** Just enough of S3 to be written to in one piece and in parts. */
function fakeS3(): Server {
  const parts = new Map<string, Buffer>();
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const body = await buffer(request);
    const name = url.pathname;
    const part = url.searchParams.get('partNumber');
    calls.push(`${request.method}${part ? ' part' : url.search.includes('upload') ? ' upload' : ''}`);
    response.setHeader('etag', '"e"');
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      response.setHeader('content-type', 'application/xml');
      response.end('<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>');
    } else if (request.method === 'PUT' && part) {
      parts.set(`${name} ${part.padStart(3, '0')}`, body);
      response.end();
    } else if (request.method === 'POST') {
      objects.set(name, Buffer.concat([...parts].sort().map(([, bytes]) => bytes)));
      response.setHeader('content-type', 'application/xml');
      response.end('<CompleteMultipartUploadResult><ETag>e</ETag></CompleteMultipartUploadResult>');
    } else if (request.method === 'PUT') {
      objects.set(name, body);
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else {
      const found = objects.get(name);
      response.writeHead(found ? 200 : 404).end(found);
    }
  });
}

beforeAll(async () => {
  s3 = fakeS3();
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
});
afterAll(() => {
  s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const drivers: [string, () => Storage][] = [
  ['a folder', () => createLocalStorage(folder)],
  [
    'S3',
    () =>
      createS3Storage(
        readEnv({ S3_ENDPOINT: `http://127.0.0.1:${(s3.address() as AddressInfo).port}`, S3_BUCKET: 'b' }),
        'b',
      ),
  ],
];

describe.each(drivers)('%s', (_name, make) => {
  test('gives back what was written, in one piece or in many, and forgets what was removed', async () => {
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
});

test('a folder keeps no half-written file, and takes no key that is not the server’s', async () => {
  const storage = createLocalStorage(folder);
  const broken = async function* () {
    yield Buffer.from('half');
    throw new Error('gone');
  };
  await expect(storage.write(key, broken())).rejects.toThrow('gone');
  expect(readdirSync(join(folder, client, 'tasks'))).toEqual([]);
  for (const bad of ['../x', `${client}/../x.pdf`, '/etc/passwd', `${key}/..`]) {
    await expect(storage.write(bad, broken())).rejects.toThrow('not a key of ours');
  }
});
