import { join, resolve } from 'node:path';
import type { Storage } from '../context/context.ts';
import type { Env } from '../env.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';

/** @returns The folder for files, which is used unless they are stored in S3. */
export const localFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => resolve(join(DATA_DIR, 'files'));

export function createStorage(env: Env): Storage {
  return env.S3_BUCKET ? createS3Storage(env, env.S3_BUCKET) : createLocalStorage(localFolder(env));
}
