import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin, keeper } = await server.signInAll('north', 'admin', 'keeper'));
});

const clinic_id = north.clinics.one;
interface Row {
  readonly id: string;
}
const insert = (table: string, object: object, by = admin) =>
  by
    .must<{ made: Row }>(
      `mutation ($object: ${table}_insert_input!) { made: insert_${table}_one(object: $object) { id } }`,
      { object },
    )
    .then(({ made }) => made.id);
const change = (table: string, id: string, set: object) =>
  admin.must(
    `mutation ($id: uuid!, $set: ${table}_set_input!) { update_${table}_by_pk(pk_columns: {id: $id}, _set: $set) { id } }`,
    { id, set },
  );
const setting = async () => {
  const { clinics_by_pk } = await admin.must<{ clinics_by_pk: { sterilisation_setting_status: string } }>(
    'query ($id: uuid!) { clinics_by_pk(id: $id) { sterilisation_setting_status } }',
    { id: clinic_id },
  );
  return clinics_by_pk.sterilisation_setting_status;
};

test('a clinic has a steriliser log while one of its sterilisers is in use, and an admin cannot set that flag directly', async () => {
  expect(await setting()).toBe('INACTIVE');
  const first = await insert('sterilisers', { clinic_id, name: 'Autoclave 1' });
  expect(await setting()).toBe('ACTIVE');
  const second = await insert('sterilisers', { clinic_id, name: 'Autoclave 2' });
  await change('sterilisers', first, { status: 'INACTIVE' });
  expect(await setting()).toBe('ACTIVE');
  await change('sterilisers', second, { status: 'INACTIVE' });
  expect(await setting()).toBe('INACTIVE');
  await change('sterilisers', first, { status: 'ACTIVE' });
  // Two sterilisers are switched off at once, and the last one switches off the log.
  await change('sterilisers', second, { status: 'ACTIVE' });
  await Promise.all([first, second].map((id) => change('sterilisers', id, { status: 'INACTIVE' })));
  expect(await setting()).toBe('INACTIVE');
  await change('sterilisers', first, { status: 'ACTIVE' });
  await admin.must('mutation ($id: uuid!) { delete_sterilisers_by_pk(id: $id) { id } }', { id: first });
  expect(await setting()).toBe('INACTIVE');
  await expect(change('clinics', clinic_id, { sterilisation_setting_status: 'ACTIVE' })).rejects.toThrow(
    'sterilisation_setting_status',
  );
});

test('a cycle can be released only when it has passed', async () => {
  const steriliser_id = await insert('sterilisers', { clinic_id, name: 'Autoclave 3' });
  const { users } = await admin.must<{ users: Row[] }>('{ users(limit: 1) { id } }');
  const released_by_user_id = users[0]?.id;
  let load = 0;
  const cycle = (result: string, more: object = {}) => {
    load += 1;
    const object = {
      clinic_id,
      steriliser_id,
      batch_number: `B${load}`,
      cycle_number: load,
      result,
      ...more,
    };
    return insert('sterilisation_cycles', { cycle_date: '2026-11-20', ...object }, keeper);
  };
  const unreleased = 'sterilisation_cycles_released_by_user_id_check';
  await expect(cycle('FAILED', { released_by_user_id })).rejects.toThrow(unreleased);
  await expect(cycle('PENDING', { released_by_user_id })).rejects.toThrow(unreleased);
  const passed = await cycle('PASSED', { released_by_user_id });
  // When a biological indicator fails a day later, the cycle's release must be withdrawn first.
  await expect(change('sterilisation_cycles', passed, { result: 'FAILED' })).rejects.toThrow(unreleased);
  await change('sterilisation_cycles', passed, { result: 'FAILED', released_by_user_id: null });
});
