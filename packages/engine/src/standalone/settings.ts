import { limitsOf, type StandaloneLimits } from './limits.ts';
import type { SourceCustomization } from './metadata.ts';

export interface StandaloneSettings {
  readonly databaseUrl: string;
  readonly metadataPath: string | undefined;
  readonly adminSecret: string | undefined;
  readonly port: number;
  readonly stringifyNumeric: boolean;
  readonly inferFunctionPermissions: boolean;
  /** A comparison with null is ignored, as in Hasura 1. */
  readonly nullIsNoCondition: boolean;
  readonly experimental: ReadonlySet<string>;
  /** The convention applies to sources without their own setting. */
  readonly namingConvention: NonNullable<SourceCustomization['naming_convention']>;
  readonly unauthorizedRole: string | undefined;
  /** JSON in the format of Hasura's setting HASURA_GRAPHQL_JWT_SECRET. */
  readonly jwtSecret: string | undefined;
  readonly connections: number;
  readonly limits: StandaloneLimits;
}

const isTrue = (text: string | undefined, otherwise: boolean) =>
  text === undefined || text === '' ? otherwise : /^(true|t|yes|y|1)$/i.test(text);

const example = "postgresql://user:password@host:5432/database, the password's own signs as %40 and the like";

/** A database is named by a URL or by the path of a socket. */
function isAddress(text: string): boolean {
  if (text.startsWith('/')) return true;
  try {
    return ['postgresql:', 'postgres:', 'socket:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** @throws Error with one line that names the missing or invalid setting. */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): StandaloneSettings {
  const databaseUrl = env.DATABASE_URL;
  if (!databaseUrl) throw new Error(`DATABASE_URL is not set: ${example}`);
  if (!isAddress(databaseUrl)) throw new Error(`DATABASE_URL is no address: ${example}`);
  const port = Number(env.PORT || 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is no port: ${env.PORT}`);
  const connections = Number(env.ENGINE_CONNECTIONS || 8);
  if (!Number.isInteger(connections) || connections < 1)
    throw new Error(`ENGINE_CONNECTIONS is no number of connections: ${env.ENGINE_CONNECTIONS}`);
  return {
    databaseUrl,
    metadataPath: env.ENGINE_METADATA || undefined,
    adminSecret: env.ENGINE_ADMIN_SECRET || env.HASURA_GRAPHQL_ADMIN_SECRET || undefined,
    port,
    stringifyNumeric: isTrue(env.HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES, false),
    inferFunctionPermissions: isTrue(env.HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS, true),
    nullIsNoCondition: isTrue(env.HASURA_GRAPHQL_V1_BOOLEAN_NULL_COLLAPSE, false),
    experimental: new Set(
      (env.HASURA_GRAPHQL_EXPERIMENTAL_FEATURES ?? '').split(',').map((one) => one.trim()),
    ),
    namingConvention:
      env.HASURA_GRAPHQL_DEFAULT_NAMING_CONVENTION === 'graphql-default'
        ? 'graphql-default'
        : 'hasura-default',
    unauthorizedRole: env.HASURA_GRAPHQL_UNAUTHORIZED_ROLE || undefined,
    jwtSecret: env.ENGINE_JWT_SECRET || env.HASURA_GRAPHQL_JWT_SECRET || undefined,
    connections,
    limits: limitsOf(env.ENGINE_LIMITS),
  };
}
