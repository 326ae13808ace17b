import { type Action, actionsOf } from './actions.ts';
import { childrenOf, isGroup, type Module, modules } from './modules.ts';
import { type Role, roleOf, roles } from './roles.ts';

type Row = readonly [names: string, ...letters: string[]];

// `·`: can be granted, but is not by default. `-`: is not offered to the role.
const tenantColumns: readonly Role[] = ['client_admin', 'clinic_admin', 'client_employee', 'client'];
const tenantRows: readonly Row[] = [
  ['dashboard, help_centre, My Account, user_details', 'V', 'V', 'V', 'V'],
  ['clinic-admin', 'V', 'V', '-', '-'],
  ['my Practice', 'VE', 'V', 'V', 'VE'],
  ['reports', 'V', 'V', '·', 'V'],
  ['Users', 'VAED', 'VAE', 'V', 'V'],
  ['clinics', 'VAED', 'VE', '·', 'V'],
  ['user-documents, clinic-chats', 'VAED', 'VAED', 'VAED', '-'],
  ['role_management, user-custom-roles', 'VAED', 'V', 'V', 'V'],
  ['IP Settings', 'VAED', 'VAED', 'V', 'V'],
  [
    'clinic-rooms, clinic-roster-shift-timings, contacts, clinic-newsfeeds, clinic-chat-groups, duties',
    'VAED',
    'VAED',
    'V',
    '-',
  ],
  [
    'clinic-contact-types, client-expense-types, client-employee-types, client-task-levels, client-employee-leave-types',
    'VAED',
    'VAE',
    '·',
    '-',
  ],
  ['tasks', 'VAED', 'VAED', 'VAE', '-'],
  ['task-extension-requests, task-reassign-requests', 'VAE', 'VAE', 'VA', '-'],
  ['task-requests-approvers', 'VE', 'VE', '·', '-'],
  ['my-roster, my-training, client_document_assignments', 'V', 'V', 'V', '-'],
  ['my-leaves', 'VA', 'VA', 'VA', '-'],
  [
    'clinic-rosters, leaves, client-documents, client-document-categories, client-preformatted-letters-categories, library',
    'VAED',
    'VAED',
    '·',
    '-',
  ],
  [
    'training-courses, client-training-categories, client-training-grades, training-enrollments, induction-forms, client-induction-form-categories',
    'VAED',
    'VAED',
    '·',
    '-',
  ],
  [
    'clinic-expenses, clinic-im-products, product-lots, product-usages, stock-takes, clinic-im-vendors, client-im-product-categories',
    'VAED',
    'VAED',
    '·',
    '-',
  ],
  [
    'clinic-im-brands, clinic-storage-locations, clinic-im-product-orders, instrument-counts, labs, lab-orders',
    'VAED',
    'VAED',
    '·',
    '-',
  ],
  ['employee-awards', 'VAED', 'V', '-', '-'],
  ['support-tickets', 'VAED', 'VA', '·', 'VA'],
];
const platformColumns: readonly Role[] = [
  'super_admin',
  'super_admin_employee',
  'accounts_executive',
  'support_executive',
  'sales_executive',
  'marketing_executive',
  'marketing_admin',
];
const platformRows: readonly Row[] = [
  ['clients, teams', 'VAED', 'V', 'V', 'V', 'VA', '-', '-'],
  ['subscriptions', 'VAED', 'V', 'VE', 'V', 'V', '-', '-'],
  ['packages', 'VAED', 'V', 'V', 'V', 'V', 'V', 'V'],
  ['client-plans-code', 'VAED', 'V', 'VAE', '-', 'V', 'V', 'VAE'],
  ['leads, lead-sources, client-sources', 'VAED', 'V', '-', 'VE', 'VAE', 'VAE', 'VAED'],
  [
    'website-cms-products, website-cms-pricing-plans, broadcasts, broadcast-groups',
    'VAED',
    'V',
    '-',
    '-',
    '-',
    'VAE',
    'VAED',
  ],
  [
    'master-employee-awards, master-training, master-induction-forms, master-im, holidays',
    'VAED',
    'VAE',
    '-',
    'V',
    '-',
    '-',
    '-',
  ],
  ['modules', 'VAED', '-', '-', '-', '-', '-', '-'],
  ['support-tickets', 'VAED', 'VE', '-', 'VAE', '-', '-', '-'],
  ['help_centre', 'VAED', 'VE', 'V', 'VAE', 'V', 'V', 'V'],
];

const letters = new Map<string, string>();
for (const [columns, rows] of [
  [tenantColumns, tenantRows],
  [platformColumns, platformRows],
] as const)
  for (const [names, ...marks] of rows)
    for (const name of names.split(', '))
      for (const [index, column] of columns.entries()) letters.set(`${column} ${name}`, marks[index] ?? '-');

const unoffered = '-';
/**
 * @returns The letters, `·` or `-` of a role's cell. The platform's staff have an employee's rights in their
 * own tenant.
 */
function markOf(role: Role, module: Module): string {
  const own = letters.get(`${role} ${module.name}`);
  if (own !== undefined) return own;
  const { scope, actsAs } = roleOf(role);
  if (scope !== 'platform' || module.platform) return unoffered;
  return letters.get(`${actsAs} ${module.name}`) ?? unoffered;
}

/** A group is offered if one of its sub-modules is. */
export function isOffered(role: Role, module: Module): boolean {
  if (role === 'super_admin') return true;
  if (isGroup(module)) return childrenOf(module.name).some((child) => isOffered(role, child));
  return markOf(role, module) !== unoffered;
}

export const accessOf = (module: Module, roles: readonly Role[]): readonly Role[] =>
  roles.filter(
    (role) => (module.platform ? roleOf(role).scope === 'platform' : true) && isOffered(role, module),
  );

export function defaultActions(role: Role, module: Module): readonly Action[] {
  if (role === 'super_admin') return module.available_actions;
  if (isGroup(module))
    return [...new Set(childrenOf(module.name).flatMap((child) => defaultActions(role, child)))];
  return actionsOf(markOf(role, module));
}

export const roleDefaults = (role: Role): readonly { module: Module; default_actions: readonly Action[] }[] =>
  modules
    .filter((module) => isOffered(role, module))
    .map((module) => ({ module, default_actions: defaultActions(role, module) }));

/** Rows of `module_default_user_roles` with which a new client starts. */
export const roleDefaultRows = (of: readonly Role[]) =>
  roles
    .filter(({ name }) => of.includes(name))
    .flatMap(({ id, name }) =>
      roleDefaults(name).map(({ module, default_actions }) => ({
        role: name,
        module: module.name,
        module_id: module.id,
        user_role_id: id,
        default_actions,
        saved_data_actions: default_actions,
      })),
    );

export const clientRoles: readonly Role[] = roles
  .filter(({ scope }) => scope === 'client')
  .map(({ name }) => name);
