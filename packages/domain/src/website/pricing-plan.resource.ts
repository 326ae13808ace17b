import { boolean, count, money, number, oneOf, text, words } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { platformStandard } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { planTypes } from './website-choices.ts';

export const pricingPlan = resource('website_cms_pricing_plans', {
  module: 'website-cms-pricing-plans',
  title: 'name',
  singular: 'Pricing plan',
  plural: 'Pricing plans',
  fields: {
    name: text({ required: true, maxLength: 60 }),
    label: text({ maxLength: 60 }),
    type: oneOf(planTypes, { required: true }),
    product_type: text({ label: 'Product type', maxLength: 60 }),
    tenure_in_days: number({ required: true, decimals: 0, min: 1, label: 'Days' }),
    benefits: words(),
    price: money({ required: true }),
    price_currency_toggle: boolean({ label: 'Shows the currency' }),
    max_clinics: count({ label: 'Maximum clinics', min: 1 }),
    max_users: count({ label: 'Maximum users', min: 1 }),
    sms_credits: count({ label: 'SMS credits' }),
    email_credits: count({ label: 'Email credits' }),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'label', 'type', 'tenure_in_days', 'price', 'max_clinics', 'max_users', 'status'],
    sort: 'position',
    search: ['name'],
  },
  form: [
    ['name', 'label'],
    ['type', 'product_type', 'tenure_in_days'],
    ['benefits'],
    ['price', 'price_currency_toggle'],
    ['max_clinics', 'max_users'],
    ['sms_credits', 'email_credits'],
    ['status'],
  ],
  picker: {
    title: 'Website CMS pricing plans',
    please: 'Please Select Website cms pricing plan',
    details: ['price'],
  },
  permissions: platformStandard({
    module: 'website-cms-pricing-plans',
    write: [
      'name',
      'label',
      'tenure_in_days',
      'benefits',
      'price',
      'price_currency_toggle',
      'status',
      'type',
      'product_type',
      'max_clinics',
      'max_users',
      'sms_credits',
      'email_credits',
      'position',
    ],
    softDelete: true,
  }),
});
