import { type Module, menuModules, moduleOf } from '@operatory/domain';
import {
  IconArrowsExchange,
  IconBell,
  IconBriefcase,
  IconBuilding,
  IconBuildingCommunity,
  IconBuildingEstate,
  IconCalendarOff,
  IconCalendarStar,
  IconCalendarTime,
  IconCalendarWeek,
  IconChartBar,
  IconCircleCheck,
  IconDeviceTablet,
  IconHistory,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconListCheck,
  IconMessages,
  IconPlane,
  IconReceipt,
  IconReportMoney,
  IconShieldLock,
  IconUser,
  IconUsers,
  IconWorldPin,
  type TablerIcon,
} from '@tabler/icons-react';
import { type Me, type MyModule, paysPlan, readsLeaveLiability } from '#session/me.ts';
import { iconOf } from './icons.ts';

/** A screen in the menu, the palette and the `g` shortcuts. */
export interface Screen {
  /**
   * The module's name or, for a further screen of a module and for one without a module, a name of its own.
   */
  readonly name: string;
  readonly title: string;
  /** The module of which the user needs VIEW; null if every signed-in user may open the screen. */
  readonly module: string | null;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly icon: TablerIcon;
  /** The key that is pressed after `g`. */
  readonly key?: string;
  /** A table that the user must also be able to read. */
  readonly table?: string;
  /** Whether the user has the screen; always if absent. */
  readonly isThere?: (me: Viewer) => boolean;
  /** Whether the screen is in no area, because the top bar links to it (on a phone, More does). */
  readonly hidden?: boolean;
}

/**
 * The screens with a route of their own. The first screen of a module has the module's name and title; others
 * have their own here.
 */
