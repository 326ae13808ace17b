import type pg from 'pg';
import { harmless as byHand } from './expected-writes.ts';
import type { Draft } from './grown.ts';
import type { Place } from './places.ts';
import { type Actor, bound, catalog, keyColumn, type Row, type World } from './world.ts';

/**
 * The database itself is tried as the superuser, to whom no policy applies, and everything is rolled back.
 */

type Known<T> = WeakMap<World, Map<string, Promise<T>>>;
function once<T>(known: Known<T>, world: World, key: string, make: () => Promise<T>): Promise<T> {
  const all = known.get(world) ?? new Map<string, Promise<T>>();
  known.set(world, all);
  const made = all.get(key) ?? make();
  all.set(key, made);
  return made;
}

async function undone<T>({ server }: World, body: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await server.root.connect();
  try {
    await client.query('begin');
    return await body(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
/**
 * @returns Whether the database accepts this SQL, which is then rolled back to a savepoint, so that the
 * transaction can continue after an error.
 */
async function takes(client: pg.PoolClient, text: string, values?: unknown[]): Promise<boolean> {
  await client.query('savepoint tried');
  try {
    await client.query(text, values);
    // Deferred constraints are checked immediately, because the transaction is never committed.
    await client.query('set constraints all immediate');
    return true;
  } catch {
    return false;
  } finally {
    await client.query('rollback to savepoint tried');
  }
}

const columns: Known<readonly [string, string] | undefined> = new WeakMap();
/**
 * Any row of the table accepts this value (a GraphQL literal) in this column without violating a constraint.
 */
export function harmlessOf(
  world: World,
  table: string,
  among: readonly string[],
): Promise<readonly [column: string, literal: string] | undefined> {
  const known = byHand[table];
  if (known) return Promise.resolve(known);
  return once(columns, world, `${table} ${among.join()}`, () =>
    undone(world, async (client) => {
      for (const [column, literal, sql] of valuesOf(table, among))
        if (await takes(client, `update "${table}" set "${column}" = ${sql}`))
          return [column, literal] as const;
      // No column accepts the same value in every row.
      return undefined;
    }),
  );
}

function valuesOf(table: string, among: readonly string[]): readonly (readonly [string, string, string])[] {
  const known = catalog.tables[table];
  const keys = new Set(
    Object.values(known?.relationships ?? {}).flatMap(({ kind, on }) =>
      kind === 'object' ? on.map(([ours]) => ours) : [],
    ),
  );
  const plain = among
    .flatMap((name) => known?.columns[name] ?? [])
    .filter(({ name, encrypted }) => !keys.has(name) && !encrypted);
  const values: Readonly<Record<string, readonly [string, string]>> = {
    text: ['"x"', "'x'"],
    bool: ['true', 'true'],
    numeric: ['"1.00"', '1'],
    int4: ['1', '1'],
    date: ['"2026-11-30"', "'2026-11-30'"],
    timestamptz: ['"2026-11-30T00:00:00Z"', "'2026-11-30T00:00:00Z'"],
  };
  const nothing = plain.flatMap(({ name, nullable }) => (nullable ? [[name, 'null', 'null'] as const] : []));
  const something = plain.flatMap(({ name, type, array }) => {
    const [literal, sql] = values[type] ?? [];
    if (literal && sql && !array) return [[name, literal, sql] as const];
    return (catalog.enums[type] ?? []).map((value) => [name, value, `'${value}'`] as const);
  });
  return [
    ...nothing,
    ...something,
    ...plain.flatMap(({ name, array }) => (array ? [[name, '[]', "'{}'"] as const] : [])),
  ];
}

const free: Known<readonly string[]> = new WeakMap();
/**
 * A row can be deleted if nothing refers to or protects it. With soft deletion, referring rows do not prevent
 * it.
 */
export const deletable = (world: World, table: string): Promise<readonly string[]> =>
  once(free, world, table, () =>
    undone(world, async (client) => {
      const key = keyColumn(table);
      const isMarked = catalog.tables[table]?.columns.deleted_at !== undefined;
      const referred = (isMarked ? [] : (world.facts.tables.get(table)?.referredBy ?? [])).map(
        ({ table: other, on }) =>
          `not exists (select from "${other}" o where ${on.map(([ours, theirs]) => `o."${ours}" = t."${theirs}"`).join(' and ')})`,
      );
      const { rows } = await client.query<{ id: string }>(
        `select t."${key}"::text as id from "${table}" t where ${[...referred, 'true'].join(' and ')}`,
      );
      const deletion = isMarked ? `update "${table}" set deleted_at = now()` : `delete from "${table}"`;
      const found: string[] = [];
      for (const { id } of rows)
        if (await takes(client, `${deletion} where "${key}"::text = $1`, [id])) found.push(id);
      return found;
    }),
  );

/** A client would send the object, and the complete row would result from it. */
export interface Drawn {
  readonly object: Row;
  readonly row: Row;
}
const drawn: Known<readonly Drawn[]> = new WeakMap();
/** The database accepts these new rows of a tenant when these columns are given. */
export const drawnOf = (
  world: World,
  place: Place,
  table: string,
  among: readonly string[],
): Promise<readonly Drawn[]> =>
  once(drawn, world, `${place.name} ${table} ${among.join()}`, () =>
    undone(world, async (client) => {
      await client.query("select set_config('app.client_id', $1, true)", [place.client]);
      const draft: Draft = world.draft(place, table);
      const found: Drawn[] = [];
      for (let index = 0; index < 60 && found.length < 10; index++) {
        const whole = draft.row(500 + index);
        const object = Object.fromEntries(Object.entries(whole).filter(([name]) => among.includes(name)));
        const keys = Object.fromEntries(
          Object.entries(whole).filter(([name]) => /^(client_id|.*created_by.*|user_id)$/.test(name)),
        );
        const row = { ...keys, ...object };
        const names = Object.keys(row).map((name) => `"${name}"`);
        await client.query('savepoint drawn');
        try {
          const { rows } = await client.query<{ row: Row }>(
            `insert into "${table}" as t (${names.join(', ')}) select ${names.join(', ')} from jsonb_populate_record(null::"${table}", $1::jsonb)
             returning to_jsonb(t) as row`,
            [JSON.stringify(row)],
          );
          await client.query('set constraints all immediate');
          if (rows[0]) found.push({ object, row: rows[0].row });
        } catch {
          // Another random row may fit.
        } finally {
          await client.query('rollback to savepoint drawn');
        }
      }
      return found;
    }),
  );

export async function holdsFor(
  { server }: World,
  actor: Actor,
  table: string,
  condition: string,
  rows: readonly Row[],
): Promise<readonly boolean[]> {
  const found = await server.root.query<{ ok: boolean[] }>(
    bound(
      `select array(select coalesce((${condition}), false) from jsonb_array_elements($1::jsonb) with ordinality as e(one, at),
         jsonb_populate_record(null::"${table}", e.one) t order by e.at) as ok`,
      actor,
    ),
    [JSON.stringify(rows)],
  );
  return found.rows[0]?.ok ?? [];
}
