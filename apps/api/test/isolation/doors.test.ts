import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../support/person.ts';
import { commandAsks, restAsks, tableAsks } from './asks.ts';
import { canary, missing, places } from './places.ts';
import { Watch } from './watch.ts';
import { type Actor, catalog, keyColumn, startWorld, tenantTables, type World } from './world.ts';

let world: World;
let watch: Watch;
beforeAll(async () => {
  world = await startWorld('isolation-doors');
  watch = new Watch(world);
}, 120_000);
afterAll(() => world?.end(), 60_000);

/** In both directions, from the platform, and from one of each role. */
const named = (...labels: readonly string[]) => labels.map(world.actor);
const some = () =>
  named('north admin', 'south keeper', 'north worker', 'south custom', 'north owner', 'accounts_executive');

describe('a foreign key, and one that is hidden, are as a missing one: body, code and statements', () => {
  test('read, updated and deleted by key, in every table', async () => {
    const faults: string[] = [];
    for (const actor of named('north admin', 'south keeper'))
      for (const { what, ask, keys } of await tableAsks(world, actor))
        faults.push(...(await watch.told(`${actor.label}: ${what}`, ask, keys)));
    expect(faults).toEqual([]);
  }, 300_000);

  test('every command, whatever id it takes', async () => {
    const faults: string[] = [];
    for (const actor of some())
      for (const { what, ask, keys } of await commandAsks(world, actor))
        faults.push(...(await watch.told(`${actor.label}: ${what}`, ask, keys)));
    expect(faults).toEqual([]);
  }, 300_000);

  test('files, exports, events, sessions and PINs', async () => {
    const faults: string[] = [];
    for (const actor of some())
      for (const { what, ask, keys } of await restAsks(world, actor))
        faults.push(...(await watch.told(`${actor.label}: ${what}`, ask, keys)));
    expect(faults).toEqual([]);
  }, 300_000);
});

describe('doors between tenants', () => {
  test('a token opens its own tenant only', async () => {
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

  test('a signed address of a file is good for its own tenant, file and time only', async () => {
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

  test('no subscription hears of another tenant', async () => {
    await expect(heard(world)).resolves.toEqual([]);
  }, 60_000);
});

/** Everything is watched by a tenant while everything changes in the other; then something changes here. */
async function heard({ server, actor, expected }: World): Promise<string[]> {
  const faults: string[] = [];
  for (const [label, away] of [
    ['north admin', places.south],
    ['south admin', places.north],
  ] as const) {
    const watcher: Actor = actor(label);
    const socket = await (await watcher.signedIn()).socket();
    const watched = [...(await expected(watcher))].map(([table]) => table);
    for (const table of watched) {
      const touched = catalog.tables[table]?.columns.updated_at ? ' updated_at' : '';
      socket.subscribe(table, `subscription { ${table} { ${keyColumn(table)}${touched} } }`);
    }
    await socket.until(() => watched.every((table) => socket.answers(table).length > 0), 20_000);
    for (const table of [...tenantTables, 'clients']) {
      // Append-only.
      if (table === 'audit_log') continue;
      const tenant = table === 'clients' ? 'id' : 'client_id';
      await server.root.query(`update ${table} set ${tenant} = ${tenant} where ${tenant} = $1`, [
        away.client,
      ]);
    }
    await server.root.query(
      "insert into audit_log (client_id, action, table_name) values ($1, 'far', 'tasks')",
      [away.client],
    );
    await server.root.query(
      "insert into audit_log (client_id, action, table_name) values ($1, 'near', 'tasks')",
      [watcher.place.client],
    );
    // The feed tells in order: what the others did has come before this.
    await socket.until(() => socket.answers('audit_log').length > 1, 20_000);
    for (const table of watched) {
      const count = socket.answers(table).length;
      if (count !== (table === 'audit_log' ? 2 : 1)) faults.push(`${label} heard ${count} times of ${table}`);
    }
    socket.close();
  }
  return faults;
}
