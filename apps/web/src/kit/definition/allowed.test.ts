import { expect, test } from 'vitest';
import { mayChange, mayWrite } from './allowed.ts';

const manager = { role: 'client_admin', grants: ['Users:EDIT', 'Users:ADD', 'clinics:ADD'] };

test('allows adding rows only to a table that has a rule for it, and to users with the grant', () => {
  expect(mayChange('users', 'insert', manager)).toBe(false);
  expect(mayChange('clinics', 'insert', manager)).toBe(true);
  expect(mayChange('clinics', 'insert', { ...manager, grants: [] })).toBe(false);
});

test('an admin may write only the columns of the table’s rule: the date of birth of a user, but not the email', () => {
  expect(mayWrite('users', 'update', 'date_of_birth', manager)).toBe(true);
  expect(mayWrite('users', 'update', 'email', manager)).toBe(false);
});

test('an employee with EDIT may write their own date of birth, but not that of others', () => {
  const lead = { role: 'client_employee', grants: ['Users:EDIT'] };
  expect(mayWrite('users', 'update', 'date_of_birth', lead)).toBe(false);
  expect(mayWrite('users', 'update', 'date_of_birth', lead, { own: true })).toBe(true);
});
