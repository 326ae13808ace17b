import type { BoolExp, Columns, SelectRule, TablePermissions } from '@operatory/resource';
import type { Metadata } from './metadata.ts';
import type { Warn } from './tracked-tables.ts';

/** Rules are by role, then by table. */
export type Roles = Map<string, Record<string, TablePermissions>>;

/**
 * An inherited role may read every row that any parent may read. A column is null in rows where no parent
 * with that column may read the row. A write permission is inherited if all parents that have one have the
 * same one. The role's own permissions take precedence.
 */
export function inherit(roles: Roles, inherited: Metadata['inheritedRoles'], warn: Warn): void {
  const sets = new Map(inherited.map(({ role_name, role_set }) => [role_name, role_set]));
  const done = new Set<string>();
  const make = (role: string, above: readonly string[]) => {
    const parents = sets.get(role);
    if (!parents || done.has(role)) return;
    if (above.includes(role)) return warn(`the inherited role ${role} is made of itself`);
    for (const parent of parents) {
      if (!roles.has(parent) && !sets.has(parent))
        warn(`the inherited role ${role} is made of ${parent}, which has no permission`);
      make(parent, [...above, role]);
    }
    done.add(role);
    const tables = { ...roles.get(role) };
    const known = parents.map((parent) => roles.get(parent) ?? {});
    for (const table of new Set(known.flatMap((one) => Object.keys(one)))) {
      const theirs = known.flatMap((one) => one[table] ?? []);
      tables[table] = { ...combined(theirs), ...tables[table] };
    }
    roles.set(role, tables);
  };
  for (const role of sets.keys()) make(role, []);
}

function combined(parents: readonly TablePermissions[]): TablePermissions {
  const selects = parents.flatMap(({ select }) => select ?? []);
  return {
    select: selects.length > 0 ? [combinedSelect(selects)] : undefined,
    insert: agreed(parents.map(({ insert }) => insert)),
    update: agreed(parents.map(({ update }) => update)),
    delete: agreed(parents.map(({ delete: one }) => one)),
  };
}

/** @returns Undefined if the parents' rules differ. */
function agreed<Rules>(all: readonly (Rules | undefined)[]): Rules | undefined {
  const given = all.filter((one) => one !== undefined);
  const texts = new Set(given.map((one) => JSON.stringify(one)));
  return texts.size === 1 ? given[0] : undefined;
}

function combinedSelect(rules: readonly SelectRule[]): SelectRule {
  const [only, second] = rules;
  if (only && !second) return only;
  const has = (rule: SelectRule, column: string) => rule.columns === '*' || rule.columns.includes(column);
  const columns = unionOf(rules.map((rule) => rule.columns));
  const masks: Record<string, BoolExp> = {};
  if (columns !== '*') {
    for (const column of columns) {
      const those = rules.filter((rule) => has(rule, column));
      if (those.length < rules.length) masks[column] = any(those.map((rule) => maskOf(rule, column)));
    }
  }
  const computed = unionOf(rules.map((rule) => rule.computed ?? []));
  if (computed !== '*') {
    for (const name of computed) {
      const those = rules.filter((rule) => rule.computed === '*' || rule.computed?.includes(name));
      if (those.length < rules.length) masks[name] = any(those.map((rule) => maskOf(rule, name)));
    }
  }
  const limits = rules.map(({ limit }) => limit);
  return {
    filter: any(rules.map(({ filter }) => filter)),
    columns,
    computed,
    masks,
    comparesMasked: true,
    limit: limits.every((limit) => limit !== undefined) ? Math.max(...(limits as number[])) : undefined,
    aggregates: rules.some(({ aggregates }) => aggregates),
    queryRoots: union(rules.map(({ queryRoots }) => queryRoots)),
    subscriptionRoots: union(rules.map(({ subscriptionRoots }) => subscriptionRoots)),
  };
}

/** A parent shows a column in the rows that it may read and in which it does not mask the column. */
const maskOf = (rule: SelectRule, column: string): BoolExp => {
  const mask = rule.masks?.[column];
  return mask ? { _and: [rule.filter, mask] } : rule.filter;
};

/** A root is hidden only if every parent hides it. */
const union = (lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined =>
  lists.every((list) => list !== undefined) ? [...new Set(lists.flat() as string[])] : undefined;

const unionOf = (lists: readonly Columns[]): Columns =>
  lists.some((list) => list === '*') ? '*' : [...new Set(lists.flat())];

const any = (filters: readonly BoolExp[]): BoolExp =>
  filters.some((filter) => Object.keys(filter).length === 0) ? {} : { _or: filters };
