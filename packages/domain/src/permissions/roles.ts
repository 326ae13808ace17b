/** The built-in roles. A custom role only changes actions, so the engine always sees one of these. */
export type Role =
  | 'super_admin'
  | 'super_admin_employee'
  | 'accounts_executive'
  | 'support_executive'
  | 'sales_executive'
  | 'marketing_executive'
  | 'marketing_admin'
  | 'client'
  | 'client_admin'
  | 'clinic_admin'
  | 'client_employee';

/** The role of a supplier's session, which sees one order and has no account. */
export const supplierRole = 'vendor';
export type SessionRole = Role | typeof supplierRole;

export interface RoleDefinition {
  readonly id: number;
  readonly name: Role;
  readonly title: string;
  /** Roles of the platform exist only in the platform's tenant, other roles only in clients. */
  readonly scope: 'platform' | 'client';
  /** The role whose rights within a tenant (tasks, leave, chat) this role has. */
  readonly actsAs: 'client_admin' | 'clinic_admin' | 'client_employee' | 'client';
  /** The base of custom roles that are created from this role; null if none can be. */
  readonly customBase: Role | null;
  /** Nobody may assign a role with a higher rank than their own, nor edit or block people who have one. */
  readonly rank: number;
}

export const roles: readonly RoleDefinition[] = [
  {
    id: 1,
    name: 'super_admin',
    title: 'Super Admin',
    scope: 'platform',
    actsAs: 'client_admin',
    customBase: 'super_admin_employee',
    rank: 100,
  },
  {
    id: 2,
    name: 'super_admin_employee',
    title: 'Super Admin Employee',
    scope: 'platform',
    actsAs: 'client_employee',
    customBase: null,
    rank: 10,
  },
  {
    id: 3,
    name: 'accounts_executive',
    title: 'Accounts Executive',
    scope: 'platform',
    actsAs: 'client_employee',
    customBase: null,
    rank: 10,
  },
  {
    id: 4,
    name: 'support_executive',
    title: 'Support Executive',
    scope: 'platform',
    actsAs: 'client_employee',
    customBase: null,
    rank: 10,
  },
  {
    id: 5,
    name: 'sales_executive',
    title: 'Sales Executive',
    scope: 'platform',
    actsAs: 'client_employee',
    customBase: null,
    rank: 10,
  },
  {
    id: 6,
    name: 'marketing_executive',
    title: 'Marketing Executive',
    scope: 'platform',
    actsAs: 'client_employee',
    customBase: null,
    rank: 10,
  },
  {
    id: 7,
    name: 'marketing_admin',
    title: 'Marketing Admin',
    scope: 'platform',
    actsAs: 'client_employee',
    customBase: null,
    rank: 10,
  },
  {
    id: 8,
    name: 'client',
    title: 'Account Owner',
    scope: 'client',
    actsAs: 'client',
    customBase: null,
    rank: 30,
  },
  {
    id: 9,
    name: 'client_admin',
    title: 'Client Admin',
    scope: 'client',
    actsAs: 'client_admin',
    customBase: 'client_employee',
    rank: 30,
  },
  {
    id: 10,
    name: 'clinic_admin',
    title: 'Clinic Admin',
    scope: 'client',
    actsAs: 'clinic_admin',
    customBase: 'client_employee',
    rank: 20,
  },
  {
    id: 11,
    name: 'client_employee',
    title: 'Employee',
    scope: 'client',
    actsAs: 'client_employee',
    customBase: 'client_employee',
    rank: 10,
  },
];

export const roleNames: readonly Role[] = roles.map((role) => role.name);

const byName = new Map(roles.map((role) => [role.name, role]));

/** @throws Error for an unknown name, which only a programming error can cause */
export const roleOf = (name: Role): RoleDefinition => {
  const role = byName.get(name);
  if (!role) throw new Error(`no role is called ${name}`);
  return role;
};
export const isRole = (name: string): name is Role =>
  (byName as ReadonlyMap<string, RoleDefinition>).has(name);

/** The platform's roles except super_admin. */
export const platformStaff: readonly Role[] = roles
  .filter((role) => role.scope === 'platform' && role.name !== 'super_admin')
  .map((role) => role.name);

/**
 * @returns True if users with the actor's role may assign, edit or block users with the subject's role. Only
 * super_admin and client_admin may do so with the account owner.
 */
export function mayManageRole(actor: Role, subject: Role): boolean {
  const [above, below] = [roleOf(actor), roleOf(subject)];
  if (actor === 'super_admin') return true;
  if (above.scope !== below.scope) return false;
  if (subject === 'client') return actor === 'client_admin';
  if (actor === 'client' || actor === 'client_employee') return false;
  return above.scope === 'client' && above.rank >= below.rank;
}
