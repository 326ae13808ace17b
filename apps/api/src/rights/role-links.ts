import { isRole, type Role, type RoleAccess, roleOf } from '@operatory/domain';

/** A person's role as stored in `j_users_user_roles`. */
export interface LinkRow {
  readonly role: string;
  readonly custom_role_id: string | null;
  readonly clinic_id: string | null;
}
/** The same with the role that applies: the link of a custom role may name an earlier role, but its current base applies. */
export interface RoleLink extends LinkRow {
  readonly role: Role;
}
/** A role's access to a module, for one clinic; without a clinic, for all that have no row of their own. */
export interface AccessRow extends RoleAccess {
  readonly role: string;
  readonly custom_role_id: string | null;
  readonly clinic_id: string | null;
}

/** The links with a known role, each with the role that applies. */
export const linksOf = <Row extends LinkRow>(rows: readonly Row[]): readonly (Row & RoleLink)[] =>
  rows.flatMap((row) =>
    isRole(row.role)
      ? [{ ...row, role: row.custom_role_id ? (roleOf(row.role).customBase ?? row.role) : row.role }]
      : [],
  );

const isOf = (link: RoleLink, row: AccessRow): boolean =>
  row.role === link.role && row.custom_role_id === link.custom_role_id;

/**
 * The rows that apply to a link: for each module those of its clinic first, then those without a clinic. `rows`: the client's own
 * first.
 */
export const accessOf = (link: RoleLink, rows: readonly AccessRow[]): readonly AccessRow[] => {
  const held = rows.filter((row) => isOf(link, row));
  return [
    ...held.filter(({ clinic_id }) => clinic_id !== null && clinic_id === link.clinic_id),
    ...held.filter(({ clinic_id }) => clinic_id === null),
  ];
};

/**
 * The clinics where a link's rights apply: null for all of the client's, otherwise the clinics of the person's links with the same
 * rights, otherwise their own. A clinic with different access rows is separate.
 */
export function clinicsOf(
  link: RoleLink,
  links: readonly RoleLink[],
  memberships: readonly string[],
  rows: readonly AccessRow[],
): readonly string[] | null {
  if (roleOf(link.role).actsAs === 'client_admin') return null;
  const differs = (clinic: string | null) =>
    clinic !== null && rows.some((row) => isOf(link, row) && row.clinic_id === clinic);
  const same = links.filter(
    (other) =>
      other.role === link.role &&
      other.custom_role_id === link.custom_role_id &&
      (other.clinic_id === link.clinic_id || !(differs(other.clinic_id) || differs(link.clinic_id))),
  );
  if (same.some(({ clinic_id }) => clinic_id === null)) return memberships;
  return [...new Set(same.flatMap(({ clinic_id }) => clinic_id ?? []))].sort();
}
