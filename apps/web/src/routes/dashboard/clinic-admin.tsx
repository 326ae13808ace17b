import { createFileRoute } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { ClinicDashboard, type ClinicRosterParts } from '#features/dashboard/clinic-dashboard.tsx';
import type { HoursChartsProps } from '#features/rosters/today/hours-charts.tsx';
import type { CorrectProps, TodayCardProps } from '#features/rosters/today/today-card.tsx';
import { guardAccess } from '#session/guards.ts';
import { late } from '#ui/late.ts';
import { ApprovalsOfAllKinds } from './-approvals.tsx';

// Loaded late, because only people who keep rosters see them.
const TodayCard = late<TodayCardProps>(() => import('#features/rosters/today/today-card.tsx'));
const RequestCorrection = late<CorrectProps>(async () => ({
  default: (await import('#features/clock/change/ask-change-dialog.tsx')).AskChangeDialog,
}));
const roster: ClinicRosterParts = {
  Numbers: late(() => import('#features/rosters/today/roster-numbers.tsx')),
  Today: (props: ComponentProps<ClinicRosterParts['Today']>) => (
    <TodayCard {...props} Correct={RequestCorrection} />
  ),
  Charts: late<HoursChartsProps>(() => import('#features/rosters/today/hours-charts.tsx')),
};

/** Features do not know each other: here the dashboard is given the roster, and that one the clock's requests. */
export const Route = createFileRoute('/dashboard/clinic-admin')({
  beforeLoad: guardAccess('clinic-admin'),
  component: () => <ClinicDashboard Approvals={ApprovalsOfAllKinds} roster={roster} />,
});
