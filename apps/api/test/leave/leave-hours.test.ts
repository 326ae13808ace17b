import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { clearLeave, inNorth, type LeaveWorld, leaveWorld, one } from './leave-world.ts';

let server: TestServer;
let worker: Person;
let keeper: Person;
let world: LeaveWorld;
const { worker: workerId } = north.users;
beforeAll(async () => {
  server = await startTestServer();
  ({ worker, keeper } = await server.signInAll('north', 'worker', 'keeper'));
  world = await leaveWorld(server);
});
beforeEach(() => clearLeave(server));

const christmas = ['2026-12-24', '2027-01-04'] as const;
const part = (date: string, start_time: string, end_time: string) => ({
  days: [{ date, is_all_day: false, start_time, end_time }],
});
const setState = (state: string) =>
  inNorth(server).sql('update clinics set state = $1 where id = $2', [state, one]);

describe('the hours of a leave request', () => {
  test.each<
    [
      string,
      number,
      readonly [string, string],
      Record<string, unknown>,
      paid: string,
      unpaid: string,
      days?: string[],
    ]
  >([
    ['Christmas', 152, christmas, {}, '38.00', '0.00', ['24 Dec', '29 Dec', '30 Dec', '31 Dec', '04 Jan']],
    ['Christmas with 30.4 h left', 30.4, christmas, {}, '30.40', '7.60'],
    ['Christmas with 20 h left', 20, christmas, {}, '20.00', '18.00'],
    ['three days', 152, ['2026-11-24', '2026-11-26'], {}, '22.80', '0.00'],
    ['an afternoon', 152, ['2026-12-02', '2026-12-02'], part('2026-12-02', '13:00', '17:30'), '4.50', '0.00'],
    ['ten hours', 152, ['2026-12-02', '2026-12-02'], part('2026-12-02', '08:00', '18:00'), '7.60', '0.00'],
    [
      'an afternoon and two days with 10 h left',
      10,
      ['2026-12-02', '2026-12-04'],
      part('2026-12-02', '13:00', '17:30'),
      '10.00',
      '9.70',
    ],
    [
      'twenty minutes',
      152,
      ['2026-12-02', '2026-12-02'],
      part('2026-12-02', '13:00', '13:20'),
      '0.33',
      '0.00',
    ],
  ])('stay the same until approval for %s', async (_name, hrs, [from, until], more, paid, unpaid, days) => {
    await world.accrue(workerId, world.annual, hrs);
    const expected = { paid_hrs: paid, unpaid_hrs: unpaid };
    const id = await world.ask(worker, from, until, { ...more, expected });
    expect(await world.row(id)).toMatchObject({ status: 'PENDING', paid, unpaid, version: 1 });
    if (days) expect((await world.days(id)).map((day) => day.slice(0, 6))).toEqual(days);
    expect(await world.balance(workerId)).toMatchObject({ taken: 0, reserved: Number(paid) });
    expect(await keeper.refusal('decide_leave', { id, status: 'APPROVED' })).toBeNull();
    expect(await world.row(id)).toMatchObject({ status: 'APPROVED', paid, unpaid, version: 2 });
    expect(await world.balance(workerId)).toMatchObject({ taken: Number(paid), reserved: 0 });
    const [ledger] = await inNorth(server).sql(
      "select sum(hrs)::float as hrs from employee_leave_ledger where kind = 'TAKING'",
    );
    expect(ledger.hrs).toBe(-Number(paid));
  });

  test('on the day on which the balance runs out are partly paid', async () => {
    await world.accrue(workerId, world.annual, 20);
    const id = await world.ask(worker, ...christmas);
    expect(await world.days(id)).toEqual([
      '24 Dec 7.60p 0.00u PENDING',
      '29 Dec 7.60p 0.00u PENDING',
      '30 Dec 4.80p 2.80u PENDING',
      '31 Dec 0.00p 7.60u PENDING',
      '04 Jan 0.00p 7.60u PENDING',
    ]);
  });

  test('depend on the holidays of the clinic’s state', async () => {
    await world.accrue(workerId, world.annual, 152);
    const labourDay = {
      clinic_id: one,
      client_employee_leave_type_id: world.annual,
      leave_start_date: '2026-10-05',
      leave_end_date: '2026-10-05',
    };
    const none = 'No leave hours fall in this period';
    expect(await worker.refusal('request_leave', labourDay)).toBe(none);
    try {
      await setState('QUEENSLAND');
      expect(await worker.refusal('request_leave', labourDay)).toBe(none);
      const evening = await world.ask(
        worker,
        '2026-12-24',
        '2026-12-24',
        part('2026-12-24', '14:00', '20:00'),
      );
      expect(await world.row(evening)).toMatchObject({ paid: '4.00', unpaid: '0.00' });
      await setState('VICTORIA');
      expect(await worker.refusal('request_leave', labourDay)).toBeNull();
    } finally {
      await setState('NEW_SOUTH_WALES');
    }
  });

  test('are unpaid where other requests reserve the balance, and are recalculated on the decision', async () => {
    await world.accrue(workerId, world.annual, 30.4);
    const first = await world.ask(worker, '2026-11-24', '2026-11-26');
    const second = await world.ask(worker, '2026-12-01', '2026-12-03');
    expect(await world.row(first)).toMatchObject({ paid: '22.80', unpaid: '0.00' });
    expect(await world.row(second)).toMatchObject({ paid: '7.60', unpaid: '15.20' });
    expect(await keeper.refusal('decide_leave', { id: first, status: 'REJECTED', message: 'No' })).toBeNull();
    expect(await keeper.refusal('decide_leave', { id: second, status: 'APPROVED' })).toBeNull();
    expect(await world.row(second)).toMatchObject({ paid: '22.80', unpaid: '0.00' });
    const balance = await world.balance(workerId);
    expect(balance).toMatchObject({ taken: 22.8, reserved: 0 });
    expect(balance.remaining).toBeCloseTo(7.6, 6);
  });

  test('do not include a holiday that was declared while the request was pending', async () => {
    await world.accrue(workerId, world.annual, 152);
    const id = await world.ask(worker, '2026-11-24', '2026-11-25');
    const { sql } = inNorth(server);
    await sql("insert into holidays (date, name) values ('2026-11-25', 'Day of mourning')");
    expect(await keeper.refusal('decide_leave', { id, status: 'APPROVED' })).toBeNull();
    await sql("delete from holidays where name = 'Day of mourning'");
    expect(await world.days(id)).toEqual(['24 Nov 7.60p 0.00u APPROVED']);
    expect(await world.row(id)).toMatchObject({ paid: '7.60', unpaid: '0.00' });
  });

  test('come from a separate balance for time in lieu, for staff who have it', async () => {
    const lieu = { is_time_in_lieu: true };
    const { sql } = inNorth(server);
    await sql('update users set is_time_in_lieu_applicable = false where id = $1', [workerId]);
    const ask = { clinic_id: one, leave_start_date: '2026-11-24', leave_end_date: '2026-11-24', ...lieu };
    expect(await worker.refusal('request_leave', ask)).toBe("Time in lieu doesn't apply to this person");
    await sql('update users set is_time_in_lieu_applicable = true where id = $1', [workerId]);
    await world.accrue(workerId, null, 4);
    const id = await world.ask(worker, '2026-11-24', '2026-11-24', lieu);
    expect(await world.row(id)).toMatchObject({ paid: '4.00', unpaid: '3.60' });
    expect(await keeper.refusal('decide_leave', { id, status: 'APPROVED' })).toBeNull();
    expect(await world.balance(workerId, null)).toMatchObject({ taken: 4, remaining: 0 });
  });

  test('do not reduce any balance if the leave is unpaid', async () => {
    const id = await world.ask(worker, '2026-11-24', '2026-11-24', {
      client_employee_leave_type_id: world.unpaid,
    });
    expect(await world.row(id)).toMatchObject({ paid: '0.00', unpaid: '7.60' });
    expect(await world.balance(workerId, world.unpaid)).toBeUndefined();
  });
});

