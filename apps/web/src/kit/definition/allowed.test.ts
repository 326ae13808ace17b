import { expect, test } from 'vitest';
import { mayChange, mayWrite } from './allowed.ts';

const manager = { role: 'client_admin', grants: ['Users:EDIT', 'Users:ADD', 'clinics:ADD'] };

test('offers no action without a rule of the table: people are invited, not added', () => {
  expect(mayChange('users', 'insert', manager)).toBe(false);
  expect(mayChange('clinics', 'insert', manager)).toBe(true);
  expect(mayChange('clinics', 'insert', { ...manager, grants: [] })).toBe(false);
});

test('allows writing only the rule’s columns', () => {
  expect(mayWrite('users', 'update', 'date_of_birth', manager)).toBe(true);
  expect(mayWrite('users', 'update', 'email', manager)).toBe(false);
});

test('users who edit colleagues can still change their own private fields', () => {
  const lead = { role: 'client_employee', grants: ['Users:EDIT'] };
  expect(mayWrite('users', 'update', 'date_of_birth', lead)).toBe(false);
  expect(mayWrite('users', 'update', 'date_of_birth', lead, { own: true })).toBe(true);
});
