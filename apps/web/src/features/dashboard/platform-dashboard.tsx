import { Group, Text } from '@mantine/core';
import { localDate, platformZone } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { IconBuildingCommunity, IconCalendarDue, IconCreditCard, IconMoodOff } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useCount } from '#data/use-count.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { NumberCard } from '#kit/cards/number-card.tsx';
import { readableColumns } from '#kit/definition/readable.ts';
import { now } from '#session/clock.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { StatusBadge } from '#ui/status-badge.tsx';

interface Due {
  readonly id: string;
  readonly expire_at: string;
  /** Only accounts may read the amounts; others do not request them. */
  readonly total_amount?: string;
  readonly payment_status?: string;
  readonly plan_status: string;
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly package: { readonly name: string } | null;
}

const listWith = (amounts: string) =>
  graphql<{ user_subscriptions: readonly Due[] }, { where: BoolExp }>(`
  subscription platformSubscriptions($where: user_subscriptions_bool_exp!) {
    user_subscriptions(where: $where, order_by: [{ expire_at: asc }], limit: 10) {
      id expire_at plan_status ${amounts} client { id name } package { id name }
    }
  }
`);
const withAmounts = listWith('total_amount payment_status');
const withoutAmounts = listWith('');

const notPlatform: BoolExp = { sub_domain: { _neq: 'superadmin' } };
const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Bills of clients that the user can see; salespeople see only their own. */
const ofSeenClient: BoolExp = { client: { id: { _is_null: false } } };

/** The platform's figures: clients, plans that end soon, unpaid bills. */
export default function PlatformDashboard() {
  const can = useCan();
  const me = useMe();
  const seesClients = can('clients');
  const seesPlans = can('subscriptions');
  const seesBills = seesPlans && readableColumns('user_subscriptions', me)?.has('total_amount') === true;
  const soon = useMemo<BoolExp>(() => {
    const from = now().toISOString();
    return {
      ...ofSeenClient,
      plan_status: { _eq: 'ACTIVE' },
      expire_at: { _gte: from, _lte: dayjs(now()).add(30, 'day').toISOString() },
    };
  }, []);
  const unpaid: BoolExp = { ...ofSeenClient, payment_status: { _eq: 'UN_PAID' } };
  const clients = useCount('clients', notPlatform, { pause: !seesClients });
  const expiring = useCount('user_subscriptions', soon, { pause: !seesPlans });
  const expired = useCount(
    'user_subscriptions',
    { ...ofSeenClient, plan_status: { _eq: 'EXPIRED' } },
    { pause: !seesPlans },
  );
  const bills = useCount('user_subscriptions', unpaid, { pause: !seesBills });
  const to = '/dashboard/subscriptions/list';
  return (
    <>
      <div className={classes.numbers}>
        {seesClients ? (
          <NumberCard
            title="Clients"
            icon={IconBuildingCommunity}
            value={clients}
            caption={me.role === 'sales_executive' ? 'managed by you' : 'in total'}
            to="/dashboard/clients/list"
          />
        ) : null}
        {seesPlans ? (
          <>
            <NumberCard
              title="Expiring"
              icon={IconCalendarDue}
              value={expiring}
              caption="within 30 days"
              to={to}
              search={{ show: 'expiring' }}
            />
            <NumberCard
              title="Expired"
              icon={IconMoodOff}
              value={expired}
              caption={expired === 1 ? 'plan' : 'plans'}
              to={to}
              search={{ show: 'expired' }}
            />
          </>
        ) : null}
        {seesBills ? (
          <NumberCard
            title="Unpaid"
            icon={IconCreditCard}
            value={bills}
            caption={bills === 1 ? 'bill' : 'bills'}
            to={to}
            search={{ show: 'unpaid' }}
          />
        ) : null}
      </div>
      {seesPlans ? (
        <div className={classes.columns}>
          <SubscriptionsCard
            title="Renewals in 30 days"
            nothing="No plan ends in the next 30 days."
            where={soon}
            list={seesBills ? withAmounts : withoutAmounts}
          />
          {seesBills ? (
            <SubscriptionsCard
              title="Unpaid"
              nothing="All bills are paid."
              where={unpaid}
              list={withAmounts}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function SubscriptionsCard({
  title,
  nothing,
  where,
  list,
}: {
  title: string;
  nothing: string;
  where: BoolExp;
  list: typeof withAmounts;
}) {
  const answer = useLive(list, { where });
  const rows = answer.data?.user_subscriptions ?? [];
  return (
    <Card title={title} count={answer.data ? rows.length : undefined} answer={answer}>
      {rows.length === 0 ? <CardNothing>{nothing}</CardNothing> : null}
      {rows.map((row) => (
        <div key={row.id} className={classes.row}>
          <span className={classes.rowWords}>
            <Text size="sm" fw={550} truncate>
              {row.client?.name}
            </Text>
            <Text size="xs" c="var(--op-muted)" className="tabular">
              {row.package?.name} · until {localDate(row.expire_at, platformZone)}
            </Text>
          </span>
          <Group gap={8} wrap="nowrap">
            {row.total_amount === undefined ? null : (
              <Text size="sm" className="tabular">
                {dollars.format(Number(row.total_amount))}
              </Text>
            )}
            <StatusBadge status={row.payment_status ?? row.plan_status} />
          </Group>
        </div>
      ))}
    </Card>
  );
}
