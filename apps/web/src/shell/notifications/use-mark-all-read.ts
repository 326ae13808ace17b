import { useCallback } from 'react';
import { useClient } from 'urql';
import { useCommand } from '#data/hooks.ts';
import { offerUndo } from '#ui/undo.tsx';
import { markRead, unreadIds } from './notification.ts';

/**
 * Returns a function that marks all of the user's notifications as read and offers undo, and whether it is
 * running.
 */
export function useMarkAllRead(): readonly [() => Promise<void>, boolean] {
  const client = useClient();
  const [mark, marking] = useCommand(markRead);
  const markAll = useCallback(async () => {
    const { data } = await client.query(unreadIds, {}).toPromise();
    const ids = data?.user_notifications.map(({ id }) => id) ?? [];
    if ((await mark({ ids: null })).ok && ids.length > 0)
      offerUndo('All marked as read', () => void mark({ ids, read: false }));
  }, [client, mark]);
  return [markAll, marking];
}
