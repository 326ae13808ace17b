import { clinicRoom } from '@operatory/domain/clinics/clinic-room.resource';
import { maySignIn } from '@operatory/domain/permissions/scopes';
import { clientTaskLevel } from '@operatory/domain/tasks/client-task-level.resource';
import { task } from '@operatory/domain/tasks/task.resource';
import { trainingCourseEnrollment } from '@operatory/domain/training/training-course-enrollment.resource';
import { user } from '@operatory/domain/users/user.resource';
import { type AnyResource, containing } from '@operatory/resource';
import { expect, test } from 'vitest';
import { holdersQuery, pickQuery, pickWhere } from './pick-query.ts';
import { pickerOf, selectMessageOf } from './picker-of.ts';

const admin = { role: 'client_admin', grants: ['tasks:VIEW', 'Users:VIEW', 'client-task-levels:VIEW'] };
const queryOf = (resource: AnyResource, me: { role: string; grants: string[] } = admin) => {
  const query = pickQuery(resource, me);
  if (!query) throw new Error(`${resource.table} may not be read`);
  return query;
};
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

test('lists people by name with their picture and colour, fifty at a time', () => {
  const query = queryOf(user);
  expect(flat(query.text)).toBe(
    'query pick_users($where: users_bool_exp!, $order: [users_order_by!]) { users(where: $where, order_by: $order, limit: 50) { id display_name profile_image color_code } }',
  );
  expect(query.order).toEqual([{ display_name: 'asc_nulls_last' }, { id: 'asc' }]);
  expect(query.activeOnly).toBe(false);
});

test('limits a search that reads other tables to twenty rows', () => {
  const query = queryOf(task);
  expect(query.limit).toBe(20);
  expect(query.text).toContain('clinic { id name }');
  expect(query.text).toContain('assigned_to_user { id display_name }');
  expect(query.activeOnly).toBe(false);
});

test('offers only ACTIVE rows, if the resource has such a status', () => {
  expect(queryOf(clientTaskLevel).activeOnly).toBe(true);
  expect(queryOf(clinicRoom, { role: 'client_employee', grants: ['package:clinic-rooms'] }).activeOnly).toBe(
    true,
  );
});

test('leaves out columns that the user may not read, and makes no query for a table that the user may not read', () => {
  const closed: AnyResource = { ...task, permissions: {} };
  expect(pickQuery(closed, admin)).toBeNull();
  const named: AnyResource = {
    ...task,
    permissions: { client_admin: { select: [{ filter: {}, columns: ['id', 'name', 'status'] }] } },
  };
  expect(queryOf(named).details.map(({ column }) => column)).toEqual(['status']);
  const masked: AnyResource = {
    ...clientTaskLevel,
    permissions: {
      client_admin: { select: [{ filter: {}, columns: '*', masks: { status: {}, name: {} } }] },
    },
  };
  expect(queryOf(masked).activeOnly).toBe(false);
  expect(queryOf(masked).search).toEqual([]);
});

test('finds the text anywhere in the name, and excludes the given ids', () => {
  const search = ['name'];
  expect(pickWhere({ search, activeOnly: false, only: {} }, '  ')).toEqual({ _and: [{}, {}] });
  expect(
    pickWhere(
      { search, activeOnly: true, only: { kind: { _eq: 'k' } } },
      ' 50%_off ',
      { clinic_id: { _eq: 'c' } },
      ['a', 'b'],
    ),
  ).toEqual({
    _and: [
      { kind: { _eq: 'k' } },
      { clinic_id: { _eq: 'c' } },
      { status: { _eq: 'ACTIVE' } },
      { _or: [{ name: containing('50%_off') }] },
      { id: { _nin: ['a', 'b'] } },
    ],
  });
});

test('names and finds rows without their own name by the row they refer to', () => {
  const query = queryOf(trainingCourseEnrollment, {
    role: 'client_admin',
    grants: ['training-enrollments:VIEW'],
  });
  expect(query.text).toContain('training_course { id name } user { id display_name } status');
  expect(query.search).toEqual(['training_course.name', 'user.display_name']);
  expect(query.order).toEqual([{ training_course: { name: 'asc_nulls_last' } }, { id: 'asc' }]);
  expect(query.name({ id: '1', training_course: { id: '2', name: 'First aid' } })).toBe('First aid');
});

test('excludes people who have left or are blocked, and lets the server decide who has a right', () => {
  expect(pickWhere(queryOf(user), '')).toEqual({ _and: [maySignIn, {}] });
  expect(flat(holdersQuery(queryOf(user), { module: 'clinic-chat-groups', action: 'VIEW' }).text)).toBe(
    'query pick_holders($text: String!) { users: users_with_action(module: "clinic-chat-groups", action: "VIEW", text: $text) { id display_name profile_image color_code } }',
  );
});

test('a picker uses the texts of the resource, or derives them from the resource’s name', () => {
  expect(pickerOf(task).title).toBe('Select Task');
  expect(['users', 'clinics', 'tasks', 'client_task_levels', 'clinic_rooms'].map(selectMessageOf)).toEqual([
    'Please Select User',
    'Please Select Clinic',
    'Please Select Task',
    'Please Select Client task level',
    'Please Select Room',
  ]);
  const { picker: _, ...plain } = clinicRoom;
  expect(pickerOf(plain)).toEqual({ title: 'Select Room', please: 'Please Select Room' });
});
