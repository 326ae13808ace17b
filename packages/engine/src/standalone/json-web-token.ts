import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { EngineError } from '../errors.ts';
import type { Session } from '../session.ts';
import { denied, type Headers, sessionOf } from './sign-in.ts';

export type TokenReader = (headers: Headers) => Promise<Session>;

/** Hasura's HASURA_GRAPHQL_JWT_SECRET. */
interface JwtSettings {
  readonly type?: string;
  readonly key?: string;
  readonly jwk_url?: string;
  readonly claims_namespace?: string;
  readonly claims_namespace_path?: string;
  readonly claims_format?: 'json' | 'stringified_json';
  readonly audience?: string | string[];
  readonly issuer?: string;
  readonly allowed_skew?: number;
  readonly header?: { readonly type: string; readonly name?: string };
}

type Claims = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads sessions out of tokens as HASURA_GRAPHQL_JWT_SECRET says.
 * @throws Error when the setting makes no sense.
 */
export function tokenReader(setting: string): TokenReader {
  let settings: JwtSettings;
  try {
    settings = JSON.parse(setting) as JwtSettings;
  } catch {
    throw new Error('the JWT secret is not JSON: {"type": "HS256", "key": "…"}');
  }
  const verify = verifier(settings);
  return async (headers) => {
    const claims = claimsOf(await verify(tokenOf(headers, settings)), settings);
    const allowed = claims['x-hasura-allowed-roles'];
    const ordinary = claims['x-hasura-default-role'];
    if (!Array.isArray(allowed)) throw missing('x-hasura-allowed-roles');
    if (typeof ordinary !== 'string') throw missing('x-hasura-default-role');
    const role = headers['x-hasura-role'] ?? ordinary;
    if (!allowed.includes(role)) throw denied('Your requested role is not in allowed roles');
    const variables = Object.fromEntries(
      Object.entries(claims)
        .filter(([name]) => name !== 'x-hasura-allowed-roles' && name !== 'x-hasura-default-role')
        .map(([name, value]) => [name, textOf(value)]),
    );
    return sessionOf(role, { ...variables, 'x-hasura-role': role }, false);
  };
}

const missing = (claim: string) =>
  new EngineError('jwt-missing-role-claims', `JWT claim does not contain ${claim}`);

function verifier(settings: JwtSettings): (token: string) => Promise<JWTPayload> {
  const options: JWTVerifyOptions = {
    audience: settings.audience,
    issuer: settings.issuer,
    clockTolerance: settings.allowed_skew ?? 0,
    algorithms: settings.type ? [settings.type === 'Ed25519' ? 'EdDSA' : settings.type] : undefined,
  };
  const key = settings.jwk_url ? createRemoteJWKSet(new URL(settings.jwk_url)) : keyOf(settings);
  return async (token) => {
    try {
      const { payload } = await (typeof key === 'function'
        ? jwtVerify(token, key, options)
        : jwtVerify(token, key, options));
      return payload;
    } catch (error) {
      throw new EngineError('invalid-jwt', `Could not verify JWT: ${sentenceOf(error)}`);
    }
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'JWTExpired';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'JWSError JWSInvalidSignature';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') return 'JWTNotInAudience';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss') return 'JWTNotInIssuer';
  return 'JWSError (CompactDecodeError)';
}

function keyOf({ type, key }: JwtSettings): KeyObject {
  if (!type || !key) throw new Error('the JWT secret has neither type and key nor jwk_url');
  return type.startsWith('HS') ? createSecretKey(Buffer.from(key)) : createPublicKey(key);
}

function tokenOf(headers: Headers, { header }: JwtSettings): string {
  if (header?.type === 'Cookie') {
    const found = (headers.cookie ?? '')
      .split(/;\s*/)
      .find((one) => one.startsWith(`${header.name}=`))
      ?.slice((header.name ?? '').length + 1);
    if (!found)
      throw new EngineError('invalid-headers', `Missing '${header.name}' cookie in JWT authentication mode`);
    return found;
  }
  const name = header?.type === 'CustomHeader' ? (header.name ?? '').toLowerCase() : 'authorization';
  const given = headers[name];
  if (given === undefined)
    throw new EngineError(
      'invalid-headers',
      "Missing 'Authorization' or 'Cookie' header in JWT authentication mode",
    );
  if (name !== 'authorization') return given;
  const match = /^Bearer (\S+)$/i.exec(given);
  if (!match?.[1]) throw new EngineError('invalid-headers', 'Malformed Authorization header');
  return match[1];
}

/** The claims that are session variables, names in lower case. */
function claimsOf(payload: JWTPayload, settings: JwtSettings): Claims {
  const path = settings.claims_namespace_path;
  const namespace = settings.claims_namespace ?? 'https://hasura.io/jwt/claims';
  let found: unknown = path === undefined ? payload[namespace] : payload;
  if (path !== undefined)
    for (const step of path
      .replace(/^\$\.?/, '')
      .split('.')
      .filter(Boolean))
      found = isObject(found) ? found[step] : undefined;
  if (settings.claims_format === 'stringified_json' && typeof found === 'string') {
    try {
      found = JSON.parse(found);
    } catch {
      found = undefined;
    }
  }
  if (!isObject(found))
    throw new EngineError('jwt-invalid-claims', `claims key: '${path ?? namespace}' not found`);
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) =>
      name.toLowerCase().startsWith('x-hasura-') ? [[name.toLowerCase(), value]] : [],
    ),
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
