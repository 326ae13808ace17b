import type { Grant } from '@operatory/resource';
import type { Action } from './actions.ts';
import { childrenOf, defaultModules, isGroup, type Module, modules } from './modules.ts';
import { defaultActions, isOffered } from './role-defaults.ts';
import { type Role, roleOf } from './roles.ts';
import { isFixed } from './settled.ts';

/** A row of `module_default_user_roles`. `saved_data_actions` is null if access was never saved. */
export interface RoleAccess {
  readonly module: string;
  readonly default_actions: readonly Action[];
  readonly saved_data_actions: readonly Action[] | null;
}
/** A row of `user_modules_access`: the actions that a user has in addition to their role, or that are disabled for them. */
export interface UserAccess {
  readonly module: string;
  /** The added actions. */
  readonly default_actions: readonly Action[];
  readonly default_disabled_actions: readonly Action[];
}
/**
 * The state of the client's subscription: `read_only` in the grace period after it has lapsed (VIEW only); `closed` when it is
 * inactive or the grace period is over (no access, except that the owner and client_admin may renew).
 */
export type SubscriptionStatus = 'active' | 'read_only' | 'closed';

/** The saved access of a role. */
export interface SavedBy {
  readonly role: Role;
  /** The rows of the custom role if the link has one, otherwise of the built-in role; the first row of each module counts. */
  readonly roleAccess: readonly RoleAccess[];
  /** Whether the link has a custom role; the built-in role's defaults then do not replace missing rows. */
  readonly custom?: boolean;
}

export interface EffectiveInput extends SavedBy {
  readonly userAccess?: readonly UserAccess[];
  /** `packages.id`; null for the platform's own tenant, which has every module. */
  readonly packageId: number | null;
  /** Modules that the package excludes in packagemodules, besides those its tier lacks. */
  readonly packageWithout?: readonly string[];
  readonly subscriptionStatus?: SubscriptionStatus;
}

/** The id of the base package, which a client has until it buys another. */
export const basePackageId = 1;
/** The tier index is zero-based: `package_id − 1`. */
export const packageIndex = (packageId: number): number => packageId - 1;

const tierOf = (packageId: number): number => Math.min(Math.max(packageIndex(packageId), 0), 2) + 1;

/** Whether the client's package includes the module or its parent. A default module cannot be excluded. */
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
/** INACTIVE and PASSWORD are implied by EDIT on Users, unless they are disabled for the user. */
export const isImplied = (role: Role, module: Module, action: Action): boolean =>
  module.name === 'Users' &&
  (action === 'INACTIVE' || (action === 'PASSWORD' && mayResetPasswords.includes(role)));

/** The reason why a session of the role cannot have the module at all; null if it can. */
export function outOfReach(input: EffectiveInput, module: Module): 'package' | 'not_offered' | null {
  if (module.platform && roleOf(input.role).scope !== 'platform') return 'not_offered';
  if (!inPackage(module, input.packageId, input.packageWithout)) return 'package';
  return isOffered(input.role, module) ? null : 'not_offered';
}

/** (((role.saved ∪ user.added) − user.disabled) ∪ fixed) ∩ available ∩ package. */
export function effectiveActions(input: EffectiveInput, module: Module): readonly Action[] {
  const { role } = input;
  if (outOfReach(input, module)) return [];
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

/** For employees and custom roles only saved actions count; other built-in roles fall back to their defaults. */
export const savedActions = (by: SavedBy, module: Module): readonly Action[] =>
  savedAccess(by, module).actions;

/** The same, with its source: whether it was saved or is the role's default. */
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
 * All rights of a session: `tasks:VIEW` for each action of each module, and `package:tasks` for each module in the package, whether
 * granted or not (reference rules only require the package).
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

/** The actions of one module that a session holds. */
export const grantedActions = (grants: ReadonlySet<Grant>, module: Module): readonly Action[] =>
  module.available_actions.filter((action) => hasGrant(grants, module.name, action));

/** A module for a session: super_admin may have moved it or hidden it from menus. */
export interface OwnModule extends Pick<Module, 'name' | 'parent' | 'position' | 'hide_in_menu'> {
  readonly actions: readonly string[];
}
/** The modules in a session's menu, in order: viewable, and neither hidden nor below a hidden parent. */
export function menuModules<Own extends OwnModule>(own: readonly Own[]): readonly Own[] {
  const hidden = new Set(own.filter(({ hide_in_menu }) => hide_in_menu).map(({ name }) => name));
  return own
    .filter(
      ({ name, parent, actions }) =>
        actions.includes('VIEW') && !hidden.has(name) && !hidden.has(parent ?? ''),
    )
    .sort((a, b) => a.position - b.position);
}