describe('a leave request is refused for', () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      'a weekend',
      { leave_start_date: '2026-11-28', leave_end_date: '2026-11-29' },
      'No leave hours fall in this period',
    ],
    ['an end before the start', { leave_start_date: '2026-11-26' }, 'The last day is before the first day'],
    [
      'a date that does not exist',
      { leave_start_date: '2027-02-29', leave_end_date: '2027-03-01' },
      'Choose the first and the last day of the leave',
    ],
    [
      'more than a year',
      { leave_end_date: '2028-01-01' },
      'Leave can be up to 366 days. Send a second request for the rest.',
    ],
    [
      'a start time without an end time',
      { days: [{ date: '2026-11-24', is_all_day: false, start_time: '09:00' }] },
      'Enter a start and an end time, or choose all day',
    ],
    [
      'times in the wrong order',
      part('2026-11-24', '15:00', '09:00'),
      'The end time must be after the start time',
    ],
    [
      'hours that differ from those the user saw',
      { expected: { paid_hrs: '7.60', unpaid_hrs: '0.00' } },
      'The hours have changed. Check them and send the request again.',
    ],
  ])('%s', async (_name, more, sentence) => {
    const asked = {
      clinic_id: one,
      client_employee_leave_type_id: world.annual,
      leave_start_date: '2026-11-24',
      leave_end_date: '2026-11-24',
      ...more,
    };
    expect(await worker.refusal('request_leave', asked)).toBe(sentence);
  });

  test('a type before its years of service, without its required attachment, or not in use', async () => {
    const { sql } = inNorth(server);
    await sql("update users set joining_date = '2019-11-30' where id = $1", [workerId]);
    const ask = (date: string, type: string) =>
      worker.refusal('request_leave', {
        clinic_id: one,
        client_employee_leave_type_id: type,
        leave_start_date: date,
        leave_end_date: date,
      });
    expect(await ask('2026-11-27', world.long)).toMatch('needs more years of service');
    expect(await ask('2026-11-30', world.long)).toBeNull();
    expect(await ask('2026-11-24', world.sick)).toBe('This leave type needs an attachment');
    await sql("update client_employee_leave_types set status = 'INACTIVE' where id = $1", [world.unpaid]);
    expect(await ask('2026-11-24', world.unpaid)).toBe('Choose an active leave type');
    await sql("update client_employee_leave_types set status = 'ACTIVE' where id = $1", [world.unpaid]);
  });
});
