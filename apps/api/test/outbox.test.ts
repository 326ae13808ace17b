import { randomUUID } from 'node:crypto';
import { withTenant } from '@operatory/db';
import { domainEvent, type EventName, type EventPayload, events } from '@operatory/domain';
import { beforeAll, expect, test } from 'vitest';
import { writeEvents } from '../src/outbox/store.ts';
import { addInstrument } from './support/instruments.ts';
import { eventually, north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
const never = 2 ** 31 - 1;
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-20T14:00:00Z' }, {}, undefined, {
    outboxSweepMs: never,
  });
});

const rows = async (text: string, values: readonly unknown[] = []) =>
  (await server.root.query(text, [...values])).rows;
const waiting = () => rows('select event from outbox where relayed_at is null');

const { admin, keeper, worker, helper } = north.users;
const task = {
  task_id: randomUUID(),
  task_name: 'Return the kit',
  assigned_by_user_id: admin,
  assigned_to_user_id: worker,
  linked_user_ids: [],
};
const request = { kind: 'extension', request_id: randomUUID() } as const;
const order = { short_id: 12, vendor_name: 'Depot', raised_by_user_id: admin, approved_by_user_id: keeper };
const leave = {
  user_id: worker,
  user_name: 'Worker North',
  created_by_user_id: worker,
  manager_user_ids: [keeper],
  leave_name: 'Annual leave',
  leave_start_date: '2026-12-24',
  leave_end_date: '2027-01-04',
  hours: '38.00',
};
const clock = {
  user_id: worker,
  user_name: 'Worker North',
  clinic_roster_date: '2026-11-23',
  start_time: '09:00:00',
  end_time: '17:00:00',
};
const swap = {
  from_user_id: worker,
  from_name: 'Worker North',
  to_user_id: helper,
  to_name: 'Helper North',
  clinic_name: 'One',
  shift: 'Mon 30 Nov, 9:00 am to 5:00 pm',
  returned: null,
};
const plan = {
  client_id: north.client,
  client_name: 'Clinics of the north',
  account_manager_user_id: null,
  plan_name: 'Practice',
};
const document = { document_id: randomUUID(), document_name: 'Policy', created_by_user_id: helper };
const assignment = {
  ...document,
  user_id: worker,
  user_name: 'Wil',
  witness_user_id: null,
  admin_signer_user_id: null,
};
const training = { user_id: worker, user_name: 'Wil', course_name: 'Infection control' };
const payloads: { readonly [Name in EventName]: EventPayload<Name> } = {
  task_assigned: { ...task, old_assigned_to_user_id: helper },
  task_changed: { ...task, new_linked_user_ids: [worker] },
  task_status: { ...task, from: 'PENDING', to: 'FINISHED' },
  task_comment: { ...task, comment_id: randomUUID(), message: 'Done?', mentioned_user_ids: [worker] },
  task_request: { ...task, ...request },
  task_decided: { ...task, ...request, status: 'REJECTED', requested_by_user_id: worker },
  job_failed: { job: 'leave', group: 'job_failed' },
  lead_new: { lead_name: 'Ada', assigned_to_user_id: null, message: 'How much?' },
  lead_assigned: { lead_name: 'Ada', assigned_to_user_id: helper },
  lead_converted: { lead_name: 'Ada', assigned_to_user_id: helper, account_manager_user_id: helper },
  order_raised: { ...order, group: 'raised' },
  order_placed: { ...order, by: 'PHONE' },
  order_link: order,
  order_accepted: order,
  order_received: { ...order, whole: false },
  order_cancelled: { ...order, note: 'Ordered twice' },
  order_reply: { ...order, message: 'On its way' },
  order_message: { ...order, message: 'When?' },
  order_link_dead: order,
  shopping_list: { mails: [] },
  low_stock: { group: 'low', product_name: 'Gloves', stock_in_hand: '3 boxes' },
  stock_today: { group: 'today', clinic_name: 'One', day: '2026-11-21', low: ['Gloves'], expiring: [] },
  instrument_missing: {
    group: 'missing',
    instrument_name: 'Mouth mirror',
    status: 'Missing',
    notes: null,
    instrument_count_id: randomUUID(),
  },
  leave_requested: { ...leave, reason: 'Summer' },
  leave_decided: { ...leave, status: 'APPROVED', message: null },
  leave_cancelled: { ...leave, was: 'PENDING', message: null },
  leave_cancellation_requested: { ...leave, message: 'Ill' },
  leave_shifts_freed: { ...leave, shifts: 2 },
  shift_missed: clock,
  clock_out_forgotten: clock,
  roster_change_requested: { ...clock, created_by_user_id: worker, message: 'I stayed on' },
  roster_change_decided: { ...clock, created_by_user_id: worker, status: 'APPROVED', message: null },
  roster_published: {
    user_id: worker,
    from: '2026-11-23',
    until: '2026-11-29',
    added: 2,
    changed: 0,
    removed: 1,
    group: 'roster:one:2026-11-23',
  },
  shift_deleted: {
    user_id: worker,
    clinic_name: 'One',
    date: '2026-11-23',
    start_time: '09:00:00',
    end_time: '17:00:00',
  },
  shift_claimed: { ...swap, from_user_id: null, from_name: null, message: null },
  shift_swap_offered: { ...swap, message: 'Please' },
  shift_swap_accepted: swap,
  shift_swap_decided: { ...swap, status: 'APPROVED', message: null },
  plan_changed: { ...plan, step: 'BOUGHT', until: '2026-12-20', note: null },
  payment: { ...plan, invoice_id: 'INV-0001', amount: '129.95', paid: true, reason: null },
  plan_expiring: { ...plan, days_left: 7, until: '2026-11-28' },
  plan_expired: { ...plan, closed: false, until: '2026-11-20' },
  client_changed: { ...plan, change: 'Inactive', reason: 'Asked to' },
  doc_submitted: { ...document, approver_user_ids: [worker], note: null },
  doc_decided: { ...document, status: 'REJECTED', approver_user_ids: [worker], reason: 'Too long' },
  doc_assigned: { ...assignment, why: 'ASSIGNED', to_user_id: worker, due_date: '2026-11-30' },
  doc_progress: { ...assignment, signed_as: 'USER', next_user_id: helper, completed: false },
  doc_declined: { ...assignment, reason: 'Not mine' },
  doc_expired: assignment,
  training_assigned: { ...training, due_date: '2026-11-30', why: 'ENROLLED' },
  training_due: { ...training, due_date: '2026-11-30', days: 7 },
  training_expiring: { ...training, expires_on: '2026-12-30' },
  training_overdue: {
    manager_user_id: helper,
    courses: [{ user_name: 'Wil', course_name: 'Infection control', due_date: '2026-11-20' }],
  },
  training_marked: {
    ...training,
    item_name: 'Essay',
    percentage: '66.667',
    passed: true,
    status: 'COMPLETED',
    message: 'Well done',
  },
  induction_pack_given: {
    user_id: worker,
    user_name: 'Wei Worker',
    pack_name: 'First week',
    due_date: '2026-12-10',
  },
  credential_expiring: {
    user_id: worker,
    user_name: 'Wei Worker',
    name: 'AHPRA',
    expires_on: '2026-12-26',
    clinic_ids: [],
    days: 30,
  },
  newsfeed: { title: 'New surgery' },
  chat: { user_ids: [worker], sender_user_id: helper },
  group_chat: { user_ids: [worker], sender_user_id: helper, group_name: 'Front desk' },
  group_changed: { user_ids: [worker], sender_user_id: helper, group_name: 'Front desk', change: 'ADDED' },
  lab_message: { short_id: 7, lab_name: 'Crown Works', raised_by_user_id: admin, message: 'Which shade?' },
  newsfeed_reminder: { title: 'New surgery', user_ids: [worker] },
  daily_digest: { user_id: worker, day: '2026-11-21', mails: [] },
  pins_locked: { address: '10.0.0.1' },
  devices_limited: { address: '10.0.0.1' },
  access_changed: { user_id: worker, what: 'roles' },
  user_invited: { user_id: worker },
  security: { user_id: worker, what: 'unblocked' },
};

