import { all, type BoolExp, dateTime, eq, money, oneOf, reference } from '@operatory/resource';
import { byRole, userId, viewing } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

export const planStatuses = [
  { value: 'PENDING', label: 'Pending', colour: 'orange' },
  { value: 'ACTIVE', label: 'Active', colour: 'green' },
  { value: 'EXPIRED', label: 'Expired', colour: 'red' },
  { value: 'CANCELLED', label: 'Cancelled', colour: 'gray' },
] as const;
export const paymentStatuses = [
  { value: 'PAID', label: 'Paid', colour: 'green' },
  { value: 'UN_PAID', label: 'Unpaid', colour: 'orange' },
] as const;

// Rights to read only, because only commands buy, renew or pay for a plan.
const ownBills = { select: [{ filter: all, columns: '*' as const, aggregates: true }] };
const staff = (columns: '*' | readonly string[], rows: BoolExp = all) => ({
  select: [viewing('subscriptions', rows, columns, { acrossTenants: true })],
});
/** The plan and its end date without its price. */
const term = [
  'id',
  'client_id',
  'package_id',
  'team_id',
  'plan_type',
  'plan_status',
  'start_at',
  'expire_at',
  'next_package_id',
  'next_team_id',
  'created_at',
  'updated_at',
];

export const userSubscription = resource('user_subscriptions', {
  module: 'subscriptions',
  title: 'plan_type',
  singular: 'Subscription',
  plural: 'Subscriptions',
  fields: {
    client_id: reference('clients', 'client'),
    package_id: reference('packages', 'package'),
    team_id: reference('teams', 'team'),
    plan_status: oneOf(planStatuses, { label: 'Status' }),
    payment_status: oneOf(paymentStatuses, { label: 'Payment' }),
    start_at: dateTime({ label: 'From' }),
    expire_at: dateTime({ label: 'Until' }),
    total_amount: money({ label: 'Total' }),
  },
  list: {
    columns: [
      'package_id',
      'team_id',
      'plan_type',
      'plan_status',
      'payment_status',
      'start_at',
      'expire_at',
      'total_amount',
    ],
    sort: '-expire_at',
    // The title, the plan type, is an enum, which PostgreSQL cannot search as text.
    search: [],
  },
  form: [],
  permissions: byRole({
    client_admin: ownBills,
    client: ownBills,
    super_admin: staff('*'),
    super_admin_employee: staff('*'),
    accounts_executive: staff('*'),
    support_executive: staff(term),
    sales_executive: staff(term, { client: eq('account_manager_user_id', userId) }),
    marketing_executive: {},
    marketing_admin: {},
  }),
});
