import { Button } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCan } from '#session/permissions.ts';

/** The link to the credentials of all users, for those who may edit users. */
export function CredentialsLink() {
  if (!useCan()('Users', 'EDIT')) return null;
  return (
    <Button
      variant="default"
      component={Link}
      to="/dashboard/users/credentials"
      leftSection={<IconCertificate size={16} />}
    >
      Credentials
    </Button>
  );
}
