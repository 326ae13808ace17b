import { boolean, bytes, dateTime, file, oneOf, reference, text } from '@operatory/resource';
import { authored } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

export const fileTypes = [
  { value: 'IMAGE', label: 'Image' },
  { value: 'VIDEO', label: 'Video' },
  { value: 'FILE', label: 'File' },
] as const;

/** Users enter only the name and the file; triggers fill in the other columns from the file. */
export const libraryFile = resource('library_files', {
  module: 'library',
  title: 'name',
  singular: 'File',
  plural: 'Files',
  fields: {
    name: text({ required: true, maxLength: 100 }),
    file: file('library', { required: true }),
    file_type: oneOf(fileTypes, { label: 'Type', readOnly: true }),
    extension: text({ readOnly: true }),
    size: bytes({ label: 'Size', readOnly: true }),
    isPublic: boolean({ label: 'Public', readOnly: true }),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Added by', readOnly: true }),
    created_at: dateTime({ label: 'Added' }),
  },
  list: {
    columns: ['name', 'file_type', 'extension', 'size', 'created_by_user_id', 'created_at'],
    sort: 'name',
    search: ['name'],
  },
  form: [['name'], ['file']],
  space: 'size',
  picker: { title: 'Select File', please: 'Please Select File', details: ['file_type', 'extension'] },
  csv: {
    file: 'Files.csv',
    columns: ['name', 'file_type', 'extension', 'size', 'created_by_user_id', 'created_at'],
  },
  permissions: authored({
    module: 'library',
    scope: 'client',
    author: 'created_by_user_id',
    write: ['name'],
    writeOnce: ['file'],
    changedBy: 'client_admin',
    softDelete: true,
  }),
});
