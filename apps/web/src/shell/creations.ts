import { IconDoor, IconSquareCheck, IconTags, type TablerIcon } from '@tabler/icons-react';

/** What can be made from anywhere, by whoever may ADD in its module. */
export interface Creation {
  readonly title: string;
  readonly module: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly icon: TablerIcon;
  readonly key?: string;
}

export const creations: readonly Creation[] = [
  { title: 'Add task', module: 'tasks', to: '/dashboard/tasks/add', icon: IconSquareCheck, key: 'n' },
  {
    title: 'Add clinic room',
    module: 'clinic-rooms',
    to: '/dashboard/clinic-rooms/list',
    search: { form: 'add' },
    icon: IconDoor,
  },
  {
    title: 'Add task level',
    module: 'client-task-levels',
    to: '/dashboard/client-task-levels/list',
    search: { form: 'add' },
    icon: IconTags,
  },
];
