import { roles, supplierRole } from '@operatory/domain';
import type { Permissions } from '@operatory/engine';
import type { TablePermissions } from '@operatory/resource';
import { changesOf } from './changes-of.ts';
import { expectedSurvivors } from './expected-survivors.ts';
import { holdsTenant, isIdle } from './idle.ts';
import { leadsNowhere } from './idle-names.ts';
import { actorsOf, faultsOfColumns, faultsOfTables, firstFaults, madeFor } from './killed.ts';
import { rowSecurityFaults, withoutCheck, withoutPolicy } from './row-level-security.ts';
import { type Action, type Change, type Kind, type Rule, rulesOf } from './rules-of.ts';
import { supplierFaults } from './supplier.ts';
import { catalog, permissions, rightsOf, tables, tenantTables, type World } from './world.ts';

/**
 * A mutant lacks a rule, a policy, or a part of one. The suite must find faults with it; otherwise it would
 * not notice if the rule were missing.
 */
export interface Mutant {
  readonly kind: 'policy' | 'tenancy' | Kind;
  readonly name: string;
  /** The suite cannot find the mutant, for this reason. */
  readonly survivesBecause?: string;
  faults(world: World): Promise<readonly string[]>;
}

/** Each policy is removed completely, and its check of written rows alone. */
export const policyMutants = (): readonly Mutant[] =>
  [...tenantTables, 'clients'].flatMap((table): Mutant[] => [
    {
      kind: 'policy',
      name: `the policy of ${table}`,
      faults: (world) => withoutPolicy(world, table, () => rowSecurityFaults(world, [table])),
    },
    survivable({
      kind: 'policy',
      name: `what the policy of ${table} lets in`,
      faults: (world) => withoutCheck(world, table, () => rowSecurityFaults(world, [table])),
    }),
  ]);

/** In each mutant, the planner no longer treats one table as belonging to a tenant. */
export const tenancyMutants = (): readonly Mutant[] =>
  tables.flatMap((name): Mutant[] => {
    const table = catalog.tables[name];
    if (!table?.tenant || heldTwice(name)) return [];
    const open = { ...catalog, tables: { ...catalog.tables, [name]: { ...table, tenant: false } } };
    return [
      {
        kind: 'tenancy',
        name: `the tenant of ${name}`,
        faults: (world) => firstFaults(world, { catalog: open }, name, ['select', 'insert']),
      },
    ];
  });
const heldTwice = (table: string): boolean =>
  Object.values(permissions).every((byTable) =>
    rulesOf(byTable[table] ?? {}, 'select').every(({ filter }) => holdsTenant(table, filter)),
  );

/** Every rule of every role is removed, and every part of a rule, unless that would change nothing. */
export function ruleMutants(): readonly Mutant[] {
  const made: Mutant[] = [];
  for (const [role, byTable] of Object.entries(permissions))
    for (const [table, own] of Object.entries(byTable)) {
      if (role === supplierRole) {
        made.push(...ofSupplier(table, own));
        continue;
      }
      if (isTriedAsAnother(role, table)) continue;
      for (const action of ['select', 'insert', 'update', 'delete'] as const)
        for (const [index, rule] of rulesOf(own, action).entries())
          for (const change of changesOf(table, action, rule)) {
            if (isIdle(rightsOf(role), table, action, index, change, own)) continue;
            if (change.kind === 'reference' && leadsNowhere(rightsOf(role), table, rule, byTable)) continue;
            const name = `${role}: ${table}.${action}[${index}]: ${change.what}`;
            made.push(
              survivable({ kind: change.kind, name, ...triedOn(role, table, action, index, change) }),
            );
          }
    }
  return made;
}

/** A supplier's rules are tested by their own part of the suite. */
const ofSupplier = (table: string, own: TablePermissions): readonly Mutant[] =>
  rulesOf(own, 'select').flatMap((rule, index) =>
    [...changesOf(table, 'select', rule)].map((change) =>
      survivable({
        kind: change.kind,
        name: `${supplierRole}: ${table}.select[${index}]: ${change.what}`,
        faults: (world) =>
          supplierFaults(world, {
            permissions: replaced(supplierRole, table, 'select', index, change.changed),
          }),
      }),
    ),
  );

const survivable = (mutant: Mutant): Mutant => {
  const found = expectedSurvivors.find(([what]) => what.test(`${mutant.kind}: ${mutant.name}`));
  return found ? { ...mutant, survivesBecause: found[1] } : mutant;
};

const isStaff = (role: string) =>
  roles.some(({ name, scope }) => name === role && scope === 'platform' && name !== 'super_admin');
/** The roles of the platform's staff come last, because most of their rules are those of another role. */
const inTurn = [...Object.keys(permissions)].sort(
  (one, other) => Number(isStaff(one)) - Number(isStaff(other)),
);
/**
 * @returns Whether a role of the platform's staff has the same rules for the table as a role tried before.
 */
const isTriedAsAnother = (role: string, table: string): boolean =>
  isStaff(role) &&
  inTurn
    .slice(0, inTurn.indexOf(role))
    .some(
      (before) => JSON.stringify(permissions[before]?.[table]) === JSON.stringify(permissions[role]?.[table]),
    );

function triedOn(
  role: string,
  table: string,
  action: Action,
  index: number,
  change: Change,
): Pick<Mutant, 'faults'> {
  const made = (world: World) =>
    madeFor(world, role, permissions[role]?.[table] ?? {}, action, index, change);
  return {
    faults(world) {
      const of = { permissions: replaced(role, table, action, index, change.changed) };
      const actors = [...made(world), ...actorsOf(world, role)];
      const { foreignKeys = [], referredBy = [] } = world.facts.tables.get(table) ?? {};
      const [above, below] = [foreignKeys, referredBy].map((keys) => keys.map((key) => key.table));
      if (change.kind === 'referred') return faultsOfTables(world, of, below ?? [], actors);
      if (change.kind === 'reference') return faultsOfTables(world, of, [table, ...(above ?? [])], actors);
      return change.columns
        ? faultsOfColumns(world, of, table, action, change.columns, actors)
        : firstFaults(world, of, table, [action], actors);
    },
  };
}

function replaced(
  role: string,
  table: string,
  action: Action,
  index: number,
  changed: Rule | undefined,
): Permissions {
  const own = permissions[role]?.[table] ?? {};
  const altered = rulesOf(own, action).toSpliced(index, 1, ...(changed ? [changed] : []));
  const { [action]: _all, ...others } = own;
  const rules = { ...others, ...(altered.length > 0 ? { [action]: altered } : {}) } as TablePermissions;
  return { ...permissions, [role]: { ...permissions[role], [table]: rules } };
}
