import type { Action } from './actions.ts';
import { type EffectiveInput, effectiveActions, isImplied, type UserAccess } from './effective.ts';
import type { Module } from './modules.ts';
import { isFixed } from './settled.ts';

/** A user's overrides in stored form: neither list contains fixed actions, and disabled actions are not added. */
export function storedOverride(
  module: Module,
  { default_actions, default_disabled_actions }: Omit<UserAccess, 'module'>,
): UserAccess {
  const disabled = module.available_actions.filter(
    (action) => default_disabled_actions.includes(action) && !isFixed(module, action),
  );
  return {
    module: module.name,
    default_actions: module.available_actions.filter(
      (action) => default_actions.includes(action) && !isFixed(module, action) && !disabled.includes(action),
    ),
    default_disabled_actions: disabled,
  };
}

/** A user's overrides with those of the modules in `records` replaced. */
export const overridesWith = (
  before: readonly UserAccess[],
  records: readonly UserAccess[],
): readonly UserAccess[] => [
  ...before.filter(({ module }) => !records.some((record) => record.module === module)),
  ...records.filter(
    ({ default_actions, default_disabled_actions }) =>
      default_actions.length + default_disabled_actions.length > 0,
  ),
];

/** A user's override of one module; empty if there is none. */
export const overrideIn = (overrides: readonly UserAccess[], module: string): UserAccess =>
  overrides.find((override) => override.module === module) ?? {
    module,
    default_actions: [],
    default_disabled_actions: [],
  };

/**
 * The override that adds an action for a user who lacks it, or removes it from one who has it. Every action includes VIEW, and without
 * VIEW all actions are removed.
 */
export function toggledOverride(input: EffectiveInput, module: Module, action: Action): UserAccess {
  const held = effectiveActions(input, module);
  const implied = module.available_actions.filter((other) => isImplied(input.role, module, other));
  const beside = action === 'EDIT' ? implied : [];
  const wanted: readonly Action[] = held.includes(action)
    ? held.filter((other) => action !== 'VIEW' && other !== action && !beside.includes(other))
    : [...held, action, 'VIEW', ...beside];
  const others = (input.userAccess ?? []).filter((override) => override.module !== module.name);
  const comes = (other: Action) => wanted.includes('EDIT') && implied.includes(other);
  const byRole = effectiveActions({ ...input, userAccess: others }, module);
  const disabled: UserAccess = {
    module: module.name,
    default_actions: [],
    default_disabled_actions: module.available_actions.filter(
      (other) => !wanted.includes(other) && (byRole.includes(other) || comes(other)),
    ),
  };
  // Actions that the role has only because of an EDIT that is now disabled must be added.
  const left = effectiveActions({ ...input, userAccess: [...others, disabled] }, module);
  return storedOverride(module, {
    ...disabled,
    default_actions: wanted.filter((other) => !left.includes(other) && !comes(other)),
  });
}
