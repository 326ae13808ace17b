import { all, count, date, dateTime, eq, money, number, oneOf, reference, text } from '@operatory/resource';
import { discountTypes } from '../choices.ts';
import { byRole, viewing } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { paymentStatuses } from './user-subscription.resource.ts';

export const transactionTypes = [
  { value: 'PURCHASE', label: 'Purchase' },
  { value: 'RENEWAL', label: 'Renewal' },
  { value: 'CHANGE', label: 'Plan change' },
  { value: 'PAYMENT', label: 'Payment' },
  { value: 'CANCELLATION', label: 'Cancellation' },
] as const;
export const upgradeTypes = [
  { value: 'UPGRADE', label: 'Upgrade', colour: 'green' },
  { value: 'DOWNGRADE', label: 'Downgrade', colour: 'orange' },
] as const;

const ownBills = { select: [{ filter: all, columns: '*' as const, aggregates: true }] };
const staff = { select: [viewing('subscriptions', all, '*', { acrossTenants: true })] };

/**
 * Only the subscription commands write transactions, which keep names and amounts as they were at the time.
 */
export const clientTransaction = resource('client_transaction_history', {
  module: 'subscriptions',
  title: 'invoice_id',
  singular: 'Transaction',
  plural: 'Transactions',
  fields: {
    client_id: reference('clients', 'client'),
    invoice_id: text({ label: 'Invoice' }),
    history_type: oneOf(transactionTypes, { label: 'Type' }),
    plan_name: text({ label: 'Plan' }),
    original_amt: money({ label: 'Price' }),
    discount_type: oneOf(discountTypes),
    discount_value: number({ label: 'Discount' }),
    discount_amt: money({ label: 'Discount amount' }),
    total_value: money({ label: 'Total' }),
    status: oneOf(paymentStatuses),
    coupon_code: text({ label: 'Coupon' }),
    validity_date: date({ label: 'Valid until' }),
    card: text({ label: 'Card ends in' }),
    TeamSize: count({ label: 'Team size' }),
    upgrade_type: oneOf(upgradeTypes, { label: 'Plan change' }),
    upgrade_notes: text({ label: 'Notes' }),
    existing_package_id: reference('packages', 'existing_package', { label: 'Old plan' }),
    new_package_id: reference('packages', 'new_package', { label: 'New plan' }),
    created_at: dateTime({ label: 'Date' }),
  },
  list: {
    columns: [
      'created_at',
      'invoice_id',
      'history_type',
      'plan_name',
      'TeamSize',
      'total_value',
      'status',
      'validity_date',
    ],
    sort: '-created_at',
    search: ['invoice_id', 'plan_name'],
  },
  form: [],
  actions: [
    {
      command: 'mark_subscription_paid',
      label: 'Mark paid…',
      when: eq('status', 'UN_PAID'),
      needs: 'EDIT',
      asks: {
        card: text({ label: 'Card', hint: 'The last four digits, if it was paid by card', maxLength: 4 }),
      },
      done: 'Marked paid',
    },
    {
      command: 'mark_subscription_unpaid',
      label: 'Mark unpaid…',
      when: eq('status', 'PAID'),
      needs: 'EDIT',
      asks: { reason: text({ required: true, maxLength: 1000, lines: 2 }) },
      done: 'Marked unpaid',
    },
  ],
  csv: {
    file: 'Transactions.csv',
    columns: [
      'created_at',
      'invoice_id',
      'history_type',
      'plan_name',
      'TeamSize',
      'original_amt',
      'discount_amt',
      'total_value',
      'status',
      'coupon_code',
      'validity_date',
    ],
  },
  permissions: byRole({
    client_admin: ownBills,
    client: ownBills,
    super_admin: staff,
    super_admin_employee: staff,
    accounts_executive: staff,
    support_executive: {},
    sales_executive: {},
    marketing_executive: {},
    marketing_admin: {},
  }),
});
