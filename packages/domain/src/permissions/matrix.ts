import { type Action, matrixActions } from './actions.ts';
import { childrenOf, defaultModules, isGroup, type Module, moduleOf } from './modules.ts';

/**
 * The role matrix while it is edited. `actions` holds what is ticked for each module that has rights of
 * its own; a grouping parent's row is derived. `disabled` are the parents that were unticked.
 */
export interface Matrix {
  readonly actions: Readonly<Record<string, readonly Action[]>>;
  readonly disabled: readonly string[];
}
/** How one row is drawn. `mixed`: ticked, though some of what it could have is missing. */
export interface MatrixRow {
  readonly ticked: boolean;
  readonly mixed: boolean;
  readonly disabled: boolean;
  readonly actions: Readonly<
    Record<(typeof matrixActions)[number], { readonly ticked: boolean; readonly disabled: boolean }>
  >;
}

export const emptyMatrix: Matrix = { actions: {}, disabled: [] };

/** The rows whose actions are stored: a grouping parent's children, else the module and its children. */
const owners = (module: Module): readonly Module[] =>
  module.parent !== null
    ? [module]
    : isGroup(module)
      ? childrenOf(module.name)
      : [module, ...childrenOf(module.name)];

const offered = (module: Module): readonly Action[] =>
  matrixActions.filter((action) => module.available_actions.includes(action));
const fixed = (module: Module): readonly Action[] =>
  defaultModules.includes(module.name) && !module.fixed_actions.includes('VIEW')
    ? ['VIEW', ...module.fixed_actions]
    : module.fixed_actions;

/** In the matrix's order; what is fixed is always there, and ADD, EDIT or DELETE bring VIEW. */
function settled(module: Module, wanted: readonly Action[]): readonly Action[] {
  const held = new Set<Action>([...wanted, ...fixed(module)]);
  if (held.size > 0) held.add('VIEW');
  return module.available_actions.filter((action) => held.has(action));
}

const storedActions = (matrix: Matrix, module: Module): readonly Action[] =>
  settled(module, matrix.actions[module.name] ?? []);

/** What a row shows as ticked: a parent's is the union of its children's. */
export function actionsIn(matrix: Matrix, name: string): readonly Action[] {
  const module = moduleOf(name);
  if (!isGroup(module)) return storedActions(matrix, module);
  const held = new Set(childrenOf(name).flatMap((child) => storedActions(matrix, child)));
  return module.available_actions.filter((action) => held.has(action));
}

function withActions(
  matrix: Matrix,
  changes: readonly (readonly [Module, readonly Action[]])[],
): Matrix['actions'] {
  const actions = { ...matrix.actions };
  for (const [module, wanted] of changes) actions[module.name] = settled(module, wanted);
  return actions;
}

/** Ticks or unticks a module's or sub-module's own box. Unticking a parent disables its sub-modules. */
export function toggleModule(matrix: Matrix, name: string, on: boolean): Matrix {
  const module = moduleOf(name);
  if (isRowDisabled(matrix, module)) return matrix;
  const actions = withActions(
    matrix,
    owners(module).map((row) => [row, on ? row.available_actions : []]),
  );
  if (module.parent !== null) return { ...matrix, actions };
  const others = matrix.disabled.filter((other) => other !== name);
  return { actions, disabled: on || childrenOf(name).length === 0 ? others : [...others, name] };
}

/** Ticks or unticks one action. VIEW cannot be changed by itself; a parent's box acts on all its rows. */
export function toggleAction(matrix: Matrix, name: string, action: Action, on: boolean): Matrix {
  const module = moduleOf(name);
  if (action === 'VIEW' || !module.available_actions.includes(action) || isRowDisabled(matrix, module))
    return matrix;
  const rows = isGroup(module) ? childrenOf(name) : [module];
  return {
    actions: withActions(
      matrix,
      rows
        .filter((row) => row.available_actions.includes(action))
        .map((row) => {
          const held = storedActions(matrix, row).filter((other) => other !== action);
          return [row, on ? [...held, action] : held] as const;
        }),
    ),
    // Ticking an action of an unticked parent opens its rows again.
    disabled: on ? matrix.disabled.filter((other) => other !== name) : matrix.disabled,
  };
}

/** All that a row could have is fixed, or its parent was unticked. */
function isRowDisabled(matrix: Matrix, module: Module): boolean {
  if (module.parent !== null && matrix.disabled.includes(module.parent)) return true;
  return offered(module).every((action) => isActionFixed(module, action));
}
function isActionFixed(module: Module, action: Action): boolean {
  if (!isGroup(module)) return fixed(module).includes(action);
  const able = childrenOf(module.name).filter((child) => child.available_actions.includes(action));
  return able.length > 0 && able.every((child) => fixed(child).includes(action));
}

/** How a row is drawn. */
export function rowOf(matrix: Matrix, name: string): MatrixRow {
  const module = moduleOf(name);
  const held = actionsIn(matrix, name);
  const disabled = isRowDisabled(matrix, module);
  const cell = (action: Action) => ({
    ticked: held.includes(action),
    disabled:
      disabled ||
      action === 'VIEW' ||
      !module.available_actions.includes(action) ||
      isActionFixed(module, action),
  });
  const full = owners(module).every((row) =>
    offered(row).every((action) => storedActions(matrix, row).includes(action)),
  );
  return {
    ticked: held.length > 0,
    mixed: held.length > 0 && !full,
    disabled,
    actions: { ADD: cell('ADD'), EDIT: cell('EDIT'), VIEW: cell('VIEW'), DELETE: cell('DELETE') },
  };
}
