import {
  IconArrowsExchange,
  IconBell,
  IconBriefcase,
  IconBuilding,
  IconBuildingCommunity,
  IconBuildingEstate,
  IconCalendarTime,
  IconCircleCheck,
  IconDoor,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconReceipt,
  IconTags,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Action } from '#session/permissions.ts';

export type ScreenGroup = '' | 'My work' | 'Team' | 'Clinic' | 'Setup' | 'Platform';

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
  /** In the palette only. */
  readonly hidden?: boolean;
}

export const screens: readonly Screen[] = [
  {
    title: 'Dashboard',
    group: '',
    module: 'dashboard',
    to: '/dashboard',
    icon: IconLayoutDashboard,
    key: 'd',
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
  { title: 'Users', group: 'Team', module: 'Users', to: '/dashboard/users/list', icon: IconUsers, key: 'u' },
  {
    title: 'Clinic Dashboard',
    group: 'Clinic',
    module: 'clinic-admin',
    to: '/dashboard/clinic-admin',
    icon: IconBuildingCommunity,
  },
  {
    title: 'Tasks & requests',
    group: 'Clinic',
    module: 'tasks',
    to: '/dashboard/tasks/list',
    icon: IconLayoutKanban,
    key: 't',
  },
  {
    title: 'Extension requests',
    group: 'Clinic',
    module: 'task-extension-requests',
    to: '/dashboard/task-extension-requests/list',
    icon: IconCalendarTime,
    key: 'e',
  },
  {
    title: 'Reassign requests',
    group: 'Clinic',
    module: 'task-reassign-requests',
    to: '/dashboard/task-reassign-requests/list',
    icon: IconArrowsExchange,
    key: 'r',
  },
  {
    title: 'Clinics',
    group: 'Setup',
    module: 'clinics',
    to: '/dashboard/clinics/list',
    icon: IconBuilding,
    key: 'c',
  },
  {
    title: 'Clinic rooms',
    group: 'Setup',
    module: 'clinic-rooms',
    to: '/dashboard/clinic-rooms/list',
    icon: IconDoor,
  },
  {
    title: 'Task levels',
    group: 'Setup',
    module: 'client-task-levels',
    to: '/dashboard/client-task-levels/list',
    icon: IconTags,
  },
  {
    title: 'my Practice',
    group: 'Setup',
    module: 'my Practice',
    to: '/dashboard/my-practice',
    icon: IconBuildingEstate,
  },
  {
    title: 'Clients',
    group: 'Platform',
    module: 'clients',
    to: '/dashboard/clients/list',
    icon: IconBriefcase,
    key: 'l',
  },
  {
    title: 'Subscriptions',
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
    title: 'My Account',
    group: '',
    module: 'My Account',
    to: '/dashboard/my-account',
    icon: IconUser,
    key: 'a',
    hidden: true,
  },
];

export const groups: readonly ScreenGroup[] = ['', 'My work', 'Team', 'Clinic', 'Setup', 'Platform'];

/** The screens that someone with these rights may open. */
export const openScreens = (can: (module: string, action?: Action) => boolean): readonly Screen[] =>
  screens.filter((screen) => screen.module === null || can(screen.module, 'VIEW'));
