import { createFileRoute } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { ClinicDashboard, type ClinicRosterParts } from '#features/dashboard/clinic-dashboard.tsx';
import type { HoursChartsProps } from '#features/rosters/today/hours-charts.tsx';
import type { CorrectProps, TodayCardProps } from '#features/rosters/today/today-card.tsx';
import { guardAccess } from '#session/guards.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { ApprovalsOfAllKinds } from './-approvals.tsx';

// These parts are loaded late, because only users who keep rosters see them.
const TodayCard = lazyWithRetry<TodayCardProps>(() => import('#features/rosters/today/today-card.tsx'));
const RequestCorrection = lazyWithRetry<CorrectProps>(async () => ({
  default: (await import('#features/clock/change/ask-change-dialog.tsx')).AskChangeDialog,
}));
const roster: ClinicRosterParts = {
  Numbers: lazyWithRetry(() => import('#features/rosters/today/roster-numbers.tsx')),
  Today: (props: ComponentProps<ClinicRosterParts['Today']>) => (
    <TodayCard {...props} Correct={RequestCorrection} />
  ),
  Charts: lazyWithRetry<HoursChartsProps>(() => import('#features/rosters/today/hours-charts.tsx')),
};

/**
 * Gives the dashboard the roster, and the roster the dialog for corrections of worked times, because
 * features must not import each other.
 */
export const Route = createFileRoute('/dashboard/clinic-admin')({
  beforeLoad: guardAccess('clinic-admin'),
  component: () => <ClinicDashboard Approvals={ApprovalsOfAllKinds} roster={roster} />,
});
