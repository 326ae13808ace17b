import {
  all,
  type BoolExp,
  dateTime,
  email,
  isNull,
  longText,
  nameText,
  oneOf,
  or,
  phone,
  reference,
  type TablePermissions,
  text,
} from '@operatory/resource';
import { campaign, campaignColumns, campaignForm } from '../clients/client-source.resource.ts';
import { adding, byRole, editing, mine, viewing } from '../permissions/scopes.ts';
import { partOf, platformStandard } from '../permissions/table-rules.ts';
import { master, resource } from '../resource.ts';
import { leadKinds, leadStatuses } from './website-choices.ts';

export const leadSource = master('website_cms_lead_sources', {
  module: 'lead-sources',
  title: 'name',
  singular: 'Lead source',
  plural: 'Lead sources',
  fields: { name: nameText(), ...campaign },
  list: {
    columns: ['name', 'website_url', 'campaign_source', 'campaign_medium', 'campaign_name'],
    sort: 'name',
    search: ['name'],
  },
  form: [['name'], ...campaignForm],
  picker: { title: 'Website CMS lead sources', please: 'Please Select Website cms lead source' },
  permissions: platformStandard({ module: 'lead-sources', write: ['name', ...campaignColumns] }),
});

const module = 'leads';
const contact = ['name', 'business_name', 'phone', 'email', 'message'] as const;
const given = [
  ...contact,
  'website_cms_lead_source_id',
  'kind',
  'package_id',
  'team_id',
  'coupon_code',
] as const;
/** Only commands set the status, the assignee and the client. */
const leads = (rows: BoolExp): TablePermissions => ({
  select: [viewing(module, rows)],
  insert: [adding(module, all, given)],
  update: [editing(module, rows, contact)],
});
const everyLead = leads(all);
const permissions = byRole({
  super_admin: everyLead,
  super_admin_employee: everyLead,
  accounts_executive: everyLead,
  support_executive: everyLead,
  // Sales executives see only their own leads and unassigned ones.
  sales_executive: leads(or(mine('assigned_to_user_id'), isNull('assigned_to_user_id'))),
  marketing_executive: everyLead,
  marketing_admin: everyLead,
});

export const lead = resource('website_cms_leads', {
  module,
  title: 'name',
  singular: 'Lead',
  plural: 'Leads',
  fields: {
    name: text({ required: true, maxLength: 60 }),
    business_name: text({ label: 'Business name', maxLength: 100 }),
    phone: phone(),
    email: email({ label: 'Email', required: true }),
    website_cms_lead_source_id: reference('website_cms_lead_sources', 'website_cms_lead_source', {
      label: 'Source',
    }),
    kind: oneOf(leadKinds, { label: 'Type' }),
    status: oneOf(leadStatuses, { readOnly: true }),
    message: longText({ maxLength: 2000 }),
    package_id: reference('packages', 'package'),
    team_id: reference('teams', 'team'),
    coupon_code: text({ label: 'Coupon', maxLength: 30 }),
    lost_reason: text({ label: 'Reason lost', readOnly: true }),
    converted_client_id: reference('clients', 'converted_client', { label: 'Client', readOnly: true }),
    created_at: dateTime({ label: 'Added on' }),
  },
  list: {
    columns: [
      'name',
      'business_name',
      'phone',
      'email',
      'website_cms_lead_source_id',
      'status',
      'created_at',
    ],
    sort: '-created_at',
    search: ['name', 'business_name', 'email'],
  },
  form: [
    ['name', 'business_name'],
    ['phone', 'email'],
    ['website_cms_lead_source_id', 'kind'],
    ['package_id', 'team_id', 'coupon_code'],
    ['message'],
  ],
  picker: {
    title: 'Website CMS leads',
    please: 'Please Select Website cms lead',
    details: ['email', 'status'],
  },
  csv: {
    file: 'Leads.csv',
    columns: [
      'name',
      'business_name',
      'phone',
      'email',
      'website_cms_lead_source_id',
      'status',
      'message',
      'created_at',
    ],
  },
  permissions,
});

export const leadHistory = resource('website_cms_lead_history', {
  module,
  title: 'action',
  singular: 'Line',
  plural: 'Lead history',
  fields: {
    website_cms_lead_id: reference('website_cms_leads', 'website_cms_lead', { label: 'Lead' }),
    action: text(),
    note: text(),
    created_at: dateTime(),
  },
  list: { columns: ['created_at', 'website_cms_lead_id', 'action', 'note'], sort: '-created_at' },
  form: [],
  part: 'website_cms_lead_id',
  permissions: partOf({ parent: 'website_cms_lead', of: permissions }),
});
