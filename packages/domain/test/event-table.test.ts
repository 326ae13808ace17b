import { expect, test } from 'vitest';
import {
  channelsOf,
  deliveredAfter,
  type EventName,
  type EventPayload,
  effectiveGrants,
  events,
  type Grantee,
  notificationGroup,
  notificationPreferences,
  type Role,
  recipientsOf,
  roleDefaultRows,
  roleOf,
  type StoredEvent,
} from '../src/index.ts';

/** A person with the default rights of their role at these clinics; null means all clinics. */
function person(user_id: string, role: Role, clinic_ids: readonly string[] | null): Grantee {
  const grants = effectiveGrants({
    role,
    roleAccess: roleDefaultRows([role]),
    userAccess: [],
    packageId: roleOf(role).scope === 'platform' ? null : 3,
  });
  return { user_id, roleGrants: [{ role, grants, clinic_ids }] };
}
const staff = [
  person('owner', 'client', null),
  person('admin', 'client_admin', null),
  person('manager', 'clinic_admin', ['here']),
  person('elsewhere', 'clinic_admin', ['there']),
  person('nurse', 'client_employee', ['here']),
  person('hygienist', 'client_employee', ['here']),
  person('stranger', 'client_employee', ['there']),
];
const platform = [
  person('boss', 'super_admin', null),
  person('seller', 'sales_executive', null),
  person('accounts', 'accounts_executive', null),
  person('support', 'support_executive', null),
  person('marketer', 'marketing_admin', null),
];

const task = {
  task_id: 'task',
  task_name: 'Return the kit',
  assigned_by_user_id: 'manager',
  assigned_to_user_id: 'nurse',
  linked_user_ids: ['hygienist'],
};
const request = { ...task, kind: 'extension', request_id: 'request' } as const;
const order = {
  short_id: 12,
  vendor_name: 'Depot',
  raised_by_user_id: 'manager',
  approved_by_user_id: 'admin',
};
const leave = {
  user_id: 'nurse',
  user_name: 'Nora',
  created_by_user_id: 'nurse',
  manager_user_ids: ['manager'],
  leave_name: 'Annual leave',
  leave_start_date: '2026-12-24',
  leave_end_date: '2027-01-04',
  hours: '38.00',
};
const shift = {
  user_id: 'nurse',
  user_name: 'Nora',
  clinic_roster_date: '2026-11-23',
  start_time: '09:00:00',
  end_time: '17:00:00',
};
const roster = {
  user_id: 'nurse',
  from: '2026-11-23',
  until: '2026-11-29',
  added: 1,
  changed: 0,
  removed: 0,
};
const deleted = {
  user_id: 'nurse',
  clinic_name: 'Here',
  date: '2026-11-23',
  start_time: '09:00:00',
  end_time: '17:00:00',
};
const swap = {
  from_user_id: 'nurse',
  from_name: 'Nora',
  to_user_id: 'hygienist',
  to_name: 'Hana',
  clinic_name: 'Here',
  shift: 'Mon 30 Nov, 9:00 am to 5:00 pm',
  returned: null,
};
const plan = {
  client_id: 'client',
  client_name: 'Smiles',
  account_manager_user_id: 'seller',
  plan_name: 'Practice',
};
const document = { document_id: 'document', document_name: 'Policy', created_by_user_id: 'manager' };
const assignment = {
  ...document,
  user_id: 'nurse',
  user_name: 'Nora',
  witness_user_id: null,
  admin_signer_user_id: 'admin',
};
const training = { user_id: 'nurse', user_name: 'Nora', course_name: 'Infection control' };
const lead = { lead_name: 'Ada', assigned_to_user_id: 'seller' };

type Channels = '-' | 'bell' | 'bell, mail' | 'mail' | 'bell, supplier' | 'supplier';
interface Line<Name extends EventName> {
  readonly payload: EventPayload<Name> & { readonly urgent?: true; readonly platform?: true };
  readonly by: string;
  /** The people who are notified. */
  readonly to: readonly string[];
  readonly channels: Channels;
  /** The group of the event's notifications, if it is not that of the row. */
  readonly group?: string;
  /** Whether its emails are sent in quiet hours, too. */
  readonly isImmediate?: true;
  /** Whether the platform's staff are notified, in their own tenant. */
  readonly onPlatform?: true;
}
type Table = { readonly [Name in EventName]: Line<Name> | readonly Line<Name>[] };

