import { IconArrowsExchange, IconCalendarTime, IconUsers } from '@tabler/icons-react';
import { type ComponentType, Suspense, useState } from 'react';
import classes from '#kit/cards/cards.module.css';
import { CountCard, NumberCards } from '#kit/cards/number-card.tsx';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { Page } from '#ui/page.tsx';
import { ChatGroupNumbers } from './chat-group-numbers.tsx';
import { LiveMark, useDayInWords } from './dashboard.tsx';
import { InventoryNumbers } from './inventory-numbers.tsx';
import { MyTasksCard } from './my-tasks-card.tsx';
import { TaskNumbers } from './task-numbers.tsx';

/** Loaded late, because the charts need a large library. */
const InventoryCharts = lazyWithRetry(() => import('./inventory-charts.tsx'));
const BirthdaysCard = lazyWithRetry(() => import('./birthdays-card.tsx'));

type Clinic = NonNullable<ReturnType<typeof useClinic>['clinic']>;

/** The components of another feature that show a clinic's roster, for users who may see rosters. */
export interface ClinicRosterParts {
  readonly Numbers: ComponentType;
  readonly Today: ComponentType<{
    readonly clinicId: string;
    /** The clinics to choose from if no clinic is chosen for the whole screen. */
    readonly clinics: readonly Clinic[];
    readonly onClinic: (id: string) => void;
  }>;
  readonly Charts: ComponentType<{ readonly clinic: Clinic }>;
}

export function ClinicDashboard({
  Approvals,
  roster,
}: {
  Approvals: ComponentType<{ onlyWaiting?: boolean }>;
  roster: ClinicRosterParts;
}) {
  const can = useCan();
  const { clinic, active } = useClinic();
  // If no clinic is chosen, the roster of the first one is shown, and its card offers the others.
  const [chosen, setChosen] = useState<string | null>(null);
  const rostered = can('clinic-rosters')
    ? (clinic ?? active.find(({ id }) => id === chosen) ?? active[0])
    : undefined;
  const ofClinic = clinic ? { task: { clinic_id: { _eq: clinic.id } } } : {};
  const pending = { _and: [{ status: { _eq: 'PENDING_REVIEW' } }, ofClinic] };
  return (
    <Page
      title="Clinic Dashboard"
      note={`${clinic?.name ?? 'All clinics'} · ${useDayInWords()}`}
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'Clinic Dashboard' }]}
      actions={<LiveMark />}
    >
      {can('tasks') ? <TaskNumbers everyone /> : null}
      {rostered ? (
        <Suspense>
          <roster.Today
            key={rostered.id}
            clinicId={rostered.id}
            clinics={clinic ? [] : active}
            onClinic={setChosen}
          />
        </Suspense>
      ) : null}
      <NumberCards>
        {can('task-extension-requests') ? (
          <CountCard
            title="Extension requests"
            icon={IconCalendarTime}
            table="task_extension_requests"
            where={pending}
            caption="waiting"
            to="/dashboard/task-extension-requests/list"
          />
        ) : null}
        {can('task-reassign-requests') ? (
          <CountCard
            title="Reassign requests"
            icon={IconArrowsExchange}
            table="task_reassign_requests"
            where={pending}
            caption="waiting"
            to="/dashboard/task-reassign-requests/list"
          />
        ) : null}
        {can('Users') ? (
          <CountCard
            title="People"
            icon={IconUsers}
            table="users"
            where={clinic ? { j_users_clinics: { clinic_id: { _eq: clinic.id } } } : {}}
            caption="in the team"
            to="/dashboard/users/list"
          />
        ) : null}
      </NumberCards>
      <InventoryNumbers />
      {can('clinic-chat-groups') ? <ChatGroupNumbers /> : null}
      {rostered ? (
        <Suspense>
          <roster.Numbers />
        </Suspense>
      ) : null}
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
      {rostered ? (
        <Suspense>
          <roster.Charts key={rostered.id} clinic={rostered} />
        </Suspense>
      ) : null}
      <Suspense>
        <InventoryCharts />
      </Suspense>
    </Page>
  );
}
