import { activeStatuses, clientColumnsOf, clientContact } from '@operatory/domain';
import { type BoolExp, oneOf, reference } from '@operatory/resource';
import { NamesCell } from '#kit/cells/names-cell.tsx';
import type { FormField, ListChip, ListColumn, ListDefinition } from '#kit/definition/list-definition.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { detailsOf, formOf } from '#kit/resource/from-resource.tsx';
import type { Me } from '#session/me.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { ExportClients } from './export-clients.tsx';
import { PlanRevenue, PlanUntil, Seats } from './plan-cells.tsx';

export interface ClientRow {
  readonly id: string;
  readonly name: string;
  readonly sub_domain: string;
  readonly status: string;
  readonly poc_name: string | null;
  readonly email: string | null;
  readonly package: { readonly name: string } | null;
  readonly account_manager_user_id: string | null;
}

const clients = resourceOf('clients');
/** Account managers are staff of the platform's own tenant, so a client has no relationship to them. */
const accountManager: FormField = {
  name: 'account_manager_user_id',
  field: reference('users', 'account_manager', {
    label: 'Account manager',
    where: { profile_status: { _neq: 'INACTIVE' } },
  }),
};

const details = [
  {
    key: accountManager.name,
    label: 'Account manager',
    csv: null,
    render: ({ account_manager_user_id: id }: ClientRow) => <NamesCell table="users" ids={id ? [id] : []} />,
  },
  ...detailsOf(clients, [
    'client_source_id',
    'business_name',
    // The email is already one of the columns.
    ...clientContact.filter((column) => column !== 'email'),
    'coupon_code',
    'created_at',
  ]),
];

export const clientForm = [
  accountManager,
  ...formOf(clients, ['client_source_id', 'team_id', ...clientContact]),
];

/** Excludes the platform, which has a row in the same table. */
export const clientsOnly: BoolExp = { sub_domain: { _neq: 'superadmin' } };

export interface ClientsByPlan {
  readonly soon: readonly string[];
  readonly expired: readonly string[];
}

const planChips = ({ soon, expired }: ClientsByPlan): readonly ListChip[] => [
  { key: 'expiring', label: 'Expiring in 30 days', dot: 'orange', where: { id: { _in: [...soon] } } },
  { key: 'expired', label: 'Expired', dot: 'red', where: { id: { _in: [...expired] } } },
];

/** The list of the platform's clients, with the columns and chips that the user may see. */
export function clientsListFor(
  me: Pick<Me, 'role' | 'grants'>,
  from: Date,
  byPlan: ClientsByPlan,
): ListDefinition<ClientRow> {
  const plans = readableColumns('user_subscriptions', me);
  const planColumns: readonly ListColumn<ClientRow>[] = plans
    ? [
        {
          key: 'until',
          needs: null,
          label: 'Plan until',
          width: 170,
          select: 'id',
          csv: null,
          render: ({ id }) => <PlanUntil clientId={id} from={from} />,
        },
      ]
    : [];
  const revenue: readonly ListColumn<ClientRow>[] = plans?.has('total_amount')
    ? [
        {
          key: 'revenue',
          needs: null,
          label: 'A month',
          width: 100,
          numeric: true,
          select: 'id',
          csv: null,
          render: ({ id }) => <PlanRevenue clientId={id} />,
        },
      ]
    : [];
  return {
    table: 'clients',
    module: 'clients',
    title: 'Clients',
    one: 'client',
    only: clientsOnly,
    name: (client) => client.name,
    search: ['name', 'sub_domain'],
    sort: 'name',
    chips: [
      { key: 'all', label: 'All', where: {} },
      { key: 'active', label: 'Active', needs: 'status', where: { status: { _eq: 'ACTIVE' } } },
      { key: 'inactive', label: 'Inactive', needs: 'status', where: { status: { _eq: 'INACTIVE' } } },
      ...(plans ? planChips(byPlan) : []),
    ],
    filters: [
      { name: 'package_id', label: 'Plan', field: reference('packages', 'package') },
      { name: 'team_id', label: 'Team', field: reference('teams', 'team') },
      { name: 'status', label: 'Status', field: oneOf(activeStatuses) },
    ],
    pages: {
      view: (id) => `/dashboard/clients/view/${id}`,
      edit: (id) => `/dashboard/clients/edit/${id}`,
      add: {
        to: '/dashboard/clients/add',
        label: 'Add client',
        allowed: ({ grants }) => grants.includes('clients:ADD'),
      },
    },
    actions: () => <ExportClients />,
    edit: {
      command: 'edit_client',
      columns: ({ role, grants }) => clientColumnsOf({ role, grants: new Set(grants) }),
    },
    form: clientForm,
    details,
    columns: [
      { key: 'name', label: 'Name', width: 220, sort: 'name', render: (client) => client.name },
      {
        key: 'sub_domain',
        label: 'Sub-domain',
        width: 150,
        sort: 'sub_domain',
        render: (client) => client.sub_domain,
      },
      {
        key: 'status',
        label: 'Status',
        width: 100,
        sort: 'status',
        render: (client) => <StatusBadge status={client.status} />,
      },
      {
        key: 'package',
        needs: 'package_id',
        label: 'Plan',
        width: 120,
        select: 'package { id name }',
        sort: 'package.name',
        render: (client) => client.package?.name,
      },
      ...planColumns,
      {
        key: 'seats',
        needs: null,
        label: 'Users',
        width: 90,
        numeric: true,
        select: 'id',
        csv: null,
        render: ({ id }) => <Seats clientId={id} />,
      },
      ...revenue,
      { key: 'email', label: 'Email', width: 220, render: (client) => client.email },
    ],
  };
}
