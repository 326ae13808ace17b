import { defaultModules, inPackage, modules } from '@operatory/domain';

export interface ModuleOfPlan {
  readonly title: string;
  readonly included: boolean;
}

/** The modules to compare: those of the menu, without those that every plan includes. */
const compared = modules.filter(
  ({ platform, parent, hide_in_menu, name }) =>
    !platform && parent === null && !hide_in_menu && !defaultModules.includes(name),
);

/**
 * The main modules in the menu's order, and whether the plan includes any part of each. `without` has the
 * names of the modules that the plan excludes.
 */
export const modulesOfPlan = (packageId: number, without: readonly string[]): readonly ModuleOfPlan[] =>
  compared.map((module) => {
    const parts = modules.filter(({ parent }) => parent === module.name);
    const included = [module, ...parts]
      .filter((_, index) => index > 0 || parts.length === 0)
      .some((part) => inPackage(part, packageId, without));
    return { title: module.title, included };
  });
