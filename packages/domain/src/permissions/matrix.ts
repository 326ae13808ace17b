import { type Action, matrixActions } from './actions.ts';
import { childrenOf, isGroup, type Module, moduleOf } from './modules.ts';
import { isFixed, settledActions } from './settled.ts';

/**
 * The role matrix while it is edited. `actions` are the ticked actions of modules; rows of groups are
 * calculated from their sub-modules. `disabled` are the parents that were unticked.
 */
export interface Matrix {
  readonly actions: Readonly<Record<string, readonly Action[]>>;
  readonly disabled: readonly string[];
  /**
   * The actions that can be ticked, by module; modules that are missing are not in this matrix. Without
   * `offered`, all actions can be ticked.
   */
  readonly offered?: Readonly<Record<string, readonly Action[]>>;
}
export type MatrixAction = (typeof matrixActions)[number];

/**
 * `absent`: the module does not have the action. `fixed`: always ticked. `closed`: the editor may not grant
 * it.
 */
export type CellState = 'absent' | 'fixed' | 'closed' | 'open';
export interface MatrixCell {
  readonly ticked: boolean;
  /** For a group: whether only some of its sub-modules that could have the action have it. */
  readonly mixed: boolean;
  readonly disabled: boolean;
  readonly state: CellState;
}
/** `mixed` means that only some of the possible actions are ticked. */
export interface MatrixRow {
  readonly ticked: boolean;
  readonly mixed: boolean;
  readonly disabled: boolean;
  readonly actions: Readonly<Record<MatrixAction, MatrixCell>>;
}

export const emptyMatrix: Matrix = { actions: {}, disabled: [] };

/** A group is in the matrix if one of its sub-modules is. */
export const isInMatrix = ({ offered }: Matrix, module: Module): boolean =>
  offered === undefined ||
  (isGroup(module) ? childrenOf(module.name) : [module]).some(({ name }) => Object.hasOwn(offered, name));
export const childrenIn = (matrix: Matrix, name: string): readonly Module[] =>
  childrenOf(name).filter((child) => isInMatrix(matrix, child));

/**
 * @returns The rows that the checkboxes of a row change: for a group its sub-modules, otherwise the row
 * itself.
 */
const ownRows = (matrix: Matrix, module: Module): readonly Module[] =>
  isGroup(module) ? childrenIn(matrix, module.name) : [module];
/**
 * @returns The rows that the first checkbox of a row changes. For a parent with a table of its own, also its
 * sub-modules.
 */
const allRows = (matrix: Matrix, module: Module): readonly Module[] =>
  isGroup(module) ? ownRows(matrix, module) : [module, ...childrenIn(matrix, module.name)];

/** Actions that can be ticked or are fixed. */
const possible = ({ offered }: Matrix, module: Module): readonly Action[] =>
  matrixActions.filter(
    (action) =>
      module.available_actions.includes(action) &&
      (offered === undefined || isFixed(module, action) || offered[module.name]?.includes(action) === true),
  );

function storedActions(matrix: Matrix, module: Module): readonly Action[] {
  return isInMatrix(matrix, module) ? settledActions(module, matrix.actions[module.name] ?? []) : [];
}

export function actionsIn(matrix: Matrix, name: string): readonly Action[] {
  const module = moduleOf(name);
  if (!isGroup(module)) return storedActions(matrix, module);
  const held = new Set(ownRows(matrix, module).flatMap((child) => storedActions(matrix, child)));
  return module.available_actions.filter((action) => held.has(action));
}

function withActions(
  matrix: Matrix,
  changes: readonly (readonly [Module, readonly Action[]])[],
): Matrix['actions'] {
  const actions = { ...matrix.actions };
  for (const [module, wanted] of changes) actions[module.name] = settledActions(module, wanted);
  return actions;
}

