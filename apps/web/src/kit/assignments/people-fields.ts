import { roles } from '@operatory/domain';
import { maySignIn } from '@operatory/domain/permissions/scopes';
import { reference, someOf } from '@operatory/resource';
import type { FormField } from '#kit/definition/list-definition.ts';

/** The form fields for the people who get something: by role, by clinic, by both, or by name. */
export const peopleFields: readonly FormField[] = [
  {
    name: 'role_names',
    field: someOf(
      roles
        .filter(({ scope }) => scope === 'client')
        .map(({ name, title }) => ({ value: name, label: title })),
      { label: 'Roles' },
    ),
  },
  { name: 'user_ids', field: reference('users', 'user', { label: 'People', where: maySignIn, many: true }) },
  {
    name: 'clinic_ids',
    field: reference('clinics', 'clinic', {
      label: 'Clinics',
      many: true,
      hint: 'Everyone who works there, or only the roles chosen above',
    }),
  },
];
