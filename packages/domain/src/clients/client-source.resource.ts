import { colour, link, nameText, text } from '@operatory/resource';
import { platformStandard } from '../permissions/table-rules.ts';
import { master } from '../resource.ts';

/** Fields that the sources of clients and of leads share. */
export const campaign = {
  website_url: link({ label: 'Website' }),
  campaign_source: text({ label: 'Campaign source', maxLength: 100 }),
  campaign_medium: text({ label: 'Campaign medium', maxLength: 100 }),
  campaign_name: text({ label: 'Campaign name', maxLength: 100 }),
  campaign_term: text({ label: 'Campaign term', maxLength: 100 }),
  campaign_content: text({ label: 'Campaign content', maxLength: 200 }),
} as const;
export const campaignColumns = [
  'website_url',
  'campaign_source',
  'campaign_medium',
  'campaign_name',
  'campaign_term',
  'campaign_content',
] as const;
export const campaignForm = [
  ['website_url'],
  ['campaign_source', 'campaign_medium'],
  ['campaign_name', 'campaign_term'],
  ['campaign_content'],
] as const;

export const clientSource = master('client_sources', {
  module: 'client-sources',
  title: 'name',
  singular: 'Client source',
  plural: 'Client sources',
  fields: { name: nameText(), ...campaign, color: colour({ label: 'Colour' }) },
  list: {
    columns: ['name', 'website_url', 'campaign_source', 'campaign_medium', 'campaign_name', 'color'],
    sort: 'name',
    search: ['name'],
  },
  form: [['name', 'color'], ...campaignForm],
  picker: { title: 'Client sources', please: 'Please Select Client source', adds: true },
  permissions: platformStandard({
    module: 'client-sources',
    write: ['name', ...campaignColumns, 'color'],
  }),
});
