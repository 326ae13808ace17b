import type { Tx } from '@operatory/db';
import { mayReadRole, type Role, type RoleAccess, roleOf, roles, type SavedBy } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { notFound } from '../../errors/refusal.ts';
import { editorOf } from '../../rights/editor.ts';
import { accessOf } from '../../rights/role-links.ts';

/**
 * Identifies a set of access rows: of a built-in or a custom role, for the whole client or for one clinic.
 */
export interface RoleScope {
  readonly user_role_id?: number | null | undefined;
  readonly user_custom_role_id?: string | null | undefined;
  readonly clinic_id?: string | null | undefined;
}

export interface CustomRole {
  readonly id: string;
  readonly name: string;
  readonly clinic_id: string | null;
  readonly base_user_role_id: number;
  readonly version: number;
}

interface StoredRow extends RoleAccess {
  readonly id: string;
  readonly module_id: number;
  readonly clinic_id: string | null;
  /** Whether the row is the client's own. The platform's row applies when a client has none. */
  readonly own: boolean;
  readonly version: number;
}

export interface RoleSet {
  /** The built-in role; for a custom role, the one that it is based on. */
  readonly role: Role;
  readonly role_id: number;
  readonly custom: CustomRole | null;
  /**
   * The clinic of the set's rows. Null for all clinics, and for a custom role of one clinic, which applies only
   * there in any case.
   */
  readonly clinic_id: string | null;
  /**
   * The clinic to which the set applies: a custom role's clinic, otherwise that of its rows; null for all
   * clinics.
   */
  readonly of_clinic: string | null;
  /** The stored access rows of this role and clinic. A save replaces some of them. */
  readonly own: readonly StoredRow[];
  readonly version: number;
  /** Calculates the access that results if these rows replace the stored ones. */
  readonly counted: (own: readonly RoleAccess[]) => SavedBy;
}

/**
 * Reads the access of a role. @throws Refusal if there is no such role or clinic, or the caller may not see
 * it; both get the same error
 */
export async function readRoleSet(
  db: Pick<Tx, '$queryRaw' | 'user_custom_roles'>,
  actor: SignedIn,
  place: RoleScope,
): Promise<RoleSet> {
  const { client_id, custom_role_id, clinic_ids } = actor;
  const custom = place.user_custom_role_id
    ? await db.user_custom_roles.findFirst({
        where: { id: place.user_custom_role_id, client_id },
        select: { id: true, name: true, clinic_id: true, base_user_role_id: true, version: true },
      })
    : null;
  const known = roles.find(({ id }) => id === (custom ? custom.base_user_role_id : place.user_role_id));
  if (!known || (place.user_custom_role_id && !custom)) throw notFound();
  const asked = place.clinic_id ?? null;
  const of_clinic = custom?.clinic_id ?? asked;
  const of = { role: known.name, custom_role_id: custom?.id ?? null, clinic_id: of_clinic };
  const isMine = asked === null || (asked === of_clinic && clinic_ids.includes(asked));
  if (!isMine || !mayReadRole({ ...editorOf(actor), custom_role_id }, of)) throw notFound();
  const clinic_id = custom?.clinic_id ? null : asked;
  const rows = await db.$queryRaw<StoredRow[]>`
    select d.id, d.module_id, m.name as module, d.clinic_id, d.client_id = ${client_id}::uuid as own, d.version,
      d.default_actions::text[] as default_actions, d.saved_data_actions::text[] as saved_data_actions
    from module_default_user_roles d join modules m on m.id = d.module_id
    where d.user_role_id = ${known.id} and d.user_custom_role_id is not distinct from ${of.custom_role_id}::uuid
    order by own desc, d.clinic_id`;
  const isOwn = (row: StoredRow) =>
    row.own && (row.clinic_id === clinic_id || (custom !== null && row.clinic_id === of_clinic));
  const own = rows.filter(isOwn);
  const others = rows.filter((row) => !isOwn(row));
  return {
    role: of.role,
    role_id: known.id,
    custom,
    clinic_id,
    of_clinic,
    own,
    version:
      custom && clinic_id === null ? custom.version : Math.max(0, ...own.map(({ version }) => version)),
    counted: (instead) => ({
      role: of.role,
      custom: custom !== null,
      roleAccess: accessOf(of, [
        ...instead.map((row) => ({ ...row, ...of })),
        ...others.map((row) => ({ ...row, ...of, clinic_id: row.clinic_id })),
      ]),
    }),
  };
}

export const titleOf = ({ role, custom }: RoleSet): string => custom?.name ?? roleOf(role).title;
