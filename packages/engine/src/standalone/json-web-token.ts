import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { EngineError } from '../errors.ts';
import { jsonObject } from './json-object.ts';
import { accessDenied, type Headers, type SignedIn, sessionOf } from './sign-in.ts';
import { type ClaimsSettings, tokenSession } from './token-claims.ts';
import { tokenKey } from './token-key.ts';

/** @returns The session that a request's token grants; undefined if there is no token. */
export type TokenReader = (headers: Headers) => Promise<SignedIn | undefined>;

/** Hasura's setting HASURA_GRAPHQL_JWT_SECRET. */
interface JwtSettings extends ClaimsSettings {
  readonly type?: string;
  readonly key?: string;
  readonly jwk_url?: string;
  readonly audience?: string | string[];
  readonly issuer?: string;
  readonly allowed_skew?: number;
  readonly header?: { readonly type: string; readonly name?: string };
}

/** @throws Error when the setting HASURA_GRAPHQL_JWT_SECRET is invalid */
export function tokenReader(setting: string): TokenReader {
  const settings: JwtSettings = jsonObject(
    setting,
    'the JWT secret is no JSON object: {"type": "HS256", "key": "…"}',
  );
  const verify = verifier(settings);
  return async (headers) => {
    const token = tokenOf(headers, settings);
    if (token === undefined) return undefined;
    const payload = await verify(token);
    const { allowed, ordinary, variables } = tokenSession(payload, settings);
    const role = headers['x-hasura-role'] ?? ordinary;
    if (!allowed.includes(role)) throw accessDenied('Your requested role is not in allowed roles');
    const session = sessionOf(role, { ...variables, 'x-hasura-role': role }, false);
    if (payload.exp === undefined) return session;
    return { ...session, expiresAt: (payload.exp + (settings.allowed_skew ?? 0)) * 1000 };
  };
}

function verifier(settings: JwtSettings): (token: string) => Promise<JWTPayload> {
  const options: JWTVerifyOptions = {
    audience: settings.audience,
    issuer: settings.issuer,
    clockTolerance: settings.allowed_skew ?? 0,
    algorithms: settings.type ? [settings.type === 'Ed25519' ? 'EdDSA' : settings.type] : undefined,
  };
  const { jwk_url: address } = settings;
  if (address !== undefined && !URL.canParse(address))
    throw new Error("the JWT secret's jwk_url is no address");
  const key = address ? createRemoteJWKSet(new URL(address)) : tokenKey(settings.type, settings.key);
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

function tokenOf(headers: Headers, { header }: JwtSettings): string | undefined {
  if (header?.type === 'Cookie')
    return (headers.cookie ?? '')
      .split(/;\s*/)
      .find((one) => one.startsWith(`${header.name}=`))
      ?.slice((header.name ?? '').length + 1);
  const name = header?.type === 'CustomHeader' ? (header.name ?? '').toLowerCase() : 'authorization';
  const given = headers[name];
  if (given === undefined || name !== 'authorization') return given;
  const match = /^Bearer (\S+)$/i.exec(given);
  if (!match?.[1]) throw new EngineError('invalid-headers', 'Malformed Authorization header');
  return match[1];
}
