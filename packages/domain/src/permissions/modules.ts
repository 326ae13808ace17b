import { type Action, actionsOf } from './actions.ts';

/** A module or sub-module. Menu, role matrix, route guard and grants are all built from these. */
export interface Module {
  /** Ids never change. A parent has a multiple of 100, and its sub-modules the numbers after it. */
  readonly id: number;
  /** Used in grants such as `tasks:VIEW`. */
  readonly name: string;
  readonly title: string;
  readonly table_name: string | null;
  /** The parent's name; null for a parent. The database column is called `master_name`. */
  readonly parent: string | null;
  readonly available_actions: readonly Action[];
  /** Actions that every role with the module has and that cannot be unticked. */
  readonly fixed_actions: readonly Action[];
  readonly router_link: string;
  readonly position: number;
  readonly hide_in_menu: boolean;
  /** Ids of the packages that include the module. */
  readonly tiers: readonly number[];
  /**
   * True for a parent with a table of its own. Any other parent has the actions of its sub-modules
   * together.
   */
  readonly own: boolean;
  /** The module exists only in the platform's tenant. */
  readonly platform: boolean;
}

interface Draft {
  title?: string;
  table?: string;
  available?: string;
  fixed?: string;
  link?: string;
  hidden?: boolean;
  own?: boolean;
  tiers?: readonly number[];
  platform?: boolean;
}
type Group = readonly [
  id: number,
  name: string,
  draft: Draft,
  children?: readonly (readonly [name: string, draft?: Draft])[],
];

const premium = [2, 3] as const;
const platform = { platform: true } as const;

const groups: readonly Group[] = [
  [
    100,
    'dashboard',
    { available: 'V', fixed: 'V', own: true },
    [['clinic-admin', { title: 'Clinic Dashboard', available: 'V', hidden: true }]],
  ],
  [200, 'reports', { available: 'V' }],
  [300, 'My Account', { available: 'VE', fixed: 'V', table: 'users' }],
  [400, 'user_details', { available: 'VE', fixed: 'V', table: 'users', hidden: true }],
  [500, 'my Practice', { available: 'VE', fixed: 'V', title: 'My Practice', table: 'clients' }],
  [600, 'clinics', { table: 'clinics' }],
  [
    700,
    'clinic_management',
    {},
    [['clinic-rooms'], ['clinic-roster-shift-timings', { title: 'Shift Timings' }], ['clinic-expenses']],
  ],
  [800, 'clinic_masters', {}, [['clinic-contact-types'], ['client-expense-types']]],
  [900, 'contacts', { table: 'clinic_contacts' }],
  [1000, 'Users', { fixed: 'V', available: 'VAEDIP', own: true, table: 'users' }, [['user-documents']]],
  [
    1100,
    'task_management',
    {},
    [
      ['tasks', { title: 'Assigned Tasks' }],
      ['task-extension-requests'],
      ['task-reassign-requests'],
      ['task-requests-approvers', { available: 'VE', hidden: true }],
    ],
  ],
  [1200, 'duties', { table: 'duties' }],
  [
    1300,
    'roster_management',
    {},
    [
      ['clinic-rosters', { link: 'roster' }],
      ['my-roster', { available: 'V', fixed: 'V', table: 'clinic_rosters' }],
      ['employee-awards', { table: 'employee_award_levels' }],
    ],
  ],
  [
    1400,
    'leave_management',
    {},
    [
      ['leaves', { table: 'employee_leaves' }],
      ['my-leaves', { available: 'VA', hidden: true, table: 'employee_leaves' }],
      ['client-employee-leave-types', { title: 'Leave Types' }],
    ],
  ],
  [
    1500,
    'document_management',
    {},
    [
      ['client-documents'],
      ['client-document-categories'],
      ['client-preformatted-letters-categories'],
      ['client_document_assignments', { title: 'Inbox', available: 'VE', fixed: 'V' }],
      ['library', { title: 'Files', table: 'library_files' }],
    ],
  ],
  [
    1600,
    'documents',
    { title: 'Training' },
    [
      ['training-courses'],
      ['client-training-categories'],
      ['client-training-grades'],
      ['training-enrollments', { table: 'training_course_enrollments' }],
      ['my-training', { available: 'V', fixed: 'V', table: 'training_course_enrollments' }],
      ['induction-forms'],
      ['client-induction-form-categories'],
    ],
  ],
  [1700, 'newsfeeds', {}, [['clinic-newsfeeds']]],
  [
    1800,
    'Chats',
    {},
    [
      ['clinic-chats', { table: 'user_chat_messages' }],
      ['clinic-chat-groups', { title: 'Group chat' }],
    ],
  ],
  [
    1900,
    'role_management',
    { fixed: 'V', own: true, table: 'module_default_user_roles' },
    [['user-custom-roles', { hidden: true }]],
  ],
  [2000, 'help_centre', { table: 'help_centre_articles' }],
  [2100, 'masters', {}, [['client-employee-types'], ['client-task-levels']]],
  [2200, 'IP Settings', { fixed: 'V', table: 'ip_settings' }],
  [
    2300,
    'inventory_management',
    { tiers: premium },
    [
      ['clinic-im-products'],
      ['product-lots', { table: 'clinic_im_product_stocks' }],
      ['product-usages', { table: 'clinic_im_product_usages' }],
      ['stock-takes', { title: 'Stocktakes' }],
      ['clinic-im-vendors', { title: 'Suppliers' }],
      ['client-im-product-categories'],
      ['clinic-im-brands'],
      ['clinic-storage-locations'],
      ['clinic-im-product-orders', { title: 'Orders' }],
    ],
  ],
  [2400, 'sterilisation_management', { tiers: premium }, [['instrument-counts']]],
  [2500, 'lab_management', { tiers: premium }, [['labs'], ['lab-orders']]],
  [2600, 'support_management', { tiers: premium }, [['support-tickets']]],
  [
    2700,
    'client_management',
    { ...platform, title: 'Client Management' },
    [
      ['clients'],
      ['client-sources', { title: 'Client Sources' }],
      ['teams'],
      ['subscriptions', { table: 'user_subscriptions' }],
    ],
  ],
  [2800, 'plans', platform, [['packages'], ['client-plans-code', { title: 'Coupons' }]]],
  [
    2900,
    'marketing',
    platform,
    [
      ['leads', { table: 'website_cms_leads' }],
      ['lead-sources', { table: 'website_cms_lead_sources' }],
      ['website-cms-products'],
      ['website-cms-pricing-plans'],
      ['broadcasts', { table: 'website_cms_broadcasts' }],
      ['broadcast-groups', { table: 'website_cms_broadcast_groups' }],
    ],
  ],
  [
    3000,
    'platform_masters',
    platform,
    [
      ['master-employee-awards'],
      ['master-training', { table: 'master_training_courses' }],
      ['master-induction-forms'],
      ['master-im', { table: 'master_im_product_categories', title: 'Master Inventory' }],
      ['holidays'],
      ['modules'],
    ],
  ],
];

