import type { Grant } from '@operatory/resource';
import type { Action } from '../permissions/actions.ts';
import { hasGrant } from '../permissions/effective.ts';
import { mayManageRole, type Role, type RoleDefinition, roleOf, roles } from '../permissions/roles.ts';
import { allowed, allowIf, ok, type Result, refuse } from '../refusal.ts';

/** A role at one clinic, or at all of the user's clinics if `clinic_id` is null. */
export interface WantedRole {
  readonly role: Role;
  readonly custom_role_id: string | null;
  readonly clinic_id: string | null;
}
export interface HeldRole extends WantedRole {
  readonly id: string;
  readonly blocked: boolean;
}
export interface PersonFacts {
  readonly id: string;
  readonly profile_status: 'INVITED' | 'ACTIVE' | 'INACTIVE';
  readonly roles: readonly HeldRole[];
  readonly clinic_ids: readonly string[];
}
export interface PeopleActor {
  readonly user_id: string;
  /** For a custom role, its base role. */
  readonly role: Role;
  readonly clinic_ids: readonly string[];
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
}

const isEverywhere = ({ role }: Pick<PeopleActor, 'role'>): boolean => roleOf(role).actsAs === 'client_admin';
/** @returns True if the role is for the whole client. A custom role never is. */
const runs = (held: WantedRole): boolean => held.custom_role_id === null && isEverywhere(held);

/**
 * @returns True if the user works at one of the actor's clinics. Everybody is near an actor whose role is for
 * the whole client.
 */
export const isNear = (actor: PeopleActor, person: Pick<PersonFacts, 'clinic_ids'>): boolean =>
  isEverywhere(actor) || person.clinic_ids.some((id) => actor.clinic_ids.includes(id));

export const runsClient = ({ profile_status, roles: held }: Omit<PersonFacts, 'id'>): boolean =>
  profile_status !== 'INACTIVE' && held.some((role) => !role.blocked && runs(role));

export const ownsClient = ({ profile_status, roles: held }: Omit<PersonFacts, 'id'>): boolean =>
  profile_status !== 'INACTIVE' &&
  held.some(({ role, custom_role_id, blocked }) => role === 'client' && custom_role_id === null && !blocked);

/** The numbers of other users that run the whole client, and that own it. */
export interface OtherHolders {
  readonly admins: number;
  readonly owners: number;
}

/** Everybody who can sign in takes a seat of the plan, and so does everybody with an open invitation. */
export const takesSeat = ({ profile_status, roles: held }: Omit<PersonFacts, 'id'>): boolean =>
  profile_status !== 'INACTIVE' && held.some(({ blocked }) => !blocked);

/** `seats` is null if the plan has no limit. */
export const mayTakeSeat = (seats: number | null, taken: number): Result =>
  allowIf(seats === null || taken < seats, 'seats_taken');

export const grantableRoles = (actor: Role): readonly RoleDefinition[] =>
  roles.filter(({ name }) => mayManageRole(actor, name));

/**
 * For an action of Users on another user, the actor needs the grant, must work at one of the user's clinics
 * or have a role for the whole client, and must be allowed to manage all of the user's roles.
 */
export function mayActOn(actor: PeopleActor, person: PersonFacts, action: Action): Result {
  if (!hasGrant(actor.grants, 'Users', action) || !isNear(actor, person)) return refuse('no_permission');
  const below = person.roles.every(({ role }) => mayManageRole(actor.role, role));
  return allowIf(below, 'role_above');
}

/**
 * `roleId` is one of the user's roles; null blocks the whole user. `others` counts the other users who run or
 * own the client.
 */
export function mayBlock(
  actor: PeopleActor,
  person: PersonFacts,
  roleId: string | null,
  others: OtherHolders,
): Result {
  const may = mayActOn(actor, person, 'INACTIVE');
  if (!may.ok) return may;
  if (person.id === actor.user_id) return refuse('block_self');
  return keepsHolders(person, withBlocked(person, roleId, true), others);
}

/** `roleId` is one of the user's roles; null unblocks the whole user. */
export function mayUnblock(
  actor: PeopleActor,
  person: PersonFacts,
  roleId: string | null,
  seats: { readonly seats: number | null; readonly taken: number },
): Result {
  const may = mayActOn(actor, person, 'INACTIVE');
  if (!may.ok) return may;
  if (person.id === actor.user_id) return refuse('own_access');
  return takesSeat(person) || !takesSeat(withBlocked(person, roleId, false))
    ? allowed
    : mayTakeSeat(seats.seats, seats.taken);
}

const withBlocked = (person: PersonFacts, roleId: string | null, blocked: boolean): PersonFacts => ({
  ...person,
  roles: person.roles.map((held) => (roleId === null || held.id === roleId ? { ...held, blocked } : held)),
});

/** Refuses if nobody who runs the client, or nobody who owns it, would be left. */
function keepsHolders(before: PersonFacts, after: PersonFacts, others: OtherHolders): Result {
  if (others.owners === 0 && ownsClient(before) && !ownsClient(after)) return refuse('last_owner');
  return allowIf(others.admins > 0 || !runsClient(before) || runsClient(after), 'last_admin');
}

export interface WantedAccess {
  readonly roles: readonly WantedRole[];
  readonly clinic_ids: readonly string[];
}
export interface AccessChange {
  readonly adds: readonly (WantedRole & { readonly blocked: boolean })[];
  readonly removes: readonly HeldRole[];
  readonly clinic_ids: readonly string[];
}

/**
 * @returns The change of a user's roles and clinics. Those outside the actor's clinics stay as they are,
 * and a blocked user stays blocked.
 */
