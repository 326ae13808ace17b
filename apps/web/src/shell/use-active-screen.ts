import { useLocation } from '@tanstack/react-router';
import type { Screen } from './screens.ts';

/** `/dashboard/tasks` of `/dashboard/tasks/list`: the module's part of an address. */
const root = (path: string): string => path.split('/').slice(0, 3).join('/');

/** Of these the screen that the address belongs to; of two of one module the one of that very path, of two of one path the one whose search fits. */
export function useActiveScreen(screens: readonly Screen[]): Screen | undefined {
  const { pathname, search } = useLocation();
  const wanted = search as Record<string, unknown>;
  const near = screens.filter((screen) => root(screen.to) === root(pathname));
  const exact = near.filter(({ to }) => to === pathname);
  const same = exact.length > 0 ? exact : near;
  return (
    same.find(
      (screen) =>
        screen.search && Object.entries(screen.search).every(([name, value]) => wanted[name] === value),
    ) ?? same.find((screen) => !screen.search)
  );
}
