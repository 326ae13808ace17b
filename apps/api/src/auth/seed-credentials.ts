import type { Secrets } from '../context.ts';
import { hashPassword } from './passwords.ts';
import { pinKey } from './sign-in.ts';

/** What seeds need to make people who can sign in: one hash for all of a seed's people, and the key of a PIN. */
export async function seedCredentials(secrets: Secrets, password: string) {
  const passwordHash = await hashPassword(secrets.pepper, password);
  return { passwordHash, pinKey: (clientId: string, pin: string) => pinKey({ secrets }, clientId, pin) };
}
