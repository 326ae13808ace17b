import { expect, expectTypeOf, test } from 'vitest';
import { eventsAbout } from '../src/events/definition.ts';
import { type DomainEvent, type EventDetails, type EventsEmailedTo, events } from '../src/index.ts';

test('an event accepts only its own payload', () => {
  type Written = Extract<DomainEvent, { readonly name: 'newsfeed' }>['payload'];
  expectTypeOf<{ readonly title: string }>().toExtend<Written>();
  expectTypeOf<{ readonly message: string }>().not.toExtend<Written>();
  expectTypeOf<EventDetails<'order_placed'>>().toExtend<{ readonly by: 'EMAIL' | 'PHONE' }>();
  expectTypeOf<EventsEmailedTo<'account'>>().toEqualTypeOf<'user_invited' | 'security'>();
  expectTypeOf<'no_such_event'>().not.toExtend<DomainEvent['name']>();
});

test('an event must define its text, its recipients and its email channel', () => {
  const define = eventsAbout('clinics');
  // @ts-expect-error neither a notification nor none
  define({ details: undefined, email: null });
  // @ts-expect-error no email, nor that there is none
  define({ details: undefined, notification: null });
  // @ts-expect-error no text
  define({ details: undefined, notification: { label: 'Now', recipients: () => true }, email: null });
  const text = () => ({ title: 'Now', link: null });
  // @ts-expect-error no recipients
  define({ details: undefined, notification: { label: 'Now', text }, email: null });
});

const subject = { entity: 'tasks', entity_id: 'row', clinic_id: 'manly' };
const context = { actor: 'Mia', reader: 'lin', newAssignee: 'Zoe' };
const task = {
  ...subject,
  task_id: 'row',
  task_name: 'Return the kit',
  assigned_by_user_id: 'mia',
  assigned_to_user_id: 'zoe',
  linked_user_ids: [],
};

test('a reassigned task notifies its new assignee and the previous one with different texts', () => {
  const reassigned = { ...task, old_assigned_to_user_id: 'lin' };
  const text = events.task_assigned.notification?.text;
  expect(text?.(reassigned, context)).toEqual({
    title: 'Mia reassigned Return the kit',
    body: 'Return the kit is now assigned to Zoe',
    link: '/dashboard/tasks/view/row/myTask',
  });
  expect(text?.(reassigned, { ...context, reader: 'zoe' }).title).toBe('Mia assigned Return the kit to you');
  expect(events.task_assigned.notification?.newAssignee?.(reassigned)).toBe('zoe');
  expect(events.task_assigned.notification?.newAssignee?.(task)).toBeNull();
});

test('the notification of a deleted task has no link', () => {
  const deleted = events.task_changed.notification?.text({ ...task, deleted: true }, context);
  expect(deleted).toEqual({ title: 'Mia deleted Return the kit', link: null });
});
