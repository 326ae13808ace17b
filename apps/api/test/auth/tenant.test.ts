import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../src/database/tenant.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

// An unhandled error of a connection would end the process; the test runner reports it as an unhandled error.
test('a connection that breaks during its work fails only that work and is not returned to the pool', async () => {
  const { tenant } = world.context.pools;
  const dying = inTenant(tenant, world.acme.id, (sql) =>
    sql('select pg_terminate_backend(pg_backend_pid())'),
  );
  await expect(dying).rejects.toThrow();
  const names = await Promise.all(
    Array.from({ length: 10 }, () =>
      inTenant(tenant, world.acme.id, (sql) => sql<{ name: string }>('select name from clients')),
    ),
  );
  expect(names).toEqual(Array.from({ length: 10 }, () => [{ name: 'Acme Dental' }]));
});
