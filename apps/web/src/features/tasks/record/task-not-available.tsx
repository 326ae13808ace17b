import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { handoverPattern } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';

const handovers = graphql(`
  subscription task_handover($group: String!, $handover: String!) {
    user_notifications(
      where: { group_key: { _eq: $group }, body: { _like: $handover } }
      order_by: [{ created_at: desc }]
      limit: 1
    ) { title body }
  }
`);

/**
 * Shown for a task that the viewer cannot read: it was reassigned (perhaps while this screen was open) or
 * deleted, or was never theirs. The new assignee is named only if the viewer was notified of it; otherwise
 * the screen reveals nothing.
 */
export function TaskNotAvailable({ id }: { id: string }) {
  const { data, error } = useLive(handovers, { group: `tasks:${id}`, handover: handoverPattern });
  if (!data && !error) return <Skeleton height={320} m={24} />;
  const handover = data?.user_notifications[0];
  return (
    <Stack align="center" gap={8} py={96} px={16} role="status">
      <Title order={1}>{handover ? 'This task was reassigned' : 'This task is not available'}</Title>
      <Text c="var(--op-muted)" ta="center">
        {handover
          ? `${handover.title}. ${handover.body}.`
          : 'It may have been deleted, or reassigned to someone else.'}
      </Text>
      <Button component={Link} to="/dashboard/tasks/list" mt={12}>
        Go to tasks
      </Button>
    </Stack>
  );
}
