import type { TestServer } from '../support/server.ts';
import { shared, type VisibleRows, visibleRowsOf } from './expected-reads.ts';
import { places } from './places.ts';
import { type Actor, bound, type Expected, keyColumn, tables, tenantTables } from './world.ts';

type Known = Map<string, Omit<Expected, 'visibleRows'>>;

/**
 * Actors who differ in one right differ only in the tables that depend on it, so the expected rows of all
 * other tables are reused.
 */
export async function expectations(
  server: TestServer,
  actor: Actor,
  known: Known,
): Promise<ReadonlyMap<string, Expected>> {
  const who = JSON.stringify(actor.session.variables);
  const visibleRowSets = tables.flatMap((table) => {
    const visibleRows = visibleRowsOf(actor.baseRole, table, actor.session.grants);
    const { rows, referred, masks, everyTenant } = visibleRows ?? {};
    const name = JSON.stringify([who, table, rows, referred, masks, everyTenant]);
    return visibleRows ? [{ table, visibleRows, name }] : [];
  });
  const asked = visibleRowSets.filter(({ name }) => !known.has(name));
  const keysOf = (table: string, visibleRows: VisibleRows, more = 'true') =>
    `array(select t."${keyColumn(table)}"::text from "${table}" t where ${tenantOf(table, visibleRows)} and (${visibleRows.rows}) and (${more}))`;
  const wanted = asked.flatMap(({ table, visibleRows }) => [
    keysOf(table, visibleRows),
    keysOf(table, { ...visibleRows, rows: visibleRows.referred ?? 'false' }),
    ...(visibleRows.masks ?? []).map(([condition]) => keysOf(table, visibleRows, condition)),
  ]);
  if (wanted.length > 0) {
    const text = `select ${wanted.map((each, index) => `${each} as k${index}`).join(', ')}`;
    const { rows } = await server.root.query<Record<string, string[]>>(bound(text, actor));
    let next = 0;
    const taken = () => new Set(rows[0]?.[`k${next++}`] ?? []);
    for (const { visibleRows, name } of asked) {
      const keys = taken();
      const referred = taken();
      const masks = (visibleRows.masks ?? []).map(([, columns]) => ({ keys: taken(), columns }));
      known.set(name, { keys, referred, masks });
    }
  }
  return new Map(
    visibleRowSets.flatMap(({ table, visibleRows, name }) => {
      const seen = known.get(name);
      return seen ? [[table, { visibleRows, ...seen }] as const] : [];
    }),
  );
}

function tenantOf(table: string, visibleRows: VisibleRows): string {
  if (visibleRows.everyTenant || !tenantTables.includes(table)) return 'true';
  return shared.includes(table)
    ? `t.client_id in (:client, '${places.platform.client}')`
    : 't.client_id = :client';
}
