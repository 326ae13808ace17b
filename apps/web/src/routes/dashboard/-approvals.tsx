import { Suspense } from 'react';
import { Card } from '#kit/cards/card.tsx';
import { lazyWithRetry } from '#ui/late.ts';

const Approvals = lazyWithRetry<{ onlyWaiting?: boolean | undefined }>(() => import('./-all-approvals.tsx'));
const onItsWay = { data: undefined, error: undefined, refetch: () => undefined };

/**
 * The card of pending requests. It is loaded late, because it contains the dialogs for each kind of request.
 */
export const ApprovalsOfAllKinds = ({ onlyWaiting }: { onlyWaiting?: boolean }) => (
  <Suspense
    fallback={
      onlyWaiting ? null : (
        <Card title="Needs your approval" answer={onItsWay} bones={3}>
          {null}
        </Card>
      )
    }
  >
    <Approvals onlyWaiting={onlyWaiting} />
  </Suspense>
);
