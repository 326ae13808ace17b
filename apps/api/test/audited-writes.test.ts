import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.signInAll('north', 'admin'));
});
afterAll(() => server.end());

test('a pay rate that is changed has a line in the audit log: who, before, after', async () => {
  const made = await admin.must<{ insert_employee_award_levels_one: { id: string } }>(
    `mutation m($object: employee_award_levels_insert_input!) { insert_employee_award_levels_one(object: $object) { id } }`,
    { object: { name: 'Support Services L1', casual_rate_percentage: '25' } },
  );
  const { id } = made.insert_employee_award_levels_one;
  await admin.ask(
    `mutation m($id: uuid!) { update_employee_award_levels_by_pk(pk_columns: { id: $id }, _set: { casual_rate_percentage: "30" }) { id } }`,
    { id },
  );
  const lines = await admin.ask(
    `query q($row: String!) { audit_log(where: { row_id: { _eq: $row } }, order_by: { created_at: asc }) { action user_id from_value to_value } }`,
    { row: id },
  );
  expect(lines.data?.audit_log).toMatchObject([
    { action: 'added', user_id: north.users.admin, from_value: null },
    {
      action: 'edited',
      user_id: north.users.admin,
      from_value: { casual_rate_percentage: 25 },
      to_value: { casual_rate_percentage: 30 },
    },
  ]);
});
