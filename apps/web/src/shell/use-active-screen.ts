import { useLocation } from '@tanstack/react-router';
import type { Screen } from './screens.ts';

/** `/dashboard/tasks` of `/dashboard/tasks/list`: the module's part of an address. */
const root = (path: string): string => path.split('/').slice(0, 3).join('/');

/** Of these the screen that the address belongs to; of two with one path, the one whose search fits. */
export function useActiveScreen(screens: readonly Screen[]): Screen | undefined {
  const { pathname, search } = useLocation();
  const wanted = search as Record<string, unknown>;
  const same = screens.filter((screen) => root(screen.to) === root(pathname));
  return (
    same.find(
      (screen) =>
        screen.search && Object.entries(screen.search).every(([name, value]) => wanted[name] === value),
    ) ?? same.find((screen) => !screen.search)
  );
}
