import { isRole, type Role, type RoleAccess, roleOf } from '@operatory/domain';

/** A person's role as `j_users_user_roles` has it. */
export interface LinkRow {
  readonly role: string;
  readonly custom_role_id: string | null;
  readonly clinic_id: string | null;
}
/** The same with the role that counts: a custom role's link may name the role it was made under, its base is what holds. */
export interface RoleLink extends LinkRow {
  readonly role: Role;
}
/** What a role may do with a module; of one clinic, or without one of all that have none of their own. */
export interface AccessRow extends RoleAccess {
  readonly role: string;
  readonly custom_role_id: string | null;
  readonly clinic_id: string | null;
}

/** The links whose role is known here, each by the role that counts. */
export const linksOf = <Row extends LinkRow>(rows: readonly Row[]): readonly (Row & RoleLink)[] =>
  rows.flatMap((row) =>
    isRole(row.role)
      ? [{ ...row, role: row.custom_role_id ? (roleOf(row.role).customBase ?? row.role) : row.role }]
      : [],
  );

const isOf = (link: RoleLink, row: AccessRow): boolean =>
  row.role === link.role && row.custom_role_id === link.custom_role_id;

/** The rows that hold for a link, of each module the nearest first: of its clinic, then of none. `rows`: the client's own first. */
export const accessOf = (link: RoleLink, rows: readonly AccessRow[]): readonly AccessRow[] => {
  const held = rows.filter((row) => isOf(link, row));
  return [
    ...held.filter(({ clinic_id }) => clinic_id !== null && clinic_id === link.clinic_id),
    ...held.filter(({ clinic_id }) => clinic_id === null),
  ];
};

/**
 * Where a link's rights hold: null for everywhere (those of the whole client), else the clinics of the person's links
 * that hold the same, else their own. A clinic whose access rows differ stands apart.
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
