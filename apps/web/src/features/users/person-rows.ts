import { isRole, type PeopleActor, type PersonFacts } from '@operatory/domain';
import { grantsNow } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { roleTitle } from '#ui/role-title.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}
export interface RoleLinkRow {
  readonly id: string;
  readonly blocked_status: 'BLOCKED' | 'UN_BLOCKED';
  readonly clinic_id: string | null;
  readonly clinic: Named | null;
  readonly user_role: { readonly id: number; readonly name: string } | null;
  readonly user_custom_role: Named | null;
}
export const roleLinkFields =
  'id blocked_status clinic_id clinic { id name } user_role { id name } user_custom_role { id name }';

export interface PersonName {
  readonly id: string;
  readonly display_name: string;
  readonly color_code: string | null;
  readonly profile_image: unknown;
}
export const personNameFields = 'id display_name color_code profile_image';

export type ProfileStatus = PersonFacts['profile_status'];

/** The titles of a person's roles, without repetition. */
export const rolesInWords = (links: readonly RoleLinkRow[]): readonly string[] => [
  ...new Set(links.map((link) => link.user_custom_role?.name ?? roleTitle(link.user_role?.name))),
];
export const isBlocked = (links: readonly Pick<RoleLinkRow, 'blocked_status'>[]): boolean =>
  links.length > 0 && links.every(({ blocked_status }) => blocked_status === 'BLOCKED');

/** The facts about a person that the domain's rules take. */
export const personFacts = (person: {
  readonly id: string;
  readonly profile_status: ProfileStatus;
  readonly j_users_user_roles: readonly RoleLinkRow[];
  readonly j_users_clinics: readonly { readonly clinic_id: string }[];
}): PersonFacts => ({
  id: person.id,
  profile_status: person.profile_status,
  clinic_ids: person.j_users_clinics.map(({ clinic_id }) => clinic_id),
  roles: person.j_users_user_roles.flatMap((link) =>
    link.user_role && isRole(link.user_role.name)
      ? [
          {
            id: link.id,
            role: link.user_role.name,
            custom_role_id: link.user_custom_role?.id ?? null,
            clinic_id: link.clinic_id,
            blocked: link.blocked_status === 'BLOCKED',
          },
        ]
      : [],
  ),
});

/** The signed-in user as the domain's rules on people take them. */
export function useActor(): PeopleActor {
  const { role, user, clinics } = useMe();
  return {
    user_id: user.id,
    role: isRole(role) ? role : 'client_employee',
    clinic_ids: clinics.map(({ id }) => id),
    grants: grantsNow() as PeopleActor['grants'],
  };
}
