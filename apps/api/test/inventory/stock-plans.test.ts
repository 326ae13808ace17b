import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../src/database/tenant.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const planOf = async (sql: string): Promise<string> => {
  const rows = await inTenant(server.context.pools.tenant, north.client, (ask) =>
    ask<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test('the queries for earlier events and for the total size of files use an index', async () => {
  const { root } = server;
  await root.query(
    `insert into outbox (client_id, event, payload, relayed_at)
     select $1, case when n % 500 = 0 then 'stock_today' when n % 500 = 1 then 'order_link' else 'read_once' end,
       jsonb_build_object('clinic_id', n::text, 'entity_id', n::text, 'entity', 'clinics'), now()
     from generate_series(1, 10000) n`,
    [north.client],
  );
  await root.query(
    `insert into files (client_id, directory, key, name, mime_type, file_type, size, uploaded_by_user_id, linked_at)
     select $1, 'library', 'plan' || n, 'n', 'application/pdf', 'IMAGE', 10, $2, now() from generate_series(1, 10000) n`,
    [north.client, north.users.admin],
  );
  for (const table of ['outbox', 'files']) await root.query(`vacuum analyze ${table}`);
  expect(
    await planOf("select from outbox where event = 'stock_today' and payload ->> 'clinic_id' = 'x'"),
  ).toContain('using outbox_asked_again');
  expect(
    await planOf(
      "select from outbox where event = 'order_link' and payload ->> 'entity_id' = 'x' and created_at > now()",
    ),
  ).toContain('using outbox_asked_again');
  expect(await planOf('select coalesce(sum(size), 0) from files')).toContain(
    'Index Only Scan using files_client_id_size_idx',
  );
});
