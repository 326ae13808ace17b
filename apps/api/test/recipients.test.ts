import type { NoticeEvent, Role } from '@operatory/domain';
import { expect, test } from 'vitest';
import { recipientsOf } from '../src/outbox/recipients.ts';
import type { Hold, Holder } from '../src/rights/holders.ts';

const approving = 'task-requests-approvers:EDIT';
const reading = 'task-extension-requests:VIEW';
const hold = (role: Role, clinic: string, ...grants: string[]): Hold => ({
  role,
  grants: new Set(['package:tasks', 'tasks:VIEW', ...grants]),
  clinic_ids: [clinic],
});
const told = (event: NoticeEvent, people: Readonly<Record<string, readonly Hold[]>>, more: object = {}) => {
  const task = {
    entity: 'tasks',
    entity_id: 'task',
    clinic_id: 'here',
    assigned_by_user_id: 'assigner',
    assigned_to_user_id: 'assignee',
    linked_user_ids: [],
  };
  const holders = Object.entries(people).map(([user_id, holds]): [string, Holder] => [
    user_id,
    { user_id, email: '', display_name: user_id, holds },
  ]);
  return recipientsOf(event, { ...task, ...more }, 'actor', new Map(holders)).map(({ user_id }) => user_id);
};

test('a request is told to who decides in its clinic, by the role that they decide by', () => {
  const people = {
    near: [hold('clinic_admin', 'here', approving, reading)],
    far: [hold('clinic_admin', 'there', approving, reading)],
    both: [hold('clinic_admin', 'there', approving, reading), hold('clinic_admin', 'here', reading)],
  };
  expect(told('task_request', people, { kind: 'extension' })).toEqual(['near']);
});

test('a request is told to nobody who may not read what was asked', () => {
  const people = {
    assigner: [hold('client_employee', 'here', reading)],
    blind: [hold('clinic_admin', 'here', approving)],
  };
  expect(told('task_request', people, { kind: 'extension' })).toEqual(['assigner']);
  expect(told('task_request', people, { kind: 'reassign' })).toEqual([]);
});

test('a comment that mentions somebody later is told to them alone', () => {
  const people = { assignee: [hold('client_employee', 'here')], mentioned: [hold('clinic_admin', 'here')] };
  const comment = { mentioned_user_ids: ['mentioned'] };
  expect(told('task_comment', people, comment)).toEqual(['assignee', 'mentioned']);
  expect(told('task_comment', people, { ...comment, only_mentioned: true })).toEqual(['mentioned']);
});

const orders = 'clinic-im-product-orders';
test('an order that is raised is told to who may place it in its clinic; what became of it to those it names', () => {
  const people = {
    actor: [hold('clinic_admin', 'here', `${orders}:EDIT`, `${orders}:VIEW`)],
    places: [hold('clinic_admin', 'here', `${orders}:EDIT`)],
    far: [hold('clinic_admin', 'there', `${orders}:EDIT`, `${orders}:VIEW`)],
    looks: [hold('client_employee', 'here', `${orders}:VIEW`)],
    left: [hold('client_employee', 'here')],
  };
  expect(told('order_raised', people)).toEqual(['places']);
  const named = { raised_by_user_id: 'looks', approved_by_user_id: 'actor' };
  expect(told('order_received', people, named)).toEqual(['looks']);
  expect(told('order_received', people, { ...named, raised_by_user_id: 'left' })).toEqual([]);
  expect(told('order_placed', people, { ...named, raised_by_user_id: 'far' })).toEqual([]);
});

test('guessed PINs and many new devices reach those who look after access, wherever they work', () => {
  const people = {
    admin: [hold('client_admin', 'there', 'role_management:EDIT', 'role_management:VIEW')],
    manager: [hold('clinic_admin', 'here', 'role_management:VIEW')],
    nurse: [hold('client_employee', 'here')],
  };
  for (const event of ['pins_locked', 'devices_limited'] as const)
    expect(told(event, people, { entity: 'clients', clinic_id: null })).toEqual(['admin']);
});
