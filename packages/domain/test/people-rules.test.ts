import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '../src/permissions/roles.ts';
import {
  changeAccess,
  firstAccess,
  grantableRoles,
  type HeldRole,
  mayActOn,
  mayBlock,
  mayReportTo,
  mayTakeSeat,
  mayUnblock,
  type PeopleActor,
  type PersonFacts,
  readsConfidential,
  readsEmployment,
  rightActorLacks,
  runsClient,
  takesSeat,
  type WantedRole,
} from '../src/users/people-rules.ts';

const all = ['ADD', 'EDIT', 'INACTIVE', 'PASSWORD'].map((action) => `Users:${action}` as const);
const actor = (
  role: Role,
  clinics: readonly string[] = ['one'],
  grants: readonly string[] = all,
): PeopleActor => ({
  user_id: 'actor',
  role,
  clinic_ids: clinics,
  grants: new Set(grants) as unknown as PeopleActor['grants'],
});
const admin = actor('client_admin', []);
const keeper = actor('clinic_admin');
const held = (role: Role, more: Partial<HeldRole> = {}): HeldRole => ({
  id: `${role} ${more.clinic_id ?? ''} ${more.custom_role_id ?? ''}`,
  role,
  custom_role_id: null,
  clinic_id: null,
  blocked: false,
  ...more,
});
const wanted = (
  role: Role,
  clinic_id: string | null = null,
  custom_role_id: string | null = null,
): WantedRole => ({
  role,
  clinic_id,
  custom_role_id,
});
const others = (admins: number) => ({ admins, owners: 1 });
const person = (roles: readonly HeldRole[], clinics: readonly string[] = ['one']): PersonFacts => ({
  id: 'person',
  profile_status: 'ACTIVE',
  roles,
  clinic_ids: clinics,
});
const said = (result: { readonly ok: boolean; readonly code?: string }) => (result.ok ? 'yes' : result.code);

describe('managing a colleague', () => {
  it.each([
    [
      'a client_admin may, at a clinic that is not theirs',
      admin,
      person([held('client_employee')], ['two']),
      'yes',
    ],
    ['a clinic_admin may, for an employee of their clinic', keeper, person([held('client_employee')]), 'yes'],
    [
      'a clinic_admin may not, for an employee of another clinic',
      keeper,
      person([held('client_employee')], ['two']),
      'no_permission',
    ],
    [
      'a clinic_admin may, for another clinic_admin of their clinic',
      keeper,
      person([held('clinic_admin')]),
      'yes',
    ],
    ['a clinic_admin may not, for a client_admin', keeper, person([held('client_admin')]), 'role_above'],
    ['a clinic_admin may not, for the owner', keeper, person([held('client')]), 'role_above'],
    [
      'a clinic_admin may not, for an employee who is also a client_admin',
      keeper,
      person([held('client_employee'), held('client_admin')]),
      'role_above',
    ],
    ['a client_admin may, for the owner', admin, person([held('client')]), 'yes'],
    [
      'an employee may not, for another employee',
      actor('client_employee'),
      person([held('client_employee')]),
      'role_above',
    ],
    [
      'a client_admin may not, without EDIT',
      actor('client_admin', [], ['Users:VIEW']),
      person([held('client_employee')]),
      'no_permission',
    ],
  ])('%s', (_, who, whom, answer) => {
    expect(said(mayActOn(who, whom, 'EDIT'))).toBe(answer);
  });
  it('a clinic_admin can grant clinic_admin and client_employee, an employee nothing, a client_admin no super_admin', () => {
    expect(grantableRoles('clinic_admin').map(({ name }) => name)).toEqual([
      'clinic_admin',
      'client_employee',
    ]);
    expect(grantableRoles('client_employee')).toEqual([]);
    expect(grantableRoles('client_admin').map(({ name }) => name)).not.toContain('super_admin');
  });
});

