import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { localDate, platformZone } from '@operatory/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { useCommand, useLive } from '#data/hooks.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cells/facts.module.css';
import { readableColumns } from '#kit/definition/readable.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { dollars } from '#ui/dollars.ts';
import { Failed } from '#ui/empty-state.tsx';
import { inWords, StatusBadge } from '#ui/status-badge.tsx';
import { UpdateStatusDialog } from '#ui/update-status-dialog.tsx';
import { cancelSubscription, withdrawCancellation } from '../plan/plan-commands.ts';
import { PlanDialog } from '../plan/plan-dialog.tsx';
import { RenewDialog } from '../plan/renew-dialog.tsx';
import { type ClientHead, type ClientPlan, livePlan } from './client-data.ts';
import { UnpaidBills } from './unpaid-bills.tsx';

type Asking = 'change' | 'renew' | 'cancel' | null;
const nothing = { has: () => false };

export function SubscriptionTab({ client }: { client: ClientHead }) {
  const me = useMe();
  const can = useCan();
  const query = useMemo(() => livePlan(readableColumns('user_subscriptions', me) ?? nothing), [me]);
  const live = useLive(query, { client: client.id });
  const [asking, setAsking] = useState<Asking>(null);
  const close = () => setAsking(null);
  if (live.error && !live.data) return <Failed onRefresh={live.refetch} />;
  if (!live.data) return <Skeleton height={240} />;
  const plan = live.data.user_subscriptions[0];
  const edits = can('subscriptions', 'EDIT');
  return (
    <Stack gap={16} maw={720}>
      <Card title="Plan" answer={live}>
        {plan ? <PlanFacts client={client} plan={plan} /> : <CardNothing>No plan yet</CardNothing>}
        {edits ? <PlanButtons client={client} plan={plan} onAsk={setAsking} /> : null}
      </Card>
      {readableColumns('client_transaction_history', me) ? <UnpaidBills clientId={client.id} /> : null}
      {asking === 'change' ? <PlanDialog client={client} plan={plan} onClose={close} /> : null}
      {asking === 'renew' && plan ? <RenewDialog client={client} plan={plan} onClose={close} /> : null}
      {asking === 'cancel' ? <CancelDialog client={client} onClose={close} /> : null}
    </Stack>
  );
}

const day = (instant: string) => localDate(instant, platformZone);

function PlanFacts({ client, plan }: { client: ClientHead; plan: ClientPlan }) {
  const { next_package, next_team } = plan;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Package', plan.package?.name],
    ['Team', plan.team?.name],
    ['Status', <StatusBadge key="status" status={plan.plan_status} />],
    ['From', day(plan.start_at)],
    ['Until', day(plan.expire_at)],
    ['Billed', inWords(plan.plan_type)],
    ...(plan.total_amount === undefined ? [] : [['Total', dollars(plan.total_amount)] as const]),
    ...(plan.payment_status
      ? [['Payment', <StatusBadge key="payment" status={plan.payment_status} />] as const]
      : []),
    ...(next_package || next_team
      ? [['From the next period', [next_package?.name, next_team?.name].filter(Boolean).join(', ')] as const]
      : []),
    ...(client.coupon_code
      ? [
          [
            'Discount',
            [
              client.coupon_code,
              client.discount_terms,
              client.discount_end_date && `until ${client.discount_end_date}`,
            ]
              .filter(Boolean)
              .join(', '),
          ] as const,
        ]
      : []),
    ...(plan.cancelled_at
      ? [['Cancelled', [day(plan.cancelled_at), plan.cancelled_reason].filter(Boolean).join(': ')] as const]
      : []),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PlanButtons({
  client,
  plan,
  onAsk,
}: {
  client: ClientHead;
  plan: ClientPlan | undefined;
  onAsk: (asking: Asking) => void;
}) {
  const [withdraw, withdrawing] = useCommand(withdrawCancellation, { success: 'Cancellation withdrawn' });
  const isRunning = plan?.plan_status === 'ACTIVE';
  return (
    <Group gap={8} mt={16}>
      <Button onClick={() => onAsk('change')}>{isRunning ? 'Change plan' : 'Buy package'}</Button>
      {plan ? (
        <Button variant="default" onClick={() => onAsk('renew')}>
          Renew
        </Button>
      ) : null}
      {isRunning && !plan.cancelled_at ? (
        <Button variant="default" onClick={() => onAsk('cancel')}>
          Cancel subscription
        </Button>
      ) : null}
      {plan?.cancelled_at && isRunning ? (
        <Button variant="default" loading={withdrawing} onClick={() => void withdraw({ client: client.id })}>
          Withdraw cancellation
        </Button>
      ) : null}
    </Group>
  );
}

function CancelDialog({ client, onClose }: { client: ClientHead; onClose: () => void }) {
  const [cancel] = useCommand(cancelSubscription, { success: 'Subscription cancelled' });
  return (
    <UpdateStatusDialog
      title="Cancel subscription"
      message="cancel this subscription"
      question={`Do you want to cancel the subscription of ${client.name}? Its data is kept.`}
      optionalMessage
      confirm="Cancel subscription"
      danger
      onClose={onClose}
      onSave={async (reason) => {
        const answer = await cancel({ client: client.id, reason });
        if (answer.ok) onClose();
      }}
    />
  );
}
