import { Group, Progress, Stack, Text } from '@mantine/core';
import { localDate, platformZone } from '@operatory/domain';
import { maySignIn } from '@operatory/domain/permissions/scopes';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useCount } from '#data/use-count.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import { useMe } from '#session/session.ts';
import { dollars } from '#ui/dollars.ts';
import { inWords, StatusBadge } from '#ui/status-badge.tsx';

const subscriptions = graphql(`
  subscription ownPlan {
    user_subscriptions(order_by: [{ expire_at: desc }], limit: 1) {
      id plan_type plan_status payment_status start_at expire_at total_amount
      package { id name }
      team { id name team_size }
    }
  }
`);

export function PlanCard() {
  const { package_name } = useMe();
  const answer = useLive(subscriptions, {});
  const { data } = answer;
  // Users who may not sign in, such as blocked ones, take no seat.
  const people = useCount('users', maySignIn);
  const plan = data?.user_subscriptions[0];
  const seats = plan?.team?.team_size;
  return (
    <Card title="Plan and seats" more={{ label: 'Plan', to: '/dashboard/plan' }} answer={answer}>
      {data && !plan ? <CardNothing>No plan yet</CardNothing> : null}
      {plan ? (
        <Stack gap={8} pt={8}>
          <Group justify="space-between">
            <Text fw={600}>{plan.package?.name ?? package_name}</Text>
            <Group gap={6}>
              <StatusBadge status={plan.plan_status} />
              <StatusBadge status={plan.payment_status} />
            </Group>
          </Group>
          <Text size="sm" c="var(--op-muted)" className="tabular">
            {dollars(plan.total_amount)}
            {plan.plan_type === 'MONTHLY' ? ' /M' : ''} · {inWords(plan.plan_type)} · until{' '}
            {localDate(plan.expire_at, platformZone)}
          </Text>
          {seats && typeof people === 'number' ? (
            <div>
              <Group justify="space-between" mb={4}>
                <Text size="sm">Seats</Text>
                <Text size="sm" className="tabular">
                  {people} of {seats}
                </Text>
              </Group>
              <Progress
                value={Math.min(100, (people / seats) * 100)}
                color={people > seats ? 'red' : 'teal'}
                aria-label={`${people} of ${seats} seats taken`}
              />
            </div>
          ) : null}
        </Stack>
      ) : null}
    </Card>
  );
}
