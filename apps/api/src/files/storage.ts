import { join, resolve } from 'node:path';
import type { Storage } from '../context.ts';
import type { Env } from '../env.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';

/** S3 when S3_BUCKET is set, else a folder `files` in DATA_DIR. */
export function createStorage(env: Env): Storage {
  return env.S3_BUCKET
    ? createS3Storage(env, env.S3_BUCKET)
    : createLocalStorage(resolve(join(env.DATA_DIR, 'files')));
}
