import { Anchor } from '@mantine/core';
import { activeStatuses, clientColumnsOf, clientContact } from '@operatory/domain';
import { oneOf, reference } from '@operatory/resource';
import { Link } from '@tanstack/react-router';
import { NamesCell } from '#kit/cells/names-cell.tsx';
import type { FormField, ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { detailsOf, formOf } from '#kit/resource/from-resource.tsx';
import { useCan } from '#session/permissions.ts';
import { StatusBadge } from '#ui/status-badge.tsx';

interface ClientRow {
  readonly id: string;
  readonly name: string;
  readonly sub_domain: string;
  readonly status: string;
  readonly email: string | null;
  readonly package: { readonly name: string } | null;
  readonly account_manager_user_id: string | null;
}

const clients = resourceOf('clients');
/** One of the platform's staff, who belong to its own tenant, so no relationship leads to them. */
const accountManager: FormField = {
  name: 'account_manager_user_id',
  field: reference('users', 'account_manager', {
    label: 'Account manager',
    where: { profile_status: { _neq: 'INACTIVE' } },
  }),
};

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
  edit: {
    command: 'edit_client',
    columns: ({ role, grants }) => clientColumnsOf({ role, grants: new Set(grants) }),
  },
  form: [accountManager, ...formOf(clients, ['client_source_id', 'team_id', ...clientContact])],
  details: [
    {
      key: accountManager.name,
      label: 'Account manager',
      csv: null,
      render: ({ account_manager_user_id: id }) => <NamesCell table="users" ids={id ? [id] : []} />,
    },
    ...detailsOf(clients, [
      'client_source_id',
      'team_id',
      'business_name',
      // The email is a column already.
      ...clientContact.filter((column) => column !== 'email'),
      'coupon_code',
      'total_value',
      'created_at',
    ]),
  ],
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
    { key: 'email', label: 'Email', render: (client) => client.email },
    {
      key: 'status',
      label: 'Status',
      sort: 'status',
      render: (client) => <StatusBadge status={client.status} />,
    },
  ],
};

/** Links from a client to its plans and bills. */
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
