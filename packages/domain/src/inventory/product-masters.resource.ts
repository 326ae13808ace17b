import { colour, files, image, nameText, oneOf, reference, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard } from '../permissions/scopes.ts';
import { platformStandard, takenOverBy } from '../permissions/table-rules.ts';
import { master } from '../resource.ts';

const inUse = { status: { _eq: 'ACTIVE' } };
const name = nameText();
const short_info = text({ label: 'Short description', maxLength: 200 });
const color = colour({ label: 'Colour' });
const status = oneOf(activeStatuses);
const clinic_id = reference('clinics', 'clinic', { required: true, where: inUse });

export const clientImProductCategory = master('client_im_product_categories', {
  module: 'client-im-product-categories',
  title: 'name',
  singular: 'Product category',
  plural: 'Product categories',
  fields: {
    clinic_id: reference('clinics', 'clinic', {
      where: inUse,
      hint: 'Leave empty for the whole organisation',
    }),
    parent_category_id: reference('client_im_product_categories', 'parent_category', {
      label: 'Parent category',
      where: inUse,
    }),
    name,
    short_info,
    color,
    status,
  },
  list: {
    columns: ['name', 'parent_category_id', 'short_info', 'color', 'clinic_id', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [['name', 'color'], ['parent_category_id', 'clinic_id'], ['short_info'], ['status']],
  tree: 'parent_category_id',
  picker: {
    title: 'Select Product category',
    please: 'Please Select Product category',
    details: ['parent_category_id'],
  },
  permissions: standard({
    module: 'client-im-product-categories',
    scope: 'clinic',
    clinicOptional: true,
    write: ['clinic_id', 'parent_category_id', 'name', 'short_info', 'color', 'status', 'position'],
    reference: ['id', 'name', 'color', 'status', 'clinic_id', 'parent_category_id'],
  }),
});

export const clinicImBrand = master('clinic_im_brands', {
  module: 'clinic-im-brands',
  title: 'name',
  singular: 'Brand',
  plural: 'Brands',
  fields: { clinic_id, name, short_info, image: image('clinic_im_brands', { label: 'Picture' }), status },
  list: { columns: ['name', 'short_info', 'clinic_id', 'status'], sort: 'name', search: ['name'] },
  form: [['clinic_id', 'status'], ['name'], ['short_info'], ['image']],
  picker: { title: 'Select Brand', please: 'Please Select Brand', details: ['clinic_id'] },
  permissions: standard({
    module: 'clinic-im-brands',
    scope: 'clinic',
    write: ['clinic_id', 'name', 'short_info', 'image', 'status', 'position'],
    reference: ['id', 'name', 'image', 'status', 'clinic_id'],
  }),
});

export const clinicStorageLocation = master('clinic_storage_locations', {
  module: 'clinic-storage-locations',
  title: 'name',
  singular: 'Storage location',
  plural: 'Storage locations',
  fields: {
    clinic_id,
    parent_storage_id: reference('clinic_storage_locations', 'parent_storage', {
      label: 'Inside',
      where: inUse,
    }),
    name,
    short_info,
    attachments: files('clinic_storage_locations'),
    status,
  },
  list: {
    columns: ['name', 'parent_storage_id', 'short_info', 'clinic_id', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [['clinic_id', 'status'], ['name', 'parent_storage_id'], ['short_info'], ['attachments']],
  tree: 'parent_storage_id',
  picker: {
    title: 'Select Storage location',
    please: 'Please Select Storage location',
    details: ['parent_storage_id', 'clinic_id'],
  },
  permissions: standard({
    module: 'clinic-storage-locations',
    scope: 'clinic',
    write: ['clinic_id', 'parent_storage_id', 'name', 'short_info', 'attachments', 'status', 'position'],
    reference: ['id', 'name', 'status', 'clinic_id', 'parent_storage_id'],
  }),
});

export const masterBrand = master('master_brands', {
  module: 'master-im',
  title: 'name',
  singular: 'Master brand',
  plural: 'Master brands',
  fields: { name, short_info, image: image('master_brands', { label: 'Picture' }), status },
  list: { columns: ['name', 'short_info', 'status'], sort: 'name', search: ['name'] },
  form: [['name', 'status'], ['short_info'], ['image']],
  picker: { title: 'Select Master brand', please: 'Please Select Master brand' },
  beside: true,
  permissions: platformStandard({
    module: 'master-im',
    write: ['name', 'short_info', 'image', 'status', 'position'],
    reference: ['id', 'name', 'image', 'status'],
    tenants: takenOverBy('clinic-im-brands'),
  }),
});

export const masterImProductCategory = master('master_im_product_categories', {
  module: 'master-im',
  title: 'name',
  singular: 'Master product category',
  plural: 'Master product categories',
  fields: {
    parent_category_id: reference('master_im_product_categories', 'parent_category', {
      label: 'Parent category',
      where: inUse,
    }),
    name,
    short_info,
    color,
    status,
  },
  list: {
    columns: ['name', 'parent_category_id', 'short_info', 'color', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [['name', 'color'], ['parent_category_id', 'status'], ['short_info']],
  tree: 'parent_category_id',
  picker: {
    title: 'Select Master product category',
    please: 'Please Select Master product category',
    details: ['parent_category_id'],
  },
  permissions: platformStandard({
    module: 'master-im',
    write: ['parent_category_id', 'name', 'short_info', 'color', 'status', 'position'],
    reference: ['id', 'name', 'color', 'status', 'parent_category_id'],
    tenants: takenOverBy('client-im-product-categories'),
  }),
});
