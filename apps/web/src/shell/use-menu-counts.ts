import { openOrderStatuses, openTasks, signsForAnyone, tasksOf, waitingAssignments } from '@operatory/domain';
import { and, type BoolExp, eq, isIn } from '@operatory/resource';
import { useCount } from '#data/use-count.ts';
import { useClinic } from '#session/clinic.ts';
import { grantsNow } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import type { Area, AreaTab } from './areas.ts';
import { useUnreadChats } from './chats/use-unread-chats.ts';

/** The live numbers of open items, by the name of their screen. */
export type MenuCounts = Readonly<Record<string, number | null | undefined>>;

/** The live numbers of open items for the screens in the menu, such as unread messages and open orders. */
export function useMenuCounts(areas: readonly Area[]): MenuCounts {
  const { user, role } = useMe();
  const { clinic } = useClinic();
  const counted = new Set(
    areas
      .filter(({ name }) => name !== 'settings')
      .flatMap(({ tabs }) => tabs.flatMap(({ screens }) => screens.map(({ name }) => name))),
  );
  const inClinic = clinic ? eq('clinic_id', clinic.id) : {};
  const useWaiting = (screen: string, table: string, where: BoolExp) =>
    useCount(table, where, { pause: !counted.has(screen) });
  const unread = useUnreadChats();
  return {
    'clinic-chats': unread,
    client_document_assignments: useWaiting(
      'client_document_assignments',
      'client_document_assignments',
      waitingAssignments(user.id, signsForAnyone(role, grantsNow())),
    ),
    'my-tasks': useWaiting('my-tasks', 'tasks', and(openTasks, inClinic, tasksOf(user.id))),
    'clinic-im-product-orders': useWaiting(
      'clinic-im-product-orders',
      'clinic_im_product_orders',
      and(isIn('status', openOrderStatuses), inClinic),
    ),
  };
}

/** The number of open items in a tab; screens without a count add nothing. */
export const pendingCountIn = (counts: MenuCounts, { screens }: Pick<AreaTab, 'screens'>): number =>
  screens.reduce((sum, { name }) => sum + (counts[name] ?? 0), 0);
export const pendingCountOfArea = (counts: MenuCounts, { tabs }: Pick<Area, 'tabs'>): number =>
  tabs.reduce((sum, tab) => sum + pendingCountIn(counts, tab), 0);
