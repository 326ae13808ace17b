import { Anchor, Stack, Text } from '@mantine/core';
import { messages, openTasks, taskHref } from '@operatory/domain';
import { and, eq } from '@operatory/resource';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { blockUser, type PersonDetail } from './person-queries.ts';

const shown = 5;

const openTasksOf = graphql(`
  query openTasksOf($where: tasks_bool_exp!, $limit: Int!) {
    tasks(where: $where, order_by: [{ deadline_date: asc }], limit: $limit) { id name assigned_by_user_id assigned_to_user_id }
    tasks_aggregate(where: $where) { aggregate { count } }
  }
`);

/** Asks before a person is blocked, and shows their open tasks to users who may see tasks. */
export function BlockDialog({
  person,
  onClose,
  onBlocked,
}: {
  person: PersonDetail;
  onClose: () => void;
  onBlocked: (openTasks: number) => void;
}) {
  const me = useMe();
  const sees = useCan()('tasks');
  const [block, blocking] = useCommand(blockUser, { success: messages.user_blocked, duration: 5_000 });
  const { data } = useQueryData(
    openTasksOf,
    {
      where: and(eq('assigned_to_user_id', person.id), openTasks),
      limit: shown,
    },
    { pause: !sees },
  );
  const count = data?.tasks_aggregate.aggregate.count ?? 0;
  async function submit() {
    const answer = await block({ user_id: person.id, role_link_id: null });
    if (answer.ok) onBlocked(count);
  }
  return (
    <Dialog title={`Block ${person.display_name}`} onClose={onClose} locked={blocking}>
      <Stack gap={16}>
        <Text size="sm">
          {person.display_name} will be signed out everywhere and can’t sign in until unblocked. Their records
          are kept, and their seat becomes free.
        </Text>
        {count > 0 ? (
          <div>
            <Text size="sm" fw={600} mb={4}>
              {count === 1
                ? 'They still have one open task. Reassign it to someone else.'
                : `They still have ${count} open tasks. Reassign them to someone else.`}
            </Text>
            <ul style={{ margin: 0, paddingLeft: 20, lineHeight: '24px' }}>
              {data?.tasks.map((task) => (
                <li key={task.id}>
                  <Anchor
                    component={Link}
                    to={taskHref(task, me.user.id)}
                    size="sm"
                    className="accent-link"
                    onClick={onClose}
                  >
                    {task.name}
                  </Anchor>
                </li>
              ))}
            </ul>
            {count > shown ? (
              <Text size="sm" c="var(--op-muted)">
                and {count - shown} more on the Tasks tab
              </Text>
            ) : null}
          </div>
        ) : null}
        <DialogFoot save="Block" saving={blocking} danger onSave={() => void submit()} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