/** Unticking a parent disables its sub-modules. */
export function toggleModule(matrix: Matrix, name: string, on: boolean): Matrix {
  const module = moduleOf(name);
  if (isRowDisabled(matrix, module)) return matrix;
  const actions = withActions(
    matrix,
    allRows(matrix, module).map((row) => [row, on ? possible(matrix, row) : []]),
  );
  if (module.parent !== null) return { ...matrix, actions };
  const others = matrix.disabled.filter((other) => other !== name);
  return {
    ...matrix,
    actions,
    disabled: on || childrenIn(matrix, name).length === 0 ? others : [...others, name],
  };
}

/** VIEW cannot be changed on its own. The checkbox of a group changes all its sub-modules. */
export function toggleAction(matrix: Matrix, name: string, action: Action, on: boolean): Matrix {
  const module = moduleOf(name);
  if (action === 'VIEW' || !module.available_actions.includes(action) || isRowDisabled(matrix, module))
    return matrix;
  const able = ownRows(matrix, module).filter((row) => possible(matrix, row).includes(action));
  if (able.length === 0) return matrix;
  return {
    ...matrix,
    actions: withActions(
      matrix,
      able.map((row) => {
        const held = storedActions(matrix, row).filter((other) => other !== action);
        return [row, on ? [...held, action] : held] as const;
      }),
    ),
    // Ticking an action of an unticked parent enables its sub-modules again.
    disabled: on ? matrix.disabled.filter((other) => other !== name) : matrix.disabled,
  };
}

/** Changes one action in all named rows. While a search is active, these are only the visible ones. */
export const toggleColumn = (
  matrix: Matrix,
  names: readonly string[],
  action: MatrixAction,
  on: boolean,
): Matrix =>
  names
    .filter((name) => !isGroup(moduleOf(name)))
    .reduce((next, name) => toggleAction(next, name, action, on), matrix);

/** @returns The state of a column's checkbox for these rows. */
export function columnOf(matrix: Matrix, names: readonly string[], action: MatrixAction): MatrixCell {
  const cells = names
    .filter((name) => !isGroup(moduleOf(name)))
    .map((name) => rowOf(matrix, name).actions[action])
    .filter(({ state }) => state !== 'absent');
  const changeable = cells.filter(({ disabled }) => !disabled);
  const ticked = cells.some((cell) => cell.ticked);
  return {
    ticked,
    mixed: ticked && (changeable.length > 0 ? changeable : cells).some((cell) => !cell.ticked),
    disabled: changeable.length === 0,
    state: cells.length === 0 ? 'absent' : cells.every(({ state }) => state === 'fixed') ? 'fixed' : 'open',
  };
}

function isRowDisabled(matrix: Matrix, module: Module): boolean {
  if (module.parent !== null && matrix.disabled.includes(module.parent)) return true;
  return ownRows(matrix, module).every((row) =>
    possible(matrix, row).every((action) => isFixed(row, action)),
  );
}

function stateOf(matrix: Matrix, module: Module, action: Action): CellState {
  const able = ownRows(matrix, module).filter((row) => row.available_actions.includes(action));
  if (able.length === 0) return 'absent';
  if (able.every((row) => isFixed(row, action))) return 'fixed';
  return able.some((row) => possible(matrix, row).includes(action) && !isFixed(row, action))
    ? 'open'
    : 'closed';
}

export function rowOf(matrix: Matrix, name: string): MatrixRow {
  const module = moduleOf(name);
  const held = actionsIn(matrix, name);
  const disabled = isRowDisabled(matrix, module);
  const cell = (action: MatrixAction): MatrixCell => {
    const state = stateOf(matrix, module, action);
    const ticked = held.includes(action);
    return {
      ticked,
      mixed:
        ticked &&
        ownRows(matrix, module).some(
          (row) => possible(matrix, row).includes(action) && !storedActions(matrix, row).includes(action),
        ),
      disabled: disabled || action === 'VIEW' || state !== 'open',
      state,
    };
  };
  const full = allRows(matrix, module).every((row) =>
    possible(matrix, row).every((action) => storedActions(matrix, row).includes(action)),
  );
  return {
    ticked: held.length > 0,
    mixed: held.length > 0 && !full,
    disabled,
    actions: { ADD: cell('ADD'), EDIT: cell('EDIT'), VIEW: cell('VIEW'), DELETE: cell('DELETE') },
  };
}
