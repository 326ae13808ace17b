import { Button } from '@mantine/core';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useConnection } from '#data/connection.ts';
import classes from '#kit/cards/cards.module.css';
import { useClinic } from '#session/clinic.ts';
import { useNow } from '#session/clock.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { Page } from '#ui/page.tsx';
import { MyTasksCard } from './my-tasks-card.tsx';
import { NewsCard } from './news-card.tsx';
import { TaskNumbers } from './task-numbers.tsx';

const MyLeaveCard = lazyWithRetry(async () => ({
  default: (await import('./my-leave-card.tsx')).MyLeaveCard,
}));
// Loaded late: this card comes below the user's own ones.
const PlanCard = lazyWithRetry(async () => ({ default: (await import('./plan-card.tsx')).PlanCard }));
// Loaded late, because only the platform's few staff use it.
const PlatformDashboard = lazyWithRetry(() => import('./platform-dashboard.tsx'));
// Loaded late, because only managers of clinics see it.
const ClinicComparison = lazyWithRetry(() => import('./clinic-comparison.tsx'));
const BirthdaysCard = lazyWithRetry(() => import('./birthdays-card.tsx'));

const leaders = new Set(['super_admin', 'client_admin', 'clinic_admin']);
const payers = new Set(['client_admin', 'client']);

export function Dashboard({
  Approvals,
  Clock,
  Onboarding,
  Newsfeeds,
  NewStarters,
}: {
  Approvals: ComponentType<{ onlyWaiting?: boolean }>;
  /** The card to clock in and out. */
  Clock: ComponentType;
  /** The first steps of a new client, for users who set it up. */
  Onboarding: ComponentType;
  /** The newest newsfeeds of the clinics, for users who may read them. */
  Newsfeeds: ComponentType;
  /** The progress of new starters, for users who lead clinics. */
  NewStarters: ComponentType;
}) {
  const { role, modules, readable_tables } = useMe();
  const can = useCan();
  const leads = leaders.has(role);
  // The platform has no clinics, so it has no tasks.
  const hasClinics = useClinic().clinics.length > 0;
  const tasks = hasClinics && can('tasks');
  const aside = payers.has(role);
  const clinicDashboard = hasClinics && modules.find(({ name }) => name === 'clinic-admin');
  return (
    <Page
      title={useGreeting()}
      note={useDayInWords()}
      actions={
        <>
          <LiveMark />
          {clinicDashboard ? (
            <Button
              component={Link}
              to="/dashboard/clinic-admin"
              variant="default"
              leftSection={<IconBuildingCommunity size={16} />}
            >
              {clinicDashboard.title}
            </Button>
          ) : null}
        </>
      }
    >
      {can('clients') || can('subscriptions') || can('leads') ? (
        <Suspense>
          <PlatformDashboard />
        </Suspense>
      ) : null}
      {role === 'client_admin' ? (
        <Suspense>
          <Onboarding />
        </Suspense>
      ) : null}
      {hasClinics && can('my-roster') ? <Clock /> : null}
      {tasks ? <TaskNumbers everyone={leads} /> : null}
      <div className={classes.columns}>
        <div className={classes.stack}>
          {leads && role !== 'super_admin' && can('clinics') && tasks ? (
            <Suspense>
              <ClinicComparison />
            </Suspense>
          ) : null}
          {tasks && leads ? <Approvals /> : null}
          {tasks && !leads ? <MyTasksCard /> : null}
          {aside && !tasks ? (
            <Suspense>
              <PlanCard />
            </Suspense>
          ) : null}
        </div>
        <div className={classes.stack}>
          {aside && tasks ? (
            <Suspense>
              <PlanCard />
            </Suspense>
          ) : null}
          {tasks && leads ? <MyTasksCard /> : null}
          {tasks && !leads ? <Approvals onlyWaiting /> : null}
          {hasClinics && !leads && can('my-leaves') && readable_tables.includes('employee_leave_balances') ? (
            <Suspense>
              <MyLeaveCard />
            </Suspense>
          ) : null}
          {leads && hasClinics && can('induction-forms') ? (
            <Suspense>
              <NewStarters />
            </Suspense>
          ) : null}
          {leads && hasClinics && can('employee-awards') ? (
            <Suspense>
              <BirthdaysCard />
            </Suspense>
          ) : null}
          {hasClinics && can('clinic-newsfeeds') ? (
            <Suspense>
              <Newsfeeds />
            </Suspense>
          ) : null}
          <NewsCard />
        </div>
      </div>
    </Page>
  );
}

export function useGreeting(): string {
  const { user } = useMe();
  const { zone } = useClinic();
  const hour = Number(
    new Intl.DateTimeFormat('en-AU', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(useNow()),
  );
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `Good ${part}, ${user.first_name ?? user.display_name}`;
}

/** `Fri 20 Nov 2026, 12:44 pm` in the clinic's zone. */
export function useDayInWords(): string {
  const { zone } = useClinic();
  const at = useNow();
  const day = new Intl.DateTimeFormat('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  }).format(at);
  const time = new Intl.DateTimeFormat('en-AU', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
    timeZone: zone,
  }).format(at);
  return `${day.replaceAll(',', '')}, ${time}`;
}

export function LiveMark() {
  const connection = useConnection();
  if (connection !== 'online') return null;
  return (
    <span className={classes.live}>
      <i aria-hidden /> Live
    </span>
  );
}
