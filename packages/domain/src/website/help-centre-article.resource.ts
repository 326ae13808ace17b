import { and, boolean, eq, files, longText, text } from '@operatory/resource';
import { undeleted, viewing } from '../permissions/scopes.ts';
import { platformStandard } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

/** The platform writes articles. All clients read the published ones. */
export const helpCentreArticle = resource('help_centre_articles', {
  module: 'help_centre',
  title: 'title',
  singular: 'Article',
  plural: 'Help centre',
  fields: {
    title: text({ required: true, maxLength: 120 }),
    slug: text({
      label: 'Web address',
      required: true,
      maxLength: 120,
      hint: 'The last part of its address: lowercase letters, digits and hyphens',
    }),
    category: text({ maxLength: 60 }),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    body: longText({ required: true, maxLength: 50000 }),
    attachments: files('website'),
    is_published: boolean({ label: 'Published' }),
  },
  list: {
    columns: ['title', 'category', 'short_info', 'is_published'],
    sort: 'position',
    search: ['title', 'short_info'],
  },
  form: [['title', 'slug'], ['category'], ['short_info'], ['body'], ['attachments'], ['is_published']],
  permissions: platformStandard({
    module: 'help_centre',
    write: ['title', 'slug', 'category', 'short_info', 'body', 'attachments', 'position', 'is_published'],
    softDelete: true,
    tenants: viewing('help_centre', and(eq('is_published', true), undeleted)),
  }),
});
