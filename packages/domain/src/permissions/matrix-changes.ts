import { type Action, matrixActions } from './actions.ts';
import { type SavedBy, savedActions } from './effective.ts';
import { actionsIn, childrenIn, isInMatrix, type Matrix } from './matrix.ts';
import { isGroup, type Module, modules } from './modules.ts';
import { isOffered } from './role-defaults.ts';
import { settledActions } from './settled.ts';

/** The changes of one module on saving. */
export interface ModuleChange {
  readonly module: Module;
  readonly added: readonly Action[];
  readonly removed: readonly Action[];
  /** The module's actions after the change. */
  readonly actions: readonly Action[];
}

/** A role's matrix as saved. Actions can be ticked if the editor has them or if they were ticked before. */
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
        // Every ticked action includes VIEW.
        return [module.name, may('VIEW') ? matrixActions.filter(may) : []];
      }),
    ),
  };
}

/** The top-level rows of a matrix, in the order of the modules. */
export const topRows = (matrix: Matrix): readonly Module[] =>
  modules.filter((module) => module.parent === null && isInMatrix(matrix, module));

/** The actions that were ticked and unticked, by module. */
export const changesOf = (before: Matrix, after: Matrix): readonly ModuleChange[] =>
  modules
    .filter((module) => !isGroup(module))
    .flatMap((module) => {
      const [had, has] = [actionsIn(before, module.name), actionsIn(after, module.name)];
      const added = has.filter((action) => !had.includes(action));
      const removed = had.filter((action) => !has.includes(action));
      return added.length + removed.length > 0 ? [{ module, added, removed, actions: has }] : [];
    });

/** Applies the same changes to what another user has saved in the meantime; cells that may not be ticked there stay unchanged. */
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

/** The rows that match a search: a module whose title matches, with all its sub-modules, or else its matching sub-modules. */
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
