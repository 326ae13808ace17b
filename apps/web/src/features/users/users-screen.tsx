import { useMemo } from 'react';
import { PresenceProvider } from '#kit/cells/presence.tsx';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { useToday } from '#session/use-today.ts';
import { usersListOn } from './users-list.tsx';

export function UsersScreen() {
  const today = useToday();
  const definition = useMemo(() => usersListOn(today), [today]);
  return (
    <PresenceProvider>
      <ResourceList definition={definition} />
    </PresenceProvider>
  );
}
