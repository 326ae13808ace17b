import { type Action, matrixActions } from './actions.ts';
import { type SavedBy, savedActions } from './effective.ts';
import { actionsIn, childrenIn, isInMatrix, type Matrix } from './matrix.ts';
import { isGroup, type Module, modules } from './modules.ts';
import { isOffered } from './role-defaults.ts';
import { settledActions } from './settled.ts';

export interface ModuleChange {
  readonly module: Module;
  readonly added: readonly Action[];
  readonly removed: readonly Action[];
  readonly actions: readonly Action[];
}

/**
 * @returns The matrix of a role as stored. An action can be ticked if the editor has it, or if it is ticked
 * already.
 */
export function matrixOf(role: SavedBy, holds: (grant: string) => boolean): Matrix {
  const shown = modules.filter(
    (module) => !isGroup(module) && isOffered(role.role, module) && holds(`package:${module.name}`),
  );
  const saved = (module: Module) => settledActions(module, savedActions(role, module));
  return {
    actions: Object.fromEntries(shown.map((module) => [module.name, saved(module)])),
    disabled: [],
    offered: Object.fromEntries(
      shown.map((module) => {
        const may = (action: Action) => holds(`${module.name}:${action}`) || saved(module).includes(action);
        // A module without VIEW has no other action either.
        return [module.name, may('VIEW') ? matrixActions.filter(may) : []];
      }),
    ),
  };
}

export const topRows = (matrix: Matrix): readonly Module[] =>
  modules.filter((module) => module.parent === null && isInMatrix(matrix, module));

export const changesOf = (before: Matrix, after: Matrix): readonly ModuleChange[] =>
  modules
    .filter((module) => !isGroup(module))
    .flatMap((module) => {
      const [had, has] = [actionsIn(before, module.name), actionsIn(after, module.name)];
      const added = has.filter((action) => !had.includes(action));
      const removed = had.filter((action) => !has.includes(action));
      return added.length + removed.length > 0 ? [{ module, added, removed, actions: has }] : [];
    });

/**
 * Applies changes to a matrix that somebody else saved after they were made. Cells that cannot be ticked
 * there stay as they are.
 */
export const withChanges = (matrix: Matrix, changes: readonly ModuleChange[]): Matrix => ({
  ...matrix,
  actions: {
    ...matrix.actions,
    ...Object.fromEntries(
      changes
        .filter(({ module }) => isInMatrix(matrix, module))
        .map(({ module, added, removed }) => {
          const offered = matrix.offered?.[module.name] ?? module.available_actions;
          const gained = added.filter((action) => offered.includes(action));
          const kept = actionsIn(matrix, module.name).filter((action) => !removed.includes(action));
          return [module.name, settledActions(module, [...kept, ...gained])];
        }),
    ),
  },
});

/**
 * @returns The rows that match a search. A matching module appears with all its sub-modules, another module
 * only with the matching ones.
 */
export function matchingRows(
  matrix: Matrix,
  text: string,
  titleOf: (module: Module) => string,
): ReadonlyMap<string, readonly string[]> {
  const words = text.trim().toLowerCase();
  const matches = (module: Module) => titleOf(module).toLowerCase().includes(words);
  return new Map(
    topRows(matrix).flatMap((module) => {
      const below = childrenIn(matrix, module.name);
      const found = matches(module) ? below : below.filter(matches);
      return matches(module) || found.length > 0
        ? [[module.name, found.map(({ name }) => name)] as const]
        : [];
    }),
  );
}
