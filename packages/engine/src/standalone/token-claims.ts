import { EngineError } from '../errors.ts';
import { isJsonObject } from '../read/json.ts';
import { stepsOf } from '../read/json-path.ts';

/** The settings locate the session variables in a token, as in Hasura's HASURA_GRAPHQL_JWT_SECRET. */
export interface ClaimsSettings {
  readonly claims_namespace?: string;
  readonly claims_namespace_path?: string;
  readonly claims_format?: 'json' | 'stringified_json';
  /** Each variable has its path in the token, or a constant value. */
  readonly claims_map?: Readonly<Record<string, unknown>>;
}

export type Claims = Readonly<Record<string, unknown>>;
const allowedRoles = 'x-hasura-allowed-roles';
const defaultRole = 'x-hasura-default-role';

export interface TokenSession {
  readonly allowed: readonly unknown[];
  readonly ordinary: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** @throws EngineError `jwt-missing-role-claims`, `jwt-invalid-claims`. */
export function tokenSession(payload: Claims, settings: ClaimsSettings): TokenSession {
  const claims = settings.claims_map ? mapped(payload, settings.claims_map) : within(payload, settings);
  const { [allowedRoles]: allowed, [defaultRole]: ordinary, ...others } = claims;
  if (allowed === undefined) throw missing(allowedRoles);
  if (!Array.isArray(allowed))
    throw invalid(
      `invalid ${allowedRoles}; should be a list of roles: parsing [] failed, expected Array, but encountered ${kindOf(allowed)}`,
    );
  if (typeof ordinary !== 'string') throw missing(defaultRole);
  const variables = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, textOf(value)]));
  return { allowed, ordinary, variables };
}

const missing = (claim: string) =>
  new EngineError('jwt-missing-role-claims', `JWT claim does not contain ${claim}`);
const invalid = (message: string) => new EngineError('jwt-invalid-claims', message);

/** Hasura's messages name the kinds of JSON values in this way. */
function kindOf(value: unknown): string {
  if (value === null) return 'Null';
  const kind = typeof value;
  return kind === 'object' ? 'Object' : kind.charAt(0).toUpperCase() + kind.slice(1);
}

function mapped(payload: Claims, map: Claims): Claims {
  return Object.fromEntries(
    Object.entries(map).flatMap(([key, rule]) => {
      const name = key.toLowerCase();
      const place = isJsonObject(rule) && typeof rule.path === 'string' ? rule.path : undefined;
      const value = place === undefined ? rule : (at(payload, place) ?? (rule as Claims).default);
      if (value !== undefined) return [[name, value]];
      if (name === allowedRoles || name === defaultRole) return [];
      throw invalid(`JWT claim from claims_map, ${name} not found`);
    }),
  );
}

function within(payload: Claims, settings: ClaimsSettings): Claims {
  const path = settings.claims_namespace_path;
  const namespace = settings.claims_namespace ?? 'https://hasura.io/jwt/claims';
  let found = path === undefined ? payload[namespace] : at(payload, path);
  if (settings.claims_format === 'stringified_json' && typeof found === 'string') {
    try {
      found = JSON.parse(found);
    } catch {
      found = undefined;
    }
  }
  if (!isJsonObject(found)) throw invalid(`claims key: '${path ?? namespace}' not found`);
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) =>
      name.toLowerCase().startsWith('x-hasura-') ? [[name.toLowerCase(), value]] : [],
    ),
  );
}

function at(payload: Claims, path: string): unknown {
  let found: unknown = payload;
  for (const step of stepsOf(path, '$'))
    found = isJsonObject(found) || Array.isArray(found) ? (found as Claims)[step] : undefined;
  return found;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
