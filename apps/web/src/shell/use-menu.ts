import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMe } from '#session/session.ts';
import { type Area, areasFor, type MenuPosition, menuPositionOf } from './areas.ts';

/** The user's menu, and where in it the current URL is. */
export function useMenu(): { readonly areas: readonly Area[]; readonly here: MenuPosition | undefined } {
  const me = useMe();
  const { pathname, search } = useLocation();
  const areas = useMemo(() => areasFor(me), [me]);
  return { areas, here: menuPositionOf(areas, pathname, search as Readonly<Record<string, unknown>>) };
}
