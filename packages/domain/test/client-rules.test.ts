import { expect, test } from 'vitest';
import { clientColumnsOf, mayHaveTeam, readsClient, staffWrites } from '../src/clients/client-rules.ts';

const grants = new Set(['clients:VIEW', 'clients:EDIT']);

test('which columns of a client a user may write depends on the role, and requires EDIT', () => {
  expect(clientColumnsOf({ role: 'super_admin', grants })).toEqual(staffWrites);
  expect(clientColumnsOf({ role: 'accounts_executive', grants })).toEqual([
    'poc_name',
    'poc_email',
    'poc_phone',
    'team_id',
  ]);
  expect(clientColumnsOf({ role: 'super_admin', grants: new Set(['clients:VIEW']) })).toEqual([]);
  for (const role of ['marketing_admin', 'client_admin', 'nobody'])
    expect(clientColumnsOf({ role, grants })).toEqual([]);
});

test('a sales_executive reads a client they manage, a super_admin any client, and a client_admin none', () => {
  const me = { user_id: 'me', grants };
  const of = (account_manager_user_id: string | null) => ({ account_manager_user_id });
  expect(readsClient({ ...me, role: 'sales_executive' }, of('me'))).toBe(true);
  expect(readsClient({ ...me, role: 'sales_executive' }, of(null))).toBe(false);
  expect(readsClient({ ...me, role: 'super_admin' }, of(null))).toBe(true);
  expect(readsClient({ ...me, role: 'client_admin' }, of('me'))).toBe(false);
});

test('a client cannot get a team smaller than its number of users', () => {
  expect([mayHaveTeam(5, 5).ok, mayHaveTeam(4, 5).ok, mayHaveTeam(null, 500).ok]).toEqual([
    true,
    false,
    true,
  ]);
});
