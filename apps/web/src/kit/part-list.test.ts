import { expect, test } from 'vitest';
import { partList, partsOf } from './part-list.ts';

test('the parts of a record are what names it as theirs', () => {
  expect(partsOf('employee_leaves').map(({ table }) => table)).toEqual([
    'employee_leave_days',
    'employee_leave_history',
  ]);
  expect(partsOf('clinic_rooms')).toEqual([]);
});

test('a part is listed and asked for without the record above it, which it gets when it is made', () => {
  const [lines] = partsOf('clinic_roster_templates');
  if (!lines) throw new Error('no part');
  const list = partList(lines, 'above');
  const names = [...list.columns.map(({ key }) => key), ...(list.form ?? []).map(({ name }) => name)];
  expect(names).toContain('weekday');
  expect(names).not.toContain('clinic_roster_template_id');
  expect(list.derive?.({})).toEqual({ clinic_roster_template_id: 'above' });
  expect(list.derive?.({ id: 'there' })).toEqual({});
});