describe('blocking and unblocking', () => {
  const boss = person([held('client_admin'), held('client_employee', { id: 'second' })]);
  it.each([
    [
      'blocking an employee is allowed',
      mayBlock(admin, person([held('client_employee')]), null, others(0)),
      'yes',
    ],
    ['blocking oneself is refused', mayBlock(admin, { ...boss, id: 'actor' }, null, others(3)), 'block_self'],
    ['blocking the last admin is refused', mayBlock(admin, boss, null, others(0)), 'last_admin'],
    ['blocking another role of the last admin is allowed', mayBlock(admin, boss, 'second', others(0)), 'yes'],
    [
      'blocking the last owner is refused',
      mayBlock(actor('super_admin'), person([held('client'), held('client_admin')]), null, {
        admins: 1,
        owners: 0,
      }),
      'last_owner',
    ],
    [
      'blocking one of two owners is allowed',
      mayBlock(actor('super_admin'), person([held('client')]), null, { admins: 1, owners: 1 }),
      'yes',
    ],
    ['blocking one of two admins is allowed', mayBlock(admin, boss, null, others(1)), 'yes'],
    ['blocking a higher role is refused', mayBlock(keeper, boss, 'second', others(1)), 'role_above'],
    [
      'blocking a user with a custom admin role is allowed, though no admin is left',
      mayBlock(admin, person([held('client_admin', { custom_role_id: 'c' })]), null, others(0)),
      'yes',
    ],
    [
      'blocking an already blocked admin is allowed, though no other admin is left',
      mayBlock(admin, person([held('client_admin', { blocked: true })]), null, others(0)),
      'yes',
    ],
  ])('%s', (_, result, answer) => expect(said(result)).toBe(answer));

  it('unblocking needs a free seat only for a user who does not take one yet', () => {
    const out = person([held('client_employee', { id: 'a', blocked: true })]);
    const half = person([held('client_employee', { id: 'a', blocked: true }), held('clinic_admin')]);
    const full = { seats: 5, taken: 5 };
    expect(said(mayUnblock(admin, out, null, full))).toBe('seats_taken');
    expect(said(mayUnblock(admin, out, 'a', full))).toBe('seats_taken');
    expect(said(mayUnblock(admin, half, 'a', full))).toBe('yes');
    expect(said(mayUnblock(admin, out, null, { seats: null, taken: 900 }))).toBe('yes');
    expect(said(mayTakeSeat(5, 4))).toBe('yes');
  });
  it('invited users take a seat, blocked or inactive ones do not; a custom admin role does not run the client', () => {
    expect(takesSeat(person([held('client_employee', { blocked: true })]))).toBe(false);
    expect(takesSeat({ ...person([held('client_employee')]), profile_status: 'INVITED' })).toBe(true);
    expect(takesSeat({ ...person([held('client_employee')]), profile_status: 'INACTIVE' })).toBe(false);
    expect(runsClient(person([held('client_admin', { custom_role_id: 'c' })]))).toBe(false);
    expect(runsClient(person([held('super_admin')]))).toBe(true);
  });
});

