import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { MyRoster } from '#features/rosters/mine/my-roster.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { AskForChange } from './-ask-for-change.tsx';

const ClockCard = lazyWithRetry(() => import('#features/clock/card/clock-card.tsx'));
const clock = (
  <Suspense>
    <ClockCard />
  </Suspense>
);

/** Gives the roster the parts for clocking in and out, because features must not import each other. */
export const Route = createFileRoute('/dashboard/my-roster/')({
  validateSearch: listSearch,
  beforeLoad: guard('my-roster'),
  component: () => <MyRoster clock={clock} Actions={AskForChange} />,
});