/** Writes only an event, without a command, and waits until it is relayed. */
async function relay<Name extends EventName>(name: Name): Promise<void> {
  const { prisma, clock } = server.context;
  const row = { id: randomUUID(), clinic_id: north.clinics.one };
  const event = domainEvent(name, row, payloads[name]);
  await withTenant({ clientId: north.client, now: clock.setting() }, () =>
    prisma.$transaction((db) => writeEvents(db, { client_id: north.client, user_id: null }, [event])),
  );
  await eventually(waiting, (left) => left.length === 0);
}

test('an inserted event wakes the relay, and creates a notification if its kind has one for users of the client', async () => {
  const names = Object.keys(events) as EventName[];
  for (const name of names) await relay(name);
  const types = async () =>
    (await rows('select distinct type from user_notifications where event_id is not null')).map(
      ({ type }) => type,
    );
  // These events notify the platform's people, not users of the client.
  const elsewhere: readonly EventName[] = ['lead_new', 'lead_assigned', 'job_failed'];
  // A chat's event creates a chat notification, which has a test of its own.
  const expected = names.filter((name) => {
    const { notification } = events[name];
    return notification !== null && notification.bell !== 'chat' && !elsewhere.includes(name);
  });
  await eventually(types, (found) => expected.every((name) => found.includes(name)));
});

test('a reported instrument notifies users without the periodic check of the outbox', async () => {
  const by = await server.signIn('north', 'keeper');
  const instrument_count_item_id = await addInstrument(rows);
  const report = { instrument_count_item_id, count_date: '2026-11-21', status: 'Broken', notes: 'Bent' };
  expect(await by.refusal('report_instrument', report)).toBeNull();
  const bells = () => rows("select title from user_notifications where title = 'Mouth mirror is broken'");
  await eventually(bells, (found) => found.length > 0);
});
