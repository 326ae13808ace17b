import { catalog as generated } from '@operatory/db';
import { permissionsOf, register } from '@operatory/domain';
import {
  type Catalog,
  createEngine,
  type Engine,
  EngineError,
  type PgPool,
  type Session,
} from '@operatory/engine';
import { Pool as EnginePool } from '@operatory/engine/run/pool';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Asked, operationFor } from './support/operation.ts';
import { Random } from './support/random.ts';
import { north, south, startTestServer, type TestServer } from './support/server.ts';

/**
 * Operations made at random from each role's own schema, with values of every kind and now and then a column that is not
 * the role's. Never our fault, never another tenant's row, never a column that the session may not read.
 * `FUZZ_RUNS` says how many, `FUZZ_SEED` repeats a run.
 */
const runs = Number(process.env['FUZZ_RUNS'] ?? 600);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const catalog: Catalog = generated;
const permissions = permissionsOf(register);

let server: TestServer;
let engine: Engine;
let pool: EnginePool;
let variables: Session['variables'];
let foreign: ReadonlySet<string>;
beforeAll(async () => {
  server = await startTestServer('fuzz');
  const admin = await server.signIn('north', 'admin');
  const who = await server.context.auth.authenticateToken(admin.token, admin.host);
  variables = who.variables;
  pool = new EnginePool({ connectionString: apiUrl(), size: 2 });
  engine = createEngine({
    catalog,
    permissions,
    pools: { tenant: undone(pool) },
    settings: () => ({ 'app.now': '' }),
    stringifyNumeric: true,
  });
  const ids = new Set<string>([south.client]);
  for (const { name, columns } of Object.values(catalog.tables)) {
    if (!columns['client_id'] || columns['id']?.type !== 'uuid') continue;
    const { rows } = await server.root.query<{ id: string }>(
      `select id::text from ${name} where client_id = $1`,
      [south.client],
    );
    for (const { id } of rows) ids.add(id);
  }
  foreign = ids;
}, 90_000);
afterAll(async () => {
  await pool.end();
  await server.end();
});

const apiUrl = () => server.database.apiUrl;

/** What is written is undone, so that every operation meets the same rows. */
function undone(real: PgPool): PgPool {
  const enough = Symbol('enough');
  const thenUndo = async <T>(
    settings: Readonly<Record<string, string>>,
    body: Parameters<typeof real.transaction<T>>[1],
  ) => {
    let result: T | undefined;
    await real
      .transaction(settings, async (query) => {
        result = await body(query);
        throw enough;
      })
      .catch((error: unknown) => {
        if (error !== enough) throw error;
      });
    return result as T;
  };
  return {
    query: (statement, settings) => thenUndo(settings, (query) => query(statement)),
    transaction: thenUndo,
    end: async () => {},
  };
}

const needsOf = (role: string) =>
  Object.values(permissions[role] ?? {}).flatMap((rules) =>
    [rules.select, rules.insert, rules.update, rules.delete].flatMap((list) =>
      (list ?? []).flatMap(({ needs }) => needs ?? []),
    ),
  );

function mayRead(session: Session, name: string): boolean {
  const [table = '', column = ''] = name.split('.');
  const known = catalog.tables[table]?.columns[column];
  const held = (
    rules: readonly { readonly needs?: string; readonly columns: '*' | readonly string[] }[] = [],
  ) => rules.filter(({ needs }) => needs === undefined || session.grants.has(needs));
  const of = permissions[session.role]?.[table];
  // Inputs of writes name columns that need not be readable.
  const open = [...held(of?.select).slice(0, 1), ...held(of?.insert), ...held(of?.update)];
  return (
    known !== undefined &&
    !known.secret &&
    column !== 'client_id' &&
    open.some(({ columns }) => columns === '*' || columns.includes(column))
  );
}

async function problemOf(asked: Asked, session: Session): Promise<string | undefined> {
  try {
    const prepared = engine.plan({ query: asked.query }, session);
    const answer = String(await engine.execute(prepared, asked.variables, session));
    const leaked = answer
      .match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)
      ?.find((id) => foreign.has(id));
    // An id that the caller itself wrote may come back; a row of the south may not.
    if (leaked && !asked.query.includes(leaked) && !JSON.stringify(asked.variables).includes(leaked))
      return `shows ${leaked}`;
    const forbidden = [...asked.columns].filter((name) => !mayRead(session, name));
    return forbidden.length > 0 ? `reads ${forbidden.join()}` : undefined;
  } catch (error) {
    if (!(error instanceof EngineError)) return `throws ${String(error)}`;
    return error.code === 'unexpected' ? `${error.message}: ${String(error.cause)}` : undefined;
  }
}

test(`${runs} operations, seed ${seed}`, async () => {
  const random = new Random(seed);
  const roles = Object.keys(permissions);
  const ids = [
    ...Object.values(north.tasks),
    ...Object.values(north.users),
    south.users.worker,
    south.client,
  ];
  const found: string[] = [];
  let answered = 0;
  for (let run = 0; run < runs; run++) {
    const role = roles[run % roles.length] ?? '';
    const grants = new Set(needsOf(role).filter(() => random.chance(0.8)));
    const session: Session = { role, variables: { ...variables, 'x-hasura-role': role }, grants };
    const kind = random.chance(0.75) ? 'query' : 'mutation';
    const asked = operationFor(engine.schemaFor(role), kind, catalog, ids, random);
    if (!asked) continue;
    const problem = await problemOf(asked, session);
    if (problem) found.push(`${role}: ${problem}\n${asked.query}\n${JSON.stringify(asked.variables)}`);
    else answered += 1;
    if (found.length > 5) break;
  }
  expect(found, `seed ${seed}`).toEqual([]);
  expect(answered).toBeGreaterThan(runs / 2);
}, 1_800_000);
