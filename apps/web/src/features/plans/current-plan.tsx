import { Group, Progress, Stack, Text } from '@mantine/core';
import { localDate, platformZone } from '@operatory/domain';
import { maySignIn } from '@operatory/domain/permissions/scopes';
import type { ReactNode } from 'react';
import { useLive } from '#data/hooks.ts';
import { useCount } from '#data/use-count.ts';
import { Card, type CardAnswer, CardNothing } from '#kit/cards/card.tsx';
import { useMe } from '#session/session.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { planDayInWords } from './plan-notice.ts';
import { type OwnPlan, ownDiscount } from './plan-queries.ts';
import { priceInWords } from './plan-words.ts';

const day = (instant: string): string => planDayInWords(localDate(instant, platformZone));

export function CurrentPlan({
  plan,
  answer,
  children,
}: {
  plan: OwnPlan | undefined;
  answer: CardAnswer;
  children?: ReactNode;
}) {
  return (
    <Card title="Your plan" answer={answer} bones={3}>
      {plan ? (
        <Stack gap={12} pt={8}>
          <Group justify="space-between" gap={8}>
            <Text fw={650} fz={20}>
              {plan.package?.name}
              {plan.team ? (
                <Text span c="var(--op-muted)" fz={14} fw={400} ml={8}>
                  {plan.team.name}
                </Text>
              ) : null}
            </Text>
            <Group gap={6}>
              <StatusBadge status={plan.plan_status} />
              <StatusBadge status={plan.payment_status} />
            </Group>
          </Group>
          <Period plan={plan} />
          <Seats size={plan.team?.team_size ?? null} />
          {children}
        </Stack>
      ) : (
        <CardNothing>No plan yet. Choose one below.</CardNothing>
      )}
    </Card>
  );
}

function Period({ plan }: { plan: OwnPlan }) {
  const { client } = useMe();
  const { data } = useLive(ownDiscount, { client: client.id });
  const discount = data?.clients_by_pk;
  const until = plan.plan_status === 'EXPIRED' ? 'Ended' : 'Until';
  return (
    <div>
      <Text size="sm" className="tabular">
        {priceInWords(plan.total_amount, plan.plan_type)}
      </Text>
      <Text size="sm" c="var(--op-muted)">
        From {day(plan.start_at)} · {until} {day(plan.expire_at)} (Sydney time)
      </Text>
      {discount?.coupon_code ? (
        <Text size="sm" c="var(--op-muted)">
          Coupon {discount.coupon_code}
          {discount.discount_end_date
            ? `: discount until ${planDayInWords(discount.discount_end_date)}`
            : discount.discount_terms
              ? `: ${discount.discount_terms}`
              : ''}
        </Text>
      ) : null}
    </div>
  );
}

/** The number of seats taken, of the team's size; blocked users take none. */
function Seats({ size }: { size: number | null }) {
  const taken = useCount('users', maySignIn);
  if (size === null || typeof taken !== 'number') return null;
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text size="sm">Seats</Text>
        <Text size="sm" className="tabular">
          {taken} of {size}
        </Text>
      </Group>
      <Progress
        value={Math.min(100, (taken / size) * 100)}
        color={taken > size ? 'red' : 'teal'}
        aria-label={`${taken} of ${size} seats taken`}
      />
    </div>
  );
}
