import { type Actor, keyColumn, type Row, tenantTables, type World } from './world.ts';

export async function visibleRowsIn(world: World, actor: Actor, table: string): Promise<readonly Row[]> {
  const seen = (await world.expected(actor)).get(table)?.keys;
  if (!seen) return [];
  const key = keyColumn(table);
  return [...(world.rows[table]?.values() ?? [])].filter(
    (row) =>
      seen.has(String(row[key])) && (!tenantTables.includes(table) || row.client_id === actor.place.client),
  );
}
