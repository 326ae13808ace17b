import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';

/** The minimum key length of a shared secret, in bytes. */
const secretBytes: Readonly<Record<string, number>> = { HS256: 32, HS384: 48, HS512: 64 };
const publicTypes = ['RS256', 'RS384', 'RS512', 'ES256', 'ES384', 'ES512', 'Ed25519'];

/** @throws Error with one line when the JWT secret's type and key do not form a valid key. */
export function tokenKey(type: unknown, key: unknown): KeyObject {
  if (typeof type !== 'string' || typeof key !== 'string')
    throw new Error('the JWT secret has neither type and key nor jwk_url');
  const bytes = Object.hasOwn(secretBytes, type) ? secretBytes[type] : undefined;
  if (bytes !== undefined) {
    const secret = Buffer.from(key);
    if (secret.length < bytes)
      throw new Error(`the JWT secret's key is too short: ${type} needs ${bytes} bytes`);
    return createSecretKey(secret);
  }
  if (!publicTypes.includes(type))
    throw new Error(
      `the JWT secret's type is none of ${[...Object.keys(secretBytes), ...publicTypes].join(', ')}`,
    );
  try {
    return createPublicKey(key);
  } catch {
    throw new Error(
      `the JWT secret's key is no public key or certificate: ${type} needs "-----BEGIN PUBLIC KEY-----\\n…"`,
    );
  }
}
