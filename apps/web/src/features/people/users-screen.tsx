import { ResourceList } from '#kit/resource-list.tsx';
import { PresenceProvider } from './presence.tsx';
import { usersList } from './users-list.tsx';

/** The people of the organisation, with who of them is here. */
export function UsersScreen() {
  return (
    <PresenceProvider>
      <ResourceList definition={usersList} />
    </PresenceProvider>
  );
}
