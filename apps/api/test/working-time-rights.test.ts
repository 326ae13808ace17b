import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper' | 'other', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker', 'helper', 'other');
});

type Row = Readonly<Record<string, unknown>>;
const add = async (table: string, row: Row): Promise<string> => {
  const all = { client_id: north.client, ...row };
  const { rows } = await server.root.query(
    `insert into ${table} (${Object.keys(all)}) values (${Object.keys(all).map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(all),
  );
  return rows[0].id;
};
/**
 * @returns For each person by name, the values they can read of a table's rows, or the message of the
 * refusal.
 */
async function readers<T>(
  table: string,
  what: string,
  of: (row: never) => T,
): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const [name, person] of Object.entries(people)) {
    const { data, errors } = await person.ask(
      `query q { ${table}(order_by: { created_at: asc }) { ${what} } }`,
    );
    seen[name] = errors?.[0]?.message ?? (data?.[table] as never[] | undefined)?.map(of);
  }
  return seen;
}
/** @returns The message of the refusal, or null. */
const refusal = async (by: Person, table: string, object: Row) =>
  (
    await by.ask(
      `mutation m($object: ${table}_insert_input!) { insert_${table}_one(object: $object) { id } }`,
      { object },
    )
  ).errors?.[0]?.message ?? null;

describe('shifts', () => {
  const shift = (message: string, row: Row = {}) =>
    add('clinic_rosters', {
      clinic_id: north.clinics.one,
      user_id: north.users.worker,
      clinic_roster_date: '2026-11-23',
      start_time: '09:00',
      end_time: '17:00',
      starts_at: '2026-11-22T22:00Z',
      ends_at: '2026-11-23T06:00Z',
      zone: 'Australia/Sydney',
      message,
      ...row,
    });
  const published = { published: true, published_at: '2026-11-20T00:00Z' };
  const next = { starts_at: '2026-11-23T22:00Z', ends_at: '2026-11-24T06:00Z' };

  test('are visible as drafts only to roster managers and once published at their clinic, and hide message and clock times from a colleague', async () => {
    await shift('draft');
    await shift('published', { ...next, ...published, clocked_in_at: '2026-11-23T22:04Z' });
    await shift('of two', { user_id: north.users.other, clinic_id: north.clinics.two, ...published });
    expect(
      await readers('clinic_rosters', 'message clocked_in_at user_id', (row: Row) => [
        row.message,
        row.clocked_in_at !== null,
      ]),
    ).toEqual({
      admin: [
        ['draft', false],
        ['published', true],
        ['of two', false],
      ],
      keeper: [
        ['draft', false],
        ['published', true],
      ],
      keepertwo: [['of two', false]],
      worker: [['published', true]],
      helper: [[null, false]],
      other: [['of two', false]],
    });
    const { errors } = await people.helper.ask('query q { clinic_rosters { draft } }');
    expect(errors?.[0]?.message).toMatch('draft');
  });

  test('cannot be inserted, updated or deleted directly', async () => {
    for (const root of [
      'insert_clinic_rosters_one(object: {})',
      'update_clinic_rosters(where: {}, _set: {})',
      'delete_clinic_rosters(where: {})',
    ]) {
      const { errors } = await people.admin.ask(`mutation m { ${root} { __typename } }`);
      expect(errors?.[0]?.message).toMatch('not found');
    }
  });
});

describe('leave', () => {
  test('is visible to its user, their manager and those with VIEW at the clinic', async () => {
    const kind = await add('client_employee_leave_types', { name: 'Annual' });
    const leave = (user: string, clinic: string, reason: string) =>
      add('employee_leaves', {
        clinic_id: clinic,
        user_id: user,
        client_employee_leave_type_id: kind,
        leave_start_date: '2026-12-01',
        leave_end_date: '2026-12-01',
        created_by_user_id: user,
        reason,
      });
    // The worker reports to the keeper, who therefore sees the worker's leave at both clinics.
    const ids = [
      await leave(north.users.worker, north.clinics.one, 'worker'),
      await leave(north.users.worker, north.clinics.two, 'worker at two'),
      await leave(north.users.helper, north.clinics.one, 'helper'),
      await leave(north.users.other, north.clinics.two, 'other'),
    ];
    const seen = {
      admin: ['worker', 'worker at two', 'helper', 'other'],
      keeper: ['worker', 'worker at two', 'helper'],
      keepertwo: ['worker at two', 'other'],
      worker: ['worker', 'worker at two'],
      helper: ['helper'],
      other: ['other'],
    };
    expect(await readers('employee_leaves', 'reason', (row: Row) => row.reason)).toEqual(seen);
    for (const employee_leave_id of ids)
      await add('employee_leave_history', { employee_leave_id, action: 'requested' });
    expect(
      await readers(
        'employee_leave_history',
        'employee_leave { reason }',
        (row: { employee_leave: Row }) => row.employee_leave.reason,
      ),
    ).toEqual(seen);
    // A colleague's leave is not revealed through relationships either.
    const { data } = await people.helper.ask(
      'query q { users(where: { employee_leaves: { reason: { _eq: "worker" } } }) { id } }',
    );
    expect(data?.users).toEqual([]);
  });

  test('hides inactive types from an employee, but not from the clinic’s admin', async () => {
    await add('client_employee_leave_types', { name: 'Old', status: 'INACTIVE' });
    expect(await readers('client_employee_leave_types', 'name', (row: Row) => row.name)).toMatchObject({
      keeper: ['Annual', 'Old'],
      worker: ['Annual'],
    });
  });
});

test('award levels are visible to client_admin and clinic_admin, and users see their own', async () => {
  const own = await add('employee_award_levels', { name: 'L1' });
  await add('employee_award_levels', { name: 'L2' });
  for (const [level, price] of [[own, '25.74']] as const)
    await add('employee_award_sub_levels', {
      employee_award_level_id: level,
      base_price: price,
      effective_from: '2025-07-01',
    });
  await server.root.query('update users set employee_award_level_id = $2 where id = $1', [
    north.users.worker,
    own,
  ]);
  expect(await readers('employee_award_levels', 'name', (row: Row) => row.name)).toEqual({
    admin: ['L1', 'L2'],
    keeper: ['L1', 'L2'],
    keepertwo: ['L1', 'L2'],
    worker: ['L1'],
    helper: [],
    other: [],
  });
  expect(await readers('employee_award_rates', 'base_price', (row: Row) => row.base_price)).toMatchObject({
    keeper: ['25.74'],
    worker: ['25.74'],
    helper: [],
  });
  const level = { name: 'L3' };
  expect(await refusal(people.keeper, 'employee_award_levels', level)).toMatch('not found');
  expect(await refusal(people.admin, 'employee_award_levels', level)).toBeNull();
});

describe('references of a row', () => {
  test('must belong to its clinic: the type of a contact or expense, the room and user of a duty', async () => {
    const type = (table: string, clinic_id: string) => add(table, { clinic_id, name: 'Laboratory' });
    const contact = { clinic_id: north.clinics.one, name: 'Nadia' };
    const [here, there] = [
      await type('clinic_contact_types', north.clinics.one),
      await type('clinic_contact_types', north.clinics.two),
    ];
    const tryContact = (more: Row) => refusal(people.admin, 'clinic_contacts', { ...contact, ...more });
    expect(await tryContact({ clinic_contact_type_id: there })).toMatch('check constraint');
    expect(await tryContact({ clinic_contact_type_id: here })).toBeNull();
    expect(await tryContact({})).toBeNull();
    const expense = {
      clinic_id: north.clinics.one,
      name: 'Gloves',
      amount: '12.00',
      expense_date: '2026-11-20',
    };
    const kind = await type('client_expense_types', north.clinics.two);
    expect(
      await refusal(people.admin, 'clinic_expenses', { ...expense, clinic_expense_type_id: kind }),
    ).toMatch('check constraint');
    const duty = { clinic_id: north.clinics.one, name: 'Open', start_date: '2026-11-01', frequency: 'DAILY' };
    const tryDuty = (more: Row) => refusal(people.keeper, 'duties', { ...duty, ...more });
    expect(await tryDuty({ clinic_room_id: north.rooms.two })).toMatch('check constraint');
    expect(await tryDuty({ assigned_to_user_id: north.users.other })).toMatch('check constraint');
    expect(
      await tryDuty({ clinic_room_id: north.rooms.one, assigned_to_user_id: north.users.worker }),
    ).toBeNull();
    expect(await tryDuty({ clinic_id: north.clinics.two })).toMatch('check constraint');
  });

  test('must also belong to its clinic in a shift of a template, which is deleted with the template', async () => {
    const template = await add('clinic_roster_templates', {
      clinic_id: north.clinics.one,
      name: 'Usual week',
    });
    const line = {
      clinic_roster_template_id: template,
      weekday: 'MONDAY',
      start_time: '09:00',
      end_time: '17:00',
    };
    const tryLine = (more: Row) =>
      refusal(people.keeper, 'clinic_roster_template_lines', { ...line, ...more });
    expect(await tryLine({ clinic_room_id: north.rooms.two })).toMatch('check constraint');
    expect(await tryLine({ clinic_room_id: north.rooms.one })).toBeNull();
    expect(await refusal(people.keepertwo, 'clinic_roster_template_lines', line)).toMatch('check constraint');
    const { data } = await people.keeper.ask(
      'mutation m($id: uuid!) { delete_clinic_roster_templates_by_pk(id: $id) { name } }',
      { id: template },
    );
    expect(data?.delete_clinic_roster_templates_by_pk).toEqual({ name: 'Usual week' });
    expect(await readers('clinic_roster_template_lines', 'id', (row: Row) => row.id)).toMatchObject({
      admin: [],
    });
  });
});
