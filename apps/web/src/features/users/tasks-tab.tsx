import { Button, Skeleton, Text } from '@mantine/core';
import { openTasks, taskHref, taskStatuses, tasksOf } from '@operatory/domain';
import { and, oneOf } from '@operatory/resource';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { FieldCell } from '#kit/cells/field-cell.tsx';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { PriorityBadge } from '#ui/priority-badge.tsx';
import type { PersonDetail } from './person-queries.ts';

const openOf = graphql(`
  subscription openTasksOfPerson($where: tasks_bool_exp!) {
    tasks(where: $where, order_by: [{ deadline_date: asc }, { id: asc }], limit: 100) {
      id short_id name status priority deadline_date assigned_by_user_id assigned_to_user_id
      assigned_by_user { id display_name }
    }
  }
`);

const status = oneOf(taskStatuses);

export function TasksTab({ person }: { person: PersonDetail }) {
  const me = useMe();
  const { data, error, refetch } = useLive(openOf, {
    where: and(tasksOf(person.id), openTasks),
  });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={160} />;
  if (data.tasks.length === 0) return <NothingYet line="No open tasks" />;
  return (
    <RelatedTable
      label="Open tasks"
      heads={['Task', 'Priority', 'Status', 'Deadline', 'Assigned by', '']}
      rows={data.tasks.map((task) => ({
        id: task.id,
        cells: [
          <Link key="name" to={taskHref(task, me.user.id)}>
            <Text span c="var(--op-muted)" size="xs">
              T-{task.short_id}{' '}
            </Text>
            {task.name}
          </Link>,
          <PriorityBadge key="priority" priority={task.priority} />,
          <FieldCell key="status" field={status} value={task.status} zone={me.platform_zone} />,
          task.deadline_date,
          task.assigned_by_user?.display_name ?? '–',
          <Button
            key="open"
            component={Link}
            to={taskHref(task, me.user.id)}
            size="xs"
            variant="default"
            aria-label={`Open ${task.name}`}
          >
            Open
          </Button>,
        ],
      }))}
    />
  );
}
