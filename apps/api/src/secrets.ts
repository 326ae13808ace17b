import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Secrets } from './context.ts';
import { type Env, StartError } from './env.ts';

const stored = z.object({ token_key: z.string(), pepper: z.string(), url_key: z.string(), data_key: z.string() });

/** The environment's secrets; outside production those it lacks are made once and kept in `secrets.json` (mode 0600). */
export async function loadSecrets(env: Env): Promise<Secrets> {
  const given = { token_key: env.TOKEN_KEY, pepper: env.PEPPER, url_key: env.URL_KEY, data_key: env.DATA_KEY };
  if (env.production) return stored.parse(given);
  const path = join(env.DATA_DIR, 'secrets.json');
  const kept = await keptOrMade(path);
  return { ...kept, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) };
}

async function keptOrMade(path: string): Promise<Secrets> {
  try {
    return stored.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new StartError(`${path}: cannot be read as secrets`);
  }
  const secret = () => randomBytes(32).toString('base64url');
  const made = { token_key: secret(), pepper: secret(), url_key: secret(), data_key: secret() };
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new StartError(`${dirname(path)}: cannot be written to (${(error as NodeJS.ErrnoException).code})`);
  }
  return made;
}
