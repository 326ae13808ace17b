import { beforeAll, expect, test } from 'vitest';
import { Person, send } from '../support/person.ts';
import { north, south, startTestServer, type TestServer } from '../support/server.ts';
import { approved, leaveRows } from './leave-rows.ts';

let server: TestServer;
let worker: Person;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-25T01:00:00Z' });
  ({ worker, admin } = await server.signInAll('north', 'worker', 'admin'));
  owner = await Person.signIn(server.port, 'superadmin', 'owner@operatory.example');
  await server.root.query("update clinics set state = 'NEW_SOUTH_WALES' where client_id = $1", [
    north.client,
  ]);
  await server.root.query("update clinics set state = 'QUEENSLAND' where id = $1", [north.clinics.two]);
});

const rest = async (
  by: Person,
  method: string,
  path: string,
  body?: unknown,
  accept = 'application/json',
) => {
  const { status, text } = await send(
    by.port,
    by.host,
    method,
    path,
    body === undefined ? undefined : JSON.stringify(body),
    { authorization: `Bearer ${by.token}`, accept },
  );
  return { status, text, json: () => JSON.parse(text) };
};
interface Listed {
  readonly holidays: readonly {
    date: string;
    name: string;
    state: string | null;
    start_time: string | null;
  }[];
}
const holidays = async (by: Person, body: unknown): Promise<string[]> =>
  ((await rest(by, 'POST', '/api/v1/auth-action/getHolidays', body)).json() as Listed).holidays.map(
    ({ date, name, state, start_time }) => [date, name, state, start_time].filter(Boolean).join(' '),
  );

test('lists the holidays of the states where one’s clinics are, and the national ones', async () => {
  const christmas = { from: '2026-12-24', until: '2026-12-26' };
  expect(await holidays(worker, christmas)).toEqual([
    '2026-12-25 Christmas Day',
    '2026-12-26 Boxing Day NEW_SOUTH_WALES',
  ]);
  expect(await holidays(admin, { ...christmas, clinic_id: north.clinics.two })).toEqual([
    '2026-12-24 Christmas Eve QUEENSLAND 18:00:00',
    '2026-12-25 Christmas Day',
    '2026-12-26 Boxing Day QUEENSLAND',
  ]);
  expect(await holidays(worker, { from: '2026-10-05', until: '2026-10-05' })).toEqual([
    '2026-10-05 Labour Day NEW_SOUTH_WALES',
  ]);
  // Without dates, the response contains the holidays of this year.
  const all = await holidays(worker, {});
  expect(all[0]).toBe("2026-01-01 New Year's Day");
  expect(all.at(-1)).toMatch(/^2026-12/);
});

test('refuses another client’s clinic, a request without sign-in, and invalid dates', async () => {
  const ask = (body: unknown) => rest(worker, 'POST', '/api/v1/auth-action/getHolidays', body);
  const [foreign, missing] = [
    await ask({ clinic_id: south.clinics.one }),
    await ask({ clinic_id: '0195aaaa-0000-7000-8000-000000000001' }),
  ];
  expect(foreign.status).toBe(404);
  expect(foreign.text).toBe(missing.text);
  for (const body of [
    { from: '2026-02-30' },
    { from: '2026-12-31', until: '2026-01-01' },
    { from: '2020-01-01', until: '2026-01-01' },
  ])
    expect((await ask(body)).status, JSON.stringify(body)).toBe(400);
  const anyone = new Person(server.port, 'north');
  expect((await rest(anyone, 'POST', '/api/v1/auth-action/getHolidays', {})).status).toBe(401);
  expect((await rest(anyone, 'GET', '/api/v1/auth-action/calander')).status).toBe(401);
});

test('lists the user’s own approved leave, as JSON and as a calendar file', async () => {
  const rows = leaveRows(server);
  const type = await rows.type('Annual leave');
  await rows.leave(north.users.worker, type, '2026-12-29', approved);
  await rows.leave(north.users.worker, type, '2026-12-30');
  await rows.leave(north.users.helper, type, '2026-12-31', approved);
  const calendar = (await rest(worker, 'GET', '/api/v1/auth-action/calander')).json();
  expect(calendar).toMatchObject({ from: '2026-01-01', until: '2027-12-31' });
  expect(calendar.leaves).toEqual([
    expect.objectContaining({ date: '2026-12-29', is_all_day: true, leave_type: 'Annual leave' }),
  ]);
  const { text } = await rest(worker, 'GET', '/api/v1/auth-action/calander', undefined, 'text/calendar');
  expect(text).toContain('DTSTART;VALUE=DATE:20261229\r\nDTEND;VALUE=DATE:20261230\r\nSUMMARY:Annual leave');
  expect(text).toContain('SUMMARY:Christmas Day');
  expect(text).not.toContain('20261231T');
  expect(text.match(/SUMMARY:Annual leave/g)).toHaveLength(1);
});

test('only the platform’s owner adds the holidays of a year, each once, even after it was edited', async () => {
  const fill = (by: Person, year = 2028) => rest(by, 'POST', '/api/v1/utils/fill-holidays', { year });
  const count = async () =>
    Number(
      (
        await server.root.query(
          "select count(*) from holidays where date between '2028-01-01' and '2028-12-31'",
        )
      ).rows[0].count,
    );
  for (const by of [worker, admin]) expect((await fill(by)).status).toBe(403);
  expect(await count()).toBe(0);
  const [one, other] = await Promise.all([fill(owner), fill(owner)]);
  const whole = await count();
  expect(one.json().added + other.json().added).toBe(whole);
  expect(whole).toBeGreaterThan(40);
  await server.root.query(
    "update holidays set name = 'Friday before Easter' where date = '2028-04-14' and name = 'Good Friday'",
  );
  await server.root.query("update holidays set date = '2028-10-06' where date = '2028-09-29'");
  expect((await fill(owner)).json()).toEqual({ added: 0 });
  await server.root.query("delete from holidays where date = '2028-08-07'");
  expect((await fill(owner)).json()).toEqual({ added: 1 });
  expect(await count()).toBe(whole);
  expect((await fill(owner, 1999)).status).toBe(400);
});
