import type { Secrets } from './context.ts';
import type { Env } from './env.ts';

/** Fills an empty database, so that a fresh installation has somebody to sign in. */
export async function seedIfEmpty(_env: Env, _secrets: Secrets, _ownerUrl: string): Promise<void> {}
