import { isRole, type Role, type RoleAccess, roleOf } from '@operatory/domain';

export interface LinkRow {
  readonly role: string;
  readonly custom_role_id: string | null;
  readonly clinic_id: string | null;
}
/**
 * The link with the role that applies. The link of a custom role may name an earlier base, but the present
 * base applies.
 */
export interface RoleLink extends LinkRow {
  readonly role: Role;
}
/** A role's access to a module at one clinic, or at all clinics without a row of their own. */
export interface AccessRow extends RoleAccess {
  readonly role: string;
  readonly custom_role_id: string | null;
  readonly clinic_id: string | null;
}

/** Links whose role is known, with the role that applies. */
export const linksOf = <Row extends LinkRow>(rows: readonly Row[]): readonly (Row & RoleLink)[] =>
  rows.flatMap((row) =>
    isRole(row.role)
      ? [{ ...row, role: row.custom_role_id ? (roleOf(row.role).customBase ?? row.role) : row.role }]
      : [],
  );

const isOf = (link: RoleLink, row: AccessRow): boolean =>
  row.role === link.role && row.custom_role_id === link.custom_role_id;

/**
 * @returns The access rows that apply to a link: those of its clinic come first, then those without a clinic.
 * In `rows`, the client's own rows must come before the platform's.
 */
export const accessOf = (link: RoleLink, rows: readonly AccessRow[]): readonly AccessRow[] => {
  const held = rows.filter((row) => isOf(link, row));
  return [
    ...held.filter(({ clinic_id }) => clinic_id !== null && clinic_id === link.clinic_id),
    ...held.filter(({ clinic_id }) => clinic_id === null),
  ];
};

/**
 * @returns The clinics where a link's rights apply; null for all of the client's. A clinic with access rows
 * of its own is not included in a link for all clinics.
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
