import type { Action } from './actions.ts';
import {
  type EffectiveInput,
  effectiveActions,
  isImplied,
  savedAccess,
  unavailableBecause,
} from './effective.ts';
import { childrenOf, isGroup, type Module } from './modules.ts';
import { isFixed } from './settled.ts';

/**
 * Where an action comes from, or why it is missing. Present: saved for the `role` or `custom_role`, the
 * role's `default`, `added` for the user, `implied` by EDIT, `fixed`, from `children` of a group,
 * `everything` for super_admin. Missing: `disabled` for the user, not in the `package`, `not_offered` to the
 * role, `none`.
 */
export type AccessSource =
  | 'role'
  | 'custom_role'
  | 'default'
  | 'added'
  | 'implied'
  | 'fixed'
  | 'children'
  | 'everything'
  | 'disabled'
  | 'package'
  | 'not_offered'
  | 'none';

export interface ExplainedAction {
  readonly action: Action;
  readonly held: boolean;
  readonly source: AccessSource;
}

/** Explains each action of a module. The actions it has are the same as those of `effectiveActions`. */
export function explainActions(input: EffectiveInput, module: Module): readonly ExplainedAction[] {
  const each = (of: (action: Action) => readonly [held: boolean, source: AccessSource]) =>
    module.available_actions.map((action) => {
      const [held, source] = of(action);
      return { action, held, source };
    });
  const beyond = unavailableBecause(input, module);
  if (beyond) return each(() => [false, beyond]);
  if (input.role === 'super_admin') return each(() => [true, 'everything']);
  if (isGroup(module)) {
    const held = childrenOf(module.name).flatMap((child) => effectiveActions(input, child));
    return each((action) => (held.includes(action) ? [true, 'children'] : [false, 'none']));
  }
  const user = input.userAccess?.find((access) => access.module === module.name);
  const { actions: saved, source } = savedAccess(input, module);
  const added = user?.default_actions ?? [];
  const disabled = user?.default_disabled_actions ?? [];
  const given = (action: Action) => saved.includes(action) || added.includes(action);
  const edits = given('EDIT') && !disabled.includes('EDIT') && module.available_actions.includes('EDIT');
  return each((action) => {
    if (isFixed(module, action)) return [true, 'fixed'];
    if (disabled.includes(action)) return [false, 'disabled'];
    if (saved.includes(action)) return [true, source];
    if (added.includes(action)) return [true, 'added'];
    if (edits && isImplied(input.role, module, action)) return [true, 'implied'];
    return [false, 'none'];
  });
}
