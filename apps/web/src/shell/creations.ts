import type { Action } from '@operatory/domain';
import {
  IconPackage,
  IconPlane,
  IconShoppingCart,
  IconSquareCheck,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';

/** A kind of record that can be added from any screen, by users with ADD in the module. */
export interface Creation {
  readonly title: string;
  readonly module: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly icon: TablerIcon;
  readonly key?: string;
  /** Whether the record belongs to a clinic, so that the user needs one. */
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
    title: 'Add product',
    module: 'clinic-im-products',
    to: '/dashboard/clinic-im-products/add',
    icon: IconPackage,
    inClinic: true,
  },
  {
    title: 'Add order',
    module: 'clinic-im-product-orders',
    to: '/dashboard/clinic-im-product-orders/add',
    icon: IconShoppingCart,
    inClinic: true,
  },
  {
    title: 'Request leave',
    module: 'my-leaves',
    to: '/dashboard/leaves/my-leaves',
    search: { form: 'add' },
    icon: IconPlane,
    inClinic: true,
  },
  {
    title: 'Add person',
    module: 'Users',
    to: '/dashboard/users/add',
    icon: IconUserPlus,
  },
];

/** The kinds of records that the user can add, given their rights and their active clinics. */
export const creationsFor = (
  can: (module: string, action?: Action) => boolean,
  clinics: readonly unknown[],
): readonly Creation[] =>
  creations.filter(({ module, inClinic }) => can(module, 'ADD') && (clinics.length > 0 || !inClinic));
