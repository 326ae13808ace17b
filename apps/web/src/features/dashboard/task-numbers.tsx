import { openTasks, tasksAssignedBy, tasksOf } from '@operatory/domain';
import { and } from '@operatory/resource';
import { IconAlertTriangle, IconCalendarDue, IconCircleCheck, IconSend } from '@tabler/icons-react';
import { useCount } from '#data/use-count.ts';
import { CountCard, NumberCards } from '#kit/cards/number-card.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { useTodays } from '#session/use-today.ts';
import { dueToday, ofClinic, overdue } from './task-conditions.ts';

const list = '/dashboard/tasks/list';

/** The numbers of overdue, due and open tasks: of everyone, or of the user alone. */
export function TaskNumbers({ everyone }: { everyone: boolean }) {
  const { user } = useMe();
  const { clinic } = useClinic();
  const todays = useTodays();
  const scope = and(ofClinic(clinic?.id), everyone ? {} : tasksOf(user.id));
  const who = everyone ? 'everyone' : 'mine';
  const high = useCount('tasks', and(openTasks, scope, { priority: { _eq: 'HIGH' } }));
  return (
    <NumberCards>
      <CountCard
        table="tasks"
        title="Overdue"
        icon={IconAlertTriangle}
        where={and(overdue(todays), scope)}
        caption={['task', 'tasks']}
        to={list}
        search={{ who, due: 'OVERDUE' }}
      />
      <CountCard
        table="tasks"
        title="Due today"
        icon={IconCalendarDue}
        where={and(dueToday(todays), scope)}
        caption={['task', 'tasks']}
        to={list}
        search={{ who, due: 'TODAY' }}
      />
      <CountCard
        table="tasks"
        title={everyone ? 'Open tasks' : 'My tasks'}
        icon={IconCircleCheck}
        where={and(openTasks, scope)}
        caption="open"
        parts={high ? [{ hue: 'red', text: `${high} high priority` }] : []}
        to={list}
        search={{ who, status: 'OPEN' }}
      />
      <CountCard
        table="tasks"
        title="Assigned by me"
        icon={IconSend}
        where={and(openTasks, ofClinic(clinic?.id), tasksAssignedBy(user.id))}
        caption="open"
        to={list}
        search={{ who: 'by-me', status: 'OPEN' }}
      />
    </NumberCards>
  );
}
