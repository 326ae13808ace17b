import { modules, register } from '@operatory/domain';
import type { AnyResource } from '@operatory/resource';
import { expect, test } from 'vitest';
import { kindsOfModule } from './module-list.ts';
import { partList, partsOf } from './part-list.ts';

test('the child records of a table are those whose resource names it as their parent', () => {
  expect(partsOf('employee_leaves').map(({ table }) => table)).toEqual([
    'employee_leave_days',
    'employee_leave_history',
  ]);
  expect(partsOf('clinic_rooms')).toEqual([]);
});

test('the list and form of a child record omit its parent, which is set on creation', () => {
  const [lines] = partsOf('clinic_roster_templates');
  if (!lines) throw new Error('no part');
  const list = partList(lines, 'above');
  const names = [...list.columns.map(({ key }) => key), ...(list.form ?? []).map(({ name }) => name)];
  expect(names).toContain('weekday');
  expect(names).not.toContain('clinic_roster_template_id');
  expect(list.derive?.({})).toEqual({ clinic_roster_template_id: 'above' });
  expect(list.derive?.({ id: 'there' })).toEqual({});
});

test('reference fields in the form of a child record offer only rows of its parent’s clinic', () => {
  const [places] = partsOf('clinic_im_products');
  if (!places) throw new Error('no part');
  const [field] = (partList(places, 'above', 'here').form ?? []).map((each) => each.field);
  expect(field?.kind === 'reference' && field.where).toEqual({
    _and: [{ status: { _eq: 'ACTIVE' } }, { clinic_id: { _eq: 'here' } }],
  });
});

test('child records can have child records: a course has items, and an item has questions', () => {
  const below = (table: string): readonly string[] =>
    partsOf(table).flatMap((part) => [part.table, ...below(part.table)]);
  expect(below('training_courses')).toContain('training_course_item_fields');
  expect(below('master_training_courses')).toContain('master_training_course_item_fields');
  expect(below('clinic_im_product_orders')).toContain('clinic_im_product_order_receipts');
});

test('every table with a form has a list or its own screen, or is shown below a record that has one', () => {
  const ownScreens = new Set([
    // Child records of tasks, people and chats, personal settings, and roster templates.
    ...['j_tasks_users', 'task_comments', 'user_qualifications', 'user_preferences', 'saved_views'],
    ...['clinic_roster_templates', 'order_chat_messages', 'lab_order_messages'],
    // Only commands, or the device that becomes a kiosk, write these rows.
    ...['instrument_history_items', 'clinic_kiosks'],
  ]);
  const listed = new Set(modules.flatMap((module) => kindsOfModule(module).map(({ table }) => table)));
  const shown = (resource: AnyResource | undefined): boolean => {
    if (!resource) return false;
    if (listed.has(resource.table) || ownScreens.has(resource.table)) return true;
    const above = resource.part === undefined ? undefined : resource.fields?.[resource.part];
    return above?.kind === 'reference' && shown(register.find(({ table }) => table === above.table));
  };
  expect(
    register.filter(({ form }) => form.length > 0).flatMap((each) => (shown(each) ? [] : each.table)),
  ).toEqual([]);
});
