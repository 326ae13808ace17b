import { type Module, menuModules, moduleOf } from '@operatory/domain';
import {
  IconArrowsExchange,
  IconBell,
  IconBriefcase,
  IconBuilding,
  IconBuildingCommunity,
  IconBuildingEstate,
  IconCalendarTime,
  IconCalendarWeek,
  IconChartBar,
  IconCircleCheck,
  IconHistory,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconListCheck,
  IconMessages,
  IconPlane,
  IconReceipt,
  IconShieldLock,
  IconUser,
  IconUsers,
  IconWorldPin,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Me, MyModule } from '#session/me.ts';
import { placeOf, type ScreenGroup } from './places.ts';

/** Screens of one parent module, folded under its title. */
export interface Section {
  readonly name: string;
  readonly title: string;
  readonly icon: TablerIcon;
}

/** A place one can go: in the rail, the palette and under `g`. Only what exists in this build is here. */
export interface Screen {
  readonly title: string;
  readonly group: ScreenGroup;
  /** The module whose VIEW opens it; null is open to all who are signed in. */
  readonly module: string | null;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly icon: TablerIcon;
  /** Pressed after `g`. */
  readonly key?: string;
  /** A table that must be readable besides. */
  readonly table?: string;
  /** Whether there is anything to go to. */
  readonly isThere?: (me: Viewer) => boolean;
  /** In the palette only. */
  readonly hidden?: boolean;
  /** What it stands under in the menu, with others of the same. */
  readonly section?: Section;
}

const rosters: Section = {
  name: 'roster_management',
  title: moduleOf('roster_management').title,
  icon: IconCalendarWeek,
};

const inventory: Section = {
  name: 'inventory_management',
  title: moduleOf('inventory_management').title,
  icon: placeOf('clinic-im-product-orders').icon,
};

/** A screen is called as its module is; one beside it, or of no module, has a title here. */
export const screens: readonly (Omit<Screen, 'title'> & { readonly title?: string })[] = [
  {
    group: '',
    module: 'dashboard',
    to: '/dashboard',
    icon: IconLayoutDashboard,
    key: 'd',
  },
  {
    group: '',
    module: 'reports',
    to: '/dashboard/reports',
    icon: IconChartBar,
    isThere: ({ reports_url }) => reports_url !== null,
  },
  {
    title: 'My tasks',
    group: 'My work',
    module: 'tasks',
    to: '/dashboard/tasks/list',
    search: { who: 'mine' },
    icon: IconCircleCheck,
    key: 'm',
  },
  { group: 'Team', module: 'Users', to: '/dashboard/users/list', icon: IconUsers, key: 'u' },
  {
    group: 'Clinic',
    module: 'clinic-admin',
    to: '/dashboard/clinic-admin',
    icon: IconBuildingCommunity,
  },
  {
    group: 'Clinic',
    module: 'tasks',
    to: '/dashboard/tasks/list',
    search: { who: 'by-me' },
    icon: IconLayoutKanban,
    key: 't',
  },
  {
    group: 'Clinic',
    module: 'task-extension-requests',
    to: '/dashboard/task-extension-requests/list',
    icon: IconCalendarTime,
    key: 'e',
  },
  {
    group: 'Clinic',
    module: 'task-reassign-requests',
    to: '/dashboard/task-reassign-requests/list',
    icon: IconArrowsExchange,
    key: 's',
  },
  {
    title: 'Roster templates',
    group: 'Team',
    module: 'clinic-rosters',
    to: '/dashboard/roster/templates',
    table: 'clinic_roster_templates',
    icon: IconCalendarWeek,
    section: rosters,
  },
  {
    title: 'Shift requests',
    group: 'Team',
    module: 'clinic-rosters',
    to: '/dashboard/roster/change-requests',
    table: 'clinic_roster_change_requests',
    icon: IconCalendarWeek,
    section: rosters,
  },
  {
    title: 'Reorder list',
    group: 'Clinic',
    module: 'clinic-im-product-orders',
    to: '/dashboard/clinic-im-product-orders/reorder',
    table: 'clinic_im_products',
    isThere: ({ grants }) => grants.includes('clinic-im-product-orders:ADD'),
    icon: IconListCheck,
    section: inventory,
  },
  {
    title: 'Chats with suppliers',
    group: 'Clinic',
    module: 'clinic-im-product-orders',
    to: '/dashboard/order-lab-chats',
    table: 'order_chat_messages',
    icon: IconMessages,
    section: inventory,
  },
  {
    title: 'Count instruments',
    group: 'Clinic',
    module: 'instrument-counts',
    to: '/dashboard/instrument-counts/today',
    table: 'instrument_counts',
    icon: placeOf('instrument-counts').icon,
  },
  {
    title: 'Steriliser log',
    group: 'Clinic',
    module: 'instrument-counts',
    to: '/dashboard/instrument-counts/list',
    search: { kind: 'sterilisation_cycles' },
    table: 'sterilisation_cycles',
    icon: placeOf('instrument-counts').icon,
  },
  {
    title: 'Leave balances',
    group: 'Team',
    module: 'leaves',
    to: '/dashboard/leaves/balances',
    table: 'employee_leave_balances',
    icon: IconPlane,
    section: { name: 'leave_management', title: moduleOf('leave_management').title, icon: IconPlane },
  },
  {
    title: 'My leave',
    group: 'My work',
    module: null,
    to: '/dashboard/leaves/my-leaves',
    table: 'employee_leaves',
    icon: IconPlane,
  },
  {
    group: 'Setup',
    module: 'clinics',
    to: '/dashboard/clinics/list',
    icon: IconBuilding,
    key: 'c',
  },
  {
    title: 'Audit log',
    group: 'Setup',
    module: 'role_management',
    to: '/dashboard/role-management/audit-log',
    table: 'audit_log',
    icon: IconHistory,
  },
  {
    group: 'Setup',
    module: 'IP Settings',
    to: '/dashboard/ip-settings/list',
    icon: IconWorldPin,
  },
  {
    group: 'Setup',
    module: 'role_management',
    to: '/dashboard/role-management/list',
    icon: IconShieldLock,
    // The account's owner looks at no role.
    table: 'module_default_user_roles',
  },
  {
    group: 'Setup',
    module: 'my Practice',
    to: '/dashboard/my-practice',
    icon: IconBuildingEstate,
  },
  {
    group: 'Platform',
    module: 'clients',
    to: '/dashboard/clients/list',
    icon: IconBriefcase,
    key: 'p',
  },
  {
    group: 'Platform',
    module: 'subscriptions',
    to: '/dashboard/subscriptions/list',
    icon: IconReceipt,
  },
  {
    title: 'Notifications',
    group: '',
    module: null,
    to: '/dashboard/notifications',
    icon: IconBell,
    key: 'n',
    hidden: true,
  },
  {
    group: '',
    module: 'My Account',
    to: '/dashboard/my-account',
    icon: IconUser,
    key: 'a',
    hidden: true,
  },
];

