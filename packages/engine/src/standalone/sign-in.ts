import { timingSafeEqual } from 'node:crypto';
import { EngineError } from '../errors.ts';
import type { Session } from '../session.ts';
import type { TokenReader } from './json-web-token.ts';
import { ADMIN, backendRole } from './permissions-of.ts';

/** The names of headers are in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** The expiry of a session, if it has one, is in milliseconds since 1970. */
export interface SignedIn extends Session {
  readonly expiresAt?: number;
}

export interface SignInOptions {
  readonly adminSecret: string | undefined;
  readonly unauthorizedRole: string | undefined;
  readonly readToken: TokenReader | undefined;
}

const noGrants: ReadonlySet<string> = new Set();

/**
 * The caller is identified by Hasura's rules. With the admin secret, role and variables are taken from the
 * `x-hasura-*` headers; a bearer token contains its own; without either, the unauthorised role is used if one
 * is set. If no secret is configured, the engine is open and trusts every caller's headers. @throws
 * EngineError `access-denied`, `invalid-jwt`.
 */
export async function signIn(headers: Headers, options: SignInOptions): Promise<SignedIn> {
  const { adminSecret, unauthorizedRole, readToken } = options;
  const given = headers['x-hasura-admin-secret'] ?? headers['x-hasura-access-key'];
  if (adminSecret === undefined && readToken === undefined) return fromHeaders(headers);
  if (given !== undefined && adminSecret !== undefined) {
    if (!sameText(given, adminSecret))
      throw new UnknownCaller('invalid "x-hasura-admin-secret"/"x-hasura-access-key"');
    return fromHeaders(headers);
  }
  const named = await readToken?.(headers);
  if (named) return named;
  if (unauthorizedRole !== undefined)
    return sessionOf(unauthorizedRole, { ...variablesOf(headers), 'x-hasura-role': unauthorizedRole }, false);
  if (readToken)
    throw new EngineError(
      'invalid-headers',
      "Missing 'Authorization' or 'Cookie' header in JWT authentication mode",
    );
  throw new UnknownCaller('x-hasura-admin-secret/x-hasura-access-key required, but not found');
}

/** The admin secret is missing or wrong. Hasura's oldest URL answers with HTTP status 401. */
export class UnknownCaller extends EngineError {
  constructor(message: string) {
    super('access-denied', message);
  }
}
export const accessDenied = (message: string) => new EngineError('access-denied', message);

/** The secrets among the headers are not session variables, so they are left out. */
export const variablesOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => name.startsWith('x-hasura-') && !name.endsWith('-secret') && name !== 'x-hasura-access-key',
    ),
  );

export function sessionOf(
  role: string,
  variables: Readonly<Record<string, string>>,
  isBackend: boolean,
): Session {
  return { role: isBackend ? backendRole(role) : role, variables, grants: noGrants };
}

function fromHeaders(headers: Headers): Session {
  const role = headers['x-hasura-role'] ?? ADMIN;
  const isBackend = isTrue(headers, 'x-hasura-use-backend-only-permissions');
  return sessionOf(role, { ...variablesOf(headers), 'x-hasura-role': role }, isBackend && role !== ADMIN);
}

function isTrue(headers: Headers, name: string): boolean {
  const given = headers[name]?.toLowerCase();
  if (given === undefined || ['false', 'f', 'no', 'n'].includes(given)) return false;
  if (['true', 't', 'yes', 'y'].includes(given)) return true;
  throw new EngineError(
    'bad-request',
    `${name}:  Not a valid boolean text. True values are ["true","t","yes","y"] and  False values are ["false","f","no","n"]. All values are case insensitive`,
  );
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
