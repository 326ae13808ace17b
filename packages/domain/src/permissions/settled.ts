import type { Action } from './actions.ts';
import { defaultModules, type Module } from './modules.ts';

/** Whether every user who is offered the module always has the action, so that it can be neither unticked nor disabled. */
export const isFixed = (module: Module, action: Action): boolean =>
  module.fixed_actions.includes(action) || (action === 'VIEW' && defaultModules.includes(module.name));

/** The actions in the module's order, with its fixed actions, and with VIEW if ADD, EDIT or DELETE is included. */
export function settledActions(module: Module, wanted: readonly Action[]): readonly Action[] {
  const held = module.available_actions.filter(
    (action) => wanted.includes(action) || isFixed(module, action),
  );
  return module.available_actions.filter(
    (action) => held.includes(action) || (action === 'VIEW' && held.length > 0),
  );
}
