import type { grantableRoles } from '@operatory/domain';
import { oneOf, reference } from '@operatory/resource';
import type { FormField } from '#kit/definition/list-definition.ts';
import { type AccessDraft, type CustomRole, employeeDraft } from '../access-draft.ts';
import { inviteFields } from '../invite-fields.ts';

type Role = ReturnType<typeof grantableRoles>[number];

/** The columns of the file: the fields of an invitation, one role, and the clinics. */
export const inviteFileFields = (
  given: readonly Pick<Role, 'id' | 'title'>[],
  customs: readonly CustomRole[],
): readonly FormField[] => [
  ...inviteFields,
  {
    name: 'role',
    field: oneOf(
      [
        ...given.map(({ id, title }) => ({ value: `role:${id}`, label: title })),
        ...customs.map(({ id, name }) => ({ value: `custom:${id}`, label: name })),
      ],
      { label: 'Role', hint: 'Client Employee when it is empty' },
    ),
  },
  { name: 'clinic_ids', field: { ...reference('clinics', 'clinics', { label: 'Clinics' }), many: true } },
];

/** The roles and clinics of a row as the form has them. Without a role, the person becomes an employee. */
export function draftOfRow(row: Readonly<Record<string, unknown>>): AccessDraft {
  const clinics = Array.isArray(row.clinic_ids) ? row.clinic_ids.map(String) : [];
  const { roles } = employeeDraft(clinics);
  return {
    clinic_ids: clinics,
    roles: row.role ? [{ choice: String(row.role), clinic_id: null }] : roles,
  };
}
