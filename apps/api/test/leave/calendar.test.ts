import { beforeAll, expect, test } from 'vitest';
import { addLeave, addLeaveType } from '../support/leave.ts';
import type { Person } from '../support/person.ts';
import { addRow } from '../support/rows.ts';
import { north, south, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper' | 'other' | 'owner', Person>;
let stranger: Person;
let annual: string;
const { users, clinics } = north;
const from = '2026-12-01';
const until = '2026-12-31';

interface Day {
  readonly date: string;
  readonly user_id: string;
  readonly display_name: string;
  readonly clinic_ids: readonly string[];
  readonly employee_leave_id: string | null;
  readonly status: string | null;
  readonly leave_type: { readonly name: string; readonly color: string } | null;
  readonly is_all_day: boolean | null;
  readonly start_time: string | null;
  readonly hrs: string | null;
}
interface Calendar {
  readonly days: readonly Day[];
  readonly holidays: readonly {
    readonly date: string;
    readonly name: string;
    readonly start_time: string | null;
  }[];
}
const query = `query ($from: date!, $until: date!, $clinic_id: uuid) {
  leave_calendar(from: $from, until: $until, clinic_id: $clinic_id) {
    days { date user_id display_name clinic_ids employee_leave_id status leave_type { name color } is_all_day start_time end_time hrs }
    holidays { date name state start_time end_time }
  }
}`;
const calendar = async (who: Person, more: Readonly<Record<string, string>> = {}): Promise<Calendar> =>
  (await who.must<{ leave_calendar: Calendar }>(query, { from, until, ...more })).leave_calendar;
const names = async (...asked: Parameters<typeof calendar>) =>
  (await calendar(...asked)).days.map(
    ({ date, display_name }) => `${date.slice(8)} ${display_name.split(' ')[0]}`,
  );
const daysOf = async (who: Person, user_id: string) =>
  (await calendar(who)).days.filter((day) => day.user_id === user_id);

beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll(
    'north',
    ...(['admin', 'keeper', 'keepertwo', 'worker', 'helper', 'other', 'owner'] as const),
  );
  ({ keeper: stranger } = await server.signInAll('south', 'keeper'));
  annual = await addLeaveType(server, 'Annual');
  const of = { type_id: annual, from: '2026-12-03' } as const;
  await addLeave(server, { ...of, user_id: users.worker, until: '2026-12-04' });
  await addLeave(server, { ...of, user_id: users.other, clinic_id: clinics.two });
  await addLeave(server, { ...of, user_id: users.blocked });
  await addLeave(server, {
    ...of,
    user_id: users.helper,
    from: '2026-12-07',
    times: ['09:00', '11:00'],
    paid_hrs: '2',
  });
  await addLeave(server, {
    ...of,
    user_id: users.helper,
    from: '2026-12-07',
    times: ['13:00', '15:30'],
    paid_hrs: '2.5',
  });
  await addLeave(server, { ...of, user_id: users.worker, from: '2026-12-10', status: 'PENDING' });
  await addLeave(server, { ...of, user_id: users.worker, from: '2026-12-11', status: 'REJECTED' });
  await addLeave(server, { ...of, user_id: users.worker, from: '2026-12-14', status: 'CANCELLED' });
  await addLeave(server, { ...of, user_id: users.worker, from: '2026-11-30' });
  await addLeave(server, { ...of, user_id: users.worker, from: '2027-01-01' });
});

test('an employee sees the days of a colleague’s leave, but not its type, status or times', async () => {
  expect(await daysOf(people.helper, users.worker)).toEqual(
    ['2026-12-03', '2026-12-04'].map((date) => ({
      date,
      user_id: users.worker,
      display_name: 'Worker north',
      clinic_ids: [clinics.one],
      employee_leave_id: null,
      status: null,
      leave_type: null,
      is_all_day: null,
      start_time: null,
      end_time: null,
      hrs: null,
    })),
  );
  // Two parts of one day of leave are shown as one day.
  expect(await daysOf(people.worker, users.helper)).toHaveLength(1);
});

test('shows users their own leave, including pending leave, with its type, hours and request', async () => {
  const mine = await daysOf(people.worker, users.worker);
  expect(mine.map(({ date, status }) => [date, status])).toEqual([
    ['2026-12-03', 'APPROVED'],
    ['2026-12-04', 'APPROVED'],
    ['2026-12-10', 'PENDING'],
  ]);
  expect(mine[0]).toMatchObject({
    employee_leave_id: expect.any(String),
    leave_type: { name: 'Annual', color: '#4882e5' },
    is_all_day: true,
    hrs: '7.60',
  });
  const halves = await daysOf(people.helper, users.helper);
  expect(halves.map(({ start_time, hrs }) => [start_time, hrs])).toEqual([
    ['09:00:00', '2.00'],
    ['13:00:00', '2.50'],
  ]);
});

