import {
  abn,
  address,
  type BoolExp,
  boolean,
  dateTime,
  email,
  eq,
  files,
  image,
  link,
  money,
  oneOf,
  phone,
  reference as referenceField,
  type SelectRule,
  text,
} from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { byRole, clientId, editing, referenceTo, userId, viewing } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

/** `clients` has no client_id column. A tenant's row is the one whose id is the tenant's. */
const own: BoolExp = eq('id', clientId);
const reference = referenceTo('my Practice', ['id', 'name', 'logo_image', 'banners', 'status'], own);
const contact = [
  'id',
  'name',
  'business_name',
  'status',
  'sub_domain',
  'logo_image',
  'banners',
  'website',
  'email',
  'phone',
  'landline',
  'address',
  'zone',
  'poc_name',
  'poc_email',
  'poc_phone',
] as const;
const write = [
  'email',
  'phone',
  'landline',
  'address',
  'logo_image',
  'banners',
  'website',
  'poc_name',
  'poc_email',
  'poc_phone',
  'abn',
  'ip_required',
] as const;

const plan = ['package_id', 'team_id'] as const;
const amounts = [
  'coupon_code',
  'discount_id',
  'discount_terms',
  'discount_type',
  'discount_start_date',
  'discount_end_date',
  'total_value',
  'Original_amt',
  'discount_amt',
] as const;
const poc = ['poc_name', 'poc_email', 'poc_phone'] as const;
const named = ['id', 'name', 'business_name', 'sub_domain', 'logo_image', 'created_at'] as const;

/** The platform's staff see the clients of all tenants. Their columns depend on the role. */
const staff = (
  columns: '*' | readonly string[],
  filter: BoolExp = {},
): { select: readonly SelectRule[] } => ({
  select: [viewing('clients', filter, columns, { acrossTenants: true }), reference],
});
const accounts = [...named, ...poc, ...plan, ...amounts] as const;
const support = [...named, 'status', 'email', 'phone', 'landline', ...poc, ...plan] as const;

export const client = resource('clients', {
  module: 'clients',
  title: 'name',
  fields: {
    name: text({ required: true, maxLength: 100 }),
    business_name: text({ label: 'Business name', maxLength: 100 }),
    status: oneOf(activeStatuses),
    sub_domain: text({ label: 'Sub-domain', readOnly: true }),
    logo_image: image('clients', { label: 'Logo' }),
    website: link(),
    email: email({ label: 'Email' }),
    phone: phone(),
    landline: phone(),
    address: address(),
    poc_name: text({ label: 'Contact person', maxLength: 60 }),
    poc_email: email({ label: "Contact's email" }),
    poc_phone: phone({ label: "Contact's phone" }),
    banners: files('clients', { accept: 'image' }),
    abn: abn(),
    ip_required: boolean({
      label: 'Only allow sign-in from allowed addresses',
      hint: 'The addresses in IP Settings. Add your own first.',
    }),
    client_source_id: referenceField('client_sources', 'client_source', { label: 'Source' }),
    team_id: referenceField('teams', 'team'),
    discount_id: referenceField('client_plans_code', 'discount', { label: 'Coupon' }),
    total_value: money({ label: 'Total value' }),
    created_at: dateTime({ label: 'Client since' }),
  },
  list: {
    columns: ['name', 'sub_domain', 'status', 'package_id', 'poc_name', 'poc_email', 'created_at'],
    sort: 'name',
    search: ['name', 'business_name', 'sub_domain'],
  },
  form: [
    ['logo_image'],
    ['banners'],
    ['website', 'email'],
    ['phone', 'landline'],
    ['address'],
    ['poc_name', 'poc_email', 'poc_phone'],
    ['abn', 'ip_required'],
  ],
  permissions: byRole({
    super_admin: staff('*'),
    super_admin_employee: staff([...new Set([...accounts, ...support])]),
    accounts_executive: staff(accounts),
    support_executive: staff(support),
    sales_executive: staff(
      [...named, ...poc, 'email', 'phone', 'client_source_id', ...plan],
      eq('account_manager_user_id', userId),
    ),
    marketing_executive: { select: [reference] },
    marketing_admin: { select: [reference] },
    client_admin: {
      select: [viewing('my Practice', own), reference],
      update: [editing('my Practice', own, write)],
    },
    client: {
      select: [viewing('my Practice', own), reference],
      update: [editing('my Practice', own, write)],
    },
    clinic_admin: { select: [viewing('my Practice', own, contact), reference] },
    client_employee: { select: [reference] },
  }),
});