export const screens: readonly (Omit<Screen, 'title' | 'name'> &
  ({ readonly name: string; readonly title: string } | { readonly name?: never; readonly title?: never }))[] =
  [
    {
      module: 'dashboard',
      to: '/dashboard',
      icon: IconLayoutDashboard,
      key: 'd',
    },
    {
      module: 'reports',
      to: '/dashboard/reports',
      icon: IconChartBar,
      isThere: ({ reports_url }) => reports_url !== null,
    },
    {
      name: 'my-tasks',
      title: 'My tasks',
      module: 'tasks',
      to: '/dashboard/tasks/list',
      search: { who: 'mine' },
      icon: IconCircleCheck,
      key: 'm',
    },
    { module: 'Users', to: '/dashboard/users/list', icon: IconUsers, key: 'u' },
    {
      module: 'clinic-admin',
      to: '/dashboard/clinic-admin',
      icon: IconBuildingCommunity,
    },
    {
      module: 'tasks',
      to: '/dashboard/tasks/list',
      search: { who: 'by-me' },
      icon: IconLayoutKanban,
      key: 't',
    },
    {
      module: 'task-extension-requests',
      to: '/dashboard/task-extension-requests/list',
      icon: IconCalendarTime,
      key: 'e',
    },
    {
      module: 'task-reassign-requests',
      to: '/dashboard/task-reassign-requests/list',
      icon: IconArrowsExchange,
      key: 's',
    },
    {
      module: 'clinic-rosters',
      to: '/dashboard/roster',
      table: 'clinic_rosters',
      icon: IconCalendarWeek,
      key: 'r',
    },
    {
      name: 'shift-list',
      title: 'Shifts',
      module: 'clinic-rosters',
      to: '/dashboard/roster/list',
      table: 'clinic_rosters',
      icon: IconCalendarWeek,
    },
    {
      name: 'roster-templates',
      title: 'Roster templates',
      module: 'clinic-rosters',
      to: '/dashboard/roster/templates',
      table: 'clinic_roster_templates',
      icon: IconCalendarWeek,
    },
    {
      name: 'timesheets',
      title: 'Timesheets',
      module: 'clinic-rosters',
      to: '/dashboard/roster/timesheets',
      table: 'timesheets',
      icon: IconCalendarWeek,
    },
    {
      name: 'shift-requests',
      title: 'Shift requests',
      module: 'clinic-rosters',
      to: '/dashboard/roster/change-requests',
      table: 'clinic_roster_change_requests',
      icon: IconCalendarWeek,
    },
    {
      name: 'kiosks',
      title: 'Kiosks',
      module: 'clinic-rosters',
      to: '/dashboard/roster/kiosks',
      table: 'clinic_kiosks',
      icon: IconDeviceTablet,
    },
    {
      name: 'swap-requests',
      title: 'Open shifts and swaps',
      module: 'clinic-rosters',
      to: '/dashboard/roster/swap-requests',
      table: 'clinic_roster_swap_requests',
      icon: IconArrowsExchange,
    },
    { module: 'my-roster', to: '/dashboard/my-roster', table: 'clinic_rosters', icon: IconCalendarWeek },
    {
      name: 'reorder',
      title: 'Reorder list',
      module: 'clinic-im-product-orders',
      to: '/dashboard/clinic-im-product-orders/reorder',
      table: 'clinic_im_products',
      isThere: ({ grants }) => grants.includes('clinic-im-product-orders:ADD'),
      icon: IconListCheck,
    },
    {
      name: 'supplier-chats',
      title: 'Chats with suppliers',
      module: 'clinic-im-product-orders',
      to: '/dashboard/order-lab-chats',
      table: 'order_chat_messages',
      icon: IconMessages,
    },
    {
      name: 'lab-chats',
      title: 'Chats about lab orders',
      module: 'lab-orders',
      to: '/dashboard/clinic-lab-chats',
      table: 'lab_order_messages',
      icon: IconMessages,
    },
    {
      name: 'count-instruments',
      title: 'Count instruments',
      module: 'instrument-counts',
      to: '/dashboard/instrument-counts/today',
      table: 'instrument_counts',
      icon: iconOf('instrument-counts'),
    },
    {
      name: 'steriliser-log',
      title: 'Steriliser log',
      module: 'instrument-counts',
      to: '/dashboard/instrument-counts/list',
      search: { kind: 'sterilisation_cycles' },
      table: 'sterilisation_cycles',
      icon: iconOf('instrument-counts'),
    },
    { module: 'clinic-chats', to: '/dashboard/clinic-chats', icon: IconMessages, key: 'h' },
    {
      module: 'leaves',
      to: '/dashboard/leaves/approvals',
      table: 'employee_leaves',
      icon: IconPlane,
      key: 'l',
    },
    {
      name: 'leave-calendar',
      title: 'Calendar',
      module: null,
      to: '/dashboard/leaves/calendar',
      table: 'employee_leaves',
      icon: IconCalendarOff,
    },
    {
      name: 'public-holidays',
      title: 'Holidays',
      module: 'leaves',
      to: '/dashboard/leaves/holidays',
      table: 'holidays',
      icon: IconCalendarStar,
    },
    {
      name: 'leave-balances',
      title: 'Leave balances',
      module: 'leaves',
      to: '/dashboard/leaves/balances',
      table: 'employee_leave_balances',
      icon: IconPlane,
    },
    {
      name: 'leave-liability',
      title: 'Leave liability',
      module: 'leaves',
      to: '/dashboard/leaves/liability',
      isThere: readsLeaveLiability,
      icon: IconReportMoney,
    },
    {
      name: 'my-leave',
      title: 'My leave',
      module: null,
      to: '/dashboard/leaves/my-leaves',
      table: 'employee_leaves',
      icon: IconPlane,
    },
    {
      name: 'my-induction',
      title: 'My induction',
      module: 'my-training',
      to: '/dashboard/my-training/induction',
      table: 'induction_pack_assignments',
      icon: IconListCheck,
    },
    {
      name: 'induction-packs',
      title: 'Induction packs',
      module: 'induction-forms',
      to: '/dashboard/induction-forms/packs',
      table: 'induction_packs',
      icon: IconListCheck,
    },
    {
      module: 'employee-awards',
      to: '/dashboard/employee-awards/list',
      table: 'employee_award_levels',
      icon: iconOf('employee-awards'),
    },
    {
      module: 'clinics',
      to: '/dashboard/clinics/list',
      icon: IconBuilding,
      key: 'c',
    },
    {
      name: 'audit-log',
      title: 'Audit log',
      module: 'role_management',
      to: '/dashboard/role-management/audit-log',
      table: 'audit_log',
      icon: IconHistory,
    },
    {
      module: 'IP Settings',
      to: '/dashboard/ip-settings/list',
      icon: IconWorldPin,
    },
    {
      module: 'role_management',
      to: '/dashboard/role-management/list',
      icon: IconShieldLock,
      // Some users with VIEW cannot read the access of roles.
      table: 'module_default_user_roles',
    },
    {
      module: 'my Practice',
      to: '/dashboard/my-practice',
      icon: IconBuildingEstate,
    },
    {
      name: 'plan',
      title: 'Plan',
      module: 'my Practice',
      to: '/dashboard/plan',
      isThere: paysPlan,
      icon: IconReceipt,
    },
    {
      module: 'clients',
      to: '/dashboard/clients/list',
      icon: IconBriefcase,
      key: 'p',
    },
    {
      module: 'subscriptions',
      to: '/dashboard/subscriptions/list',
      icon: IconReceipt,
    },
    {
      name: 'notifications',
      title: 'Notifications',
      module: null,
      to: '/dashboard/notifications',
      icon: IconBell,
      key: 'n',
      hidden: true,
    },
    {
      module: 'My Account',
      to: '/dashboard/my-account',
      icon: IconUser,
      key: 'a',
      hidden: true,
    },
  ];

