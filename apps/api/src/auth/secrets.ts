import { createECDH, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@operatory/db/make-folder';
import { z } from 'zod';
import type { Secrets } from '../context/context.ts';
import { type Env, StartError } from '../env.ts';

const secret = z
  .string()
  .refine((value) => Buffer.from(value, 'base64url').length >= 32, 'at least 32 bytes');
const shape = z.object({
  token_key: secret,
  pepper: secret,
  url_key: secret,
  data_key: secret,
  old_data_keys: z.array(secret).default([]),
});
/** Contents of `secrets.json`. The key for push notifications has its own file. */
type Kept = Omit<Secrets, 'push_key'>;
const drawn = ['token_key', 'pepper', 'url_key', 'data_key'] as const;
const draw = (): string => randomBytes(32).toString('base64url');
const placeOf = (env: Env): string => join(env.DATA_DIR, 'secrets.json');
/** Files are written under a unique name and then renamed or linked, so that nobody reads half a file. */
const draftOf = (path: string): string => `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
const textOf = (secrets: object): string => `${JSON.stringify(secrets, null, 2)}\n`;

/**
 * Loads the secrets from the environment (required in production), otherwise from `secrets.json` in DATA_DIR,
 * which the first start creates. @throws StartError with a one-line message
 */
export function loadSecrets(env: Env): Secrets {
  const given = {
    token_key: env.TOKEN_KEY,
    pepper: env.PEPPER,
    url_key: env.URL_KEY,
    data_key: env.DATA_KEY,
  };
  const old = env.OLD_DATA_KEYS.split(',').filter(Boolean);
  if (Object.values(given).every((value) => value !== undefined))
    return { ...check({ ...given, old_data_keys: old }, 'the environment'), push_key: pushKeyOf(env) };
  const path = placeOf(env);
  const kept = readKept(path) ?? makeKept(env.DATA_DIR, path, drawn);
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const secrets = check({ ...kept, ...named }, path);
  return { ...secrets, old_data_keys: [...old, ...secrets.old_data_keys], push_key: pushKeyOf(env) };
}

const pushKey = z.object({ push_key: secret.refine(isPrivateKey, 'a private key of P-256') });
/**
 * @returns The push key from the environment, or else the one generated at the first start. If it changes,
 * users must turn on push notifications again.
 */
function pushKeyOf(env: Env): string {
  const path = join(env.DATA_DIR, 'push-key.json');
  const kept = env.PUSH_KEY
    ? { push_key: env.PUSH_KEY }
    : (readKept(path) ?? makeKept(env.DATA_DIR, path, ['push_key']));
  const parsed = pushKey.safeParse(kept);
  if (parsed.success) return parsed.data.push_key;
  throw new StartError(`${env.PUSH_KEY ? 'PUSH_KEY' : path}: needs ${parsed.error.issues[0]?.message}`);
}
function isPrivateKey(value: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(value, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/**
 * Generates a new data key in `secrets.json`. The old one stays there, because values are still encrypted
 * with it. It must not be called if DATA_KEY comes from the environment.
 */
export function replaceDataKey(env: Env): Secrets {
  const path = placeOf(env);
  const kept = check(readKept(path), path);
  rewriteKept(path, {
    ...kept,
    data_key: draw(),
    old_data_keys: [kept.data_key, ...kept.old_data_keys],
  });
  return loadSecrets(env);
}

/** Call this only when no value is encrypted with the old keys any more. */
export function forgetOldDataKeys(env: Env): void {
  const path = placeOf(env);
  rewriteKept(path, { ...check(readKept(path), path), old_data_keys: [] });
}

/** If the machine stops while the file is replaced, either the old or the new file is complete. */
function rewriteKept(path: string, secrets: Kept): void {
  const draft = draftOf(path);
  try {
    writeFileSync(draft, textOf(secrets), { mode: 0o600, flag: 'wx', flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new StartError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function check(candidate: unknown, source: string): Kept {
  const parsed = shape.safeParse(candidate);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StartError(`${source}: ${issue?.path.join('.')} needs ${issue?.message}`);
}

function readKept(path: string): Record<string, unknown> | null {
  try {
    // A secrets file that other users of the machine can read is refused.
    if (statSync(path).mode & 0o077)
      throw new StartError(`${path}: must be readable by its owner only (chmod 600)`);
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StartError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Linking fails if the file exists, so that of two processes that start at the same time one creates it and
 * both read it.
 */
function makeKept(directory: string, path: string, names: readonly string[]): Record<string, unknown> {
  const draft = draftOf(path);
  try {
    makeFolder(directory);
    const made = Object.fromEntries(names.map((name) => [name, draw()]));
    writeFileSync(draft, textOf(made), { mode: 0o600, flag: 'wx' });
    linkSync(draft, path);
  } catch (error) {
    const lost = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!lost) throw new StartError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    rmSync(draft, { force: true });
  }
  const kept = readKept(path);
  if (!kept) throw new StartError(`${path}: could not be written`);
  return kept;
}
