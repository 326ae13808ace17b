import type { Action } from './actions.ts';
import { type EffectiveInput, effectiveActions, isImplied, type UserAccess } from './effective.ts';
import type { Module } from './modules.ts';
import { isFixed } from './settled.ts';

/**
 * The form in which overrides are stored: without fixed actions, and without adding actions that are
 * disabled.
 */
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

export const overrideIn = (overrides: readonly UserAccess[], module: string): UserAccess =>
  overrides.find((override) => override.module === module) ?? {
    module,
    default_actions: [],
    default_disabled_actions: [],
  };

/**
 * The override after an action was clicked in the user's matrix: it adds an action that the user lacks, and
 * disables one that they have. Adding any action adds VIEW; disabling VIEW disables all.
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
  // Actions that the user had only as part of EDIT must be added when EDIT is disabled.
  const left = effectiveActions({ ...input, userAccess: [...others, disabled] }, module);
  return storedOverride(module, {
    ...disabled,
    default_actions: wanted.filter((other) => !left.includes(other) && !comes(other)),
  });
}
