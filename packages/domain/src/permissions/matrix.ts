import { type Action, matrixActions } from './actions.ts';
import { childrenOf, isGroup, type Module, moduleOf } from './modules.ts';
import { isFixed, settledActions } from './settled.ts';

/**
 * The role matrix during editing. `actions` contains the ticked actions of each module with rights of its own; a grouping parent's row
 * is derived. `disabled` lists the parents that were unticked.
 */
export interface Matrix {
  readonly actions: Readonly<Record<string, readonly Action[]>>;
  readonly disabled: readonly string[];
  /**
   * The actions that may be ticked, by module; a module that is missing is not in this matrix. If absent, every action may be ticked.
   */
  readonly offered?: Readonly<Record<string, readonly Action[]>>;
}
export type MatrixAction = (typeof matrixActions)[number];

/** `absent`: the module does not have the action; `fixed`: always ticked; `closed`: the editor may not grant it. */
export type CellState = 'absent' | 'fixed' | 'closed' | 'open';
export interface MatrixCell {
  readonly ticked: boolean;
  /** For a grouping parent: some but not all of its sub-modules that could have the action do. */
  readonly mixed: boolean;
  readonly disabled: boolean;
  readonly state: CellState;
}
/** The display state of a row. `mixed` means ticked, although some possible actions are not. */
export interface MatrixRow {
  readonly ticked: boolean;
  readonly mixed: boolean;
  readonly disabled: boolean;
  readonly actions: Readonly<Record<MatrixAction, MatrixCell>>;
}

export const emptyMatrix: Matrix = { actions: {}, disabled: [] };

/** A grouping parent is in the matrix if any of its sub-modules is. */
export const isInMatrix = ({ offered }: Matrix, module: Module): boolean =>
  offered === undefined ||
  (isGroup(module) ? childrenOf(module.name) : [module]).some(({ name }) => Object.hasOwn(offered, name));
export const childrenIn = (matrix: Matrix, name: string): readonly Module[] =>
  childrenOf(name).filter((child) => isInMatrix(matrix, child));

/** The rows that a row's checkboxes change: a grouping parent's children, otherwise the module itself. */
const ownRows = (matrix: Matrix, module: Module): readonly Module[] =>
  isGroup(module) ? childrenIn(matrix, module.name) : [module];
/** The rows that a row's first checkbox changes; for a parent with rights of its own, this includes its children. */
const allRows = (matrix: Matrix, module: Module): readonly Module[] =>
  isGroup(module) ? ownRows(matrix, module) : [module, ...childrenIn(matrix, module.name)];

/** The actions a row could have: those that may be ticked, and the fixed ones. */
const possible = ({ offered }: Matrix, module: Module): readonly Action[] =>
  matrixActions.filter(
    (action) =>
      module.available_actions.includes(action) &&
      (offered === undefined || isFixed(module, action) || offered[module.name]?.includes(action) === true),
  );

function storedActions(matrix: Matrix, module: Module): readonly Action[] {
  return isInMatrix(matrix, module) ? settledActions(module, matrix.actions[module.name] ?? []) : [];
}

/** The ticked actions of a row; a grouping parent's are the union of its children's. */
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

/** Ticks or unticks the checkbox of a module or sub-module. Unticking a parent disables its sub-modules. */
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

/** Ticks or unticks one action. VIEW cannot be changed on its own; a parent's checkbox changes all its rows. */
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
    // Ticking an action of an unticked parent enables its rows again.
    disabled: on ? matrix.disabled.filter((other) => other !== name) : matrix.disabled,
  };
}

/** Ticks or unticks one action in all named rows: a column, or its visible part. */
export const toggleColumn = (
  matrix: Matrix,
  names: readonly string[],
  action: MatrixAction,
  on: boolean,
): Matrix =>
  names
    .filter((name) => !isGroup(moduleOf(name)))
    .reduce((next, name) => toggleAction(next, name, action, on), matrix);

/** The display state of a column's checkbox for the named rows. */
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

/** Whether all possible actions of a row are fixed, or its parent was unticked. */
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

/** The state of a row's checkboxes. */
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
