import { type Engine, EngineError } from '@operatory/engine';
import type { SelectRule, TablePermissions } from '@operatory/resource';
import { maskedColumns, shownColumns } from '../isolation/reads.ts';
import { type Actor, catalog, type Expected, keyColumn, permissions } from '../isolation/world.ts';
import type { Operation } from './grammar.ts';

/** A column is named by `table.column`. */
export interface ColumnRights {
  /**
   * These columns are visible in every visible row by the permission table; those in `masked` only where a
   * mask allows it.
   */
  readonly shown: ReadonlySet<string>;
  readonly masked: ReadonlySet<string>;
  /** Rules themselves compare these columns, so every plan may use them, because no caller chooses them. */
  readonly ofRules: ReadonlySet<string>;
}

export function columnRights({ session }: Actor, expected: ReadonlyMap<string, Expected>): ColumnRights {
  const shown = new Set<string>();
  const masked = new Set<string>();
  for (const [table, each] of expected) {
    const hidden = new Set(maskedColumns(each));
    for (const column of shownColumns(table, each))
      (hidden.has(column) ? masked : shown).add(`${table}.${column}`);
  }
  const ofRules = new Set<string>();
  for (const [table, rules] of Object.entries(permissions[session.role] ?? {}))
    for (const filter of filtersOf(rules)) named(filter, table, ofRules);
  for (const table of Object.values(catalog.tables)) {
    ofRules.add(`${table.name}.client_id`);
    ofRules.add(`${table.name}.${keyColumn(table.name)}`);
  }
  return { shown, masked, ofRules };
}

const filtersOf = ({ select, insert, update, delete: deletes }: TablePermissions): unknown[] => [
  ...(select ?? []).flatMap((rule: SelectRule) => [rule.filter, ...Object.values(rule.masks ?? {})]),
  ...(insert ?? []).map(({ check }) => check),
  ...(update ?? []).flatMap(({ filter, check }) => [filter, check]),
  ...(deletes ?? []).map(({ filter }) => filter),
];

/** The columns are of the filter's own table and of related ones. */
function named(filter: unknown, table: string, into: Set<string>, root = table): void {
  for (const [key, value] of Object.entries((filter ?? {}) as Readonly<Record<string, unknown>>)) {
    if (key === '_and' || key === '_or')
      for (const one of value as readonly unknown[]) named(one, table, into, root);
    else if (key === '_not') named(value, table, into, root);
    else if (catalog.tables[table]?.relationships[key])
      named(value, catalog.tables[table].relationships[key].table, into, root);
    else {
      into.add(`${table}.${key}`);
      for (const [operator, other] of Object.entries((value ?? {}) as Readonly<Record<string, unknown>>))
        if (operator.startsWith('_c') && Array.isArray(other)) into.add(`${root}.${String(other.at(-1))}`);
    }
  }
}

/** No plan may select, compare, sort or aggregate a column without the right to. */
export function columnFaults(
  engine: Engine,
  { session }: Actor,
  { query, operationName, variables }: Operation,
  { shown, masked, ofRules }: ColumnRights,
): string[] {
  let uses: ReturnType<Engine['columnsOf']>;
  try {
    uses = engine.columnsOf(engine.plan({ query, operationName }, session), variables, session);
  } catch (error) {
    if (error instanceof EngineError) return [];
    throw error;
  }
  return uses.flatMap(({ table, column, use, hidden }) => {
    const name = `${table}.${column}`;
    if (use === 'joined' || use === 'written') return [];
    if (use === 'shown') {
      const isDue = shown.has(name) || (masked.has(name) && hidden);
      return isDue ? [] : [`has a plan that shows ${name}${hidden ? ' in part' : ''}`];
    }
    return shown.has(name) || ofRules.has(name) ? [] : [`has a plan in which ${name} is ${use}`];
  });
}
