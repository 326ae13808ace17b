import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addInstrument } from '../support/instruments.ts';
import type { Person } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import { done } from '../support/stock.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
let worker: Person;
let stranger: Person;
/** In Sydney it is already the next day. */
const now = '2026-11-20T14:00:00Z';
const today = '2026-11-21';
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: now });
  ({ admin, keeper, worker } = await server.signInAll('north', 'admin', 'keeper', 'worker'));
  stranger = await server.signIn('south', 'admin');
});

const denied = 'You Do not have Permission To Perform This Action';
const clinic_id = north.clinics.one;
const rows = async (text: string, values: readonly unknown[] = []) =>
  (await server.root.query(text, [...values])).rows;
let item: string;
beforeEach(async () => {
  await server.context.clock.set(new Date(now));
  // Resolved reports cannot be deleted by a statement, so the tables are truncated.
  await rows('truncate instrument_history_items, instrument_count_lines, instrument_counts');
  await rows("update instrument_count_items set status = 'INACTIVE'");
  item = await addInstrument(rows);
});
const save = (
  lines: readonly Readonly<Record<string, unknown>>[],
  more: Readonly<Record<string, unknown>> = {},
  by = keeper,
) => by.refusal('save_instrument_count', { clinic_id, count_date: today, lines, ...more });
const line = (quantity: number, seen: number | null = null) => ({
  instrument_count_item_id: item,
  quantity,
  seen,
});
const report = (more: Readonly<Record<string, unknown>> = {}, by = keeper) =>
  by.refusal('report_instrument', {
    instrument_count_item_id: item,
    count_date: today,
    status: 'Missing',
    ...more,
  });
const reported = async (by = keeper, more: Readonly<Record<string, unknown>> = {}) =>
  done(by, 'report_instrument', {
    instrument_count_item_id: item,
    count_date: today,
    status: 'Missing',
    ...more,
  });
const there = async () =>
  (await rows('select expected_quantity as of, quantity from instrument_count_lines'))[0];
const counts = () =>
  rows(
    'select count_date::text as day, status::text, finished_by_user_id is not null as by from instrument_counts',
  );

test('a day and clinic has one count, and overwriting a quantity that the user did not see is refused', async () => {
  expect(await save([line(4)])).toBeNull();
  expect(await there()).toEqual({ of: 5, quantity: 4 });
  expect(await save([line(5)])).toBe('Someone else has counted this. Refresh to continue.');
  expect(await save([line(5, 3)])).toBe('Someone else has counted this. Refresh to continue.');
  expect(await save([line(5, 4)])).toBeNull();
  // Repeating the same value succeeds.
  expect(await save([line(5, 4)])).toBeNull();
  expect(await there()).toEqual({ of: 5, quantity: 5 });
  expect(await counts()).toEqual([{ day: today, status: 'OPEN', by: false }]);
});

test('a day is finished once everything is counted, and reopened by another count', async () => {
  const other = await addInstrument(rows);
  expect(await save([line(5)], { is_finished: true })).toBe('1 not counted yet');
  expect(await counts()).toEqual([]);
  const rest = { instrument_count_item_id: other, quantity: 5 };
  expect(await save([line(5), rest], { is_finished: true })).toBeNull();
  expect(await counts()).toEqual([{ day: today, status: 'FINISHED', by: true }]);
  expect(await save([line(4, 5)])).toBeNull();
  expect(await counts()).toEqual([{ day: today, status: 'OPEN', by: false }]);
});

test('a report subtracts one, cancelling or reversing it adds one back, and a resolved report is locked', async () => {
  const first = await reported();
  expect(await there()).toEqual({ of: 5, quantity: 4 });
  const second = await reported(keeper, { status: 'Broken', notes: 'The tip is bent' });
  expect(await there()).toEqual({ of: 5, quantity: 3 });
  expect(await report({ id: second, notes: 'The handle' })).toBeNull();
  expect(await there()).toEqual({ of: 5, quantity: 3 });
  expect(await admin.refusal('unreport_instrument', { id: first })).toBeNull();
  expect(await admin.refusal('unreport_instrument', { id: first })).toBe('Not found');
  expect(await there()).toEqual({ of: 5, quantity: 4 });
  expect(
    await admin.refusal('resolve_instrument', { id: second, status: 'REVERSED', note: 'Found' }),
  ).toBeNull();
  expect(await there()).toEqual({ of: 5, quantity: 5 });
  for (const refused of [
    await admin.refusal('resolve_instrument', { id: second, status: 'REPLACED' }),
    await admin.refusal('unreport_instrument', { id: second }),
    await report({ id: second }),
  ])
    expect(refused).toBe('This has already been dealt with');
  const third = await reported();
  expect(await admin.refusal('resolve_instrument', { id: third, status: 'REPLACED' })).toBeNull();
  expect(await there()).toEqual({ of: 5, quantity: 4 });
  expect(
    await rows(
      'select reported_as::text as was, status::text, notes, resolution_note as note, resolved_by_user_id as by from instrument_history_items order by created_at, id',
    ),
  ).toEqual([
    { was: 'Missing', status: 'REVERSED', notes: 'The handle', note: 'Found', by: north.users.admin },
    { was: 'Missing', status: 'REPLACED', notes: null, note: null, by: north.users.admin },
  ]);
});

