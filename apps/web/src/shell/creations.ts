import type { Action } from '@operatory/domain';
import { IconDoor, IconSquareCheck, IconTags, type TablerIcon } from '@tabler/icons-react';

/** What can be made from anywhere, by whoever may ADD in its module. */
export interface Creation {
  readonly title: string;
  readonly module: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly icon: TablerIcon;
  readonly key?: string;
  /** It belongs to a clinic, so that there must be one. */
  readonly inClinic?: true;
}

const creations: readonly Creation[] = [
  {
    title: 'Add task',
    module: 'tasks',
    to: '/dashboard/tasks/add',
    icon: IconSquareCheck,
    key: 'n',
    inClinic: true,
  },
  {
    title: 'Add room',
    module: 'clinic-rooms',
    to: '/dashboard/clinic-rooms/list',
    search: { form: 'add' },
    icon: IconDoor,
    inClinic: true,
  },
  {
    title: 'Add task level',
    module: 'client-task-levels',
    to: '/dashboard/client-task-levels/list',
    search: { form: 'add' },
    icon: IconTags,
  },
];

/** What somebody with these rights can make; `clinics` are those in use that they work in. */
export const creationsFor = (
  can: (module: string, action?: Action) => boolean,
  clinics: readonly unknown[],
): readonly Creation[] =>
  creations.filter(({ module, inClinic }) => can(module, 'ADD') && (clinics.length > 0 || !inClinic));
