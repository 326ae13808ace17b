import { defaultModules, inPackage, type Module, modules } from '@operatory/domain';

/** Whether a module is part of a package, and why. */
export type ModuleTick =
  /** Platform staff set `in` or `out`, and can change that here. */
  | 'in'
  | 'out'
  /** A default module, which cannot be removed. */
  | 'always'
  /** The package's tier does not contain the module. */
  | 'lacking'
  | 'removed with parent';

/** A stored row about a module of a package. Modules without a row are included. */
export interface StoredModule {
  readonly id: number;
  readonly module_id: number;
  readonly checked: boolean;
}

export function tickOf(module: Module, packageId: number, stored: readonly StoredModule[]): ModuleTick {
  if (!inPackage(module, packageId)) return 'lacking';
  if (defaultModules.includes(module.name)) return 'always';
  const isOut = (id: number) => stored.some(({ module_id, checked }) => module_id === id && !checked);
  const parent = modules.find(({ name }) => name === module.parent);
  if (parent && isOut(parent.id)) return 'removed with parent';
  return isOut(module.id) ? 'out' : 'in';
}

export const isIncluded = (tick: ModuleTick): boolean => tick === 'in' || tick === 'always';

/** The modules that clients use, each followed by its sub-modules. */
export const clientModules: readonly { readonly module: Module; readonly below: readonly Module[] }[] =
  modules
    .filter(({ platform, parent }) => !platform && parent === null)
    .toSorted((one, other) => one.position - other.position)
    .map((module) => ({ module, below: modules.filter(({ parent }) => parent === module.name) }));

export const tickWords: Readonly<Record<ModuleTick, string>> = {
  in: 'included',
  out: 'not included',
  always: 'always included',
  lacking: 'not in this tier',
  'removed with parent': 'not included, like its parent',
};
