import type { Action } from './actions.ts';
import { defaultModules, type Module } from './modules.ts';

/** Fixed actions can neither be unticked nor disabled. */
export const isFixed = (module: Module, action: Action): boolean =>
  module.fixed_actions.includes(action) || (action === 'VIEW' && defaultModules.includes(module.name));

/** Adds the fixed actions, and VIEW if there is any other action. The result is in the module's order. */
export function settledActions(module: Module, wanted: readonly Action[]): readonly Action[] {
  const held = module.available_actions.filter(
    (action) => wanted.includes(action) || isFixed(module, action),
  );
  return module.available_actions.filter(
    (action) => held.includes(action) || (action === 'VIEW' && held.length > 0),
  );
}
