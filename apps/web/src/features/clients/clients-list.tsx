import { Anchor } from '@mantine/core';
import { activeStatuses } from '@operatory/domain';
import { oneOf, reference } from '@operatory/resource';
import { Link } from '@tanstack/react-router';
import { detailsOf } from '#kit/from-resource.tsx';
import type { ListDefinition } from '#kit/list-definition.ts';
import { resourceOf } from '#kit/resource-of.ts';
import { useCan } from '#session/permissions.ts';
import { StatusBadge } from '#ui/status-badge.tsx';

interface ClientRow {
  readonly id: string;
  readonly name: string;
  readonly sub_domain: string;
  readonly status: string;
  readonly email: string | null;
  readonly package: { readonly name: string } | null;
}

/** The platform's clients. */
export const clientsList: ListDefinition<ClientRow> = {
  table: 'clients',
  module: 'clients',
  title: 'Clients',
  one: 'client',
  name: (client) => client.name,
  search: ['name', 'sub_domain'],
  sort: 'name',
  chips: [
    { key: 'all', label: 'All', where: {} },
    { key: 'active', label: 'Active', needs: 'status', where: { status: { _eq: 'ACTIVE' } } },
    { key: 'inactive', label: 'Inactive', needs: 'status', where: { status: { _eq: 'INACTIVE' } } },
  ],
  filters: [
    { name: 'package_id', label: 'Plan', field: reference('packages', 'package') },
    { name: 'status', label: 'Status', field: oneOf(activeStatuses) },
  ],
  details: detailsOf(resourceOf('clients'), [
    'business_name',
    'website',
    'phone',
    'landline',
    'address',
    'poc_name',
    'poc_email',
    'poc_phone',
    'abn',
    'coupon_code',
    'total_value',
    'created_at',
  ]),
  related: (client) => <SubscriptionsLink name={client.name} />,
  columns: [
    { key: 'name', label: 'Name', sort: 'name', render: (client) => client.name },
    { key: 'sub_domain', label: 'Sub-domain', sort: 'sub_domain', render: (client) => client.sub_domain },
    {
      key: 'package',
      needs: 'package_id',
      label: 'Plan',
      select: 'package { id name }',
      sort: 'package.name',
      render: (client) => client.package?.name,
    },
    { key: 'email', label: 'E-mail', render: (client) => client.email },
    {
      key: 'status',
      label: 'Status',
      sort: 'status',
      render: (client) => <StatusBadge status={client.status} />,
    },
  ],
};

/** From a client to its plans and bills. */
function SubscriptionsLink({ name }: { name: string }) {
  const can = useCan();
  if (!can('subscriptions')) return null;
  return (
    <Anchor
      component={Link}
      to="/dashboard/subscriptions/list"
      search={{ q: name } as never}
      c="var(--op-accent)"
      fz={13}
      fw={550}
      mt={16}
      display="block"
    >
      Subscriptions of {name}
    </Anchor>
  );
}
