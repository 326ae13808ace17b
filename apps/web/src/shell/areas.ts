import { moduleOf, type Role, roleOf } from '@operatory/domain';
import {
  IconBox,
  IconBriefcase,
  IconCalendarOff,
  IconCalendarWeek,
  IconDatabase,
  IconDental,
  IconFlask,
  IconHelp,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconMessages,
  IconPackages,
  IconPlane,
  IconSchool,
  IconSettings,
  IconSpeakerphone,
  IconTargetArrow,
  IconUsers,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { iconOf } from './icons.ts';
import { menuScreens, type Screen, type Viewer } from './screens.ts';

export const areaGroups = ['', 'My work', 'Team', 'Clinic', 'Platform', 'Setup'] as const;
export type AreaGroup = (typeof areaGroups)[number];

/** The name of one screen, or several screens that share a tab. */
type Tab = string | { readonly title: string; readonly screens: readonly string[] };

interface AreaOfMenu {
  /** The module whose title and position the area has, both of which the platform can change. */
  readonly module: string;
  /** The title, if it is not the module's. */
  readonly title?: string;
  readonly group: AreaGroup;
  readonly icon: TablerIcon;
  /** Whether only clients or only the platform have the area; both if absent. */
  readonly scope?: 'client' | 'platform';
  readonly tabs: readonly Tab[];
}

/**
 * The menu: one entry for each area, whose screens are its tabs. The other screens that the user may open are
 * in Settings: those of `settingsSections` in their section, the rest under Data.
 */
export const areas: readonly AreaOfMenu[] = [
  { module: 'dashboard', group: '', icon: IconLayoutDashboard, tabs: ['dashboard', 'clinic-admin'] },
  { module: 'reports', group: '', icon: iconOf('reports'), tabs: ['reports'] },
  {
    module: 'client_document_assignments',
    group: 'My work',
    icon: iconOf('client_document_assignments'),
    scope: 'client',
    tabs: ['client_document_assignments'],
  },
  { module: 'my-roster', group: 'My work', icon: IconCalendarWeek, scope: 'client', tabs: ['my-roster'] },
  {
    module: 'my-leaves',
    title: 'My leave',
    group: 'My work',
    icon: IconPlane,
    scope: 'client',
    tabs: ['my-leave'],
  },
  {
    module: 'Chats',
    group: 'My work',
    icon: IconMessages,
    scope: 'client',
    tabs: ['clinic-chats', { title: 'Groups', screens: ['clinic-chat-groups'] }],
  },
  { module: 'Users', group: 'Team', icon: IconUsers, tabs: ['Users', 'user-documents'] },
  {
    module: 'roster_management',
    title: 'Roster',
    group: 'Team',
    icon: IconCalendarWeek,
    scope: 'client',
    tabs: [
      { title: 'Roster', screens: ['clinic-rosters'] },
      { title: 'Templates', screens: ['roster-templates'] },
      { title: 'Requests', screens: ['shift-requests', 'swap-requests'] },
      'kiosks',
      'timesheets',
      'shift-list',
    ],
  },
  {
    module: 'leave_management',
    title: 'Leave',
    group: 'Team',
    icon: IconCalendarOff,
    scope: 'client',
    tabs: [
      { title: 'Approvals', screens: ['leaves'] },
      'leave-calendar',
      'leave-balances',
      'leave-liability',
      { title: 'Leave types', screens: ['client-employee-leave-types'] },
      'public-holidays',
    ],
  },
  {
    module: 'employee-awards',
    title: 'Awards',
    group: 'Team',
    icon: iconOf('employee-awards'),
    scope: 'client',
    tabs: ['employee-awards'],
  },
  {
    module: 'documents',
    title: 'Training',
    group: 'Team',
    icon: IconSchool,
    scope: 'client',
    tabs: [
      'my-training',
      'my-induction',
      'training-courses',
      'training-enrollments',
      'client-training-grades',
      'client-training-categories',
      {
        title: 'Induction',
        screens: ['induction-forms', 'induction-packs', 'client-induction-form-categories'],
      },
    ],
  },
  {
    module: 'task_management',
    title: 'Tasks',
    group: 'Clinic',
    icon: IconLayoutKanban,
    scope: 'client',
    tabs: ['my-tasks', 'tasks', 'task-extension-requests', 'task-reassign-requests', 'duties'],
  },
  {
    module: 'document_management',
    title: 'Documents',
    group: 'Clinic',
    icon: iconOf('document_management'),
    scope: 'client',
    tabs: ['client-documents', 'library'],
  },
  {
    module: 'inventory_management',
    title: 'Inventory',
    group: 'Clinic',
    icon: IconBox,
    scope: 'client',
    tabs: [
      'clinic-im-products',
      'clinic-im-product-orders',
      'reorder',
      'supplier-chats',
      'stock-takes',
      'clinic-im-vendors',
      'product-lots',
      'product-usages',
      {
        title: 'Setup',
        screens: ['client-im-product-categories', 'clinic-im-brands', 'clinic-storage-locations'],
      },
    ],
  },
  {
    module: 'sterilisation_management',
    title: 'Instruments',
    group: 'Clinic',
    icon: IconDental,
    scope: 'client',
    tabs: ['count-instruments', 'instrument-counts', 'steriliser-log'],
  },
  {
    module: 'lab_management',
    title: 'Lab',
    group: 'Clinic',
    icon: IconFlask,
    scope: 'client',
    tabs: ['lab-orders', 'lab-chats', 'labs'],
  },
  { module: 'contacts', group: 'Clinic', icon: iconOf('contacts'), scope: 'client', tabs: ['contacts'] },
  {
    module: 'clinic-expenses',
    group: 'Clinic',
    icon: iconOf('clinic-expenses'),
    scope: 'client',
    tabs: ['clinic-expenses'],
  },
  {
    module: 'clinic-newsfeeds',
    group: 'Clinic',
    icon: iconOf('clinic-newsfeeds'),
    scope: 'client',
    tabs: ['clinic-newsfeeds'],
  },
  {
    module: 'client_management',
    title: 'Clients',
    group: 'Platform',
    icon: IconBriefcase,
    tabs: ['clients', 'subscriptions', 'client-sources', 'teams'],
  },
  { module: 'plans', group: 'Platform', icon: IconPackages, tabs: ['packages', 'client-plans-code'] },
  {
    module: 'leads',
    title: 'Leads',
    group: 'Platform',
    icon: IconTargetArrow,
    tabs: ['leads', 'lead-sources'],
  },
  {
    module: 'website-cms-products',
    title: 'Website',
    group: 'Platform',
    icon: IconWorld,
    tabs: ['website-cms-products', 'website-cms-pricing-plans'],
  },
  {
    module: 'broadcasts',
    title: 'Broadcasts',
    group: 'Platform',
    icon: IconSpeakerphone,
    tabs: ['broadcasts', 'broadcast-groups'],
  },
  {
    module: 'platform_masters',
    title: 'Masters',
    group: 'Platform',
    icon: IconDatabase,
    tabs: [
      'master-employee-awards',
      'master-training',
      'master-induction-forms',
      'master-im',
      'holidays',
      'modules',
    ],
  },
  {
    module: 'help_centre',
    title: 'Help',
    group: 'Setup',
    icon: IconHelp,
    tabs: ['help_centre', 'support-tickets'],
  },
];

/** The sections of Settings. A section Data follows with the screens that are in no area. */
const settingsSections: readonly Exclude<Tab, string>[] = [
  {
    title: 'Organisation',
    screens: ['my Practice', 'plan', 'clinics', 'clinic-rooms', 'clinic-roster-shift-timings'],
  },
  { title: 'Access', screens: ['role_management', 'IP Settings', 'audit-log'] },
  {
    title: 'Lists',
    screens: [
      'client-task-levels',
      'client-employee-types',
      'clinic-contact-types',
      'client-expense-types',
      'client-document-categories',
      'client-preformatted-letters-categories',
    ],
  },
];

export const settingsAddress = '/dashboard/settings';

/** A tab with the screens that the user may open, at least one. */
export interface AreaTab {
  readonly title: string;
  readonly screens: readonly Screen[];
  /** Whether it is a section of Data in Settings. */
  readonly data?: boolean;
}
export interface Area {
  readonly name: string;
  readonly title: string;
  readonly group: AreaGroup;
  readonly icon: TablerIcon;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly tabs: readonly AreaTab[];
}

/**
 * The entries of a user's menu with their screens. Each screen that the user may open is in exactly one
 * entry, except for hidden ones.
 */
export function areasFor(me: Viewer): readonly Area[] {
  const { scope } = roleOf(me.role as Role);
  const left = new Map(
    menuScreens(me)
      .filter(({ hidden }) => !hidden)
      .map((screen) => [screen.name, screen]),
  );
  const take = (names: readonly string[]): readonly Screen[] =>
    names.flatMap((name) => {
      const screen = left.get(name);
      left.delete(name);
      return screen ? [screen] : [];
    });
  const inOrder = (screens: readonly Screen[]) => asMoved(screens, ({ module }) => module, me);
  const tabOf = (tab: Tab): readonly AreaTab[] => {
    if (typeof tab === 'string')
      return take([tab]).map((screen) => ({ title: screen.title, screens: [screen] }));
    const screens = take(tab.screens);
    return screens.length > 0 ? [{ title: tab.title, screens: inOrder(screens) }] : [];
  };

  const own = areas.flatMap(({ module, title, group, icon, tabs, scope: only }): readonly Area[] => {
    if (only && only !== scope) return [];
    const there = asMoved(tabs.flatMap(tabOf), ({ screens: [first] }) => first?.module ?? null, me);
    const first = there[0]?.screens[0];
    if (!first) return [];
    const { to, search } = first;
    return [
      {
        name: module,
        title: renamed(module, me) ?? title ?? moduleOf(module).title,
        group,
        icon,
        to,
        ...(search ? { search } : {}),
        tabs: there,
      },
    ];
  });
  const sections = [...settingsSections.flatMap(tabOf), ...dataSections([...left.values()], me)];
  return [
    ...asMoved(own, ({ name }) => name, me),
    ...(sections.length > 0
      ? [
          {
            name: 'settings',
            title: 'Settings',
            group: 'Setup' as const,
            icon: IconSettings,
            to: settingsAddress,
            tabs: sections,
          },
        ]
      : []),
  ];
}

/** The screens that are in no area, grouped by the title of their parent module. */
function dataSections(screens: readonly Screen[], me: Viewer): readonly AreaTab[] {
  const titleOf = ({ module, title }: Screen): string => {
    if (module === null) return title;
    const parent = moduleOf(module).parent ?? module;
    return me.modules.find(({ name }) => name === parent)?.title ?? moduleOf(parent).title;
  };
  const sections = new Map<string, Screen[]>();
  for (const screen of screens) {
    const title = titleOf(screen);
    sections.set(title, [...(sections.get(title) ?? []), screen]);
  }
  return [...sections].map(([title, members]) => ({ title, screens: members, data: true }));
}

/** The title that the platform has given a module; undefined if it has its original one. */
function renamed(name: string, me: Viewer): string | undefined {
  const title = me.modules.find((module) => module.name === name)?.title;
  return title === moduleOf(name).title ? undefined : title;
}

/** The items in the given order, except for those that the platform has moved. */
function asMoved<Item>(
  items: readonly Item[],
  moduleName: (item: Item) => string | null,
  me: Viewer,
): readonly Item[] {
  const usual = (item: Item): number => {
    const name = moduleName(item);
    return name === null ? 0 : moduleOf(name).position;
  };
  const slots = items.map(usual).sort((a, b) => a - b);
  const rank = (item: Item, index: number): number => {
    const position = me.modules.find(({ name }) => name === moduleName(item))?.position;
    return position === undefined || position === usual(item) ? (slots[index] ?? 0) : position;
  };
  return items
    .map((item, index) => ({ item, rank: rank(item, index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** Where the current URL is in the menu. */
export interface MenuPosition {
  readonly area: Area;
  /** Undefined on the page of Settings, and for a URL that belongs to none of the area's screens. */
  readonly tab?: AreaTab;
  readonly screen?: Screen;
}

/** The part of a path that names the module: `/dashboard/tasks` of `/dashboard/tasks/list`. */
const root = (path: string): string => path.split('/').slice(0, 3).join('/');

/**
 * The area and screen of a URL. Of several screens in the same module it is the one with exactly this path,
 * and of those the one whose search matches.
 */
export function menuPositionOf(
  menu: readonly Area[],
  pathname: string,
  search: Readonly<Record<string, unknown>>,
): MenuPosition | undefined {
  const page = menu.find(({ to }) => to === pathname && to === settingsAddress);
  if (page) return { area: page };
  const all = menu.flatMap((area) =>
    area.tabs.flatMap((tab) => tab.screens.map((screen) => ({ area, tab, screen }))),
  );
  const near = all.filter(({ screen }) => root(screen.to) === root(pathname));
  const exact = near.filter(({ screen }) => screen.to === pathname);
  const same = exact.length > 0 ? exact : near;
  const fits = ({ screen }: { screen: Screen }) =>
    Object.entries(screen.search ?? {}).every(([name, value]) => search[name] === value);
  const found =
    same.find((each) => each.screen.search && fits(each)) ?? same.find(({ screen }) => !screen.search);
  return found ?? (same[0] ? { area: same[0].area } : undefined);
}
