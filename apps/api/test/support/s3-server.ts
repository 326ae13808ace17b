import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Storage } from '../../src/context/context.ts';
import { readEnv } from '../../src/env.ts';
import { createS3Storage } from '../../src/files/s3-storage.ts';

// The package has no types, so the used part is declared here.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (
  options: Readonly<Record<string, unknown>>,
) => {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
};

/** The server implements S3, checks signatures and stores its buckets in a folder. */
export async function startS3(): Promise<{
  readonly storage: Storage;
  /** The folder has the bucket's files, including unfinished uploads. */
  readonly folder: string;
  stop(): Promise<void>;
}> {
  const directory = mkdtempSync(join(tmpdir(), 'operatory-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'operatory' }],
  });
  const { port } = await server.run();
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  const env = readEnv({ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'operatory' });
  return {
    storage: createS3Storage(env, 'operatory'),
    folder: join(directory, 'operatory'),
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
