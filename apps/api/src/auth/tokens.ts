import { createHash, createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Secrets } from '../context/context.ts';

/** The life of an access token in seconds. */
export const accessSeconds = 15 * 60;

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  client: z.uuid(),
  role: z.string().min(1),
  ver: z.number().int(),
  aud: z.string().min(1),
  typ: z.literal('access'),
  exp: z.number(),
  // Only texts and lists of texts are accepted: other JSON values could change the meaning of a rule.
  'https://hasura.io/jwt/claims': z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
/** Claims of a token with a valid signature. Whether the session is still active, only the database knows. */
export type AccessClaims = z.infer<typeof claims>;

export interface AccessGrant {
  readonly user_id: string;
  readonly session_id: string;
  readonly client_id: string;
  readonly role: string;
  readonly version: number;
  readonly sub_domain: string;
  readonly clinic_ids: readonly string[];
}

const keyOf = (secrets: Secrets) => Buffer.from(secrets.token_key, 'base64url');

/** Signs an access token that is valid for 15 minutes from `now`, which must be the real time. */
export async function signAccess(secrets: Secrets, grant: AccessGrant, now: Date) {
  const issued = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({
    sid: grant.session_id,
    client: grant.client_id,
    role: grant.role,
    ver: grant.version,
    typ: 'access',
    'https://hasura.io/jwt/claims': {
      'x-hasura-default-role': grant.role,
      'x-hasura-allowed-roles': [grant.role],
      'x-hasura-user-id': grant.user_id,
      'x-hasura-client-id': grant.client_id,
      'x-hasura-clinic-ids': `{${grant.clinic_ids.join(',')}}`,
    },
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(grant.user_id)
    .setAudience(grant.sub_domain)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessSeconds)
    .sign(keyOf(secrets));
  return { token, expires_at: new Date((issued + accessSeconds) * 1000).toISOString() };
}

const verifiedAtMost = 20_000;

/**
 * Returns a function that gives the claims of an unexpired token of ours for this sub-domain, or null without
 * a reason. The signature of each token is checked once and cached; its expiry is checked each time.
 */
export function accessVerifier(secrets: Secrets) {
  const verified = new Map<string, AccessClaims>();
  return async (token: string, subDomain: string): Promise<AccessClaims | null> => {
    const key = `${subDomain} ${token}`;
    const known = verified.get(key);
    if (known) return known.exp > Date.now() / 1000 ? known : null;
    const found = await verifyAccess(secrets, token, subDomain);
    if (!found) return null;
    if (verified.size >= verifiedAtMost) verified.clear();
    verified.set(key, found);
    return found;
  };
}

async function verifyAccess(
  secrets: Secrets,
  token: string,
  subDomain: string,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secrets), {
      algorithms: ['HS256'],
      audience: subDomain,
    });
    const parsed = claims.safeParse(payload);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** @returns A key of 256 random bits, for cookies and emailed keys. */
export const generateKey = () => randomBytes(32).toString('base64url');
/** A plain hash is enough, because a key has 256 random bits. */
export const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** @returns A hash of values that are easy to guess, such as PINs. Without the pepper, it is useless. */
export function pepperedHash(secrets: Secrets, ...parts: readonly string[]): string {
  return createHmac('sha256', Buffer.from(secrets.pepper, 'base64url'))
    .update(JSON.stringify(parts))
    .digest('hex');
}