describe('changing access', () => {
  const worker = person([held('client_employee')]);
  const give = (
    who: PeopleActor,
    whom: PersonFacts,
    roles: readonly WantedRole[],
    clinics: readonly string[],
    admins = 1,
  ) => said(changeAccess(who, whom, { roles, clinic_ids: clinics }, others(admins)));
  it.each([
    [
      'an employee can be given another role',
      give(admin, worker, [wanted('clinic_admin', 'one')], ['one']),
      'yes',
    ],
    ['at least one role must remain', give(admin, worker, [], ['one']), 'role_needed'],
    ['an employee must have a clinic', give(admin, worker, [wanted('client_employee')], []), 'clinic_needed'],
    ['a client_admin needs no clinic', give(admin, worker, [wanted('client_admin')], []), 'yes'],
    [
      'a role at a clinic requires that the user works there',
      give(admin, worker, [wanted('client_employee', 'two')], ['one']),
      'clinic_needed',
    ],
    [
      'a client_admin cannot give a platform role',
      give(admin, worker, [wanted('support_executive')], ['one']),
      'role_above',
    ],
    [
      'a clinic_admin cannot give a higher role',
      give(keeper, worker, [wanted('client_admin')], ['one']),
      'role_above',
    ],
    [
      'a clinic_admin cannot add a clinic that is not their own',
      give(keeper, worker, [wanted('client_employee')], ['one', 'two']),
      'no_permission',
    ],
    [
      'a clinic_admin cannot give a role at a clinic that is not their own',
      give(keeper, worker, [wanted('client_employee', 'two')], ['one']),
      'no_permission',
    ],
    [
      'an employee cannot give roles, even with EDIT',
      give(actor('client_employee'), worker, [wanted('client_employee', 'one')], ['one']),
      'no_permission',
    ],
    [
      'the role of the last admin cannot be taken away',
      give(admin, person([held('client_admin')]), [wanted('client_employee')], ['one'], 0),
      'last_admin',
    ],
    [
      'a client_admin cannot change their own access',
      give(admin, { ...worker, id: 'actor' }, [wanted('clinic_admin')], ['one']),
      'own_access',
    ],
  ])('%s', (_, answer, expected) => expect(answer).toBe(expected));

  it('keeps roles and clinics outside the editor’s own clinics, which the change does not name', () => {
    const both = person(
      [held('client_employee', { clinic_id: 'one' }), held('clinic_admin', { clinic_id: 'two' })],
      ['one', 'two'],
    );
    const result = changeAccess(
      keeper,
      both,
      { roles: [wanted('clinic_admin', 'one')], clinic_ids: ['one'] },
      others(1),
    );
    expect(result).toEqual({
      ok: true,
      value: {
        adds: [{ ...wanted('clinic_admin', 'one'), blocked: false }],
        removes: [both.roles[0]],
        clinic_ids: ['two', 'one'],
      },
    });
  });
  it('keeps a blocked user blocked', () => {
    const out = person([held('client_employee', { blocked: true })]);
    const result = changeAccess(
      admin,
      out,
      { roles: [wanted('clinic_admin')], clinic_ids: ['one'] },
      others(1),
    );
    expect(result.ok && result.value.adds.every(({ blocked }) => blocked)).toBe(true);
  });
  it('a clinic_admin with ADD can give a new user access at their own clinic, but not without ADD or at another clinic', () => {
    const first = { roles: [wanted('client_employee')], clinic_ids: ['one'] };
    expect(said(firstAccess(keeper, first))).toBe('yes');
    expect(said(firstAccess(actor('clinic_admin', ['one'], ['Users:EDIT']), first))).toBe('no_permission');
    expect(said(firstAccess(keeper, { ...first, clinic_ids: ['two'] }))).toBe('no_permission');
  });

  const clinic = fc.constantFrom('one', 'two', 'three');
  const role = fc.record({
    role: fc.constantFrom<Role>('client', 'client_admin', 'clinic_admin', 'client_employee'),
    custom_role_id: fc.constant(null),
    clinic_id: fc.option(clinic),
  });
  const clinics = fc.uniqueArray(clinic, { maxLength: 3 });
  it('a clinic_admin changes nothing at other clinics, and adds or removes no higher role', () => {
    fc.assert(
      fc.property(
        fc.array(role, { maxLength: 4 }),
        clinics,
        fc.array(role, { maxLength: 4 }),
        clinics,
        (before, at, after, next) => {
          const whom = person(
            before.map((one, index) => held(one.role, { ...one, id: String(index) })),
            at,
          );
          const result = changeAccess(keeper, whom, { roles: after, clinic_ids: next }, others(1));
          if (!result.ok) return;
          const { adds, removes, clinic_ids } = result.value;
          for (const id of ['two', 'three'])
            expect(clinic_ids.includes(id)).toBe((at as string[]).includes(id));
          for (const change of [...adds, ...removes]) {
            expect(['clinic_admin', 'client_employee']).toContain(change.role);
            expect([null, 'one']).toContain(change.clinic_id);
          }
        },
      ),
    );
  });
  it('repeating a change has no effect', () => {
    fc.assert(
      fc.property(
        fc.array(role, { maxLength: 4 }),
        clinics,
        fc.array(role, { maxLength: 4 }),
        clinics,
        (before, at, after, next) => {
          const whom = person(
            before.map((one, index) => held(one.role, { ...one, id: String(index) })),
            at,
          );
          const ask = { roles: after, clinic_ids: next };
          const result = changeAccess(admin, whom, ask, others(1));
          if (!result.ok) return;
          const { adds, removes, clinic_ids } = result.value;
          const then = {
            ...whom,
            clinic_ids,
            roles: [
              ...whom.roles.filter((one) => !removes.includes(one)),
              ...adds.map((one, index) => ({ ...one, id: `new ${index}` })),
            ],
          };
          const again = changeAccess(admin, then, ask, others(1));
          expect(again.ok && [again.value.adds, again.value.removes]).toEqual([[], []]);
        },
      ),
    );
  });
});