const unsaid = new Set(['client', 'clinic', 'im']);
/** @returns The words of a name with capitals. Titles of sub-modules leave out client, clinic and im. */
const titled = (name: string, child: boolean): string =>
  name
    .split(/[-_ ]/)
    .filter((word) => !child || !unsaid.has(word))
    .map((word) => (word === 'cms' ? 'CMS' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
const dashed = (name: string): string => name.toLowerCase().replace(/[ _]/g, '-');

const built = (id: number, name: string, draft: Draft, parent: string | null, group: Draft): Module => ({
  id,
  name,
  title: draft.title ?? titled(name, parent !== null),
  table_name: draft.table ?? (parent === null ? null : name.replaceAll('-', '_')),
  parent,
  available_actions: actionsOf(draft.available ?? 'VAED'),
  fixed_actions: actionsOf(draft.fixed ?? ''),
  router_link: draft.link ?? dashed(name),
  position: id,
  hide_in_menu: draft.hidden ?? false,
  tiers: group.tiers ?? [1, 2, 3],
  own: parent === null && draft.own === true,
  platform: group.platform ?? false,
});

/** Each parent comes before its sub-modules. */
export const modules: readonly Module[] = groups.flatMap(([id, name, draft, children = []]) => [
  built(id, name, draft, null, draft),
  ...children.map(([child, its = {}], index) => built(id + index + 1, child, its, name, draft)),
]);

const byName = new Map(modules.map((module) => [module.name, module]));
/** @throws Error for an unknown name, which only a programming error can cause */
export const moduleOf = (name: string): Module => {
  const module = byName.get(name);
  if (!module) throw new Error(`no module is called ${name}`);
  return module;
};
export const childrenOf = (name: string): readonly Module[] =>
  modules.filter((module) => module.parent === name);

/** Modules whose VIEW is always granted. */
export const defaultModules: readonly string[] = [
  'dashboard',
  'IP Settings',
  'my Practice',
  'role_management',
  'user_details',
  'Users',
  'My Account',
];

/** @returns True if a parent only groups its sub-modules and has their actions. */
export const isGroup = (module: Module): boolean =>
  module.parent === null && !module.own && modules.some((other) => other.parent === module.name);