/** The properties of a user that determine which screens they can open. */
export type Viewer = Pick<Me, 'modules' | 'role' | 'grants' | 'readable_tables' | 'reports_url'>;

/** The URL of a module's own screen; undefined if the module only has the list of its resource. */
export const ownScreen = ({ name }: Pick<Module, 'name'>): string | undefined =>
  screens.find(({ module, title }) => module === name && title === undefined)?.to;

export const listAddress = (link: string): string => `/dashboard/${link}/list`;

/**
 * The screens that a user may open, with the titles, order and visibility that the platform has set for their
 * modules.
 */
export function menuScreens(me: Viewer): readonly Screen[] {
  const ofModule = (module: string | null, moduleTitle: string): Screen[] =>
    screens
      .filter(
        ({ module: of, table, isThere = () => true }) =>
          of === module && (!table || me.readable_tables.includes(table)) && isThere(me),
      )
      .map((screen) => ({
        ...screen,
        name: screen.name ?? module ?? '',
        title: screen.title ?? moduleTitle,
      }));
  return [
    ...menuModules(me.modules).flatMap((module) => [
      ...(ownScreen(module) === undefined ? listScreen(module, me) : []),
      ...ofModule(module.name, module.title),
    ]),
    ...ofModule(null, ''),
  ];
}

/** The key after `g` for modules that only have the list of their resource. */
const listKeys: Readonly<Record<string, string>> = {
  'clinic-im-products': 'i',
  'clinic-im-product-orders': 'o',
};

/** The screen with the list of a module's resource; none if this user cannot read its table. */
function listScreen({ name, title }: MyModule, me: Viewer): readonly Screen[] {
  const { router_link, table_name } = moduleOf(name);
  if (table_name === null || !me.readable_tables.includes(table_name)) return [];
  return [
    {
      name,
      title,
      module: name,
      to: listAddress(router_link),
      icon: iconOf(name),
      ...(listKeys[name] ? { key: listKeys[name] } : {}),
    },
  ];
}
