import { type Action, matrixActions } from './actions.ts';
import { type SavedBy, savedActions } from './effective.ts';
import { actionsIn, childrenIn, isInMatrix, type Matrix } from './matrix.ts';
import { isGroup, type Module, modules } from './modules.ts';
import { isOffered } from './role-defaults.ts';
import { settledActions } from './settled.ts';

/** What a save would change of one module. */
export interface ModuleChange {
  readonly module: Module;
  readonly added: readonly Action[];
  readonly removed: readonly Action[];
  /** What the module then has. */
  readonly actions: readonly Action[];
}

/** A role's matrix as it is saved; what may be ticked is what the editor holds, and what was ticked before. */
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
        // Whatever is ticked brings VIEW with it.
        return [module.name, may('VIEW') ? matrixActions.filter(may) : []];
      }),
    ),
  };
}

/** The top rows of a matrix, in the modules' order. */
export const topRows = (matrix: Matrix): readonly Module[] =>
  modules.filter((module) => module.parent === null && isInMatrix(matrix, module));

/** What was ticked and unticked since, by module. */
export const changesOf = (before: Matrix, after: Matrix): readonly ModuleChange[] =>
  modules
    .filter((module) => !isGroup(module))
    .flatMap((module) => {
      const [had, has] = [actionsIn(before, module.name), actionsIn(after, module.name)];
      const added = has.filter((action) => !had.includes(action));
      const removed = had.filter((action) => !has.includes(action));
      return added.length + removed.length > 0 ? [{ module, added, removed, actions: has }] : [];
    });

/** The same changes, applied to what somebody else has saved since; cells that may not be ticked there stay as they are. */
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

/** The rows that a search for words finds: a module by its own title with all below it, else those below it that match. */
export function foundRows(
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
