import { defaultModules, inPackage, modules } from '@operatory/domain';

export interface ModuleOfPlan {
  readonly title: string;
  readonly included: boolean;
}

/** Modules of the menu that organisations compare; those that every plan must have are not compared. */
const compared = modules.filter(
  ({ platform, parent, hide_in_menu, name }) =>
    !platform && parent === null && !hide_in_menu && !defaultModules.includes(name),
);

/** The main modules of a plan in the menu's order, and whether the plan includes any part of each. `without`: names that the plan leaves out. */
export const modulesOfPlan = (packageId: number, without: readonly string[]): readonly ModuleOfPlan[] =>
  compared.map((module) => {
    const parts = modules.filter(({ parent }) => parent === module.name);
    const included = [module, ...parts]
      .filter((_, index) => index > 0 || parts.length === 0)
      .some((part) => inPackage(part, packageId, without));
    return { title: module.title, included };
  });
