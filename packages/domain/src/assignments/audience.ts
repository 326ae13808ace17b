/**
 * The people to whom a record applies: everybody, roles, or named people. Clinics restrict everybody and
 * roles; without clinics, all clinics count.
 */
export interface Audience {
  readonly selected_user_type: 'ALL' | 'ROLES' | 'USERS';
  readonly user_ids: readonly string[];
  readonly role_names: readonly string[];
  readonly clinic_ids: readonly string[];
}
export interface AudiencePerson {
  readonly user_id: string;
  readonly roles: readonly { readonly role: string; readonly clinic_ids: readonly string[] | null }[];
}

export const hasAudience = ({ selected_user_type, user_ids, role_names }: Audience): boolean =>
  selected_user_type === 'ALL' || (selected_user_type === 'ROLES' ? role_names : user_ids).length > 0;

/**
 * @returns The ids of the people in an audience. Somebody whose role is for the whole client counts as being
 * at every clinic.
 */
export function audienceUserIds(audience: Audience, people: readonly AudiencePerson[]): readonly string[] {
  const { selected_user_type, clinic_ids } = audience;
  const users = new Set(audience.user_ids);
  const roles = new Set(audience.role_names);
  const isAt = (theirs: readonly string[] | null): boolean =>
    clinic_ids.length === 0 || theirs === null || theirs.some((id) => clinic_ids.includes(id));
  const isMeant = ({ user_id, roles: theirs }: AudiencePerson): boolean => {
    if (selected_user_type === 'USERS') return users.has(user_id);
    return theirs.some(
      (each) => isAt(each.clinic_ids) && (selected_user_type === 'ALL' || roles.has(each.role)),
    );
  };
  return people.filter(isMeant).map(({ user_id }) => user_id);
}

/**
 * @returns True if a new starter is in the audience. An audience of named people counts as everybody here,
 * because it cannot have named the new person.
 */
export const isForStarter = (audience: Audience, person: AudiencePerson): boolean =>
  audienceUserIds(
    audience.selected_user_type === 'USERS' ? { ...audience, selected_user_type: 'ALL' } : audience,
    [person],
  ).length > 0;
