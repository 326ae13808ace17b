import { type BoolExp, eq, isNull, matches } from '@operatory/resource';
import { describe, expect, it } from 'vitest';
import { roleNames } from '../src/permissions/roles.ts';
import { mine, standard, userId } from '../src/permissions/scopes.ts';
import {
  authored,
  ofMyTeam,
  onlyMine,
  partOf,
  personal,
  platformStandard,
  privateTo,
  takenOverBy,
} from '../src/permissions/table-rules.ts';

const needsOf = (rules: readonly { needs?: unknown }[] = []) => rules.map(({ needs }) => needs);

describe('standard rules with soft delete', () => {
  const rules = standard({
    module: 'labs',
    scope: 'clinic',
    write: ['name'],
    reference: ['id', 'name'],
    softDelete: true,
  });
  it('hide deleted rows from lists, and show their names on rows that refer to them', () => {
    const [viewing, reference] = rules.client_admin?.select ?? [];
    expect(viewing?.filter).toEqual({ _and: [{}, isNull('deleted_at')] });
    expect(viewing?.referred).toEqual({ filter: {}, columns: ['id', 'name'] });
    expect(reference).toMatchObject({ reference: true, columns: ['id', 'name'], filter: {} });
  });
  it('delete by setting deleted_at, and allow no change of deleted rows', () => {
    expect(rules.client_admin?.delete?.[0]?.marks).toEqual({ deleted_at: { sql: 'now' } });
    expect(rules.client_admin?.update?.[0]?.filter).toEqual({ _and: [{}, isNull('deleted_at')] });
  });
  it('give the owner (role client) read access only', () => {
    expect(Object.keys(rules.client ?? {})).toEqual(['select']);
  });
  it('allow no writes if no columns to write are named', () => {
    for (const role of Object.values(standard({ module: 'labs', scope: 'client' })))
      expect(Object.keys(role)).toEqual(['select']);
  });
});

describe('personal rows', () => {
  const rules = personal({ module: 'leaves', team: true });
  it('are readable without any action if own or of the team, and with VIEW if of the user’s clinics', () => {
    const [viewed, own] = rules.client_employee?.select ?? [];
    expect(needsOf([viewed ?? {}, own ?? {}])).toEqual(['leaves:VIEW', 'package:leaves']);
    expect(own?.filter).toEqual({ _or: [mine(), ofMyTeam()] });
    expect(JSON.stringify(viewed?.filter)).toContain('X-Hasura-Clinic-Ids');
  });
  it('are all readable for client_admin, and none for the owner (role client)', () => {
    expect(rules.client_admin?.select?.[0]?.filter).toEqual({ _or: [{ _or: [mine(), ofMyTeam()] }, {}] });
    expect(rules.client).toBeUndefined();
  });
});

describe('rows with an author', () => {
  const rules = authored({
    module: 'library',
    scope: 'client',
    author: 'created_by_user_id',
    write: ['name'],
    changedBy: 'client_admin',
  });
  it('get their creator as a preset, and can be changed only by the creator or client_admin', () => {
    expect(rules.client_employee?.insert?.[0]?.presets).toEqual({ created_by_user_id: userId });
    const changes = (role: 'client_admin' | 'clinic_admin' | 'client_employee') =>
      JSON.stringify(rules[role]?.update?.[0]?.filter).includes('created_by_user_id');
    expect([changes('client_admin'), changes('clinic_admin'), changes('client_employee')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('child records of a parent', () => {
  const parent = standard({ module: 'labs', scope: 'clinic', write: ['name'], reference: ['id', 'name'] });
  const rules = partOf({
    parent: 'lab',
    of: parent,
    module: 'lab-orders',
    write: ['note'],
    writeOnce: ['lab_id'],
  });
  it('are readable by users who may read the parent fully and view the child module, not by reference only', () => {
    expect(needsOf(rules.client_employee?.select)).toEqual([['lab-orders:VIEW', 'labs:VIEW']]);
    expect(rules.client_employee?.select?.[0]?.filter).toEqual({
      _and: [{ lab: parent.client_employee?.select?.[0]?.filter }, {}],
    });
  });
  it('are writable by users who may edit the parent, and the parent is set only once', () => {
    expect(rules.client_admin?.insert?.[0]).toMatchObject({
      needs: 'labs:EDIT',
      columns: ['lab_id', 'note'],
    });
    expect(rules.client_admin?.update?.[0]?.columns).toEqual(['note']);
    expect(rules.client?.insert).toBeUndefined();
  });
});

it('limits chats that are private to their sender to that user, also for client_admin and super_admin', () => {
  const rules = privateTo('clinic-chats', mine('sender_user_id'));
  for (const role of ['client_admin', 'super_admin', 'client_employee'] as const)
    expect(rules[role]?.select).toEqual([
      { needs: 'package:clinic-chats', filter: mine('sender_user_id'), columns: '*', aggregates: true },
    ]);
});

it('has rules for every role, and lets users insert only rows of their own, with the owner preset', () => {
  const rules = onlyMine({ write: ['value'], writeOnce: ['key'] });
  expect(Object.keys(rules).sort()).toEqual([...roleNames].sort());
  expect(rules.client?.insert?.[0]).toEqual({
    check: mine(),
    columns: ['key', 'value'],
    presets: { user_id: userId },
  });
});

describe('tables of the platform', () => {
  const active: BoolExp = eq('status', 'ACTIVE');
  const rules = platformStandard({
    module: 'master-training',
    write: ['name'],
    presets: { updated_by: userId },
    deletes: eq('used', 0),
    tenants: takenOverBy('client-training-categories'),
    readers: ['client_admin', 'clinic_admin'],
  });
  it('are writable by platform roles only', () => {
    expect(needsOf(rules.sales_executive?.insert)).toEqual(['master-training:ADD']);
    expect(rules.super_admin?.update?.[0]?.presets).toEqual({ updated_by: userId });
    expect(matches(rules.super_admin?.delete?.[0]?.filter ?? {}, { used: 1 })).toBe(false);
    for (const role of ['client_admin', 'clinic_admin'] as const)
      expect(Object.keys(rules[role] ?? {})).toEqual(['select']);
  });
  it('are readable by tenant roles only if the rule names them', () => {
    expect(rules.clinic_admin?.select).toEqual([
      { needs: 'client-training-categories:ADD', filter: active, columns: '*', aggregates: true },
    ]);
    expect(rules.client_employee).toBeUndefined();
    expect(rules.client).toBeUndefined();
  });
  it('can be readable by every role', () => {
    const open = platformStandard({ module: 'holidays', write: ['name'], open: true });
    expect(Object.keys(open).sort()).toEqual([...roleNames].sort());
    expect(open.client?.select).toEqual([{ filter: {}, columns: '*', aggregates: true }]);
    expect(needsOf(open.marketing_admin?.select)).toEqual(['holidays:VIEW', undefined]);
  });
});
