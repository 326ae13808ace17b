import { Button } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PresenceProvider } from '#kit/cells/presence.tsx';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { useCan } from '#session/permissions.ts';
import { useToday } from '#session/use-today.ts';
import { usersListOn } from './users-list.tsx';

export function UsersScreen() {
  const today = useToday();
  const edits = useCan()('Users', 'EDIT');
  const definition = useMemo(() => {
    const list = usersListOn(today);
    return edits ? { ...list, actions: () => <Credentials /> } : list;
  }, [today, edits]);
  return (
    <PresenceProvider>
      <ResourceList definition={definition} />
    </PresenceProvider>
  );
}

const Credentials = () => (
  <Button
    variant="default"
    component={Link}
    to="/dashboard/users/credentials"
    leftSection={<IconCertificate size={16} />}
  >
    Credentials
  </Button>
);
