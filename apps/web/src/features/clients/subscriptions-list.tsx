import { Anchor } from '@mantine/core';
import { localDate, platformZone } from '@operatory/domain';
import { paymentStatuses, planStatuses } from '@operatory/domain/clients/user-subscription.resource';
import { oneOf } from '@operatory/resource';
import { Link } from '@tanstack/react-router';
import dayjs from 'dayjs';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { useCan } from '#session/permissions.ts';
import { dollars } from '#ui/dollars.ts';
import { inWords, StatusBadge } from '#ui/status-badge.tsx';

interface SubscriptionRow {
  readonly id: string;
  readonly plan_type: string;
  readonly plan_status: string;
  readonly payment_status: string;
  readonly start_at: string;
  readonly expire_at: string;
  readonly total_amount: string;
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly package: { readonly name: string } | null;
  readonly team: { readonly name: string } | null;
}

const ofSeenClient = { client: { id: { _is_null: false } } };
const day = (instant: string) => <span className="tabular">{localDate(instant, platformZone)}</span>;

/** The list of clients' subscriptions. The chip for the next 30 days starts at `from`. */
export const subscriptionsFrom = (from: Date): ListDefinition<SubscriptionRow> => ({
  table: 'user_subscriptions',
  module: 'subscriptions',
  title: 'Subscriptions',
  one: 'subscription',
  name: (row) => row.client?.name ?? 'A client',
  search: ['client.name'],
  sort: 'expire_at',
  related: (row) => <ToClient client={row.client} />,
  chips: [
    // Salespeople can read all subscriptions, but only their own clients; subscriptions of other clients
    // are left out.
    { key: 'all', label: 'All', where: ofSeenClient },
    {
      key: 'expiring',
      label: 'Expiring in 30 days',
      dot: 'orange',
      needs: 'expire_at',
      where: {
        ...ofSeenClient,
        plan_status: { _eq: 'ACTIVE' },
        expire_at: { _gte: from.toISOString(), _lte: dayjs(from).add(30, 'day').toISOString() },
      },
    },
    {
      key: 'expired',
      label: 'Expired',
      dot: 'red',
      needs: 'plan_status',
      where: { ...ofSeenClient, plan_status: { _eq: 'EXPIRED' } },
    },
    {
      key: 'unpaid',
      label: 'Unpaid',
      dot: 'red',
      needs: 'payment_status',
      where: { ...ofSeenClient, payment_status: { _eq: 'UN_PAID' } },
    },
  ],
  filters: [
    { name: 'plan_status', label: 'Status', field: oneOf(planStatuses) },
    { name: 'payment_status', label: 'Payment', field: oneOf(paymentStatuses) },
  ],
  columns: [
    {
      key: 'client',
      needs: null,
      label: 'Client',
      width: 200,
      select: 'client { id name }',
      sort: 'client.name',
      render: (row) => row.client?.name,
    },
    {
      key: 'package',
      needs: 'package_id',
      label: 'Plan',
      width: 120,
      select: 'package { id name }',
      sort: 'package.name',
      render: (row) => row.package?.name,
    },
    {
      key: 'team',
      needs: 'team_id',
      label: 'Team',
      width: 150,
      select: 'team { id name }',
      render: (row) => row.team?.name,
      csv: 'team.name',
    },
    { key: 'plan_type', label: 'Billed', width: 90, render: (row) => inWords(row.plan_type) },
    {
      key: 'plan_status',
      label: 'Status',
      width: 100,
      sort: 'plan_status',
      render: (row) => <StatusBadge status={row.plan_status} />,
    },
    {
      key: 'payment_status',
      label: 'Payment',
      width: 100,
      sort: 'payment_status',
      render: (row) => <StatusBadge status={row.payment_status} />,
    },
    { key: 'start_at', label: 'From', width: 108, sort: 'start_at', render: (row) => day(row.start_at) },
    { key: 'expire_at', label: 'Until', width: 108, sort: 'expire_at', render: (row) => day(row.expire_at) },
    {
      key: 'total_amount',
      label: 'Total',
      width: 110,
      numeric: true,
      sort: 'total_amount',
      render: (row) => <span className="tabular">{dollars(row.total_amount)}</span>,
    },
  ],
});

/** A link to the plan in the client's record, where it can be changed. */
function ToClient({ client }: { client: SubscriptionRow['client'] }) {
  const can = useCan();
  if (!client || !can('clients')) return null;
  return (
    <Anchor
      component={Link}
      to={`/dashboard/clients/view/${client.id}`}
      search={{ tab: 'subscription' } as never}
      c="var(--op-accent)"
      fz={13}
      fw={550}
      mt={16}
      display="block"
    >
      Plan of {client.name}
    </Anchor>
  );
}
