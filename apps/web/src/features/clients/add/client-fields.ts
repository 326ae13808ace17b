import { states } from '@operatory/domain';
import { type Field, oneOf, reference } from '@operatory/resource';
import type { FormField } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';

const plain: Field = { kind: 'text' };
const client = resourceOf('clients').fields ?? {};
const user = resourceOf('users').fields ?? {};

export const organisationFields: readonly FormField[] = [
  { name: 'name', field: { ...(client.name ?? plain), label: 'Name' } },
  { name: 'business_name', field: client.business_name ?? plain },
  {
    name: 'state',
    field: oneOf(states, { label: 'State', required: true, hint: 'Also sets the time zone' }),
  },
  { name: 'abn', field: client.abn ?? plain },
];
export const staffFields: readonly FormField[] = [
  {
    name: 'account_manager_user_id',
    field: reference('users', 'account_manager', {
      label: 'Account manager',
      where: { profile_status: { _neq: 'INACTIVE' } },
    }),
  },
  { name: 'client_source_id', field: client.client_source_id ?? plain },
];
export const adminFields: readonly FormField[] = [
  { name: 'first_name', field: { ...(user.first_name ?? plain), required: true } },
  { name: 'last_name', field: { ...(user.last_name ?? plain), required: true } },
  { name: 'email', field: { ...(user.email ?? plain), readOnly: false, required: true } },
  { name: 'phone', field: user.phone ?? plain },
];
export const clientFields = [...organisationFields, ...staffFields, ...adminFields];
