import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createEngine } from '../engine.ts';
import type { Engine } from '../engine-contract.ts';
import { EngineError } from '../errors.ts';
import { type Feed, startFeed } from '../live/feed.ts';
import type { Limits } from '../read/limits.ts';
import { createPool } from '../run/pool.ts';
import type { PgPool } from '../run/pool-contract.ts';
import { isEnumValue } from '../schema/naming.ts';
import { catalogOf, type EnumTables } from './catalog-of.ts';
import { withNaming } from './customized-names.ts';
import { describe } from './descriptions.ts';
import { httpServer } from './http.ts';
import { introspect } from './introspect.ts';
import { tokenReader } from './json-web-token.ts';
import { limitRepeatedLines } from './limit-repeated-lines.ts';
import { ordinaryLimits } from './limits.ts';
import { type Metadata, parseMetadata } from './metadata.ts';
import { clashingTable } from './name-clashes.ts';
import { permissionsOf, roleName } from './permissions-of.ts';
import { failureText, isAway, reachDatabase } from './reach-database.ts';
import { closeServer, startListening } from './server-life.ts';
import type { StandaloneSettings } from './settings.ts';
import { type Headers, type SignedIn, signIn } from './sign-in.ts';
import { serveSockets } from './sockets.ts';
import { type TrackedTables, trackedTables, type Warn } from './tracked-tables.ts';

export interface Standalone {
  readonly port: number;
  /** The engine accepts connections from the whole network only if a secret is set. */
  readonly isPublic: boolean;
  readonly tables: number;
  stop(): Promise<void>;
}

/** The role of callers whose own role is missing from the metadata. It has no permissions. */
const NOBODY = '';

/**
 * Until the database is reachable, requests are answered with 503. @throws when the database rejects the
 * connection or cannot be read, or the metadata is invalid
 */
