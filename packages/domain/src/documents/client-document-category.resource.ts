import { all, boolean, eq, image, nameText, oneOf, or, someOf, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { messages } from '../messages.ts';
import { type Role, roles } from '../permissions/roles.ts';
import { type RowsByRoleName, standardRows, userId } from '../permissions/scopes.ts';
import { master } from '../resource.ts';

const module = 'client-document-categories';
const plain = eq('is_confidential', false);
/** Users with this role see a confidential category only if the category lists the role. */
const seenBy = (role: Role) => or(plain, { employee_roles: { _contains: [role] } });
const shown = ['name', 'short_info', 'image', 'user_type', 'document_type', 'position', 'status'] as const;
const folders = (read: RowsByRoleName, change: RowsByRoleName, write: readonly string[]) =>
  standardRows(
    { read, change },
    {
      module,
      write,
      presets: { created_by_user_id: userId },
      reference: ['id', 'name', 'image', 'status'],
      closed: true,
    },
  );

export const clientDocumentCategory = master('client_document_categories', {
  module,
  title: 'name',
  singular: 'Document category',
  plural: 'Document categories',
  fields: {
    name: nameText({ only: 'letters, digits and spaces' }),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    image: image('clientdocuments'),
    user_type: text({ label: 'User type', maxLength: 30 }),
    document_type: text({ label: 'Document type', maxLength: 30 }),
    is_confidential: boolean({ label: 'Confidential' }),
    employee_roles: someOf(
      roles
        .filter(({ scope }) => scope === 'client')
        .map(({ name, title }) => ({ value: name, label: title })),
      { label: 'Roles' },
    ),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'short_info', 'is_confidential', 'employee_roles', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [
    ['name', 'image'],
    ['short_info'],
    ['user_type', 'document_type'],
    ['is_confidential', 'employee_roles'],
    ['status'],
  ],
  picker: { title: 'Client document categories', please: 'Please Select Client document category' },
  duplicate: messages.document_category_exists,
  csv: { file: 'DocumentCategories.csv', columns: ['name', 'short_info', 'is_confidential', 'status'] },
  permissions: {
    ...folders({ client_admin: all }, { client_admin: all }, [...shown, 'is_confidential', 'employee_roles']),
    ...folders(
      { clinic_admin: seenBy('clinic_admin'), client_employee: seenBy('client_employee') },
      { clinic_admin: plain, client_employee: plain },
      shown,
    ),
  },
});
