import { Group, Text } from '@mantine/core';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { type Approval, type Approvals, mergeApprovals } from '#ui/approvals.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { useTaskApprovals } from './task-approvals.tsx';

export function ApprovalsCard({
  onlyWaiting = false,
  useOthers,
}: {
  onlyWaiting?: boolean | undefined;
  useOthers: () => Approvals;
}) {
  const answer = mergeApprovals([useTaskApprovals(), useOthers()]);
  const waiting = answer.data;
  if (onlyWaiting && !waiting?.length) return null;
  return (
    <Card
      title="Needs your approval"
      count={waiting?.length}
      answer={answer}
      bones={3}
      more={{ label: 'All requests', to: listOf(waiting ?? []) }}
    >
      {waiting?.length === 0 ? <CardNothing>Nothing to approve</CardNothing> : null}
      {waiting?.slice(0, 6).map((approval) => (
        <ApprovalRow key={approval.id} approval={approval} />
      ))}
    </Card>
  );
}

/** The path of the list that has the most of the waiting requests. */
function listOf(waiting: readonly Approval[]): string {
  const count = (list: string) => waiting.filter((each) => each.list === list).length;
  return waiting.reduce(
    (most, { list }) => (count(list) > count(most) ? list : most),
    waiting[0]?.list ?? '/dashboard/task-extension-requests/list',
  );
}

const ApprovalRow = ({ approval: { by, title, line, answers } }: { approval: Approval }) => (
  <div className={`${classes.row} ${classes.approval}`}>
    <UserAvatar user={by ?? {}} size={28} />
    <span className={classes.rowWords}>
      <Text size="sm" fw={550} truncate>
        {title}
      </Text>
      <Text size="xs" c="var(--op-muted)" className="tabular" truncate>
        {line}
      </Text>
    </span>
    <Group gap={8} wrap="nowrap" className={classes.decide ?? ''}>
      {answers}
    </Group>
  </div>
);
