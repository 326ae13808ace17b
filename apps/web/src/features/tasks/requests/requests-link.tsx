import { Badge, Button } from '@mantine/core';
import { IconGitPullRequest } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCan } from '#session/permissions.ts';
import { usePendingRequests } from './use-pending-requests.ts';

/** A link to the requests with the number of pending ones, for users who may see them. */
export function RequestsLink({ short }: { short: boolean }) {
  const can = useCan();
  const pending = usePendingRequests();
  const extensions = can('task-extension-requests');
  if (!extensions && !can('task-reassign-requests')) return null;
  return (
    <Button
      component={Link}
      to={extensions ? '/dashboard/task-extension-requests/list' : '/dashboard/task-reassign-requests/list'}
      variant="default"
      aria-label={`Requests, ${pending} waiting`}
      px={short ? 8 : 12}
      leftSection={<IconGitPullRequest size={16} />}
      rightSection={
        pending > 0 ? (
          <Badge color="orange" size="sm">
            {pending}
          </Badge>
        ) : null
      }
    >
      {short ? null : 'Requests'}
    </Button>
  );
}