const table: Table = {
  task_assigned: { payload: task, by: 'manager', to: ['nurse', 'hygienist'], channels: 'bell' },
  task_changed: { payload: task, by: 'nurse', to: ['manager', 'hygienist'], channels: 'bell' },
  task_status: {
    payload: { ...task, from: 'PENDING', to: 'FINISHED' },
    by: 'nurse',
    to: ['manager', 'hygienist'],
    channels: 'bell',
  },
  task_comment: {
    payload: { ...task, comment_id: 'comment', message: 'Done?', mentioned_user_ids: ['admin', 'stranger'] },
    by: 'nurse',
    to: ['admin', 'manager', 'hygienist'],
    channels: 'bell',
  },
  task_request: { payload: request, by: 'nurse', to: ['admin', 'manager'], channels: 'bell, mail' },
  task_decided: {
    payload: { ...request, status: 'REJECTED', requested_by_user_id: 'nurse' },
    by: 'manager',
    to: ['nurse'],
    channels: 'bell, mail',
  },
  doc_submitted: {
    payload: { ...document, approver_user_ids: ['admin', 'manager'], note: null },
    by: 'manager',
    to: ['admin'],
    channels: 'bell, mail',
  },
  doc_decided: {
    payload: { ...document, status: 'REJECTED', approver_user_ids: ['admin'], reason: 'Too long' },
    by: 'admin',
    to: ['manager'],
    channels: 'bell, mail',
  },
  doc_assigned: {
    payload: { ...assignment, why: 'ASSIGNED', to_user_id: 'nurse', due_date: null },
    by: 'manager',
    to: ['nurse'],
    channels: 'bell, mail',
  },
  doc_progress: {
    payload: { ...assignment, signed_as: 'USER', next_user_id: 'admin', completed: false },
    by: 'nurse',
    to: ['admin', 'manager'],
    channels: 'bell',
  },
  doc_declined: { payload: { ...assignment, reason: 'No' }, by: 'nurse', to: ['manager'], channels: 'bell' },
  doc_expired: { payload: assignment, by: 'nobody', to: ['manager', 'nurse'], channels: 'bell' },
  order_raised: {
    payload: { ...order, group: 'orders-raised:here' },
    by: 'manager',
    to: ['admin'],
    channels: 'bell, mail',
    group: 'orders-raised:here',
  },
  order_placed: {
    payload: { ...order, by: 'EMAIL' },
    by: 'admin',
    to: ['manager'],
    channels: 'bell, supplier',
  },
  order_link: { payload: order, by: 'admin', to: [], channels: 'supplier' },
  order_accepted: { payload: order, by: 'supplier', to: ['admin', 'manager'], channels: 'bell' },
  order_received: {
    payload: { ...order, whole: true },
    by: 'nurse',
    to: ['admin', 'manager'],
    channels: 'bell, supplier',
  },
  order_cancelled: {
    payload: { ...order, note: 'Twice' },
    by: 'admin',
    to: ['manager'],
    channels: 'bell, supplier',
  },
  order_reply: {
    payload: { ...order, message: 'On its way' },
    by: 'supplier',
    to: ['admin', 'manager'],
    channels: 'bell, mail',
  },
  order_message: { payload: { ...order, message: 'When?' }, by: 'admin', to: [], channels: 'supplier' },
  order_link_dead: { payload: order, by: 'supplier', to: ['admin', 'manager'], channels: 'bell' },
  shopping_list: { payload: { mails: [] }, by: 'admin', to: [], channels: 'mail' },
  low_stock: {
    payload: { group: 'low_stock:here', product_name: 'Gloves', stock_in_hand: '3 boxes' },
    by: 'nurse',
    to: ['admin', 'manager'],
    channels: 'bell',
    group: 'low_stock:here',
  },
  stock_today: {
    payload: {
      group: 'stock_today:here',
      clinic_name: 'Here',
      day: '2026-11-21',
      low: ['Gloves'],
      expiring: [],
    },
    by: 'nobody',
    to: ['admin', 'manager'],
    channels: 'bell, mail',
    group: 'stock_today:here',
  },
  instrument_missing: {
    payload: {
      group: 'instrument_missing:here:2026-11-21',
      instrument_name: 'Mirror',
      status: 'Missing',
      notes: null,
      instrument_count_id: 'count',
    },
    by: 'nurse',
    to: ['admin', 'manager'],
    channels: 'bell',
    group: 'instrument_missing:here:2026-11-21',
  },
  roster_published: [
    {
      payload: { ...roster, group: 'roster:here:2026-11-23' },
      by: 'manager',
      to: ['nurse'],
      channels: 'bell, mail',
      group: 'roster:here:2026-11-23',
    },
    {
      payload: { ...roster, group: 'roster:here:2026-11-23', urgent: true },
      by: 'manager',
      to: ['nurse'],
      channels: 'bell, mail',
      group: 'roster:here:2026-11-23',
      isImmediate: true,
    },
  ],
  shift_deleted: [
    { payload: deleted, by: 'manager', to: ['nurse'], channels: 'bell, mail' },
    {
      payload: { ...deleted, urgent: true },
      by: 'manager',
      to: ['nurse'],
      channels: 'bell, mail',
      isImmediate: true,
    },
  ],
  shift_missed: { payload: shift, by: 'nobody', to: ['admin', 'manager'], channels: 'bell' },
  clock_out_forgotten: { payload: shift, by: 'nobody', to: ['admin', 'manager', 'nurse'], channels: 'bell' },
  roster_change_requested: {
    payload: { ...shift, created_by_user_id: 'nurse', message: null },
    by: 'nurse',
    to: ['admin', 'manager'],
    channels: 'bell, mail',
  },
  roster_change_decided: {
    payload: { ...shift, created_by_user_id: 'nurse', status: 'APPROVED', message: null },
    by: 'manager',
    to: ['nurse'],
    channels: 'bell, mail',
  },
  shift_claimed: {
    payload: { ...swap, from_user_id: null, from_name: null, message: null },
    by: 'hygienist',
    to: ['admin', 'manager'],
    channels: 'bell, mail',
  },
  shift_swap_offered: {
    payload: { ...swap, message: null },
    by: 'nurse',
    to: ['hygienist'],
    channels: 'bell, mail',
  },
  shift_swap_accepted: {
    payload: swap,
    by: 'hygienist',
    to: ['admin', 'manager', 'nurse'],
    channels: 'bell, mail',
  },
  shift_swap_decided: {
    payload: { ...swap, status: 'APPROVED', message: null },
    by: 'manager',
    to: ['nurse', 'hygienist'],
    channels: 'bell, mail',
  },
  leave_requested: {
    payload: { ...leave, reason: null },
    by: 'nurse',
    to: ['admin', 'manager'],
    channels: 'bell, mail',
  },
  leave_decided: {
    payload: { ...leave, status: 'APPROVED', message: null },
    by: 'manager',
    to: ['nurse'],
    channels: 'bell, mail',
  },
  leave_cancelled: {
    payload: { ...leave, was: 'APPROVED', message: null },
    by: 'manager',
    to: ['admin', 'nurse'],
    channels: 'bell, mail',
  },
  leave_cancellation_requested: {
    payload: { ...leave, message: null },
    by: 'nurse',
    to: ['admin', 'manager'],
    channels: 'bell, mail',
  },
  leave_shifts_freed: { payload: { ...leave, shifts: 2 }, by: 'manager', to: ['admin'], channels: 'bell' },
  training_assigned: {
    payload: { ...training, due_date: null, why: 'ENROLLED' },
    by: 'manager',
    to: ['nurse'],
    channels: 'bell, mail',
  },
  induction_pack_given: {
    payload: { user_id: 'nurse', user_name: 'Nora', pack_name: 'First week', due_date: null },
    by: 'manager',
    to: ['nurse'],
    channels: 'bell, mail',
  },
  credential_expiring: {
    payload: {
      user_id: 'nurse',
      user_name: 'Nora',
      name: 'AHPRA',
      expires_on: '2026-12-26',
      clinic_ids: ['here'],
      days: 30,
    },
    by: 'nobody',
    to: ['manager', 'nurse'],
    channels: 'bell, mail',
  },
  training_due: {
    payload: { ...training, due_date: '2026-11-30', days: 7 },
    by: 'nobody',
    to: ['nurse'],
    channels: 'bell, mail',
  },
  training_expiring: {
    payload: { ...training, expires_on: '2026-12-30' },
    by: 'nobody',
    to: ['nurse'],
    channels: 'bell, mail',
  },
  training_overdue: {
    payload: {
      manager_user_id: 'manager',
      courses: [{ user_name: 'Nora', course_name: 'Infection control', due_date: '2026-11-20' }],
    },
    by: 'nobody',
    to: ['manager'],
    channels: 'bell, mail',
  },
  training_marked: {
    payload: {
      ...training,
      item_name: 'Essay',
      percentage: '66.7',
      passed: true,
      status: 'COMPLETED',
      message: null,
    },
    by: 'manager',
    to: ['nurse'],
    channels: 'bell, mail',
  },
  newsfeed: [
    {
      payload: { title: 'New chairs' },
      by: 'manager',
      to: ['admin', 'nurse', 'hygienist'],
      channels: 'bell',
    },
    {
      payload: { title: 'For managers', audience_roles: ['client_admin', 'clinic_admin'] },
      by: 'admin',
      to: ['manager'],
      channels: 'bell',
    },
  ],
  chat: {
    payload: { user_ids: ['nurse', 'owner'], sender_user_id: 'manager' },
    by: 'manager',
    to: ['nurse'],
    channels: 'bell',
  },
  group_chat: {
    payload: {
      user_ids: ['nurse', 'stranger', 'admin', 'manager'],
      sender_user_id: 'manager',
      group_name: 'Front desk',
    },
    by: 'manager',
    to: ['admin', 'nurse'],
    channels: 'bell',
  },
  lab_message: {
    payload: { short_id: 7, lab_name: 'Crown Works', raised_by_user_id: 'admin', message: 'Which shade?' },
    by: 'manager',
    to: ['admin'],
    channels: 'bell',
  },
  group_changed: {
    payload: {
      user_ids: ['nurse', 'hygienist'],
      sender_user_id: 'manager',
      group_name: 'Front desk',
      change: 'ADDED',
    },
    by: 'manager',
    to: ['nurse', 'hygienist'],
    channels: 'bell',
  },
  newsfeed_reminder: {
    payload: { title: 'New chairs', user_ids: ['nurse', 'stranger'] },
    by: 'manager',
    to: ['nurse'],
    channels: 'bell',
  },
  daily_digest: {
    payload: { user_id: 'nurse', day: '2026-11-26', mails: [] },
    by: 'nobody',
    to: [],
    channels: 'mail',
  },
  plan_changed: [
    {
      payload: { ...plan, step: 'BOUGHT', until: '2026-12-20', note: null },
      by: 'admin',
      to: ['owner'],
      channels: 'bell, mail',
    },
    {
      payload: { ...plan, step: 'BOUGHT', until: '2026-12-20', note: null, platform: true },
      by: 'admin',
      to: ['seller', 'accounts'],
      onPlatform: true,
      channels: 'bell, mail',
    },
  ],
  payment: {
    payload: { ...plan, invoice_id: 'INV-0001', amount: '129.95', paid: true, reason: null },
    by: 'accounts',
    to: ['owner', 'admin'],
    channels: 'bell, mail',
  },
  plan_expiring: {
    payload: { ...plan, days_left: 7, until: '2026-11-28' },
    by: 'nobody',
    to: ['owner', 'admin'],
    channels: 'bell, mail',
  },
  plan_expired: {
    payload: { ...plan, closed: false, until: '2026-11-20' },
    by: 'nobody',
    to: ['owner', 'admin'],
    channels: 'bell, mail',
  },
  client_changed: {
    payload: { ...plan, change: 'Inactive', reason: null },
    by: 'boss',
    to: ['owner', 'admin'],
    channels: 'bell, mail',
  },
  lead_new: {
    payload: { ...lead, message: null },
    by: 'nobody',
    to: ['seller'],
    onPlatform: true,
    channels: 'bell, mail',
  },
  lead_assigned: { payload: lead, by: 'boss', to: ['seller'], onPlatform: true, channels: 'bell, mail' },
  lead_converted: {
    payload: { ...lead, account_manager_user_id: 'support' },
    by: 'seller',
    to: ['support'],
    onPlatform: true,
    channels: 'bell, mail',
  },
  job_failed: {
    payload: { job: 'leave', group: 'job_failed:leave' },
    by: 'nobody',
    to: ['boss', 'marketer'],
    onPlatform: true,
    channels: 'bell',
    group: 'job_failed:leave',
  },
  access_changed: {
    payload: { user_id: 'nurse', what: 'roles' },
    by: 'admin',
    to: ['nurse'],
    channels: 'bell',
  },
  pins_locked: { payload: { address: '10.0.0.1' }, by: 'nobody', to: ['admin'], channels: 'bell, mail' },
  devices_limited: { payload: { address: '10.0.0.1' }, by: 'nurse', to: ['admin'], channels: 'bell, mail' },
  user_invited: { payload: { user_id: 'nurse' }, by: 'admin', to: [], channels: 'mail', isImmediate: true },
  security: {
    payload: { user_id: 'nurse', what: 'password' },
    by: 'nurse',
    to: [],
    channels: 'mail',
    isImmediate: true,
  },
};

