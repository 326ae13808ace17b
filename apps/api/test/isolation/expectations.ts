import type { TestServer } from '../support/server.ts';
import { type Sight, shared, sightOf } from './expected-reads.ts';
import { places } from './places.ts';
import { type Actor, bound, type Expected, keyColumn, tables, tenantTables } from './world.ts';

type Known = Map<string, Omit<Expected, 'sight'>>;

/**
 * What somebody is to see of every table. Whoever differs in one right differs in the tables that hang on it: of the others what is
 * known already is not asked again.
 */
export async function expectations(
  server: TestServer,
  actor: Actor,
  known: Known,
): Promise<ReadonlyMap<string, Expected>> {
  const who = JSON.stringify(actor.session.variables);
  const sights = tables.flatMap((table) => {
    const sight = sightOf(actor.letter, table, actor.session.grants);
    const { rows, referred, masks, everyTenant } = sight ?? {};
    const name = JSON.stringify([who, table, rows, referred, masks, everyTenant]);
    return sight ? [{ table, sight, name }] : [];
  });
  const asked = sights.filter(({ name }) => !known.has(name));
  const keysOf = (table: string, sight: Sight, more = 'true') =>
    `array(select t."${keyColumn(table)}"::text from "${table}" t where ${tenantOf(table, sight)} and (${sight.rows}) and (${more}))`;
  const wanted = asked.flatMap(({ table, sight }) => [
    keysOf(table, sight),
    keysOf(table, { ...sight, rows: sight.referred ?? 'false' }),
    ...(sight.masks ?? []).map(([condition]) => keysOf(table, sight, condition)),
  ]);
  if (wanted.length > 0) {
    const text = `select ${wanted.map((each, index) => `${each} as k${index}`).join(', ')}`;
    const { rows } = await server.root.query<Record<string, string[]>>(bound(text, actor));
    let next = 0;
    const taken = () => new Set(rows[0]?.[`k${next++}`] ?? []);
    for (const { sight, name } of asked) {
      const keys = taken();
      const referred = taken();
      const masks = (sight.masks ?? []).map(([, columns]) => ({ keys: taken(), columns }));
      known.set(name, { keys, referred, masks });
    }
  }
  return new Map(
    sights.flatMap(({ table, sight, name }) => {
      const seen = known.get(name);
      return seen ? [[table, { sight, ...seen }] as const] : [];
    }),
  );
}

function tenantOf(table: string, sight: Sight): string {
  if (sight.everyTenant || !tenantTables.includes(table)) return 'true';
  return shared.includes(table)
    ? `t.client_id in (:client, '${places.platform.client}')`
    : 't.client_id = :client';
}
