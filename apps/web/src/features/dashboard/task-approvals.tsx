import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { messageOf } from '@operatory/domain';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCommand } from '#data/hooks.ts';
import { decideExtension, decideReassign } from '#data/request-commands.ts';
import type { Approval, Approvals } from '#ui/approvals.ts';
import { type PendingTaskRequest, useWaitingRequests } from './waiting-requests.ts';

const words = { extension: 'Extension', reassign: 'Reassign' } as const;
const listOf = (kind: PendingTaskRequest['kind']): string => `/dashboard/task-${kind}-requests/list`;

export function useTaskApprovals(): Approvals {
  const { data, ...answer } = useWaitingRequests();
  return { ...answer, data: data?.map(approvalOf) };
}

const approvalOf = (request: PendingTaskRequest): Approval => ({
  id: request.id,
  created_at: request.created_at,
  by: request.by,
  title: `${words[request.kind]}, ${request.task?.name ?? 'a task'}`,
  line: `${request.by?.display_name} · ${request.change}`,
  answers: <Answers request={request} />,
  list: listOf(request.kind),
});

/** One button approves at once. The other opens the list, because a rejection needs a reason. */
function Answers({ request }: { request: PendingTaskRequest }) {
  const failure = messageOf('request_not_updated');
  const [extend, extending] = useCommand(decideExtension, { failure });
  const [reassign, reassigning] = useCommand(decideReassign, { failure });
  const decide = request.kind === 'extension' ? extend : reassign;
  return (
    <>
      <Tooltip label="Reject, with a reason">
        <ActionIcon
          component={Link}
          to={listOf(request.kind)}
          variant="default"
          aria-label={`Reject: ${words[request.kind]}, ${request.task?.name ?? ''}`}
        >
          <IconX size={16} />
        </ActionIcon>
      </Tooltip>
      <Button
        variant="light"
        leftSection={<IconCheck size={16} />}
        loading={extending || reassigning}
        onClick={() => void decide({ id: request.id, status: 'ACCEPTED', comment: null })}
      >
        Approve
      </Button>
    </>
  );
}
