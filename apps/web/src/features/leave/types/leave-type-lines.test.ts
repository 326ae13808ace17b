import { expect, test } from 'vitest';
import {
  lineChanges,
  lineFields,
  lineOf,
  lineProblems,
  newLine,
  offeredRates,
  valuesToSave,
} from './leave-type-lines.ts';

const saved = (id: string, more: object = {}) => lineOf({ id, ...newLine(id).values, ...more });

test('a line has every field of a leave configuration except its leave type', () => {
  expect(lineFields.map(({ name }) => name)).toEqual([
    'client_employee_type_id',
    'number_of_leaves_in_days',
    'hrs_per_day',
    'applicable_on',
    'leave_loading',
    'accrual_rate',
  ]);
});

test('offers an accrual rate of four weeks a year', () => {
  expect(offeredRates).toContainEqual({ value: '0.0769230769', label: '4 weeks a year' });
});

test('reports a second line for everyone else, and a second one for the same employee type', () => {
  const twice = lineProblems([newLine('a'), newLine('b')]);
  expect(twice.a).toEqual({});
  expect(twice.b?.client_employee_type_id).toMatch(/everyone else/);
  const same = [saved('a', { client_employee_type_id: 'x' }), saved('b', { client_employee_type_id: 'x' })];
  expect(lineProblems(same).b?.client_employee_type_id).toMatch(/already has a line/);
});

test('writes only what was changed, added or removed', () => {
  const before = [saved('a'), saved('b'), saved('c')];
  const [a, b] = before;
  if (!a || !b) throw new Error('no lines');
  const now = [a, { ...b, values: { ...b.values, hrs_per_day: '8' } }, newLine('new')];
  const { removed, updates, added } = lineChanges(before, now, 't');
  expect(removed).toEqual(['c']);
  expect(updates).toEqual([{ id: 'b', set: expect.objectContaining({ hrs_per_day: '8' }) }]);
  expect(added).toEqual([
    expect.objectContaining({ client_employee_leave_type_id: 't', hrs_per_day: '7.6' }),
  ]);
  expect(lineChanges(before, before, 't')).toEqual({ removed: [], updates: [], added: [] });
});

test('leaves out an emptied number, whose column has a default, and writes an empty employee type as null', () => {
  const { values } = newLine('a');
  expect(valuesToSave(lineFields, { ...values, hrs_per_day: '' })).not.toHaveProperty('hrs_per_day');
  expect(valuesToSave(lineFields, values)).toHaveProperty('client_employee_type_id', null);
});