export const groups: readonly ScreenGroup[] = ['', 'My work', 'Team', 'Clinic', 'Setup', 'Platform'];

/** What of a person decides where they can go. */
export type Viewer = Pick<Me, 'modules' | 'role' | 'grants' | 'readable_tables' | 'reports_url'>;

/** The screen that a module has for itself; undefined where the register's list is all there is. */
export const ownScreen = ({ name }: Pick<Module, 'name'>): string | undefined =>
  screens.find(({ module, title }) => module === name && title === undefined)?.to;

/** Where the address of a module's list is, for one without a screen of its own. */
export const listAddress = (link: string): string => `/dashboard/${link}/list`;

/** The screens of a person's menu, as the platform's owner has called, ordered and hidden their modules. */
export function menuScreens(me: Viewer): readonly Screen[] {
  const ofModule = (name: string | null, title: string): Screen[] =>
    screens
      .filter(
        ({ module, table, isThere = () => true }) =>
          module === name && (!table || me.readable_tables.includes(table)) && isThere(me),
      )
      .map((screen) => ({ ...screen, title: screen.title ?? title }));
  return [
    ...menuModules(me.modules).flatMap((module) => [
      ...(ownScreen(module) === undefined ? listScreen(module, me) : []),
      ...ofModule(module.name, module.title),
    ]),
    ...ofModule(null, ''),
  ];
}

/** Pressed after `g`, of modules whose list is by the register. */
const listKeys: Readonly<Record<string, string>> = {
  'clinic-rosters': 'r',
  leaves: 'l',
  'clinic-im-products': 'i',
  'clinic-im-product-orders': 'o',
};

/** A module's list by the register, at its parent's place; none where the register has nothing of it for this person. */
function listScreen({ name, title }: MyModule, me: Viewer): readonly Screen[] {
  const { parent, router_link, table_name } = moduleOf(name);
  if (table_name === null || !me.readable_tables.includes(table_name)) return [];
  const place = placeOf(name);
  const above = parent === null ? undefined : me.modules.find((module) => module.name === parent);
  return [
    {
      title,
      group: place.group,
      module: name,
      to: listAddress(router_link),
      icon: place.icon,
      ...(listKeys[name] ? { key: listKeys[name] } : {}),
      ...(above && !place.alone
        ? { section: { name: above.name, title: above.title, icon: place.icon } }
        : {}),
    },
  ];
}

/** A section with what stands under it. */
export type Folded = Section & { readonly screens: readonly Screen[] };
export type MenuEntry = Screen | Folded;

/** A group's entries in their order: screens, and sections with theirs. One alone in its section stands for itself. */
export function menuEntries(all: readonly Screen[], group: ScreenGroup): readonly MenuEntry[] {
  const members = all.filter((screen) => screen.group === group && !screen.hidden);
  const under = (name: string) => members.filter(({ section }) => section?.name === name);
  return members.flatMap((screen): readonly MenuEntry[] => {
    const { section } = screen;
    if (!section) return [screen];
    const together = under(section.name);
    if (together.length === 1) return [screen];
    return together[0] === screen ? [{ ...section, screens: together }] : [];
  });
}
