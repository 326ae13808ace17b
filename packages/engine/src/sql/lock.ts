import type { Table } from '../catalog.ts';
import type { Assignment, Conflict, InsertRows, NestedRow } from '../plan/ir.ts';
import type { PlainRoot } from '../plan/plan.ts';
import { condition } from './condition.ts';
import type { Scope } from './scope.ts';
import { column, join, keyword, name, type Sql, sql } from './sql.ts';
import { tableName } from './table-name.ts';
import { assignedValue, cellOf, jsonRows } from './write.ts';

interface Target {
  readonly table: Table;
  /** The key may change or the row may be deleted, so writers that refer to the row must wait as well. */
  readonly whole: boolean;
  /** The target is several rows, which the write would lock in the order in which the caller gave them. */
  readonly several: boolean;
  where(alias: string, scope: Scope): Sql;
}

/**
 * A mutation's rows are locked before any of its own statements runs, table by table in primary key order.
 * This prevents deadlocks between two mutations that name the same rows in different orders. A single
 * statement that selects its rows itself has no lock statement, because PostgreSQL then determines the order.
 */
export function lockStatements(roots: readonly PlainRoot['root'][], scopeOf: () => Scope): Sql[] {
  const targets = roots.flatMap(targetsOf).filter(({ table }) => isLockable(table));
  if (targets.length < 2 && !targets[0]?.several) return [];
  const tables = [...new Map(targets.map(({ table }) => [table.name, table])).values()];
  return tables
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((table) =>
      lockStatement(
        table,
        targets.filter((target) => target.table.name === table.name),
        scopeOf(),
      ),
    );
}

/** Views have no key to sort by, and some cannot be locked at all. */
const isLockable = (table: Table) => table.primaryKey.columns.length > 0 && table.writable === undefined;

function lockStatement(table: Table, targets: readonly Target[], scope: Scope): Sql {
  const alias = scope.alias();
  const meant = join(
    targets.map((target) => sql`(${target.where(alias, scope)})`),
    ' or ',
  );
  const key = join(
    table.primaryKey.columns.map((one) => column(alias, one)),
    ', ',
  );
  const strength = keyword(targets.some(({ whole }) => whole) ? 'for update' : 'for no key update');
  return sql`select count(*) from (select from ${tableName(table)} as ${name(alias)} where ${meant} order by ${key} ${strength}) "~l"`;
}

function targetsOf(root: PlainRoot['root']): Target[] {
  switch (root.is) {
    case 'update':
      // The update changes nothing, so it locks nothing.
      if (root.set.length === 0) return [];
      return [
        {
          table: root.table,
          whole: root.set.some((one) => isOfKey(root.table, one.column)),
          several: false,
          where: (alias, scope) => condition(root.where, alias, scope),
        },
      ];
    case 'delete':
      return [
        {
          table: root.table,
          whole: true,
          several: false,
          where: (alias, scope) => condition(root.where, alias, scope),
        },
      ];
    case 'updateMany':
      return root.updates.flatMap(targetsOf);
    case 'insert':
      return root.conflict ? upserted(root.table, root.rows, root.conflict) : [];
    case 'insertNested':
      return root.rows.flatMap(nestedUpserts);
    default:
      return [];
  }
}

function nestedUpserts({ table, row, conflict, before, after }: NestedRow): Target[] {
  const own = conflict ? upserted(table, { are: 'values', rows: [row] }, conflict) : [];
  return [
    ...before.flatMap((parent) => nestedUpserts(parent.row)),
    ...own,
    ...after.flatMap(({ rows }) => rows.flatMap(nestedUpserts)),
  ];
}

/** Only rows that already exist are locked; rows without a given key are new. */
function upserted(table: Table, rows: InsertRows, { on, set }: Conflict): Target[] {
  // Rows that are left unchanged are not locked.
  if (set.length === 0) return [];
  const whole = set.some((one) => isOfKey(table, one.column));
  const own = (alias: string) =>
    join(
      on.map((one) => column(alias, one)),
      ', ',
    );
  const given = (assignments: readonly Assignment[]) =>
    on.map((one) => assignments.find((each) => each.column === one));
  if (rows.are === 'json') {
    const keys = on.map((one) => ({
      cell: rows.columns.find((each) => each.column === one),
      preset: rows.presets.find((each) => each.column === one),
    }));
    if (keys.some(({ cell, preset }) => !cell && !preset)) return [];
    return [
      {
        table,
        whole,
        several: true,
        where: (alias, scope) => {
          const values = keys.flatMap(({ cell, preset }) =>
            cell ? [cellOf(cell, table)] : preset ? [assignedValue(preset, table, scope)] : [],
          );
          return sql`(${own(alias)}) in (select ${join(values, ', ')} from ${jsonRows(rows, table)})`;
        },
      },
    ];
  }
  const known = rows.rows
    .map((row) => given(row).filter((one) => one !== undefined))
    .filter((row) => row.length === on.length);
  if (known.length === 0) return [];
  return [
    {
      table,
      whole,
      several: known.length > 1,
      where: (alias, scope) => {
        const tuples = known.map(
          (row) =>
            sql`(${join(
              row.map((one) => assignedValue(one, table, scope)),
              ', ',
            )})`,
        );
        return sql`(${own(alias)}) in (values ${join(tuples, ', ')})`;
      },
    },
  ];
}

const isOfKey = (table: Table, columnName: string): boolean =>
  [table.primaryKey, ...table.uniques].some(({ columns }) => columns.includes(columnName));