/** Specified events that no command writes yet, each with what is missing. */
const notYet: Readonly<Record<string, string>> = {
  broadcast_failed: 'no command sends a broadcast',
  support: 'no command opens or answers a support ticket',
  client_session: 'no command opens a session of a client for support',
  lab_order: 'no command raises a lab order or changes its status',
};
test.each(Object.entries(notYet))('%s is no event yet: %s', (name) => {
  expect(Object.keys(events).filter((event) => event.startsWith(name))).toEqual([]);
});

const suppliers: readonly (string | null)[] = ['supplier', 'supplier_link', 'supplier_chat'];
function channels(name: EventName): string {
  const { notification, email } = events[name];
  const bell = notification && channelsOf({}, name).bell ? ['bell'] : [];
  if (email === null) return bell.join() || '-';
  return [...bell, suppliers.includes(email) ? 'supplier' : 'mail'].join(', ');
}

const lines = Object.entries(table).flatMap(([name, line]) =>
  [line].flat().map((each, index) => [name as EventName, index, each as Line<EventName>] as const),
);
const night = new Date('2026-11-26T12:00:00Z');
const sydney = 'Australia/Sydney';
const quiet = { from: '20:00', to: '07:00' };

test.each(lines)(
  'the event %s (case %i) has the recipients, channels, group and quiet hours of the table',
  (name, _, line) => {
    const payload = { entity: events[name].entity, entity_id: 'row', clinic_id: 'here', ...line.payload };
    const event = { name, payload, actor_user_id: line.by } as StoredEvent;
    const users = line.onPlatform ? platform : staff;
    expect(recipientsOf(event, users).map(({ user_id }) => user_id)).toEqual(
      users.map(({ user_id }) => user_id).filter((id) => line.to.includes(id)),
    );
    expect(channels(name)).toBe(line.channels);
    expect(notificationGroup(event.payload)).toBe(line.group ?? `${events[name].entity}:row`);
    // Emails about the user's own account are not delayed by quiet hours.
    const waits =
      deliveredAfter(event.payload, night, sydney, quiet) !== null && events[name].email !== 'account';
    expect(waits).toBe(!line.isImmediate);
  },
);

