import { isRole, mayReadRole, type Role, roleOf, roles } from '@operatory/domain';
import { useMemo } from 'react';
import { useLive } from '#data/hooks.ts';
import type { Me } from '#session/me.ts';
import { useMe } from '#session/session.ts';
import { type CustomRoleRow, customRoles } from './access-documents.ts';

/** A role to choose. `value` is the number of a built-in role, or the id of a custom one. */
export interface RoleChoice {
  readonly value: string;
  readonly label: string;
  readonly role: Role;
  readonly custom: CustomRoleRow | null;
}
export interface RoleGroup {
  readonly group: string;
  readonly items: readonly RoleChoice[];
}

const none = {};

/** The roles whose access the user may see: built-in ones, then custom ones by clinic. */
export function useRoleChoices() {
  const me = useMe();
  const { data, error, refetch } = useLive(customRoles, none);
  const rows = data?.user_custom_roles;
  const groups = useMemo(() => (rows ? groupsOf(me, rows) : null), [me, rows]);
  return { groups, customCount: rows?.length, error, refetch };
}

function groupsOf(me: Me, rows: readonly CustomRoleRow[]): readonly RoleGroup[] {
  if (!isRole(me.role)) return [];
  const { scope, customBase } = roleOf(me.role);
  const reader = {
    role: me.role,
    custom_role_id: me.custom_role_id,
    clinic_ids: me.clinics.map(({ id }) => id),
    grants: new Set(me.grants),
  };
  const builtIn = roles
    .filter((role) => role.scope === scope && role.name !== 'super_admin')
    .filter(({ name }) => mayReadRole(reader, { role: name, custom_role_id: null, clinic_id: null }))
    .map(({ id, title, name }) => ({ value: String(id), label: title, role: name, custom: null }));
  const base = customBase ?? me.role;
  const clinics = [...new Set(rows.map(({ clinic }) => clinic?.name ?? ''))].sort();
  const custom = clinics.map((name) => ({
    group: name || 'Custom roles of all clinics',
    items: rows
      .filter(({ clinic }) => (clinic?.name ?? '') === name)
      .map((row) => ({ value: row.id, label: row.name, role: base, custom: row })),
  }));
  return [{ group: 'Built-in roles', items: builtIn }, ...custom].filter(({ items }) => items.length > 0);
}

/** The role with this value, or the only role there is; undefined if there is neither. */
export function choiceOf(groups: readonly RoleGroup[], value: string | undefined): RoleChoice | undefined {
  const all = groups.flatMap(({ items }) => items);
  return all.length === 1 ? all[0] : all.find((choice) => choice.value === value);
}

/**
 * Whether a role's access may differ between clinics: for clinic admins, employees, and custom roles of the
 * whole client.
 */
export const mayDifferByClinic = ({ role, custom }: RoleChoice): boolean =>
  custom ? custom.clinic === null : ['clinic_admin', 'client_employee'].includes(roleOf(role).name);
