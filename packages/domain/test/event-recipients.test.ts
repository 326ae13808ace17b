import { expect, test } from 'vitest';
import {
  type EventName,
  type EventPayload,
  type Grantee,
  type Role,
  type RoleGrant,
  recipientsOf,
  type StoredEvent,
} from '../src/index.ts';

const approving = 'task-requests-approvers:EDIT';
const reading = 'task-extension-requests:VIEW';
const roleGrant = (role: Role, clinic: string, ...grants: string[]): RoleGrant => ({
  role,
  grants: new Set(['package:tasks', 'tasks:VIEW', ...grants]),
  clinic_ids: [clinic],
});
const task = {
  task_id: 'task',
  task_name: 'Return the kit',
  assigned_by_user_id: 'assigner',
  assigned_to_user_id: 'assignee',
  linked_user_ids: [],
};
const order = { short_id: 12, vendor_name: 'Depot', raised_by_user_id: 'raiser', approved_by_user_id: null };

/** The users who are notified of an event at the clinic `here` that `actor` has caused. */
function notified<Name extends EventName>(
  name: Name,
  people: Readonly<Record<string, readonly RoleGrant[]>>,
  payload: EventPayload<Name>,
  clinic_id: string | null = 'here',
): readonly string[] {
  const users = Object.entries(people).map(([user_id, roleGrants]): Grantee => ({ user_id, roleGrants }));
  const stored = { entity: 'any', entity_id: 'row', clinic_id, ...payload };
  const event = { name, payload: stored, actor_user_id: 'actor' } as Pick<
    StoredEvent<Name>,
    'name' | 'payload' | 'actor_user_id'
  >;
  return recipientsOf(event, users).map(({ user_id }) => user_id);
}

test('notifies each party of a task once, but not the actor, staff of other clinics or users who may not read it', () => {
  const people = {
    actor: [roleGrant('client_employee', 'here')],
    assignee: [roleGrant('client_employee', 'here')],
    assigner: [roleGrant('client_admin', 'here')],
    blind: [{ ...roleGrant('client_employee', 'here'), grants: new Set<string>() }],
    far: [roleGrant('client_employee', 'there')],
    everywhere: [{ ...roleGrant('client_admin', 'here'), clinic_ids: null }],
    bystander: [roleGrant('clinic_admin', 'here')],
  };
  const linked_user_ids = ['assignee', 'actor', 'blind', 'far', 'everywhere'];
  expect(notified('task_status', people, { ...task, linked_user_ids, change: 'level' })).toEqual([
    'assignee',
    'assigner',
    'everywhere',
  ]);
});

test('notifies the previous assignee of a reassignment, and the requester and both assignees of a decision', () => {
  const people = {
    assigner: [roleGrant('client_employee', 'here')],
    assignee: [roleGrant('client_employee', 'here')],
    before: [roleGrant('client_employee', 'here')],
  };
  expect(notified('task_assigned', people, { ...task, old_assigned_to_user_id: 'before' })).toContain(
    'before',
  );
  const decision = { kind: 'reassign', request_id: 'request', status: 'ACCEPTED' } as const;
  expect(
    notified('task_decided', people, {
      ...task,
      ...decision,
      requested_by_user_id: 'before',
      new_assigned_to_user_id: 'assignee',
      old_assigned_to_user_id: 'before',
    }),
  ).toEqual(['assignee', 'before']);
});

test('a task request notifies users who may decide on it and read it in one role at its clinic', () => {
  const people = {
    near: [roleGrant('clinic_admin', 'here', approving, reading)],
    far: [roleGrant('clinic_admin', 'there', approving, reading)],
    both: [
      roleGrant('clinic_admin', 'there', approving, reading),
      roleGrant('clinic_admin', 'here', reading),
    ],
  };
  expect(notified('task_request', people, { ...task, kind: 'extension', request_id: 'request' })).toEqual([
    'near',
  ]);
});

test('a task request does not notify a user who may decide on it but may not read it', () => {
  const people = {
    assigner: [roleGrant('client_employee', 'here', reading)],
    blind: [roleGrant('clinic_admin', 'here', approving)],
  };
  expect(notified('task_request', people, { ...task, kind: 'extension', request_id: 'request' })).toEqual([
    'assigner',
  ]);
  expect(notified('task_request', people, { ...task, kind: 'reassign', request_id: 'request' })).toEqual([]);
});

test('a mention added to a comment later notifies only the mentioned user', () => {
  const people = {
    assignee: [roleGrant('client_employee', 'here')],
    mentioned: [roleGrant('clinic_admin', 'here')],
  };
  const comment = { ...task, comment_id: 'comment', message: 'Done?', mentioned_user_ids: ['mentioned'] };
  expect(notified('task_comment', people, comment)).toEqual(['assignee', 'mentioned']);
  expect(notified('task_comment', people, { ...comment, only_mentioned: true })).toEqual(['mentioned']);
});

const orders = 'clinic-im-product-orders';
test('a raised order notifies who may place it at its clinic; a later change, the named users who may read it there', () => {
  const people = {
    actor: [roleGrant('clinic_admin', 'here', `${orders}:EDIT`, `${orders}:VIEW`)],
    places: [roleGrant('clinic_admin', 'here', `${orders}:EDIT`)],
    far: [roleGrant('clinic_admin', 'there', `${orders}:EDIT`, `${orders}:VIEW`)],
    looks: [roleGrant('client_employee', 'here', `${orders}:VIEW`)],
    left: [roleGrant('client_employee', 'here')],
  };
  expect(notified('order_raised', people, { ...order, group: 'raised' })).toEqual(['places']);
  const named = { ...order, raised_by_user_id: 'looks', approved_by_user_id: 'actor' };
  expect(notified('order_received', people, { ...named, whole: true })).toEqual(['looks']);
  expect(notified('order_received', people, { ...named, raised_by_user_id: 'left', whole: true })).toEqual(
    [],
  );
  expect(notified('order_placed', people, { ...named, raised_by_user_id: 'far', by: 'PHONE' })).toEqual([]);
});

test('guessed PINs and many new devices notify users who manage access, at any clinic', () => {
  const people = {
    admin: [roleGrant('client_admin', 'there', 'role_management:EDIT', 'role_management:VIEW')],
    manager: [roleGrant('clinic_admin', 'here', 'role_management:VIEW')],
    nurse: [roleGrant('client_employee', 'here')],
  };
  for (const event of ['pins_locked', 'devices_limited'] as const)
    expect(notified(event, people, { address: '10.0.0.1' }, null)).toEqual(['admin']);
});
