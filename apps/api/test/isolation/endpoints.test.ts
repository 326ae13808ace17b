import { beforeAll, describe, expect, test } from 'vitest';
import { type Socket, send } from '../support/person.ts';
import { commandAsks, restAsks, tableAsks, upsertAsks } from './asks.ts';
import { canary, missing, places } from './places.ts';
import { Watch } from './watch.ts';
import { type Actor, catalog, keyColumn, startWorld, tenantTables, type World } from './world.ts';

let world: World;
let watch: Watch;
beforeAll(async () => {
  world = await startWorld();
  watch = new Watch(world);
});

const named = (...labels: readonly string[]) => labels.map(world.actor);
/** @returns Actors of both tenants and of the platform, with six different roles. */
const some = () =>
  named('north admin', 'south keeper', 'north worker', 'south custom', 'north owner', 'accounts_executive');

describe('keys of hidden rows and of rows of other tenants (body, code and number of statements)', () => {
  test('get the response of a missing key when rows of tables are read, updated and deleted by key', async () => {
    const faults: string[] = [];
    for (const actor of named('north admin', 'south keeper'))
      for (const { what, ask, keys } of await tableAsks(world, actor))
        faults.push(...(await watch.differences(`${actor.label}: ${what}`, ask, keys)));
    expect(faults).toEqual([]);
  }, 300_000);

  test('get the response of a missing key in commands that take ids', async () => {
    const faults: string[] = [];
    for (const actor of some())
      for (const { what, ask, keys } of await commandAsks(world, actor))
        faults.push(...(await watch.differences(`${actor.label}: ${what}`, ask, keys)));
    expect(faults).toEqual([]);
  }, 300_000);

  test('get the response of a missing key at REST endpoints and in hand-written GraphQL fields', async () => {
    const faults: string[] = [];
    for (const actor of some())
      for (const { what, ask, keys } of await restAsks(world, actor))
        faults.push(...(await watch.differences(`${actor.label}: ${what}`, ask, keys)));
    expect(faults).toEqual([]);
  }, 300_000);

  test('get the response of a missing key in upserts, which do not change the row that has the key', async () => {
    const rowsOf = async (table: string) =>
      (
        await world.server.root.query<{ id: string; row: string }>(
          `select ${keyColumn(table)}::text as id, to_jsonb(t)::text as row from ${table} t`,
        )
      ).rows;
    const faults: string[] = [];
    const asked = new Set<string>();
    for (const actor of some())
      for (const { what, ask, keys } of await upsertAsks(world, actor)) {
        const table = what.split(' ')[2] ?? '';
        const before = new Map((await rowsOf(table)).map(({ id, row }) => [id, row]));
        faults.push(...(await watch.differences(`${actor.label}: ${what}`, ask, keys)));
        const after = await rowsOf(table);
        const seen = (await world.expected(actor)).get(table)?.keys;
        const changed = after.filter(
          ({ id, row }) => before.has(id) && before.get(id) !== row && !seen?.has(id),
        );
        if (changed.length > 0) faults.push(`${actor.label}: ${what} changes ${JSON.stringify(changed)}`);
        await world.server.root.query(`delete from ${table} where not ${keyColumn(table)}::text = any($1)`, [
          [...before.keys()],
        ]);
        asked.add(table);
      }
    expect([...asked]).toEqual(['user_preferences']);
    expect(faults).toEqual([]);
  }, 300_000);
});

describe('between tenants', () => {
  test('a token is valid for its own tenant only', async () => {
    const north = await world.actor('north admin').signedIn();
    const south = await world.actor('south admin').signedIn();
    const ask = (host: string, token: string) =>
      send(north.port, host, 'POST', '/v1/graphql', JSON.stringify({ query: '{ tasks { id } }' }), {
        authorization: `Bearer ${token}`,
      });
    expect((await ask(north.host, north.token)).status).toBe(200);
    for (const [host, token] of [
      [south.host, north.token],
      [north.host, south.token],
      [`superadmin.localhost:${north.port}`, north.token],
    ] as const)
      expect((await ask(host, token)).status).toBe(401);
  });

  test('a signed URL of a file opens it for no other tenant, and opens no other file', async () => {
    const person = await world.actor('north admin').signedIn();
    const other = await world.actor('south admin').signedIn();
    const id = canary(places.north, 'file');
    const get = (from: typeof person, path: string) =>
      send(from.port, from.host, 'GET', path, undefined, { authorization: `Bearer ${from.token}` });
    const signed = await get(person, `/api/v1/file-upload/get-signed-url/tasks/${id}`);
    expect(signed.status, signed.text).toBe(200);
    const { url } = JSON.parse(signed.text) as { url: string };
    const nowhere = await get(other, url.replace(id, missing));
    const stolen = await get(other, url);
    expect([stolen.status, stolen.text]).toEqual([nowhere.status, nowhere.text]);
    expect(stolen.status).toBe(404);
    const swapped = await get(person, url.replace(id, canary(places.south, 'file')));
    expect(swapped.status).toBe(404);
  });

  test('the platform’s owner can change a module, which belongs to no tenant, and a client’s admin cannot', async () => {
    const set =
      'mutation { update_modules(where: {name: {_eq: "tasks"}}, _set: {info: "Of the day"}) { affected_rows } }';
    const owner = await world.actor('super_admin').signedIn();
    expect(await owner.must(set)).toEqual({ update_modules: { affected_rows: 1 } });
    const admin = await world.actor('north admin').signedIn();
    expect((await admin.ask(set)).errors?.[0]?.message).toBe(
      "field 'update_modules' not found in type: 'mutation_root'",
    );
    // The row of a client belongs to that client, so its admin can change it.
    const clients =
      'mutation { update_clients(where: {}, _set: {website: "https://x.example"}) { affected_rows } }';
    expect(await admin.must(clients)).toEqual({ update_clients: { affected_rows: 1 } });
  });

  test('an admin’s subscriptions to every table that they can read receive nothing from the other tenant', async () => {
    for (const part of [0, 1, 2]) expect(await heard(world, part)).toEqual([]);
  });
});

