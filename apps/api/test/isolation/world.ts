import { isOffered, moduleOf, modules, permissionsOf, type Role, register, roles } from '@operatory/domain';
import {
  type Catalog,
  type ColumnCipher,
  createEngine,
  type Engine,
  type Permissions,
  type Session,
} from '@operatory/engine';
import { Pool as EnginePool } from '@operatory/engine/run/pool';
import pg from 'pg';
import { userId } from '../../../../prisma/seed/people.ts';
import { idOf } from '../../../../prisma/seed/sql.ts';
import { loadPerson } from '../../src/auth/rights.ts';
import { accessSeconds } from '../../src/auth/tokens.ts';
import { inTenant } from '../../src/database/tenant.ts';
import { stockNight } from '../../src/jobs/stock-nights.ts';
import { Person } from '../support/person.ts';
import { eventually, startTestServer, type TestServer, type Who } from '../support/server.ts';
import { endsWithFile } from '../support/started.ts';
import { type DatabaseFacts, databaseFacts } from './database-facts.ts';
import { expectations } from './expectations.ts';
import type { BaseRole, VisibleRows } from './expected-reads.ts';
import { Draft } from './grown.ts';
import { type Place, places, staffIds } from './places.ts';
import { planted } from './planted.ts';
import { rolledBack } from './rolled-back.ts';
import { catalog } from './world-catalog.ts';

export { catalog };
export const permissions: Permissions = permissionsOf(register);
export const tables: readonly string[] = register.map(({ table }) => table);
export const tenantTables: readonly string[] = Object.values(catalog.tables)
  .filter(({ columns }) => columns.client_id !== undefined)
  .map(({ name }) => name);

export type Row = Readonly<Record<string, unknown>>;
/** In every table here, the key without the tenant is one column. */
export const keyColumn = (table: string): string =>
  catalog.tables[table]?.primaryKey.columns.find((column) => column !== 'client_id') ?? 'id';

/**
 * An actor has certain rights: their own (`own`), only the package's (`bare`), all there are (`all`), neither
 * grants nor package (`lost`), all except those missing without tasks in the package (`apart`), or all except
 * those on requests and orders (`unasked`).
 */
export interface Actor {
  readonly label: string;
  readonly baseRole: BaseRole;
  readonly place: Place;
  /** The actor signs in by the public endpoint, and again when half of the token's lifetime has passed. */
  signedIn(): Promise<Person>;
  readonly session: Session;
  readonly rights: 'own' | 'bare' | 'all' | 'lost' | 'apart' | 'unasked';
}
export interface Expected {
  readonly visibleRows: VisibleRows;
  readonly keys: ReadonlySet<string>;
  /**
   * The generally visible columns of these rows can be read through an object relationship of another visible
   * row.
   */
  readonly referred: ReadonlySet<string>;
  readonly masks: readonly { readonly keys: ReadonlySet<string>; readonly columns: readonly string[] }[];
}

export interface World {
  readonly server: TestServer;
  readonly actors: readonly Actor[];
  /** The map has every row of every table, by key. */
  readonly rows: Readonly<Record<string, ReadonlyMap<string, Row>>>;
  readonly facts: DatabaseFacts;
  expected(actor: Actor): Promise<ReadonlyMap<string, Expected>>;
  draft(place: Place, table: string): Draft;
  /** Planner and row-level security work together, as on the server; writes are rolled back. */
  readonly isolated: Engine;
  /** The engine's connection bypasses row-level security, so that only the planner restricts access. */
  plannerOnly(of?: {
    readonly catalog?: Catalog;
    readonly permissions?: Permissions;
    readonly cipher?: ColumnCipher;
  }): Engine;
  actor(label: string): Actor;
  end(): Promise<void>;
}

type Cast = readonly [who: Who, baseRole: BaseRole, rights: readonly Actor['rights'][]];
const tenantPeople: readonly Cast[] = [
  ['admin', 'client_admin', ['own', 'bare', 'all', 'lost', 'apart', 'unasked']],
  ['keeper', 'clinic_admin', ['own', 'bare', 'all', 'lost', 'apart', 'unasked']],
  ['keepertwo', 'clinic_admin', ['own']],
  ['worker', 'client_employee', ['own', 'bare', 'all', 'lost', 'apart', 'unasked']],
  ['other', 'client_employee', ['own']],
  ['custom', 'client_employee', ['own']],
  ['owner', 'client', ['own', 'bare', 'all', 'lost']],
];