test('shows the type and pending requests to people who manage leave of the clinic, and to the client’s admin at all clinics', async () => {
  expect(await names(people.keeper)).toEqual([
    '03 Worker',
    '04 Worker',
    '07 Helper',
    '07 Helper',
    '10 Worker',
  ]);
  expect((await daysOf(people.keeper, users.worker))[0]?.leave_type?.name).toBe('Annual');
  expect(await names(people.keepertwo)).toEqual(['03 Other']);
  expect(await names(people.admin)).toEqual([
    '03 Other',
    '03 Worker',
    '04 Worker',
    '07 Helper',
    '07 Helper',
    '10 Worker',
  ]);
});

test('shows one clinic’s leave on request, and nothing of a clinic where the user does not work', async () => {
  expect(await names(people.admin, { clinic_id: clinics.two })).toEqual(['03 Other']);
  expect(await names(people.other)).toEqual(['03 Other']);
  expect(await names(people.other, { clinic_id: clinics.one })).toEqual([]);
  expect((await calendar(people.other, { clinic_id: clinics.one })).holidays).toEqual([]);
});

test('shows the leave of a person who works at two clinics at both, but its type only at the clinic of the request', async () => {
  const id = await addRow(server, 'j_users_clinics', { user_id: users.worker, clinic_id: clinics.two });
  const [day] = await daysOf(people.keepertwo, users.worker);
  expect([day?.leave_type, day?.clinic_ids]).toEqual([null, [clinics.two]]);
  expect(await names(people.keepertwo)).toEqual(['03 Other', '03 Worker', '04 Worker']);
  expect((await daysOf(people.admin, users.worker))[0]?.clinic_ids.toSorted()).toEqual(
    [clinics.one, clinics.two].toSorted(),
  );
  await server.root.query('delete from j_users_clinics where id = $1', [id]);
});

test('reporting managers see the approved and pending leave of their team, also at another clinic', async () => {
  const line = { user_id: users.other, reported_to_user_id: users.helper };
  const id = await addRow(server, 'users_reported_to_users', line);
  const waits = { user_id: users.other, clinic_id: clinics.two, type_id: annual, from: '2026-12-15' };
  await addLeave(server, { ...waits, status: 'PENDING' });
  expect(
    (await daysOf(people.helper, users.other)).map((day) => [day.date, day.leave_type?.name, day.status]),
  ).toEqual([
    ['2026-12-03', 'Annual', 'APPROVED'],
    ['2026-12-15', 'Annual', 'PENDING'],
  ]);
  await server.root.query('delete from users_reported_to_users where id = $1', [id]);
  expect(await daysOf(people.helper, users.other)).toEqual([]);
});

test('shows no leave to another tenant or to the client’s owner, and no leave of a blocked colleague', async () => {
  expect(await calendar(stranger, { clinic_id: clinics.one })).toEqual({ days: [], holidays: [] });
  expect((await calendar(stranger)).days).toEqual([]);
  expect(await names(people.keeper, { clinic_id: south.clinics.one })).toEqual([]);
  expect((await calendar(people.owner)).days).toEqual([]);
  expect((await calendar(people.admin)).days.filter((day) => day.user_id === users.blocked)).toEqual([]);
});

test('shows the public holidays of the clinics’ states and of the whole country, with the hours of partial holidays', async () => {
  await server.root.query("delete from holidays where date between '2026-12-01' and '2026-12-31'");
  const holidays: readonly (readonly [string, string, string | null, string | null])[] = [
    ['2026-12-25', 'Christmas Day', null, null],
    ['2026-12-24', 'Christmas Eve', 'QUEENSLAND', '18:00'],
    ['2026-12-28', 'Boxing Day', 'NEW_SOUTH_WALES', null],
  ];
  for (const holiday of holidays)
    await server.root.query('insert into holidays (date, name, state, start_time) values ($1, $2, $3, $4)', [
      ...holiday,
    ]);
  const seen = async (who: Person, more = {}) =>
    (await calendar(who, more)).holidays.map(({ name, start_time }) => [name, start_time]);
  const ours = [
    ['Christmas Day', null],
    ['Boxing Day', null],
  ];
  expect(await seen(people.worker)).toEqual(ours);
  await server.root.query("update clinics set state = 'QUEENSLAND' where id = $1", [clinics.two]);
  expect(await seen(people.admin)).toEqual([['Christmas Eve', '18:00:00'], ...ours]);
  expect(await seen(people.admin, { clinic_id: clinics.one })).toEqual(ours);
  expect(await seen(people.other)).toEqual([
    ['Christmas Eve', '18:00:00'],
    ['Christmas Day', null],
  ]);
});

test('shows at most 62 days, and refuses invalid dates', async () => {
  const refusal = async (dates: Readonly<Record<string, string>>) =>
    (await people.worker.ask(query, { from, until, ...dates })).errors?.[0]?.message ?? null;
  expect(await refusal({ from: '2026-11-30', until: '2027-01-30' })).toBeNull();
  const sentence = 'The calendar shows up to 62 days at a time';
  expect(await refusal({ from: '2026-11-30', until: '2027-01-31' })).toBe(sentence);
  expect(await refusal({ from: '2027-01-01' })).toBe(sentence);
  expect(await refusal({ from: '2026-02-30', until: '2026-03-01' })).toBe(sentence);
  expect(await refusal({ clinic_id: 'x' })).toContain('uuid');
});
