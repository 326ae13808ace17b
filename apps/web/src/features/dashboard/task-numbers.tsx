import { openTasks, tasksAssignedBy, tasksOf } from '@operatory/domain';
import { and } from '@operatory/resource';
import { IconAlertTriangle, IconCalendarDue, IconCircleCheck, IconSend } from '@tabler/icons-react';
import { useCount } from '#data/use-count.ts';
import classes from '#kit/cards/cards.module.css';
import { NumberCard } from '#kit/cards/number-card.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { useTodays } from '#session/use-today.ts';
import { dueToday, ofClinic, overdue } from './task-conditions.ts';

const list = '/dashboard/tasks/list';

/** Numbers of overdue, due and open tasks: everyone's for managers, the user's own for staff. */
export function TaskNumbers({ everyone }: { everyone: boolean }) {
  const { user } = useMe();
  const { clinic } = useClinic();
  const todays = useTodays();
  const scope = and(ofClinic(clinic?.id), everyone ? {} : tasksOf(user.id));
  const who = everyone ? 'everyone' : 'mine';
  const late = useCount('tasks', and(overdue(todays), scope));
  const due = useCount('tasks', and(dueToday(todays), scope));
  const all = useCount('tasks', and(openTasks, scope));
  const high = useCount('tasks', and(openTasks, scope, { priority: { _eq: 'HIGH' } }));
  const given = useCount('tasks', and(openTasks, ofClinic(clinic?.id), tasksAssignedBy(user.id)));
  return (
    <div className={classes.numbers}>
      <NumberCard
        title="Overdue"
        icon={IconAlertTriangle}
        value={late}
        caption={late === 1 ? 'task' : 'tasks'}
        to={list}
        search={{ who, due: 'OVERDUE' }}
      />
      <NumberCard
        title="Due today"
        icon={IconCalendarDue}
        value={due}
        caption={due === 1 ? 'task' : 'tasks'}
        to={list}
        search={{ who, due: 'TODAY' }}
      />
      <NumberCard
        title={everyone ? 'Open tasks' : 'My tasks'}
        icon={IconCircleCheck}
        value={all}
        caption="open"
        parts={high ? [{ hue: 'red', text: `${high} high priority` }] : []}
        to={list}
        search={{ who, status: 'OPEN' }}
      />
      <NumberCard
        title="Assigned by me"
        icon={IconSend}
        value={given}
        caption="open"
        to={list}
        search={{ who: 'by-me', status: 'OPEN' }}
      />
    </div>
  );
}