test('reversing a report adds nothing beyond the quantity expected on that day, but a higher count is kept', async () => {
  const [lost, bent, found] = [await reported(), await reported(), await reported()];
  expect(await save([line(5, 2)])).toBeNull();
  expect(await admin.refusal('resolve_instrument', { id: lost, status: 'REVERSED' })).toBeNull();
  expect(await admin.refusal('unreport_instrument', { id: bent })).toBeNull();
  expect(await there()).toEqual({ of: 5, quantity: 5 });
  // The maximum is the number expected on that day, even if it changes later. A count above it is kept.
  await rows('update instrument_count_items set expected_quantity = 9 where id = $1', [item]);
  expect(await save([line(6, 5)])).toBeNull();
  expect(await admin.refusal('resolve_instrument', { id: found, status: 'REVERSED' })).toBeNull();
  expect(await there()).toEqual({ of: 5, quantity: 6 });
});

test('a report of more missing instruments than were counted is refused', async () => {
  expect(await save([line(1)])).toBeNull();
  expect(await report()).toBeNull();
  expect(await report()).toBe('All of these are already reported');
});

test('other days by the clinic’s clock are read-only, but their reports can still be resolved', async () => {
  expect(await save([line(5)], { count_date: '2026-11-20' })).toBe("Only today's count can be changed");
  expect(await report({ count_date: '2026-11-22' })).toBe("Only today's count can be changed");
  const id = await reported();
  await server.context.clock.set(new Date('2026-11-21T14:00:00Z'));
  expect(await save([line(5)])).toBe("Only today's count can be changed");
  expect(await report({ id, notes: 'Late' })).toBe("Only today's count can be changed");
  expect(await admin.refusal('unreport_instrument', { id })).toBe("Only today's count can be changed");
  expect(await admin.refusal('resolve_instrument', { id, status: 'REVERSED' })).toBeNull();
  expect(await there()).toEqual({ of: 5, quantity: 5 });
});

test('users with ADD count and report, users with EDIT resolve, and rows of other clinics and clients appear as missing', async () => {
  const id = await reported();
  expect(await worker.refusal('resolve_instrument', { id, status: 'REPLACED' })).toBe(denied);
  for (const by of [stranger]) {
    expect(await save([line(1)], {}, by)).toBe('Not found');
    expect(await report({}, by)).toBe('Not found');
    expect(await report({ id }, by)).toBe('Not found');
    expect(await by.refusal('resolve_instrument', { id, status: 'REPLACED' })).toBe('Not found');
    expect(await by.refusal('unreport_instrument', { id })).toBe('Not found');
  }
  const far = await addInstrument(rows, 5, north.clinics.two);
  expect(await save([{ instrument_count_item_id: far, quantity: 1 }], {}, admin)).toBe('Not found');
  expect(await report({ instrument_count_item_id: far })).toBe('Not found');
});

test('a report notifies the people who resolve reports, grouped by day, but not the reporter', async () => {
  await server.context.clock.set(new Date('2026-11-23T14:00:00Z'));
  await reported(keeper, { count_date: '2026-11-24' });
  const [{ id: count }] = (await rows('select id from instrument_counts')) as [{ id: string }];
  const bells = await eventually(
    () =>
      rows('select user_id, title, link from user_notifications where group_key = $1', [
        `instrument_missing:${clinic_id}:2026-11-24`,
      ]),
    (found) => found.length > 0,
  );
  expect(bells).toContainEqual({
    user_id: north.users.admin,
    title: 'Mouth mirror is missing',
    link: `/dashboard/instrument-counts/list?record=${count}`,
  });
  expect(bells.map(({ user_id }) => user_id)).not.toContain(north.users.keeper);
});
