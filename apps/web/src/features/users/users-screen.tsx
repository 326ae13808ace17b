import { useMemo } from 'react';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { useToday } from '#session/use-today.ts';
import { PresenceProvider } from './presence.tsx';
import { usersListOn } from './users-list.tsx';

/** The organisation's users, with their presence. */
export function UsersScreen() {
  const today = useToday();
  const definition = useMemo(() => usersListOn(today), [today]);
  return (
    <PresenceProvider>
      <ResourceList definition={definition} />
    </PresenceProvider>
  );
}
