import { Badge, Group } from '@mantine/core';
import { roles } from '@operatory/domain';
import { profileStatuses } from '@operatory/domain/users/user.resource';
import { oneOf, reference } from '@operatory/resource';
import { detailsOf, formOf } from '#kit/from-resource.tsx';
import type { ListDefinition } from '#kit/list-definition.ts';
import { resourceOf } from '#kit/resource-of.ts';
import { roleTitle } from '#ui/role-title.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { UserName } from '#ui/user-avatar.tsx';

interface UserRow {
  readonly id: string;
  readonly display_name: string;
  readonly color_code: string | null;
  readonly profile_image: unknown;
  readonly email: string | null;
  readonly phone: string | null;
  readonly short_id: number | null;
  readonly profile_status: string;
  readonly j_users_clinics: readonly { readonly clinic: { readonly name: string } | null }[];
  readonly clinic: { readonly id: string; readonly name: string } | null;
  readonly j_users_user_roles: readonly {
    readonly blocked_status: string;
    readonly user_role: { readonly name: string } | null;
    readonly user_custom_role: { readonly name: string } | null;
  }[];
}

const users = resourceOf('users');

const editable = [
  'profile_image',
  'color_code',
  'display_name',
  'first_name',
  'middle_name',
  'last_name',
  'phone',
  'clinicid',
  'gender',
  'date_of_birth',
  'address',
  'joining_date',
  'max_hours_per_week',
  'emergency_contact_name',
  'emergency_contact_phone',
  'emergency_contact_relation',
  'allergies',
  'bio',
];

const withRole = (name: string) => ({ j_users_user_roles: { user_role: { name: { _eq: name } } } });

/** The people of the organisation. */
export const usersList: ListDefinition<UserRow> = {
  table: 'users',
  module: 'Users',
  title: 'Users',
  one: 'user',
  name: (user) => user.display_name,
  search: ['display_name', 'email', 'phone'],
  sort: 'display_name',
  ofClinic: (id) => ({ j_users_clinics: { clinic_id: { _eq: id } } }),
  select: 'color_code profile_image',
  chips: [
    { key: 'all', label: 'Everyone', where: {} },
    { key: 'staff', label: 'Employees', where: withRole('client_employee') },
    { key: 'admins', label: 'Admins', where: { _or: [withRole('client_admin'), withRole('clinic_admin')] } },
    {
      key: 'blocked',
      label: 'Blocked',
      where: { j_users_user_roles: { blocked_status: { _eq: 'BLOCKED' } } },
      dot: 'red',
    },
  ],
  filters: [
    { name: 'clinicid', label: 'Home clinic', field: reference('clinics', 'clinic') },
    { name: 'profile_status', label: 'Status', field: oneOf(profileStatuses) },
    {
      name: 'j_users_user_roles.user_role.name',
      label: 'Role',
      needs: null,
      field: oneOf(
        roles
          .filter(({ scope }) => scope !== 'platform')
          .map(({ name, title }) => ({ value: name, label: title })),
      ),
    },
  ],
  details: [
    {
      key: 'clinics',
      needs: null,
      label: 'Clinics',
      select: 'j_users_clinics { clinic { id name } }',
      render: (user) => user.j_users_clinics.flatMap(({ clinic }) => clinic?.name ?? []).join(', '),
    },
    ...detailsOf(users, [
      'first_name',
      'middle_name',
      'last_name',
      'gender',
      'date_of_birth',
      'address',
      'joining_date',
      'max_hours_per_week',
      'emergency_contact_name',
      'emergency_contact_phone',
      'emergency_contact_relation',
      'allergies',
      'bio',
    ]),
  ],
  form: formOf(users, editable),
  columns: [
    { key: 'display_name', label: 'Name', sort: 'display_name', render: (user) => <UserName user={user} /> },
    {
      key: 'roles',
      needs: null,
      label: 'Role',
      select: 'j_users_user_roles { blocked_status user_role { id name } user_custom_role { id name } }',
      csv: 'j_users_user_roles.user_role.title',
      width: 180,
      render: (user) => <Roles user={user} />,
    },
    {
      key: 'clinic',
      needs: 'clinicid',
      label: 'Clinic',
      width: 130,
      select: 'clinic { id name }',
      sort: 'clinic.name',
      // Null too where the person's clinic is beyond one's own: then nothing is claimed.
      render: (user) => user.clinic?.name ?? '–',
    },
    { key: 'email', label: 'E-mail', sort: 'email', width: 220, render: (user) => user.email },
    {
      key: 'phone',
      label: 'Phone',
      width: 130,
      render: (user) => <span className="tabular">{user.phone}</span>,
    },
    {
      key: 'profile_status',
      label: 'Status',
      width: 100,
      sort: 'profile_status',
      render: (user) => <StatusBadge status={user.profile_status} />,
    },
  ],
};

function Roles({ user }: { user: UserRow }) {
  const names = new Set(
    user.j_users_user_roles.map((link) => link.user_custom_role?.name ?? roleTitle(link.user_role?.name)),
  );
  const blocked =
    user.j_users_user_roles.length > 0 &&
    user.j_users_user_roles.every((link) => link.blocked_status === 'BLOCKED');
  return (
    <Group gap={6} wrap="nowrap">
      {[...names].join(', ')}
      {blocked ? <Badge color="red">Blocked</Badge> : null}
    </Group>
  );
}
