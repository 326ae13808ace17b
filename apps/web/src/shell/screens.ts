import { menuModules } from '@operatory/domain';
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
import type { MyModule } from '#session/me.ts';

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
    key: 'r',
  },
  {
    group: 'Setup',
    module: 'clinics',
    to: '/dashboard/clinics/list',
    icon: IconBuilding,
    key: 'c',
  },
  {
    group: 'Setup',
    module: 'clinic-rooms',
    to: '/dashboard/clinic-rooms/list',
    icon: IconDoor,
  },
  {
    group: 'Setup',
    module: 'client-task-levels',
    to: '/dashboard/client-task-levels/list',
    icon: IconTags,
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
    key: 'l',
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

/** The screens of a person's menu, as the platform's owner has called, ordered and hidden their modules. */
export function menuScreens(own: readonly MyModule[]): readonly Screen[] {
  const shown = menuModules(own);
  const placeOf = ({ module }: { readonly module: string | null }) =>
    module === null ? shown.length : shown.findIndex(({ name }) => name === module);
  return screens
    .filter((screen) => placeOf(screen) >= 0)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((screen) => ({ ...screen, title: screen.title ?? shown[placeOf(screen)]?.title ?? '' }));
}
