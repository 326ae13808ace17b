import { IconArrowsExchange, IconCalendarTime, IconUsers } from '@tabler/icons-react';
import { type ComponentType, Suspense } from 'react';
import { useCount } from '#data/use-count.ts';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { late } from '#ui/late.ts';
import { Page } from '#ui/page.tsx';
import classes from './dashboard.module.css';
import { LiveMark, useDayInWords } from './dashboard.tsx';
import { InventoryNumbers } from './inventory-numbers.tsx';
import { MyTasksCard } from './my-tasks-card.tsx';
import { NumberCard } from './number-card.tsx';
import { TaskNumbers } from './task-numbers.tsx';

/** Loaded late, because the charts need a large library. */
const InventoryCharts = late(() => import('./inventory-charts.tsx'));
const BirthdaysCard = late(() => import('./birthdays-card.tsx'));

/** One clinic's day. The cards Chat Groups and Rosters are added with their modules' screens. */
export function ClinicDashboard({ Approvals }: { Approvals: ComponentType<{ onlyWaiting?: boolean }> }) {
  const can = useCan();
  const { clinic } = useClinic();
  const ofClinic = clinic ? { task: { clinic_id: { _eq: clinic.id } } } : {};
  const pending = { _and: [{ status: { _eq: 'PENDING_REVIEW' } }, ofClinic] };
  const extensions = useCount('task_extension_requests', pending, { pause: !can('task-extension-requests') });
  const reassigns = useCount('task_reassign_requests', pending, { pause: !can('task-reassign-requests') });
  const people = useCount('users', clinic ? { j_users_clinics: { clinic_id: { _eq: clinic.id } } } : {}, {
    pause: !can('Users'),
  });
  return (
    <Page
      title="Clinic Dashboard"
      note={`${clinic?.name ?? 'All clinics'} · ${useDayInWords()}`}
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'Clinic Dashboard' }]}
      actions={<LiveMark />}
    >
      {can('tasks') ? <TaskNumbers everyone /> : null}
      <div className={classes.numbers}>
        {can('task-extension-requests') ? (
          <NumberCard
            title="Extension requests"
            icon={IconCalendarTime}
            value={extensions}
            caption="waiting"
            to="/dashboard/task-extension-requests/list"
          />
        ) : null}
        {can('task-reassign-requests') ? (
          <NumberCard
            title="Reassign requests"
            icon={IconArrowsExchange}
            value={reassigns}
            caption="waiting"
            to="/dashboard/task-reassign-requests/list"
          />
        ) : null}
        {can('Users') ? (
          <NumberCard
            title="People"
            icon={IconUsers}
            value={people}
            caption="in the team"
            to="/dashboard/users/list"
          />
        ) : null}
      </div>
      <InventoryNumbers />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <Approvals />
        </div>
        <div className={classes.stack}>
          <MyTasksCard />
          {can('employee-awards') ? (
            <Suspense>
              <BirthdaysCard />
            </Suspense>
          ) : null}
        </div>
      </div>
      <Suspense>
        <InventoryCharts />
      </Suspense>
    </Page>
  );
}
