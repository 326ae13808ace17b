import type { ListDefinition } from '#kit/list-definition.ts';
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
