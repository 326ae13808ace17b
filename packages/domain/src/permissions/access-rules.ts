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

/** Who changes what others may do. */
export interface AccessEditor {
  readonly role: Role;
  readonly grants: Pick<ReadonlySet<Grant>, 'has'>;
  readonly clinic_ids: readonly string[];
}
/** Why access is not saved; the specification has one sentence for all of them. */
export type AccessRefusal =
  | 'no_edit'
  | 'stale'
  | 'higher_role'
  | 'elsewhere'
  | 'not_available'
  | 'not_held'
  | 'last_editor';

/** Runs all of the client's clinics: what belongs to no clinic is theirs to write. */
export const runsWholeClient = (role: Role): boolean => roleOf(role).actsAs === 'client_admin';

/** May someone of `editor`'s role change what `subject`'s may do? Nobody of a role above their own; super_admin has everything anyway. */
export function mayEditRole(editor: Role, subject: Role): boolean {
  if (subject === 'super_admin') return false;
  if (editor === 'super_admin') return true;
  const [above, below] = [roleOf(editor), roleOf(subject)];
  if (above.scope !== below.scope || editor === 'client') return false;
  return subject === 'client' ? editor === 'client_admin' : above.rank >= below.rank;
}

/** May the access of a role be saved at a clinic, or with null for the whole client? */
export const mayEditAt = ({ role, clinic_ids }: AccessEditor, clinicId: string | null): boolean =>
  runsWholeClient(role) || (clinicId !== null && clinic_ids.includes(clinicId));

/** Whose access somebody may look at: of the whole client, of their clinics, or of their own role. */
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

/** Null when the editor may change the role there at all. */
export function roleEditRefusal(
  editor: AccessEditor,
  role: Role,
  clinicId: string | null,
): AccessRefusal | null {
  if (!hasGrant(editor.grants, 'role_management', 'EDIT')) return 'no_edit';
  if (!mayEditRole(editor.role, role)) return 'higher_role';
  return mayEditAt(editor, clinicId) ? null : 'elsewhere';
}

/** One of a person's roles, and where it holds: null for all of the client's clinics. */
export interface HeldAt {
  readonly role: Role;
  readonly clinic_ids: readonly string[] | null;
}
/** Null when the editor may change the access of a person with these roles: overrides apply in all of the person's clinics. */
export function userEditRefusal(editor: AccessEditor, held: readonly HeldAt[]): AccessRefusal | null {
  if (!hasGrant(editor.grants, 'role_management', 'EDIT')) return 'no_edit';
  if (!held.every(({ role }) => mayEditRole(editor.role, role))) return 'higher_role';
  const everywhere = held.every(({ clinic_ids }) =>
    (clinic_ids ?? [null]).every((clinicId) => mayEditAt(editor, clinicId)),
  );
  return everywhere ? null : 'elsewhere';
}

/** Nobody gives what they lack. */
const gives = ({ grants }: AccessEditor, module: Module, had: readonly Action[], has: readonly Action[]) =>
  has.every(
    (action) => had.includes(action) || isFixed(module, action) || hasGrant(grants, module.name, action),
  );

/** What a save asks for one module of a role. */
export interface AccessRecord {
  readonly module: Module;
  readonly actions: readonly Action[];
}

/**
 * Null when a role's access may go from `before` to `after`: `records` name modules and actions that there are, and of
 * `touched`, which are those and the ones whose rows go, nothing comes that the editor lacks.
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

/** Null when a person's overrides may be replaced by `records`; `links` are the person's roles as they are. */
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

/** A person by their roles, blocked ones left out. */
export interface RoleEditorFacts {
  readonly user_id: string;
  readonly roleGrants: readonly { readonly role: Role; readonly grants: Pick<ReadonlySet<Grant>, 'has'> }[];
}
/** Those who may change every role of the client: without one of them it could never be changed again. */
export const roleEditors = (people: Iterable<RoleEditorFacts>): readonly string[] =>
  [...people]
    .filter(({ roleGrants }) =>
      roleGrants.some(
        ({ role, grants }) => runsWholeClient(role) && hasGrant(grants, 'role_management', 'EDIT'),
      ),
    )
    .map(({ user_id }) => user_id);
/** The last EDIT on role_management is not taken away, by whatever way: saved access, overrides, a block, another role. */
export const keepsRoleEditor = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === 0 || after.length > 0;
