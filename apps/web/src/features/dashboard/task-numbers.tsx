import { IconAlertTriangle, IconCalendarDue, IconCircleCheck, IconSend } from '@tabler/icons-react';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import classes from './dashboard.module.css';
import { NumberCard } from './number-card.tsx';
import { both, dueToday, mine, ofClinic, open, overdue } from './task-conditions.ts';
import { useCount } from './use-counts.ts';

const list = '/dashboard/tasks/list';

/** Overdue, due today and open: of everyone for those who lead, of oneself for staff. */
export function TaskNumbers({ everyone }: { everyone: boolean }) {
  const { user } = useMe();
  const { clinic } = useClinic();
  const today = useToday();
  const scope = both(ofClinic(clinic?.id), everyone ? {} : mine(user.id));
  const who = everyone ? 'everyone' : 'mine';
  const late = useCount('tasks', both(overdue(today), scope));
  const due = useCount('tasks', both(dueToday(today), scope));
  const all = useCount('tasks', both(open, scope));
  const high = useCount('tasks', both(open, scope, { priority: { _eq: 'HIGH' } }));
  const given = useCount(
    'tasks',
    both(open, ofClinic(clinic?.id), { assigned_by_user_id: { _eq: user.id } }),
  );
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
        search={{ who }}
      />
      <NumberCard
        title="Assigned by me"
        icon={IconSend}
        value={given}
        caption="open"
        to={list}
        search={{ who: 'by-me' }}
      />
    </div>
  );
}
