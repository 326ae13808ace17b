import type { Grant } from '@operatory/resource';
import { type Action, matrixActions } from './actions.ts';
import {
  type EffectiveInput,
  effectiveActions,
  hasGrant,
  type SavedBy,
  savedActions,
  type UserAccess,
} from './effective.ts';
import { isGroup, type Module, moduleOf } from './modules.ts';
import { overridesWith } from './overrides.ts';
import { isOffered } from './role-defaults.ts';
import { type Role, roleOf } from './roles.ts';
import { isFixed } from './settled.ts';

export interface AccessEditor {
  readonly role: Role;
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
  readonly clinic_ids: readonly string[];
}
/** Why access is not saved. Users see the same message for all of these. */
export type AccessRefusal =
  | 'no_edit'
  | 'stale'
  | 'higher_role'
  | 'elsewhere'
  | 'not_available'
  | 'not_held'
  | 'last_editor';

/**
 * @returns True if users of this role work for the whole client. Only they may write records that belong to
 * no clinic.
 */
export const runsWholeClient = (role: Role): boolean => roleOf(role).actsAs === 'client_admin';

/**
 * Nobody may edit a role above their own. Only client_admin and super_admin edit the account owner's role,
 * and nobody edits super_admin, who always has all access.
 */
export function mayEditRole(editor: Role, subject: Role): boolean {
  if (subject === 'super_admin') return false;
  if (editor === 'super_admin') return true;
  const [above, below] = [roleOf(editor), roleOf(subject)];
  if (above.scope !== below.scope || editor === 'client') return false;
  return subject === 'client' ? editor === 'client_admin' : above.rank >= below.rank;
}

/** @returns True if the editor may change access at this clinic; null means for the whole client. */
export const mayEditAt = ({ role, clinic_ids }: AccessEditor, clinicId: string | null): boolean =>
  runsWholeClient(role) || (clinicId !== null && clinic_ids.includes(clinicId));

/**
 * @returns True if the reader may see a role's access: that of all roles, of roles at their clinics, or of
 * their own role.
 */
export function mayReadRole(
  reader: AccessEditor & { readonly custom_role_id: string | null },
  role: { readonly role: Role; readonly custom_role_id: string | null; readonly clinic_id: string | null },
): boolean {
  if (!hasGrant(reader.grants, 'role_management', 'VIEW') || reader.role === 'client') return false;
  if (runsWholeClient(reader.role)) return true;
  if (roleOf(reader.role).actsAs === 'clinic_admin')
    return role.clinic_id === null || reader.clinic_ids.includes(role.clinic_id);
  return reader.role === role.role && reader.custom_role_id === role.custom_role_id;
}

/** Why the editor may not change this role's access; null if they may. */
export function roleEditRefusal(
  editor: AccessEditor,
  role: Role,
  clinicId: string | null,
): AccessRefusal | null {
  if (!hasGrant(editor.grants, 'role_management', 'EDIT')) return 'no_edit';
  if (!mayEditRole(editor.role, role)) return 'higher_role';
  return mayEditAt(editor, clinicId) ? null : 'elsewhere';
}

/** One of a user's roles. It applies at these clinics, or at all of the client's if null. */
export interface HeldAt {
  readonly role: Role;
  readonly clinic_ids: readonly string[] | null;
}
/**
 * Why the editor may not change the access of a user with these roles; null if they may. The editor must be
 * able to edit all of them, because overrides apply at all of the user's clinics.
 */
export function userEditRefusal(editor: AccessEditor, held: readonly HeldAt[]): AccessRefusal | null {
  if (!hasGrant(editor.grants, 'role_management', 'EDIT')) return 'no_edit';
  if (!held.every(({ role }) => mayEditRole(editor.role, role))) return 'higher_role';
  const everywhere = held.every(({ clinic_ids }) =>
    (clinic_ids ?? [null]).every((clinicId) => mayEditAt(editor, clinicId)),
  );
  return everywhere ? null : 'elsewhere';
}

/** @returns True if the editor has all actions that are added. Nobody may grant an action that they lack. */
const gives = ({ grants }: AccessEditor, module: Module, had: readonly Action[], has: readonly Action[]) =>
  has.every(
    (action) => had.includes(action) || isFixed(module, action) || hasGrant(grants, module.name, action),
  );

export interface AccessRecord {
  readonly module: Module;
  readonly actions: readonly Action[];
}

/**
 * Why the role's access may not change from `before` to `after`; null if it may. `touched` are the modules
 * in `records` and those whose rows are deleted: none of them may get an action that the editor lacks.
 * @throws Error for an unknown module
 */
export function roleSaveRefusal(
  editor: AccessEditor,
  records: readonly AccessRecord[],
  { before, after, touched }: { before: SavedBy; after: SavedBy; touched: readonly Module[] },
): AccessRefusal | null {
  const fits = ({ module, actions }: AccessRecord) =>
    isOpen(editor, module) &&
    isOffered(after.role, module) &&
    actions.every((action) => isInMatrixOf(module, action));
  if (!records.every(fits)) return 'not_available';
  const given = (module: Module) =>
    gives(editor, module, savedActions(before, module), savedActions(after, module));
  return touched.every(given) ? null : 'not_held';
}
const isInMatrixOf = (module: Module, action: Action): boolean =>
  (matrixActions as readonly Action[]).includes(action) && module.available_actions.includes(action);
const isOpen = ({ grants }: AccessEditor, module: Module): boolean =>
  !isGroup(module) && grants.has(`package:${module.name}`);

/**
 * Why a user's overrides may not be replaced by `records`; null if they may. `links` are the user's roles.
 */
export function userSaveRefusal(
  editor: AccessEditor,
  links: readonly EffectiveInput[],
  records: readonly UserAccess[],
): AccessRefusal | null {
  for (const { module: name, default_actions, default_disabled_actions } of records) {
    const module = moduleOf(name);
    const open = isOpen(editor, module) && links.some(({ role }) => isOffered(role, module));
    const known = [...default_actions, ...default_disabled_actions].every((action) =>
      module.available_actions.includes(action),
    );
    if (!open || !known) return 'not_available';
    for (const link of links) {
      const after = { ...link, userAccess: overridesWith(link.userAccess ?? [], records) };
      if (!gives(editor, module, effectiveActions(link, module), effectiveActions(after, module)))
        return 'not_held';
    }
  }
  return null;
}

/** A user with those of their roles that are not blocked. */
export interface RoleEditorFacts {
  readonly user_id: string;
  readonly roleGrants: readonly { readonly role: Role; readonly grants: Pick<ReadonlySet<Grant>, 'has'> }[];
}
/**
 * @returns The users who can edit all of the client's roles. Without any, nobody could ever edit a role
 * again.
 */
export const roleEditors = (people: Iterable<RoleEditorFacts>): readonly string[] =>
  [...people]
    .filter(({ roleGrants }) =>
      roleGrants.some(
        ({ role, grants }) => runsWholeClient(role) && hasGrant(grants, 'role_management', 'EDIT'),
      ),
    )
    .map(({ user_id }) => user_id);
/**
 * False for a change (of access, overrides, blocks or roles) by which the client would lose its last role
 * editor.
 */
export const keepsRoleEditor = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === 0 || after.length > 0;