describe('reporting lines', () => {
  const worker = person([held('client_employee')]);
  const line = (user_id: string, reported_to_user_id: string) => ({ user_id, reported_to_user_id });
  it.each([
    ['a person can report to somebody else', mayReportTo(admin, worker, ['a'], []), 'yes'],
    ['a person cannot report to themselves', mayReportTo(admin, worker, ['person'], []), 'reporting_circle'],
    [
      'a person cannot report to somebody who indirectly reports to them',
      mayReportTo(admin, worker, ['a'], [line('a', 'b'), line('b', 'person')]),
      'reporting_circle',
    ],
    [
      'a change that ends an existing reporting circle is allowed',
      mayReportTo(admin, worker, ['a'], [line('person', 'b'), line('b', 'person')]),
      'yes',
    ],
    [
      'reporting to somebody in a circle of other people is allowed',
      mayReportTo(admin, worker, ['a'], [line('a', 'b'), line('b', 'a')]),
      'yes',
    ],
    [
      'a clinic_admin cannot choose whom they report to',
      mayReportTo(keeper, { ...worker, id: 'actor' }, ['a'], []),
      'own_access',
    ],
    [
      'a client_admin can choose whom they report to',
      mayReportTo(admin, { ...worker, id: 'actor' }, ['a'], []),
      'yes',
    ],
  ])('%s', (_, result, answer) => expect(said(result)).toBe(answer));

  it('after any sequence of allowed changes, nobody reports to themselves, even indirectly', () => {
    const who = fc.integer({ min: 0, max: 6 }).map(String);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(who, fc.uniqueArray(who, { maxLength: 3 })), { maxLength: 30 }),
        (asked) => {
          let lines: { user_id: string; reported_to_user_id: string }[] = [];
          for (const [id, managers] of asked)
            if (mayReportTo(admin, { ...worker, id }, managers, lines).ok)
              lines = [
                ...lines.filter(({ user_id }) => user_id !== id),
                ...managers.map((to) => line(id, to)),
              ];
          const reaches = (from: string, seen: ReadonlySet<string>): boolean =>
            seen.has(from) ||
            lines.some(
              ({ user_id, reported_to_user_id: to }) =>
                user_id === from && reaches(to, new Set([...seen, from])),
            );
          for (let id = 0; id <= 6; id += 1) expect(reaches(String(id), new Set())).toBe(false);
        },
      ),
    );
  });
});

it('users cannot grant a right that they lack, and package features do not count as rights', () => {
  const given = new Set(['package:tasks', 'tasks:VIEW', 'tasks:DELETE']) as never;
  expect(rightActorLacks(actor('clinic_admin', [], ['tasks:VIEW']), given)).toBe('tasks:DELETE');
  expect(rightActorLacks(actor('clinic_admin', [], ['tasks:VIEW', 'tasks:DELETE']), given)).toBeUndefined();
});

it('managers read the employment of others, but only the employee and those who run the client read confidential data', () => {
  expect([
    readsEmployment(keeper, 'x'),
    readsConfidential(keeper, 'x'),
    readsConfidential(keeper, 'actor'),
  ]).toEqual([true, false, true]);
  expect([readsEmployment(actor('client_employee'), 'x'), readsConfidential(admin, 'x')]).toEqual([
    false,
    true,
  ]);
});
