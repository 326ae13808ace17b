import type { BoolExp } from '@operatory/resource';
import { IconBuildingCommunity, IconCalendarDue, IconCreditCard, IconMoodOff } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { Suspense, useMemo } from 'react';
import classes from '#kit/cards/cards.module.css';
import { CountCard, NumberCards } from '#kit/cards/number-card.tsx';
import { readableColumns } from '#kit/definition/readable.ts';
import { now } from '#session/clock.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { ClientSearch } from './client-search.tsx';
import { PlatformBroadcasts } from './platform-broadcasts.tsx';
import { PlatformCoupons } from './platform-coupons.tsx';
import { PlansCard, withAmounts, withoutAmounts } from './platform-plans.tsx';

const PlatformRevenue = lazyWithRetry(() => import('./platform-revenue.tsx'));
const PlatformLeads = lazyWithRetry(() => import('./platform-leads.tsx'));

const notPlatform: BoolExp = { sub_domain: { _neq: 'superadmin' } };
/** Hides subscriptions of clients that the user cannot see: salespeople see only their own clients. */
const ofSeenClient: BoolExp = { client: { id: { _is_null: false } } };
const unpaid: BoolExp = { ...ofSeenClient, payment_status: { _eq: 'UN_PAID' } };
const expired: BoolExp = { ...ofSeenClient, plan_status: { _eq: 'EXPIRED' } };

/** Cards for the platform's staff, depending on their role: clients, plans, invoices, leads and broadcasts. */
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
  return (
    <>
      <Numbers soon={soon} seesBills={seesBills} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          {me.role === 'support_executive' && seesClients ? <ClientSearch /> : null}
          {seesBills ? (
            <Suspense>
              <PlatformRevenue />
            </Suspense>
          ) : null}
          {seesPlans ? (
            <PlansCard
              title="Renewals in 30 days"
              nothing="No plan ends in the next 30 days."
              where={soon}
              list={seesBills ? withAmounts : withoutAmounts}
              show="expiring"
            />
          ) : null}
          {can('client-plans-code') && seesBills ? <PlatformCoupons /> : null}
        </div>
        <div className={classes.stack}>
          {seesBills ? (
            <PlansCard
              title="Unpaid"
              nothing="All bills are paid."
              where={unpaid}
              list={withAmounts}
              show="unpaid"
            />
          ) : null}
          {can('leads') ? (
            <Suspense>
              <PlatformLeads />
            </Suspense>
          ) : null}
          {can('broadcasts') ? <PlatformBroadcasts /> : null}
        </div>
      </div>
    </>
  );
}

/** The key figures, each with a link to the rows that it counts. */
function Numbers({ soon, seesBills }: { soon: BoolExp; seesBills: boolean }) {
  const can = useCan();
  const me = useMe();
  const seesClients = can('clients');
  const seesPlans = can('subscriptions');
  const to = '/dashboard/subscriptions/list';
  if (!seesClients && !seesPlans) return null;
  return (
    <NumberCards>
      {seesClients ? (
        <CountCard
          title="Clients"
          icon={IconBuildingCommunity}
          table="clients"
          where={notPlatform}
          caption={me.role === 'sales_executive' ? 'managed by you' : 'in total'}
          to="/dashboard/clients/list"
        />
      ) : null}
      {seesPlans ? (
        <>
          <CountCard
            title="Expiring"
            icon={IconCalendarDue}
            table="user_subscriptions"
            where={soon}
            caption="within 30 days"
            to={to}
            search={{ show: 'expiring' }}
          />
          <CountCard
            title="Expired"
            icon={IconMoodOff}
            table="user_subscriptions"
            where={expired}
            caption={['plan', 'plans']}
            to={to}
            search={{ show: 'expired' }}
          />
        </>
      ) : null}
      {seesBills ? (
        <CountCard
          title="Unpaid"
          icon={IconCreditCard}
          table="user_subscriptions"
          where={unpaid}
          caption={['bill', 'bills']}
          to={to}
          search={{ show: 'unpaid' }}
        />
      ) : null}
    </NumberCards>
  );
}
