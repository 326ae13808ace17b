import { hash } from '@node-rs/argon2';
import { peppered } from '../../src/auth/passwords.ts';
import { loadSecrets } from '../../src/auth/secrets.ts';
import { readEnv } from '../../src/env.ts';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
/** Every test server's: what was made under them once is good for all. */
export const secretsInEnv = { TOKEN_KEY: key(1), PEPPER: key(2), URL_KEY: key(3), DATA_KEY: key(4) };
export const secrets = loadSecrets(readEnv(secretsInEnv));

/** A password's hash of next to no work: for people who are there to have signed in, not to be guessed at. */
export const quickHash = (password: string): Promise<string> =>
  hash(peppered(secrets.pepper, password), { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