test.each(lines)('each recipient of the event %s (%i) can turn off its notification', (name, _, line) => {
  const users = line.onPlatform ? platform : staff;
  const offered = ({ roleGrants }: Grantee) =>
    roleGrants.flatMap(({ grants }) =>
      notificationPreferences(grants).flatMap(({ preferences }) => preferences.map(({ event }) => event)),
    );
  const without = users.filter((user) => line.to.includes(user.user_id) && !offered(user).includes(name));
  expect(events[name].notification ? without.map(({ user_id }) => user_id) : []).toEqual([]);
});

test('each notification belongs to exactly one area of the settings', () => {
  const all = [...staff, ...platform].flatMap(({ roleGrants }) =>
    roleGrants.flatMap(({ grants }) => [...grants]),
  );
  const listed = notificationPreferences(new Set(all)).flatMap(({ preferences }) =>
    preferences.map(({ event }) => event),
  );
  const notifying = (Object.keys(events) as EventName[]).filter((name) => events[name].notification);
  expect([...listed].sort()).toEqual([...notifying].sort());
});

test('users are offered the notifications of areas they can view, and no others', () => {
  const areasOf = (user: Grantee | undefined) =>
    notificationPreferences(user?.roleGrants[0]?.grants ?? new Set()).map(({ title }) => title);
  expect(areasOf(staff.find(({ user_id }) => user_id === 'nurse'))).toEqual([
    'Tasks',
    'Rosters',
    'Leave',
    'Documents',
    'Training',
    'News',
    'Chats',
    'Access and security',
  ]);
  const seller = areasOf(platform.find(({ user_id }) => user_id === 'seller'));
  expect(seller).toContain('Leads');
  expect(seller).not.toContain('Nightly jobs');
});
