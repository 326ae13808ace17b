/** The built-in roles. A custom role changes actions only: the engine always sees one of these. */
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

/** The role of a supplier's session, which is limited to one order and has no account; it is never assigned to users. */
export const supplierRole = 'vendor';
/** The roles that a session can have in the engine. */
export type SessionRole = Role | typeof supplierRole;

export interface RoleDefinition {
  /** `user_roles.id` */
  readonly id: number;
  readonly name: Role;
  readonly title: string;
  /** Platform roles exist only in the tenant `superadmin`, the others only in a client. */
  readonly scope: 'platform' | 'client';
  /** The role whose rights this one has for work within a tenant (tasks, leave, chat). */
  readonly actsAs: 'client_admin' | 'clinic_admin' | 'client_employee' | 'client';
  /** The base of a custom role created under this role; null if custom roles cannot be created under it. */
  readonly customBase: Role | null;
  /** Nobody may assign, edit or block a role of a higher rank than their own. */
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

/** Throws for an unknown role name, which is a programming error. */
export const roleOf = (name: Role): RoleDefinition => {
  const role = byName.get(name);
  if (!role) throw new Error(`no role is called ${name}`);
  return role;
};
export const isRole = (name: string): name is Role =>
  (byName as ReadonlyMap<string, RoleDefinition>).has(name);

/** The six platform roles below super_admin. */
export const platformStaff: readonly Role[] = roles
  .filter((role) => role.scope === 'platform' && role.name !== 'super_admin')
  .map((role) => role.name);

/**
 * Whether the actor's role may assign, edit or block the subject's role. Only super_admin and client_admin may do this for the account
 * owner.
 */
export function mayManageRole(actor: Role, subject: Role): boolean {
  const [above, below] = [roleOf(actor), roleOf(subject)];
  if (actor === 'super_admin') return true;
  if (above.scope !== below.scope) return false;
  if (subject === 'client') return actor === 'client_admin';
  if (actor === 'client' || actor === 'client_employee') return false;
  return above.scope === 'client' && above.rank >= below.rank;
}
