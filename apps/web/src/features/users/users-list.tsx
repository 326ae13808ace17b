import { Badge, Group, Text, Tooltip } from '@mantine/core';
import { addDays, roles } from '@operatory/domain';
import { profileStatuses } from '@operatory/domain/users/user.resource';
import { oneOf, phoneText, reference } from '@operatory/resource';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PersonAvatar } from '#kit/cells/presence.tsx';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { MailAddress } from '#ui/mail-address.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { NameLine } from '#ui/user-avatar.tsx';
import { CredentialsLink } from './credentials-link.tsx';
import { soonDays } from './credentials-tab.tsx';
import { InviteFromFile } from './invite-file/invite-from-file.tsx';
import { mayInvite } from './may-invite.ts';
import { isBlocked, type RoleLinkRow, roleLinkFields, rolesInWords } from './person-rows.ts';

interface UserRow {
  readonly id: string;
  readonly display_name: string;
  readonly color_code: string | null;
  readonly profile_image: unknown;
  readonly email: string | null;
  readonly phone: string | null;
  readonly service_type: string | null;
  readonly profile_status: string;
  readonly clinic: { readonly id: string; readonly name: string } | null;
  readonly j_users_user_roles: readonly RoleLinkRow[];
  /** Credentials that have expired or will soon; empty if the viewer cannot read them. */
  readonly user_qualifications: readonly { readonly id: string; readonly expires_on: string }[];
}

const withRole = (name: string) => ({ j_users_user_roles: { user_role: { name: { _eq: name } } } });

/** The list of the client's users. `today` decides which credentials are marked. */
export const usersListOn = (today: string): ListDefinition<UserRow> => ({
  table: 'users',
  module: 'Users',
  title: 'Users',
  one: 'user',
  name: (user) => user.display_name,
  search: ['display_name', 'email', 'phone'],
  sort: 'display_name',
  emptyLine: 'No people yet. Invite your team to get started.',
  ofClinic: (id) => ({ j_users_clinics: { clinic_id: { _eq: id } } }),
  select: 'color_code profile_image service_type',
  pages: {
    view: (id) => `/dashboard/users/view/${id}`,
    edit: (id) => `/dashboard/users/edit/${id}`,
    add: { to: '/dashboard/users/add', label: 'Invite your team', allowed: mayInvite },
  },
  actions: () => (
    <>
      <CredentialsLink />
      <InviteFromFile />
    </>
  ),
  chips: [
    { key: 'all', label: 'Everyone', where: {} },
    { key: 'staff', label: 'Employees', where: withRole('client_employee') },
    { key: 'admins', label: 'Admins', where: { _or: [withRole('client_admin'), withRole('clinic_admin')] } },
    { key: 'invited', label: 'Invited', where: { profile_status: { _eq: 'INVITED' } }, dot: 'blue' },
    {
      key: 'blocked',
      label: 'Blocked',
      where: { j_users_user_roles: { blocked_status: { _eq: 'BLOCKED' } } },
      dot: 'red',
    },
    {
      key: 'expiring',
      label: 'Expiring credentials',
      where: { user_qualifications: endsBy(today) },
      dot: 'orange',
    },
  ],
  filters: [
    {
      name: 'j_users_clinics.clinic_id',
      label: 'Clinic',
      needs: null,
      field: reference('clinics', 'clinic'),
    },
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
    {
      name: 'j_users_user_roles.user_custom_role_id',
      label: 'Custom role',
      needs: null,
      field: reference('user_custom_roles', 'user_custom_role'),
    },
  ],
  columns: [
    {
      key: 'display_name',
      label: 'Name',
      sort: 'display_name',
      select: `display_name user_qualifications(where: { expires_on: { _lte: "${addDays(today, soonDays)}" } }) { id expires_on }`,
      render: (user) => (
        <NameLine avatar={<PersonAvatar user={user} />} name={user.display_name}>
          <Ending user={user} today={today} />
        </NameLine>
      ),
    },
    {
      key: 'roles',
      needs: null,
      label: 'Role',
      select: `j_users_user_roles { ${roleLinkFields} }`,
      csv: 'j_users_user_roles.user_role.title',
      width: 180,
      render: (user) => rolesInWords(user.j_users_user_roles).join(', '),
    },
    {
      key: 'clinic',
      needs: 'clinicid',
      label: 'Clinic',
      width: 130,
      select: 'clinic { id name }',
      sort: 'clinic.name',
      // The clinic is also null if the viewer cannot see it.
      render: (user) => user.clinic?.name ?? '–',
    },
    {
      key: 'email',
      label: 'Email',
      sort: 'email',
      width: 220,
      // One element, so that on a phone the value stays together beside its label.
      render: ({ email }) =>
        email ? (
          <span>
            <MailAddress address={email} />
          </span>
        ) : null,
    },
    {
      key: 'phone',
      label: 'Phone',
      width: 130,
      render: (user) => <span className="tabular">{user.phone ? phoneText(user.phone) : null}</span>,
    },
    {
      key: 'profile_status',
      label: 'Status',
      width: 100,
      sort: 'profile_status',
      select: `profile_status j_users_user_roles { ${roleLinkFields} }`,
      csv: 'profile_status',
      render: (user) => (
        <StatusBadge status={isBlocked(user.j_users_user_roles) ? 'BLOCKED' : user.profile_status} />
      ),
    },
  ],
  card: (user, { href }) => (
    <Group gap={12} wrap="nowrap" align="flex-start">
      <PersonAvatar user={user} size={44} />
      <div style={{ minWidth: 0 }}>
        <Text fw={600} truncate pr={28}>
          <Link to={href} data-whole>
            {user.display_name}
          </Link>
        </Text>
        <Text size="xs" c="var(--op-muted)" truncate>
          {[user.service_type ?? rolesInWords(user.j_users_user_roles)[0], user.clinic?.name]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Group gap={6} mt={8}>
          {rolesInWords(user.j_users_user_roles).map((name) => (
            <Badge key={name} color="gray">
              {name}
            </Badge>
          ))}
          <Marks user={user} />
          <Ending user={user} today={today} />
        </Group>
      </div>
    </Group>
  ),
});

const endsBy = (today: string) => ({ expires_on: { _lte: addDays(today, soonDays) } });

/** Marks a person who has a credential that expires soon or has expired. */
function Ending({ user, today }: { user: UserRow; today: string }) {
  if (user.user_qualifications.length === 0) return null;
  const over = user.user_qualifications.some(({ expires_on }) => expires_on < today);
  const words = over ? 'A credential has expired' : 'A credential expires soon';
  return (
    <Tooltip label={words}>
      <IconAlertTriangle
        size={16}
        role="img"
        aria-label={words}
        color={over ? 'var(--op-red-mark)' : 'var(--op-orange-mark)'}
        style={{ flex: 'none' }}
      />
    </Tooltip>
  );
}

/** Badges for a person who is blocked or not active. */
function Marks({ user }: { user: UserRow }) {
  return (
    <>
      {isBlocked(user.j_users_user_roles) ? <Badge color="red">Blocked</Badge> : null}
      {user.profile_status === 'ACTIVE' ? null : <StatusBadge status={user.profile_status} />}
    </>
  );
}