/**
 * A table has three kinds of subscription: the visible rows, a key of another tenant, and the number of rows.
 */
const forms: Readonly<Record<'list' | 'by_pk' | 'aggregate', (table: string) => string>> = {
  list: (table) => {
    const touched = catalog.tables[table]?.columns.updated_at ? ' updated_at' : '';
    // Without an order, the same rows may come in another order, which is another answer.
    const key = keyColumn(table);
    return `subscription { ${table}(order_by: {${key}: asc}) { ${key}${touched} } }`;
  },
  by_pk: (table) => {
    const key = keyColumn(table);
    const type = catalog.tables[table]?.columns[key]?.type === 'uuid' ? 'uuid' : 'Int';
    return `subscription ($key: ${type}!) { ${table}_by_pk(${key}: $key) { ${key} } }`;
  },
  aggregate: (table) => `subscription { ${table}_aggregate { aggregate { count } } }`,
};

/**
 * One tenant subscribes to everything while everything changes in the other; afterwards something changes in
 * its own, which shows that the subscriptions work.
 */
async function heard(world: World, part: number): Promise<string[]> {
  const { server, actor, expected } = world;
  const faults: string[] = [];
  for (const [label, away] of [
    ['north admin', places.south],
    ['south admin', places.north],
  ] as const) {
    const watcher: Actor = actor(label);
    const seen = await expected(watcher);
    // A socket allows a limited number of operations; each socket also watches the audit log, which shows when the other tenant's
    // changes are finished.
    const all = [...seen.keys()].filter((table) => table !== 'audit_log');
    const parts = 3;
    const own = all.filter((_, index) => index % parts === part);
    const watched = [...own, 'audit_log'];
    const person = await watcher.signedIn();
    const list = await person.socket();
    const byKey = await person.socket();
    const aggregate = await person.socket();
    for (const table of watched) {
      list.subscribe(table, forms.list(table));
      aggregate.subscribe(table, forms.aggregate(table));
    }
    const foreign = watched.filter((table) => tenantTables.includes(table) && foreignKey(world, table, away));
    for (const table of foreign)
      byKey.subscribe(table, forms.by_pk(table), { key: foreignKey(world, table, away) });
    await list.until(() => watched.every((table) => list.answers(table).length > 0));
    await aggregate.until(() => watched.every((table) => aggregate.answers(table).length > 0));
    await byKey.until(() => foreign.every((table) => byKey.answers(table).length > 0));
    const client = await server.root.connect();
    // With this setting, even rows can be written that triggers otherwise keep unchanged.
    await client.query('set session_replication_role = replica');
    for (const table of [...tenantTables, 'clients']) {
      if (table === 'audit_log') continue;
      const tenant = table === 'clients' ? 'id' : 'client_id';
      await client.query(`update ${table} set ${tenant} = ${tenant} where ${tenant} = $1`, [away.client]);
    }
    await client.query('reset session_replication_role');
    client.release();
    await server.root.query(
      "insert into audit_log (client_id, action, table_name) values ($1, 'far', 'tasks')",
      [away.client],
    );
    await server.root.query(
      "insert into audit_log (client_id, action, table_name) values ($1, 'near', 'tasks')",
      [watcher.place.client],
    );
    // The feed reports in order, so the other tenant's changes were processed before this one.
    await list.until(() => list.answers('audit_log').length > 1);
    await aggregate.until(() => aggregate.answers('audit_log').length > 1);
    for (const table of watched) {
      const due = table === 'audit_log' ? 2 : 1;
      for (const [form, socket] of Object.entries({ list, aggregate })) {
        const count = socket.answers(table).length;
        if (count !== due) faults.push(`${label} heard ${count} times of ${table} (${form})`);
      }
    }
    for (const table of foreign) {
      const answers = JSON.stringify(byKey.answers(table));
      if (answers !== `[{"${table}_by_pk":null}]`)
        faults.push(`${label} heard of ${table} by key: ${answers}`);
    }
    for (const table of watched) faults.push(...countFaults(world, label, table, list, aggregate));
    for (const socket of [list, byKey, aggregate]) socket.close();
  }
  return faults;
}

/** A list must contain no other tenant's rows, and the aggregate must count as many rows as the list has. */
function countFaults(
  { rows, actor }: World,
  label: string,
  table: string,
  list: Socket,
  aggregate: Socket,
): string[] {
  const [shown] = list.answers(table) as Record<string, Record<string, unknown>[]>[];
  const [counted] = aggregate.answers(table) as Record<string, { aggregate: { count: number } }>[];
  const found = shown?.[table] ?? [];
  const count = counted?.[`${table}_aggregate`]?.aggregate.count;
  const own = [actor(label).place.client, places.platform.client];
  const others = found.filter((row) => {
    const known = rows[table]?.get(String(row[keyColumn(table)]));
    return known && !own.includes(String(known.client_id ?? own[0]));
  });
  return [
    ...(others.length > 0 ? [`${label} is shown ${others.length} others' rows of ${table}`] : []),
    ...(count === found.length ? [] : [`${label} counts ${count} of ${table}, and sees ${found.length}`]),
  ];
}

function foreignKey({ rows }: World, table: string, away: (typeof places)[keyof typeof places]): unknown {
  const [found] = [...(rows[table]?.values() ?? [])].filter((row) => row.client_id === away.client);
  return found?.[keyColumn(table)];
}
