import type { Grant } from '@operatory/resource';
import type { Action } from './actions.ts';
import { childrenOf, defaultModules, isGroup, type Module, modules } from './modules.ts';
import { defaultActions, isOffered } from './role-defaults.ts';
import { type Role, roleOf } from './roles.ts';
import { isFixed } from './settled.ts';

/**
 * A row of `module_default_user_roles`. `saved_data_actions` is null until somebody saves the role's access.
 */
export interface RoleAccess {
  readonly module: string;
  readonly default_actions: readonly Action[];
  readonly saved_data_actions: readonly Action[] | null;
}
/** A row of `user_modules_access`: actions that one user has in addition to their role, or lacks. */
export interface UserAccess {
  readonly module: string;
  /** Actions in addition to the role's. */
  readonly default_actions: readonly Action[];
  readonly default_disabled_actions: readonly Action[];
}
/**
 * `read_only` lasts for the grace period after the plan ends and leaves only VIEW. After it, `closed` leaves
 * no access, except that the owner and client_admins can renew.
 */
export type SubscriptionStatus = 'active' | 'read_only' | 'closed';

export interface SavedBy {
  readonly role: Role;
  /**
   * The rows of the custom role, or of the built-in role if there is none. The first row of a module counts.
   */
  readonly roleAccess: readonly RoleAccess[];
  /**
   * The access is that of a custom role. Modules without a row then have no access, instead of the built-in
   * role's defaults.
   */
  readonly custom?: boolean;
}

export interface EffectiveInput extends SavedBy {
  readonly userAccess?: readonly UserAccess[];
  /** Null for the platform's own tenant, which has all modules. */
  readonly packageId: number | null;
  /** Modules that the package excludes although its tier includes them. */
  readonly packageWithout?: readonly string[];
  readonly subscriptionStatus?: SubscriptionStatus;
}

/** Clients have this package until they buy another. */
export const basePackageId = 1;
/** Package ids begin at 1, indexes at 0. */
export const packageIndex = (packageId: number): number => packageId - 1;

const tierOf = (packageId: number): number => Math.min(Math.max(packageIndex(packageId), 0), 2) + 1;

/** @returns True if the client's package includes the module. Default modules are in every package. */
export function inPackage(
  module: Module,
  packageId: number | null,
  without: readonly string[] = [],
): boolean {
  if (packageId === null) return true;
  if (module.platform || !module.tiers.includes(tierOf(packageId))) return false;
  if (defaultModules.includes(module.name)) return true;
  return !without.includes(module.name) && !(module.parent !== null && without.includes(module.parent));
}

const mayResetPasswords: readonly Role[] = ['super_admin', 'client_admin', 'clinic_admin'];
/** EDIT on Users includes INACTIVE and, for some roles, PASSWORD. */
export const isImplied = (role: Role, module: Module, action: Action): boolean =>
  module.name === 'Users' &&
  (action === 'INACTIVE' || (action === 'PASSWORD' && mayResetPasswords.includes(role)));

/** Why sessions of this role cannot have the module at all; null if they can. */
export function unavailableBecause(input: EffectiveInput, module: Module): 'package' | 'not_offered' | null {
  if (module.platform && roleOf(input.role).scope !== 'platform') return 'not_offered';
  if (!inPackage(module, input.packageId, input.packageWithout)) return 'package';
  return isOffered(input.role, module) ? null : 'not_offered';
}

/**
 * @returns The actions of a session: ((saved by the role ∪ added for the user) − disabled for the user) ∪
 * fixed, as far as the module, the role and the package allow them.
 */
export function effectiveActions(input: EffectiveInput, module: Module): readonly Action[] {
  const { role } = input;
  if (unavailableBecause(input, module)) return [];
  if (role === 'super_admin') return module.available_actions;
  if (isGroup(module)) {
    const held = new Set(childrenOf(module.name).flatMap((child) => effectiveActions(input, child)));
    return module.available_actions.filter((action) => held.has(action));
  }
  const user = input.userAccess?.find((access) => access.module === module.name);
  const held = new Set<Action>(savedActions(input, module));
  for (const action of user?.default_actions ?? []) held.add(action);
  for (const action of user?.default_disabled_actions ?? []) held.delete(action);
  if (held.has('EDIT'))
    for (const action of module.available_actions)
      if (isImplied(role, module, action) && !user?.default_disabled_actions.includes(action))
        held.add(action);
  return module.available_actions.filter((action) => held.has(action) || isFixed(module, action));
}

/**
 * Employees and custom roles have only saved actions. Other built-in roles have their defaults until
 * something is saved.
 */
export const savedActions = (by: SavedBy, module: Module): readonly Action[] =>
  savedAccess(by, module).actions;

/** @returns The actions with their source: the role, the custom role, or the role's defaults. */
export function savedAccess(
  { role, roleAccess, custom = false }: SavedBy,
  module: Module,
): { readonly actions: readonly Action[]; readonly source: 'role' | 'custom_role' | 'default' } {
  const row = roleAccess.find((access) => access.module === module.name);
  const source = custom ? 'custom_role' : 'role';
  if (row?.saved_data_actions) return { actions: row.saved_data_actions, source };
  if (custom || role === 'client_employee') return { actions: [], source };
  return { actions: row ? row.default_actions : defaultActions(role, module), source: 'default' };
}

/**
 * All rights of a session: `tasks:VIEW` for each action it has, and `package:tasks` for each module in the
 * client's package, even without an action. Rules for names of referenced rows need only the latter.
 */
export function effectiveGrants(input: EffectiveInput): Set<Grant> {
  const grants = new Set<Grant>();
  const subscriptionStatus = input.subscriptionStatus ?? 'active';
  if (subscriptionStatus === 'closed') {
    if (input.role === 'client' || input.role === 'client_admin')
      for (const name of ['dashboard', 'my Practice', 'My Account']) grants.add(`${name}:VIEW`);
    return grants;
  }
  for (const module of modules) {
    if (inPackage(module, input.packageId, input.packageWithout)) grants.add(`package:${module.name}`);
    for (const action of effectiveActions(input, module))
      if (subscriptionStatus === 'active' || action === 'VIEW') grants.add(`${module.name}:${action}`);
  }
  return grants;
}

export const hasGrant = (grants: Pick<ReadonlySet<Grant>, 'has'>, module: string, action: Action): boolean =>
  grants.has(`${module}:${action}`);

export const grantedActions = (grants: ReadonlySet<Grant>, module: Module): readonly Action[] =>
  module.available_actions.filter((action) => hasGrant(grants, module.name, action));

/** A module as one client has it: super_admin may have moved or hidden it. */
export interface OwnModule extends Pick<Module, 'name' | 'parent' | 'position' | 'hide_in_menu'> {
  readonly actions: readonly string[];
}
/**
 * @returns The modules in a session's menu, in order: those with VIEW that are not hidden, nor their parent.
 */
export function menuModules<Own extends OwnModule>(own: readonly Own[]): readonly Own[] {
  const hidden = new Set(own.filter(({ hide_in_menu }) => hide_in_menu).map(({ name }) => name));
  return own
    .filter(
      ({ name, parent, actions }) =>
        actions.includes('VIEW') && !hidden.has(name) && !hidden.has(parent ?? ''),
    )
    .sort((a, b) => a.position - b.position);
}