export function changeAccess(
  actor: PeopleActor,
  person: PersonFacts,
  wanted: WantedAccess,
  others: OtherHolders,
): Result<AccessChange> {
  const { actsAs } = roleOf(actor.role);
  if (actsAs !== 'client_admin' && actsAs !== 'clinic_admin') return refuse('no_permission');
  const may = mayActOn(actor, person, 'EDIT');
  if (!may.ok) return may;
  if (person.id === actor.user_id) return refuse('own_access');
  const change = accessChange(actor, person, wanted);
  if (!change.ok) return change;
  const kept = keepsHolders(person, changed(person, change.value), others);
  return kept.ok ? change : kept;
}

export function firstAccess(actor: PeopleActor, wanted: WantedAccess): Result<AccessChange> {
  if (!hasGrant(actor.grants, 'Users', 'ADD')) return refuse('no_permission');
  return accessChange(actor, { id: '', profile_status: 'INVITED', roles: [], clinic_ids: [] }, wanted);
}

const sameRole = (one: WantedRole, other: WantedRole): boolean =>
  one.role === other.role && one.custom_role_id === other.custom_role_id && one.clinic_id === other.clinic_id;

function accessChange(actor: PeopleActor, person: PersonFacts, wanted: WantedAccess): Result<AccessChange> {
  const reaches = (clinicId: string): boolean => isEverywhere(actor) || actor.clinic_ids.includes(clinicId);
  const beyond = person.clinic_ids.filter((id) => !reaches(id));
  const clinic_ids = [...new Set([...beyond, ...wanted.clinic_ids])];
  // A role without a clinic applies at all of the user's clinics.
  const touches = (held: WantedRole, clinics: readonly string[]): boolean =>
    held.clinic_id === null ? clinics.every(reaches) : reaches(held.clinic_id);
  const adds = wanted.roles.filter(
    (role, index) =>
      !person.roles.some((held) => sameRole(held, role)) &&
      wanted.roles.findIndex((other) => sameRole(other, role)) === index,
  );
  const removes = person.roles.filter(
    (held) => touches(held, person.clinic_ids) && !wanted.roles.some((role) => sameRole(held, role)),
  );
  const outside = clinic_ids.some((id) => !person.clinic_ids.includes(id) && !reaches(id));
  if (outside || !adds.every((role) => touches(role, clinic_ids))) return refuse('no_permission');
  if (![...adds, ...removes].every(({ role }) => mayManageRole(actor.role, role)))
    return refuse('role_above');
  const blocked = person.roles.length > 0 && person.roles.every((held) => held.blocked);
  const change = { adds: adds.map((role) => ({ ...role, blocked })), removes, clinic_ids };
  const held = changed(person, change).roles;
  if (held.length === 0) return refuse('role_needed');
  // Users who run or own the whole client need no clinic. All others need one, and have roles only at their
  // own clinics.
  const needsClinic = held.some((role) => !runs(role) && role.role !== 'client');
  const elsewhere = held.some(({ clinic_id }) => clinic_id !== null && !clinic_ids.includes(clinic_id));
  if (elsewhere || (needsClinic && clinic_ids.length === 0)) return refuse('clinic_needed');
  return ok(change);
}

const changed = (person: PersonFacts, { adds, removes, clinic_ids }: AccessChange): PersonFacts => ({
  ...person,
  clinic_ids,
  roles: [
    ...person.roles.filter((held) => !removes.includes(held)),
    ...adds.map((role) => ({ ...role, id: '' })),
  ],
});

export interface ReportingLine {
  readonly user_id: string;
  readonly reported_to_user_id: string;
}
/**
 * Decides who may change to whom a user reports. `lines` are all of the client's reporting lines: nobody
 * may report to somebody below them.
 */
export function mayReportTo(
  actor: PeopleActor,
  person: PersonFacts,
  managers: readonly string[],
  lines: readonly ReportingLine[],
): Result {
  const { actsAs } = roleOf(actor.role);
  if (actsAs !== 'client_admin' && actsAs !== 'clinic_admin') return refuse('no_permission');
  const may = mayActOn(actor, person, 'EDIT');
  if (!may.ok) return may;
  if (person.id === actor.user_id && actsAs !== 'client_admin') return refuse('own_access');
  const above = new Map<string, string[]>();
  for (const { user_id, reported_to_user_id } of lines)
    if (user_id !== person.id) above.set(user_id, [...(above.get(user_id) ?? []), reported_to_user_id]);
  const seen = new Set<string>();
  const waiting = [...managers];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === person.id) return refuse('reporting_circle');
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(above.get(id) ?? []));
  }
  return allowed;
}

/**
 * A right of the new role that the actor lacks; nobody may grant what they do not have. `package:` grants say
 * what the client bought and are no rights.
 */
export const rightActorLacks = (
  actor: Pick<PeopleActor, 'grants'>,
  given: ReadonlySet<Grant>,
): Grant | undefined => [...given].find((grant) => !grant.startsWith('package:') && !actor.grants.has(grant));

/** `readsEmployment` is about employment data, `readsConfidential` about pay, bank, tax and health data. */
export const readsEmployment = (actor: Pick<PeopleActor, 'user_id' | 'role'>, userId: string): boolean =>
  actor.user_id === userId || ['client_admin', 'clinic_admin'].includes(roleOf(actor.role).actsAs);
export const readsConfidential = (actor: Pick<PeopleActor, 'user_id' | 'role'>, userId: string): boolean =>
  actor.user_id === userId || isEverywhere(actor);
