import { beforeAll, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.signInAll('north', 'admin'));
});

test('the audit log records who changed the casual rate of an award level, with the old and new values', async () => {
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

test('the audit log records who changed a user’s pay and bank details, without the amounts and numbers', async () => {
  const worker = await server.signIn('north', 'worker');
  const { worker: id } = north.users;
  const change = (person: Person, set: string) =>
    person.must(
      `mutation m($id: uuid!) { update_users_by_pk(pk_columns: { id: $id }, _set: { ${set} }) { id } }`,
      { id },
    );
  await change(admin, 'salary: "31.50", bonus_per_hr: "2"');
  await change(admin, 'salary: "32.75", phone: "0412555001"');
  await change(worker, 'bank_bsb: "062000", bank_account_number: "12345678"');
  await change(admin, 'bank_bsb: null');
  await change(admin, 'phone: "0412555002"');
  const lines = await admin.ask(
    `query q($row: String!) { audit_log(where: { row_id: { _eq: $row }, action: { _eq: "pay_changed" } }, order_by: { created_at: asc }) { user_id from_value to_value } }`,
    { row: id },
  );
  const [own, other] = [north.users.worker, north.users.admin];
  expect(lines.data?.audit_log).toEqual([
    {
      user_id: other,
      from_value: { salary: null, bonus_per_hr: null },
      to_value: { salary: 'enc::', bonus_per_hr: 'enc::' },
    },
    { user_id: other, from_value: { salary: 'enc::' }, to_value: { salary: 'enc::' } },
    {
      user_id: own,
      from_value: { bank_bsb: null, bank_account_number: null },
      to_value: { bank_bsb: 'enc::', bank_account_number: 'enc::' },
    },
    { user_id: other, from_value: { bank_bsb: 'enc::' }, to_value: { bank_bsb: null } },
  ]);
  // A new encryption of the same value comes from no user, so it adds no line.
  await server.root.query("update users set salary = 'enc::v2:other' where id = $1", [id]);
  expect(
    (
      await server.root.query(
        "select count(*)::int as n from audit_log where row_id = $1 and action = 'pay_changed'",
        [id],
      )
    ).rows[0].n,
  ).toBe(4);
});
