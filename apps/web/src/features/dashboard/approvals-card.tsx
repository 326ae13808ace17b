import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core';
import { messageOf } from '@operatory/domain';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCommand } from '#data/hooks.ts';
import { decideExtension, decideReassign } from '#data/request-commands.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { Card, CardNothing } from './card.tsx';
import classes from './dashboard.module.css';
import { useWaitingRequests, type Waiting } from './waiting-requests.ts';

/** Requests that wait for me, to be approved on the spot; a refusal wants a reason, given in the list. */
export function ApprovalsCard({ onlyWaiting = false }: { onlyWaiting?: boolean }) {
  const answer = useWaitingRequests();
  const waiting = answer.data;
  if (onlyWaiting && !waiting?.length) return null;
  const only = waiting?.length && waiting.every(({ kind }) => kind === 'reassign') ? 'reassign' : 'extension';
  return (
    <Card
      title="Needs your approval"
      count={waiting?.length}
      answer={answer}
      bones={3}
      more={{ label: 'All requests', to: `/dashboard/task-${only}-requests/list` }}
    >
      {waiting?.length === 0 ? <CardNothing>Nothing to approve</CardNothing> : null}
      {waiting?.slice(0, 6).map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </Card>
  );
}

function RequestRow({ request }: { request: Waiting }) {
  const [extend, extending] = useCommand(decideExtension, { failure: messageOf('request_not_updated') });
  const [reassign, reassigning] = useCommand(decideReassign, { failure: messageOf('request_not_updated') });
  const kind = request.kind === 'extension' ? 'Extension' : 'Reassign';
  const decide = request.kind === 'extension' ? extend : reassign;
  return (
    <div className={`${classes.row} ${classes.approval}`}>
      <UserAvatar user={request.by ?? {}} size={28} />
      <span className={classes.rowWords}>
        <Text size="sm" fw={550} truncate>
          {kind}, {request.task?.name ?? 'a task'}
        </Text>
        <Text size="xs" c="var(--op-muted)" className="tabular" truncate>
          {request.by?.display_name} · {request.change}
        </Text>
      </span>
      <Group gap={8} wrap="nowrap" className={classes.decide ?? ''}>
        <Tooltip label="Reject, with a reason">
          <ActionIcon
            component={Link}
            to={`/dashboard/task-${request.kind}-requests/list`}
            variant="default"
            aria-label={`Reject: ${kind}, ${request.task?.name ?? ''}`}
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
      </Group>
    </div>
  );
}
