import { useEffect } from 'react';
import { storeOwn } from './own-storage.ts';
import { recentsKey, recentsOf, withRecent } from './recents.ts';
import { useMe } from './session.ts';

/** Adds a record to those that the user has viewed, once its title is known. */
export function useRecent(title: string | undefined, of: string, href: string): void {
  const { id } = useMe().user;
  useEffect(() => {
    if (title) storeOwn(id, recentsKey, withRecent(recentsOf(id), { title, of, href }));
  }, [id, title, of, href]);
}
