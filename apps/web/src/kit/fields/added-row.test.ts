import { and, eq, isNull, or } from '@operatory/resource';
import { expect, test } from 'vitest';
import type { Me } from '#session/me.ts';
import { addingList, impliedValues } from './added-row.ts';

const who = (...actions: readonly string[]) =>
  ({
    role: 'clinic_admin',
    grants: actions.flatMap((action) => {
      const [module] = action.split(':');
      return [`package:${module}`, action];
    }),
    user: { id: 'u' },
    clinics: [{ id: 'c' }],
  }) as unknown as Me;
const here = and(eq('status', 'ACTIVE'), eq('clinic_id', 'c'));

test('a condition determines the values of the columns that it requires to equal a value', () => {
  expect(impliedValues(here)).toEqual({ status: 'ACTIVE', clinic_id: 'c' });
  expect(impliedValues(and(eq('status', 'ACTIVE'), or(eq('clinic_id', 'c'), isNull('clinic_id'))))).toEqual({
    status: 'ACTIVE',
    clinic_id: 'c',
  });
  expect(impliedValues({ id: { _nin: ['a'] } })).toEqual({});
  expect(impliedValues()).toEqual({});
});

test('offers users with ADD to add a row in the field, with the values that the field requires', () => {
  const mine = who('client-expense-types:VIEW', 'client-expense-types:ADD');
  const list = addingList('client_expense_types', here, mine);
  const names = list?.form?.map(({ name }) => name);
  expect(names).toContain('name');
  expect(names).not.toContain('clinic_id');
  expect(names).not.toContain('status');
  expect(list?.derive?.({ name: 'Fuel' })).toEqual({ clinic_id: 'c', status: 'ACTIVE' });
  expect(addingList('client_expense_types', here, who('client-expense-types:VIEW'))).toBeNull();
});

test('does not offer to add rows to tables with a form page, or to child records', () => {
  expect(addingList('labs', {}, who('labs:VIEW', 'labs:ADD'))).toBeNull();
  const rosters = who('clinic-rosters:VIEW', 'clinic-rosters:ADD');
  expect(addingList('clinic_roster_template_lines', {}, rosters)).toBeNull();
});
