import { file, files, image, json, link, longText, oneOf, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { platformStandard } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

const directory = 'website';
const fields = {
  name: text({ required: true, maxLength: 60 }),
  key: text({
    label: 'Web address',
    required: true,
    maxLength: 60,
    hint: 'The last part of its address: lowercase letters, digits and hyphens',
  }),
  display_name: text({ label: 'Display name', maxLength: 60 }),
  tag_line: text({ label: 'Tag line', maxLength: 120 }),
  short_info: text({ label: 'Short description', maxLength: 200 }),
  complete_info: longText({ label: 'Full description', maxLength: 10000 }),
  icon_image: image(directory, { label: 'Icon' }),
  thumbnail_image: image(directory, { label: 'Thumbnail' }),
  banner_image: image(directory, { label: 'Banner' }),
  mobile_banner_image: image(directory, { label: 'Banner on phones' }),
  gallery_images: files(directory, { accept: 'image', label: 'Gallery' }),
  video: file(directory, { accept: 'video' }),
  info_title: text({ label: 'Heading of the details', maxLength: 120 }),
  info_sections: json({ label: 'Details' }),
  faqs_title: text({ label: 'Heading of the FAQs', maxLength: 120 }),
  faqs: json({ label: 'FAQs' }),
  call_to_action_title: text({ label: 'Call to action', maxLength: 120 }),
  call_to_action_info: text({ label: 'Call to action text', maxLength: 500 }),
  call_to_action_label: text({ label: 'Call to action button', maxLength: 30 }),
  call_to_action_url: link({ label: 'Call to action link' }),
  call_to_action_image: image(directory, { label: 'Call to action picture' }),
  status: oneOf(activeStatuses),
} as const;

export const websiteProduct = resource('website_cms_products', {
  module: 'website-cms-products',
  title: 'name',
  singular: 'Product',
  plural: 'Website products',
  fields,
  list: {
    columns: ['name', 'key', 'tag_line', 'thumbnail_image', 'status'],
    sort: 'position',
    search: ['name', 'key'],
  },
  form: [
    ['name', 'key'],
    ['display_name', 'tag_line'],
    ['short_info'],
    ['complete_info'],
    ['icon_image', 'thumbnail_image'],
    ['banner_image', 'mobile_banner_image'],
    ['gallery_images'],
    ['video'],
    ['info_title'],
    ['info_sections'],
    ['faqs_title'],
    ['faqs'],
    ['call_to_action_title', 'call_to_action_label'],
    ['call_to_action_info'],
    ['call_to_action_url'],
    ['call_to_action_image'],
    ['status'],
  ],
  picker: { title: 'Website CMS products', please: 'Please Select Website cms product' },
  permissions: platformStandard({
    module: 'website-cms-products',
    write: [...Object.keys(fields), 'position'],
    softDelete: true,
  }),
});
