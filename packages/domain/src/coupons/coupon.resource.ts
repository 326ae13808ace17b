import { count, date, dateTime, longText, number, oneOf, text } from '@operatory/resource';
import { activeStatuses, discountTypes } from '../choices.ts';
import { userId } from '../permissions/scopes.ts';
import { platformStandard } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

/** Coupons are activated and deactivated by a command. A coupon that was used can never be deleted. */
export const coupon = resource('client_plans_code', {
  module: 'client-plans-code',
  title: 'title',
  singular: 'Coupon',
  plural: 'Coupons',
  fields: {
    title: text({ required: true, maxLength: 60 }),
    coupon_code: text({ required: true, label: 'Code', maxLength: 30 }),
    terms: longText({ maxLength: 1000 }),
    type: oneOf(discountTypes, { required: true }),
    value: number({ required: true, min: 0, decimals: 2 }),
    status: oneOf(activeStatuses, { readOnly: true }),
    start_date: date({ label: 'From' }),
    end_date: date({ label: 'Until', hint: 'Valid until the end of this day, Sydney time' }),
    no_of_coupon: count({ label: 'Uses', hint: 'Leave empty for any number of clients' }),
    discount_months: count({ label: 'Months', hint: 'Leave empty for every renewal', min: 1, max: 120 }),
    used: count({ label: 'Used', readOnly: true }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: [
      'title',
      'coupon_code',
      'type',
      'value',
      'status',
      'start_date',
      'end_date',
      'used',
      'no_of_coupon',
    ],
    sort: '-created_at',
    search: ['title', 'coupon_code'],
  },
  form: [
    ['title', 'coupon_code'],
    ['type', 'value', 'discount_months'],
    ['start_date', 'end_date', 'no_of_coupon'],
    ['terms'],
  ],
  picker: { title: 'Select Coupon', please: 'Please Select Coupon', details: ['coupon_code', 'value'] },
  permissions: platformStandard({
    module: 'client-plans-code',
    write: [
      'title',
      'coupon_code',
      'terms',
      'type',
      'value',
      'start_date',
      'end_date',
      'no_of_coupon',
      'discount_months',
    ],
    presets: { updated_by: userId },
    deletes: { used: { _eq: 0 } },
  }),
});
