import { hash } from '@node-rs/argon2';
import { pepperedPassword } from '../../src/auth/passwords.ts';
import { loadSecrets } from '../../src/auth/secrets.ts';
import { readEnv } from '../../src/env.ts';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
/** Every test server has the same secrets, so that encrypted or signed data can be reused. */
export const secretsInEnv = { TOKEN_KEY: key(1), PEPPER: key(2), URL_KEY: key(3), DATA_KEY: key(4) };
export const secrets = loadSecrets(readEnv(secretsInEnv));

/** The hash is cheap, because these users only need to sign in and nobody guesses their passwords. */
export const quickHash = (password: string): Promise<string> =>
  hash(pepperedPassword(secrets.pepper, password), {
    algorithm: 2,
    memoryCost: 8,
    timeCost: 1,
    parallelism: 1,
  });
