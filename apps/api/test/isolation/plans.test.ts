import { register } from '@operatory/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shared } from './expected-reads.ts';
import { byIndexOnly, planFaults } from './plans.ts';
import { catalog, startWorld, type World } from './world.ts';

let world: World;
let asked: ReturnType<typeof byIndexOnly>;
beforeAll(async () => {
  world = await startWorld();
  asked = byIndexOnly(world);
});
afterAll(() => asked?.end());

test('every list and its search can be read from an index without sorting, within one tenant by client_id', async () => {
  const faults: string[] = [];
  let plans = 0;
  // No index orders the rows of two tenants together, and tables without an id have no list.
  const listed = register.filter(
    ({ table }) => !shared.includes(table) && 'id' in (catalog.tables[table]?.columns ?? {}),
  );
  for (const resource of listed)
    for (const label of ['north admin, all', 'north keeper, all', 'super_admin']) {
      const actor = world.actor(label);
      const all = await world.expected(actor);
      const visibleRows = all.get(resource.table)?.visibleRows;
      if (!visibleRows || visibleRows.reference) continue;
      plans += 1;
      faults.push(...(await planFaults(asked.engine, actor, resource, all)));
    }
  console.log(`${plans} lists planned`);
  expect(faults).toEqual([]);
});
