import { Paper, Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Dashboard } from '#features/dashboard/dashboard.tsx';
import { lazyWithRetry } from '#ui/late.ts';
import { ApprovalsOfAllKinds } from './-approvals.tsx';

const Onboarding = lazyWithRetry(() => import('#features/onboarding/onboarding-card.tsx'));
const Newsfeeds = lazyWithRetry(() => import('#features/newsfeeds/newsfeed-card.tsx'));
const NewStarters = lazyWithRetry(() => import('#features/induction/new-starters-card.tsx'));
const ClockCard = lazyWithRetry(() => import('#features/clock/card/clock-card.tsx'));

/** The placeholder is as high as the card for clocking in, so that nothing moves when the card has loaded. */
const Clock = () => (
  <Suspense
    fallback={
      <Paper p={16}>
        <Skeleton height={48} />
      </Paper>
    }
  >
    <ClockCard />
  </Suspense>
);

export const Route = createFileRoute('/dashboard/')({
  component: () => (
    <Dashboard
      Approvals={ApprovalsOfAllKinds}
      Clock={Clock}
      Onboarding={Onboarding}
      NewStarters={NewStarters}
      Newsfeeds={Newsfeeds}
    />
  ),
});