export async function startStandalone(
  settings: StandaloneSettings,
  log: (line: string) => void,
): Promise<Standalone> {
  const metadata = readMetadata(settings.metadataPath, (text) => log(`metadata: ${text}`));
  const readToken = settings.jwtSecret === undefined ? undefined : tokenReader(settings.jwtSecret);
  const { databaseUrl, limits } = settings;
  const say = limitRepeatedLines(log);
  const note = (about: string) => (error: unknown) => say(`${about}: ${failureText(error)}`);
  const poolOf = (size: number, statementTimeoutMs: number) =>
    createPool({
      connectionString: databaseUrl,
      size,
      statementTimeoutMs,
      name: 'operatory engine',
      onError: note('no connection to the database'),
    });
  const pool = poolOf(settings.connections, limits.statementMilliseconds);
  let over: Over | undefined;
  const engine = (): Engine => {
    if (!over) throw new EngineError('unavailable', 'the database is not available');
    return over.engine;
  };
  const known = async (headers: Headers): Promise<SignedIn> => {
    const session = await signIn(headers, { ...settings, readToken });
    return over?.roles.has(session.role) === false ? { ...session, role: NOBODY } : session;
  };
  const isPublic = settings.adminSecret !== undefined || readToken !== undefined;
  const serving = { engine, signIn: known, isPublic, limits, log: note('a request failed') };
  const server = httpServer({ ...serving, isDatabaseThere: async () => over !== undefined && isThere(pool) });
  const closeSockets = serveSockets(server, serving);
  const ending = new AbortController();
  let feed: Feed | undefined;
  const stop = async () => {
    ending.abort();
    closeSockets();
    await closeServer(server);
    over?.engine.live.close();
    await feed?.stop();
    await pool.end();
  };
  try {
    // Without a secret every caller is admin, so only this machine may connect.
    await startListening(server, settings.port, isPublic ? undefined : '127.0.0.1');
    const waits = (why: string) => say(`waiting for the database: ${why}`);
    while (!over) {
      await reachDatabase(databaseUrl, waits, ending.signal);
      // The limit on callers' statements does not apply to introspection, which takes longer for a large
      // database.
      const reader = poolOf(1, Math.max(limits.statementMilliseconds, ordinaryLimits.statementMilliseconds));
      const warn = (text: string) => say(`metadata: ${text}`);
      try {
        const made = await engineOver(pool, metadata, settings, warn, reader);
        feed = await startFeed({
          connectionString: databaseUrl,
          catalog: made.catalog,
          onChange: (changes) => made.engine.live.changed(changes),
          onReset: () => made.engine.live.resetAll(),
          onError: note('the change feed was lost'),
        });
        over = made;
      } catch (error) {
        if (!isAway(error)) throw error;
      } finally {
        await reader.end();
      }
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return { port, isPublic, tables: Object.keys(over.catalog.tables).length, stop };
}

type Over = Awaited<ReturnType<typeof engineOver>>;

export async function engineOver(
  pool: PgPool,
  metadata: Metadata | undefined,
  settings: Pick<
    StandaloneSettings,
    | 'stringifyNumeric'
    | 'inferFunctionPermissions'
    | 'nullIsNoCondition'
    | 'experimental'
    | 'namingConvention'
  > & { readonly limits?: Partial<Limits> },
  warn: Warn,
  reader = pool,
) {
  const facts = await introspect(reader);
  const given: Metadata = metadata ?? {
    sources: [{ tables: facts.relations.map(({ schema, name }) => ({ table: { schema, name } })) }],
    inheritedRoles: [],
    withoutIntrospection: new Set<string>(),
  };
  const all = withNaming(given, settings, warn);
  const tracked = new Map(trackedTables(facts, all, warn));
  const enums = await enumTables(reader, tracked, warn);
  for (const reported = new Set<string>(); ; ) {
    const once = (text: string) => {
      if (!reported.has(text)) warn(text);
      reported.add(text);
    };
    const catalog = {
      ...catalogOf(facts, all, tracked, enums, once),
      inferFunctionPermissions: settings.inferFunctionPermissions,
    };
    const permissions = { ...permissionsOf(catalog, all, tracked, once), [NOBODY]: {} };
    const engine: Engine = createEngine({
      catalog,
      permissions,
      pools: { tenant: pool },
      stringifyNumeric: settings.stringifyNumeric,
      limits: { ...settings.limits, boundedPatterns: false },
      hasuraRules: true,
      nullIsNoCondition: settings.nullIsNoCondition,
      hidden: hiddenBy(settings.experimental),
      now: 'pg_catalog.now',
      writerSettings: ({ variables }) => ({ 'hasura.user': JSON.stringify(variables) }),
    });
    const clashing = clashingTable(engine, catalog);
    if (clashing === undefined)
      return {
        engine: engineWithout(
          { ...engine, schemaFor: (role) => describe(engine.schemaFor(role), catalog) },
          all.withoutIntrospection,
        ),
        catalog,
        roles: new Set(Object.keys(permissions)),
      };
    once(`${clashing} is left out: GraphQL has its name for another table, or for a type of one`);
    tracked.delete(clashing);
  }
}

function engineWithout(engine: Engine, roles: ReadonlySet<string>): Engine {
  if (roles.size === 0) return engine;
  return {
    ...engine,
    plan(operation, session) {
      const prepared = engine.plan(operation, session);
      const role = roleName(session.role);
      if (roles.has(role) && prepared.roots.some(({ owner }) => owner === 'host'))
        throw new EngineError('not-supported', `introspection is disabled for role: "${role}"`);
      return prepared;
    },
  };
}

const hiddenBy = (features: ReadonlySet<string>) => ({
  updateMany: features.has('hide_update_many_fields'),
  aggregatePredicates: features.has('hide_aggregation_predicates'),
  streams: features.has('hide_stream_fields'),
});

function readMetadata(path: string | undefined, warn: Warn): Metadata | undefined {
  if (path === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`ENGINE_METADATA cannot be read: ${path}`);
  }
  return parseMetadata(text, warn);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * An enum table's values are those of its single key column; the other column, if any, describes them, as in
 * Hasura.
 */
async function enumTables(pool: PgPool, tracked: TrackedTables, warn: Warn): Promise<EnumTables> {
  const made: Record<string, EnumTables[string]> = {};
  for (const { key, facts, metadata } of tracked.values()) {
    if (metadata.is_enum !== true) continue;
    const [column] = facts.primaryKey?.columns ?? [];
    if (column === undefined) {
      warn(`${key} is no enum table: it has no primary key`);
      continue;
    }
    const comment = facts.columns.find(({ name }) => name !== column)?.name;
    const second = comment === undefined ? 'null' : `${quoted(comment)}::text`;
    const from = `${quoted(facts.schema)}.${quoted(facts.name)}`;
    const text = `select ${quoted(column)}::text, ${second} from ${from} order by 1`;
    const { rows } = await pool.query({ text, values: [] }, {});
    const values = rows.map(([value, comment]) => ({ value: String(value), comment: comment?.toString() }));
    const odd = values.find(({ value }) => !isEnumValue(value));
    if (values.length === 0 || odd)
      warn(`${key} is no enum table: ${odd ? `'${odd.value}' is no name` : 'it is empty'}`);
    else made[key] = values;
  }
  return made;
}

async function isThere(pool: PgPool): Promise<boolean> {
  try {
    await pool.query({ name: 'healthz', text: 'select 1', values: [] }, {});
    return true;
  } catch {
    return false;
  }
}
