import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { addDays, taskHref, tasksOf, todayAt } from '@operatory/domain';
import { and } from '@operatory/resource';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useQueuedWrites } from '#data/queued-writes.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { useFinishTask } from '#kit/record/use-finish-task.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { useTodays } from '#session/use-today.ts';
import { PriorityBadge } from '#ui/priority-badge.tsx';
import { WaitingMark } from '#ui/waiting-mark.tsx';
import { dueWithin, ofClinic } from './task-conditions.ts';

const dueTasks = graphql(`
  subscription dueTasks($where: tasks_bool_exp!) {
    tasks(where: $where, order_by: [{ deadline_date: asc }, { priority: asc }], limit: 7) { 
      id name status priority deadline_date assigned_by_user_id assigned_to_user_id clinic_id
    }
  }
`);

export function MyTasksCard() {
  const { user } = useMe();
  const { clinic } = useClinic();
  const todays = useTodays();
  const [finish, finishing] = useFinishTask();
  const waiting = new Set(useQueuedWrites().map(({ variables }) => variables.id));
  const answer = useLive(dueTasks, {
    where: and(dueWithin(7, todays), tasksOf(user.id), ofClinic(clinic?.id)),
  });
  const tasks = answer.data?.tasks ?? [];
  return (
    <Card
      title="My tasks, next 7 days"
      answer={answer}
      bones={3}
      more={{ label: 'My tasks', to: '/dashboard/tasks/list', search: { who: 'mine', status: 'OPEN' } }}
    >
      {tasks.length === 0 ? <CardNothing>You have no tasks due</CardNothing> : null}
      {tasks.map((task) => (
        <div key={task.id} className={classes.row}>
          <Tooltip label="Finish">
            <ActionIcon
              variant="default"
              radius="xl"
              size={24}
              className={classes.tick ?? ''}
              disabled={finishing || waiting.has(task.id)}
              aria-label={`Finish: ${task.name}`}
              onClick={() => void finish(task)}
            >
              <IconCheck size={14} />
            </ActionIcon>
          </Tooltip>
          <Link to={taskHref(task, user.id) as never} className={classes.rowWords}>
            <Text size="sm" fw={550} truncate component="span" display="block">
              {task.name}
            </Text>
            <Text
              size="xs"
              c={
                task.deadline_date < todayAt(todays, task.clinic_id) ? 'var(--op-red-ink)' : 'var(--op-muted)'
              }
              component="span"
              className="tabular"
            >
              {dueInWords(task.deadline_date, todayAt(todays, task.clinic_id))}
            </Text>
          </Link>
          <WaitingMark id={task.id} />
          <PriorityBadge priority={task.priority} />
        </div>
      ))}
    </Card>
  );
}

function dueInWords(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return day < today ? `Overdue since ${day}` : day;
}
