import { addDays, instantToWall } from '@operatory/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { clearLeave, inNorth, type LeaveWorld, leaveWorld, weekdays } from './leave-world.ts';

let server: TestServer;
let world: LeaveWorld;
let people: Record<'admin' | 'keeper' | 'worker' | 'helper', Person>;
const { worker: workerId, keeper: keeperId } = north.users;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper');
  world = await leaveWorld(server);
  // Leave applies on every day of the week, so that the test passes on any day.
  await sql('update client_employee_leave_type_configurations set applicable_on = $1', [
    [...weekdays, 'SATURDAY', 'SUNDAY'],
  ]);
  await sql('delete from holidays');
});
beforeEach(async () => {
  await clearLeave(server);
  await world.accrue(workerId, world.annual, 152);
  await world.accrue(keeperId, world.annual, 152);
});
const sql = (text: string, values: readonly unknown[] = []) => inNorth(server).sql(text, values);
/** @returns The date at the clinic `days` days from now. */
const dayIn = (days: number) => addDays(instantToWall(new Date(), 'Australia/Sydney').date, days);
const approved = async (by: Person, from: number, until: number): Promise<string> => {
  const id = await world.ask(by, dayIn(from), dayIn(until));
  expect(await people.admin.refusal('decide_leave', { id, status: 'APPROVED' })).toBeNull();
  return id;
};

describe('cancelling leave', () => {
  test('releases the reserved hours of a pending request', async () => {
    const id = await world.ask(people.worker, dayIn(5), dayIn(6));
    expect(await people.helper.refusal('cancel_leave', { id })).toBe('Not found');
    expect(await people.keeper.refusal('cancel_leave', { id, message: 'No' })).toBe(
      'This request is still pending. Reject it instead.',
    );
    expect(await people.worker.refusal('cancel_leave', { id })).toBeNull();
    expect(await world.balance(workerId)).toMatchObject({ reserved: 0, remaining: 152 });
    expect(await people.keeper.refusal('decide_leave', { id, status: 'APPROVED' })).toMatch(
      'already been cancelled',
    );
  });

  test('is allowed to the requester three days before approved leave starts, and returns its hours', async () => {
    const id = await approved(people.worker, 3, 4);
    expect(await people.worker.refusal('cancel_leave', { id, message: 'Plans changed' })).toBeNull();
    expect(await world.row(id)).toMatchObject({ status: 'CANCELLED' });
    expect(await world.balance(workerId)).toMatchObject({ taken: 0, remaining: 152 });
    const ledger = await sql(
      "select kind::text, sum(hrs)::float as hrs from employee_leave_ledger where kind in ('TAKING', 'RETURN') group by 1 order by 1",
    );
    expect(ledger).toEqual([
      { kind: 'RETURN', hrs: 15.2 },
      { kind: 'TAKING', hrs: -15.2 },
    ]);
  });

  test('waits for an approver if the leave starts in less than a day', async () => {
    const id = await approved(people.worker, 1, 2);
    expect(await people.keeper.refusal('confirm_leave_cancellation', { id })).toBe(
      'Nobody has asked to cancel this leave',
    );
    expect(await people.worker.refusal('cancel_leave', { id, message: 'Ill' })).toBeNull();
    expect(await world.row(id)).toMatchObject({ status: 'APPROVED', cancel_asked: true });
    expect(await people.worker.refusal('cancel_leave', { id })).toBe(
      'An approver has already been asked to cancel this leave',
    );
    expect(await people.worker.refusal('confirm_leave_cancellation', { id })).toMatch(
      "can't decide your own",
    );
    expect(await people.keeper.refusal('confirm_leave_cancellation', { id })).toBeNull();
    expect(await world.row(id)).toMatchObject({ status: 'CANCELLED' });
    expect(await world.balance(workerId)).toMatchObject({ taken: 0, remaining: 152 });
  });

  test('needs an editor and a reason once the leave has started, and the days until today stay taken', async () => {
    const id = await approved(people.worker, -2, 3);
    expect(await people.worker.refusal('cancel_leave', { id })).toBe(
      'This leave has started. Ask someone who can edit leave to cancel it.',
    );
    expect(await people.keeper.refusal('cancel_leave', { id })).toBe('Message Is Required');
    expect(await people.keeper.refusal('cancel_leave', { id, message: 'Back at work' })).toBeNull();
    expect((await world.days(id)).map((day) => day.split(' ').at(-1))).toEqual([
      'APPROVED',
      'APPROVED',
      'APPROVED',
      'CANCELLED',
      'CANCELLED',
      'CANCELLED',
    ]);
    const balance = await world.balance(workerId);
    expect(balance.taken).toBeCloseTo(22.8, 6);
    expect(balance.remaining).toBeCloseTo(129.2, 6);
    // The days that stay taken are still leave, so they cannot be requested again.
    const again = { clinic_id: north.clinics.one, client_employee_leave_type_id: world.annual };
    const on = (day: number) => ({ ...again, leave_start_date: dayIn(day), leave_end_date: dayIn(day) });
    expect(await people.worker.refusal('request_leave', on(-1))).toMatch('overlaps leave');
    expect(await people.worker.refusal('request_leave', on(2))).toBeNull();
  });

  test('waits for another approver if an editor cancels their own leave less than a day ahead', async () => {
    const id = await approved(people.keeper, 1, 1);
    expect(await people.keeper.refusal('cancel_leave', { id, message: 'Mine' })).toBeNull();
    expect(await world.row(id)).toMatchObject({ status: 'APPROVED', cancel_asked: true });
    expect(await people.keeper.refusal('confirm_leave_cancellation', { id })).toMatch(
      "can't decide your own",
    );
    expect(await people.admin.refusal('confirm_leave_cancellation', { id })).toBeNull();
  });
});
