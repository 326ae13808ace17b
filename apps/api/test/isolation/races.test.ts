import { beforeAll, expect, test } from 'vitest';
import { race, rivals, rounds } from '../support/race.ts';
import { attemptsOf, insertsOf } from './expected-inserts.ts';
import { type Actor, startWorld, tables, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});

/** @returns The tables with a uniqueness constraint other than on their key or `short_id`. */
async function unique(): Promise<readonly string[]> {
  const { rows } = await world.server.root.query<{ table: string }>(
    `select distinct c.relname as "table" from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and (i.indisunique or i.indisexclusion) and not i.indisprimary
       and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey) and a.attname = 'short_id')`,
  );
  const found = new Set(rows.map(({ table }) => table));
  return tables.filter((table) => found.has(table));
}

const keys = async (table: string) =>
  (await world.server.root.query<{ id: string }>(`select id::text from "${table}"`)).rows.map(({ id }) => id);

/** @returns Whether a uniqueness constraint refuses a second row like this one. */
async function isOnce(table: string, id: string): Promise<boolean> {
  const isDrawn = world.facts.tables
    .get(table)
    ?.columns.some(({ name, hasDefault }) => name === 'id' && hasDefault);
  const client = await world.server.root.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ names: string }>(
      `select string_agg(quote_ident(k), ', ') as names from "${table}" t, jsonb_object_keys(to_jsonb(t)) k
       where t.id::text = $1 and k <> all($2)`,
      [id, ['short_id', 'created_at', 'updated_at', ...(isDrawn ? ['id'] : [])]],
    );
    const names = rows[0]?.names;
    if (names?.includes('client_id'))
      await client.query(
        `select set_config('app.client_id', client_id::text, true) from "${table}" where id::text = $1`,
        [id],
      );
    await client.query(
      `insert into "${table}" (${names}) select ${names} from "${table}" where id::text = $1`,
      [id],
    );
    return false;
  } catch (error) {
    if (/^23(505|P01)$/.test(String((error as { code?: string }).code))) return true;
    throw new Error(`${table}: ${error}`);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/**
 * One row is added by many requests at once. @returns Faults in the outcome, or null when the row could not be
 * added at all.
 */
async function fault(actor: Actor, table: string, object: object): Promise<readonly string[] | null> {
  const person = await actor.signedIn();
  const before = new Set(await keys(table));
  const outcome = await race(() =>
    person.post({
      query: `mutation ($object: ${table}_insert_input!) { row: insert_${table}_one(object: $object) { __typename } }`,
      variables: { object },
    }),
  );
  const added = (await keys(table)).filter((id) => !before.has(id));
  const faults = [...outcome.faults];
  if (added.length !== outcome.won.length)
    faults.push(`${added.length} rows were added, ${outcome.won.length} acknowledged`);
  const [first] = added;
  if (first === undefined) return faults.length > 0 ? faults : null;
  const wanted = (await isOnce(table, first)) ? 1 : rivals - outcome.away;
  if (added.length !== wanted)
    faults.push(`${added.length} of ${rivals} won, not ${wanted}: ${outcome.lost[0]}`);
  return faults;
}

test('of many simultaneous inserts of the same row, exactly one succeeds where the row must be unique, otherwise all', async () => {
  const faults: string[] = [];
  const raced: string[] = [];
  for (const table of await unique())
    for (const actor of ['north admin', 'super_admin'].map(world.actor)) {
      if (!insertsOf(actor, table)) continue;
      const attempts = (await attemptsOf(world, actor, table)).filter(({ ok }) => ok);
      let left = rounds;
      for (const { object } of attempts.slice(0, rounds + 2)) {
        const found = left > 0 ? await fault(actor, table, object) : null;
        if (found === null) continue;
        left -= 1;
        raced.push(table);
        faults.push(...found.map((each) => `${table}, ${actor.label}: ${each}`));
      }
    }
  console.log(`${new Set(raced).size} tables raced: ${[...new Set(raced)].join(', ')}`);
  expect(faults).toEqual([]);
  expect(new Set(raced).size).toBeGreaterThan(12);
}, 1_200_000);