/**
 * The nightly stock notifications are sent before the tests, because they would interfere between the reads.
 */
async function nightNotified({ context, root }: TestServer): Promise<void> {
  await stockNight(context);
  const left = async (): Promise<number> =>
    (
      await root.query<{ left: number }>(
        `select (select count(*) from outbox where relayed_at is null)::int
           + (select count(*) from jobs.jobs where task_identifier = 'events')::int as left`,
      )
    ).rows[0]?.left ?? 0;
  await eventually(left, (count) => count === 0);
}

export async function startWorld(): Promise<World> {
  const server = await startTestServer({}, {}, planted);
  await server.root.query('select pg_stat_statements_reset()');
  const login = new pg.Pool({ connectionString: server.database.apiUrl, max: 1 });
  const actors = await everybody(server, login).finally(() => login.end());
  await nightNotified(server);
  const rows: Record<string, ReadonlyMap<string, Row>> = {};
  for (const table of tables) {
    const found = await server.root.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`);
    rows[table] = new Map(found.rows.map(({ row }) => [String(row[keyColumn(table)]), row]));
  }
  const facts = await databaseFacts((text, values) =>
    server.root.query(text, values ? [...values] : undefined),
  );
  // The timeouts are long, because a busy machine must not cause refusals.
  const patient = { statementTimeoutMs: 60_000, waitMs: 60_000 };
  const pool = new EnginePool({ connectionString: server.superuserUrl, size: 2, ...patient });
  const isolated = (connectionString: string) => new EnginePool({ connectionString, size: 1, ...patient });
  const isolatedPools = [isolated(server.database.apiUrl), isolated(server.database.platformUrl)] as const;
  const known = new Map<Actor, Promise<ReadonlyMap<string, Expected>>>();
  const seen: Parameters<typeof expectations>[2] = new Map();
  return {
    server,
    actors,
    rows,
    facts,
    draft: (place, table) => draftOf(facts, rows, place, table),
    expected: (actor) => {
      const made = known.get(actor) ?? expectations(server, actor, seen);
      known.set(actor, made);
      return made;
    },
    isolated: createEngine({
      catalog,
      permissions,
      pools: { tenant: rolledBack(isolatedPools[0]), platform: rolledBack(isolatedPools[1]) },
      stringifyNumeric: true,
      limits,
      cipher,
    }),
    plannerOnly: (of) =>
      createEngine({
        catalog: of?.catalog ?? catalog,
        permissions: of?.permissions ?? permissions,
        pools: { tenant: rolledBack(pool), platform: rolledBack(pool) },
        stringifyNumeric: true,
        limits,
        cipher: of?.cipher ?? cipher,
      }),
    actor: (label) => {
      const found = actors.find((each) => each.label === label);
      if (!found) throw new Error(`nobody is called ${label}`);
      return found;
    },
    end: endsWithFile(async () => {
      await pool.end();
      for (const each of isolatedPools) await each.end();
      await server.end();
    }),
  };
}

function draftOf(facts: DatabaseFacts, rows: World['rows'], place: Place, name: string): Draft {
  const table = facts.tables.get(name);
  if (!table) throw new Error(`there is no table ${name}`);
  const own = new Map<string, readonly Row[]>();
  return new Draft(table, facts, place, (target) => {
    const found =
      own.get(target) ??
      [...(rows[target]?.values() ?? [])].filter(
        ({ client_id }) => client_id === undefined || client_id === place.client,
      );
    own.set(target, found);
    return found;
  });
}

/** The limits are raised, because one operation selects all relationships of a table at once. */
const limits = { rootFields: 500, nodes: 2_000, tokens: 40_000 };

/** Encrypted columns are stored as plain text here, so that they are the same as in `rows`. */
const cipher: ColumnCipher = { decrypt: (stored: string) => stored, encrypt: (plain: string) => plain };

const packages = modules.map(({ name }) => `package:${name}`);
const everyRight = new Set([
  ...packages,
  ...modules.flatMap(({ name, available_actions }) => available_actions.map((action) => `${name}:${action}`)),
]);

const offeredTo = (role: Role): ReadonlySet<string> =>
  new Set(
    [...everyRight].filter((grant) => {
      const [name = ''] = grant.split(':');
      return name === 'package' || isOffered(role, moduleOf(name));
    }),
  );
/** An account holder is offered few modules, so they cannot have every right. */
export const rightsOf = (role: string): ReadonlySet<string> =>
  role === 'client' ? offeredTo('client') : everyRight;
const without = (...modulesOf: readonly string[]) =>
  new Set([...everyRight].filter((grant) => !modulesOf.some((name) => grant.startsWith(name))));

async function everybody(server: TestServer, login: pg.Pool): Promise<Actor[]> {
  const actors: Actor[] = [];
  const add = async (
    label: string,
    baseRole: BaseRole,
    place: Place,
    user: string,
    rights: readonly Actor['rights'][],
    signIn: () => Promise<Person>,
  ) => {
    const own = await sessionOf(server, login, place, user);
    const grants = {
      own: own.grants,
      bare: new Set([...own.grants].filter((grant) => grant.startsWith('package:'))),
      all: rightsOf(own.role),
      lost: new Set<string>(),
      apart: without('package:tasks', 'tasks:'),
      unasked: without('task-extension-requests:', 'task-reassign-requests:', 'clinic-im-product-orders:'),
    };
    let person: Promise<Person> | undefined;
    let since = 0;
    for (const each of rights) {
      const session = { role: own.role, variables: own.variables, grants: grants[each] };
      const name = each === 'own' ? label : `${label}, ${each}`;
      const signedIn = () => {
        // A long run lasts longer than a token is valid, so people sign in again.
        if (!person || performance.now() - since > (accessSeconds * 1_000) / 2) {
          since = performance.now();
          person = signIn();
        }
        return person;
      };
      actors.push({ label: name, baseRole, place, session, rights: each, signedIn });
    }
  };
  for (const tenant of ['north', 'south'] as const)
    for (const [who, baseRole, rights] of tenantPeople) {
      const user = userId(places[tenant].client, `${who}.${tenant}@${tenant}.example`);
      await add(`${tenant} ${who}`, baseRole, places[tenant], user, rights, () => server.signIn(tenant, who));
    }
  for (const { name, scope } of roles) {
    if (scope !== 'platform') continue;
    const id = staffIds[name as keyof typeof staffIds];
    const { rows } = await server.root.query<{ email: string }>('select email from users where id = $1', [
      id,
    ]);
    const rights = ['own', 'bare', 'all'] as const;
    await add(
      name,
      name,
      places.platform,
      id,
      name === 'super_admin' ? [...rights, 'apart', 'unasked'] : rights,
      () => Person.signIn(server.port, 'superadmin', rows[0]?.email ?? ''),
    );
  }
  return actors;
}

/** The session is built from the same data that the server reads. */
async function sessionOf(
  server: TestServer,
  login: pg.Pool,
  { client }: Place,
  user: string,
): Promise<Session> {
  const id = idOf(client, 'session', user);
  await server.root.query(
    `insert into sessions (id, client_id, user_id, refresh_token_hash, expires_at)
     values ($1::uuid, $2, $3, $1::text, now() + interval '1 day')`,
    [id, client, user],
  );
  const person = await inTenant(login, client, (sql) => loadPerson(sql, id, new Date()));
  if (!person) throw new Error(`${user} has no session`);
  return person.who;
}

/** The session's values replace their names in the text. */
export function bound(text: string, { session }: Actor): string {
  const value = (name: string) => `'${session.variables[`x-hasura-${name}`] ?? ''}'`;
  return text
    .replaceAll(':me', `${value('user-id')}::uuid`)
    .replaceAll(':clinics', `${value('clinic-ids')}::uuid[]`)
    .replaceAll(':client', `${value('client-id')}::uuid`)
    .replaceAll(':role', value('role'));
}
