import type { Action } from './actions.ts';
import { defaultModules, type Module } from './modules.ts';

/** Always held by every user who is offered the module: it can be neither unticked nor disabled. */
export const isFixed = (module: Module, action: Action): boolean =>
  module.fixed_actions.includes(action) || (action === 'VIEW' && defaultModules.includes(module.name));

/** In the module's order; fixed actions are always included, and ADD, EDIT or DELETE bring VIEW. */
export function settledActions(module: Module, wanted: readonly Action[]): readonly Action[] {
  const held = module.available_actions.filter(
    (action) => wanted.includes(action) || isFixed(module, action),
  );
  return module.available_actions.filter(
    (action) => held.includes(action) || (action === 'VIEW' && held.length > 0),
  );
}
