import type { SelectRule } from '@operatory/resource';
import type { Catalog, Table } from '../catalog.ts';

/** Secret columns and the tenant column are never exposed, whatever a rule lists. */
export function columnsOf(
  catalog: Catalog,
  table: Table,
  columns: '*' | readonly string[],
): ReadonlySet<string> {
  const open = (column: string) => {
    const known = Object.hasOwn(table.columns, column) ? table.columns[column] : undefined;
    return known !== undefined && !known.secret && column !== catalog.tenancy?.column;
  };
  return new Set((columns === '*' ? Object.keys(table.columns) : columns).filter(open));
}

/**
 * Filters, orders and aggregates use only columns that are never masked, because their results would reveal
 * masked values. With `comparesMasked` they use masked columns too.
 */
export function comparable(catalog: Catalog, table: Table, rule: SelectRule): ReadonlySet<string> {
  return rule.comparesMasked
    ? unencrypted(table, columnsOf(catalog, table, rule.columns))
    : unmaskedColumns(catalog, table, rule);
}

export function unmaskedColumns(catalog: Catalog, table: Table, rule: SelectRule): ReadonlySet<string> {
  const masks = rule.masks ?? {};
  return new Set(
    [...unencrypted(table, columnsOf(catalog, table, rule.columns))].filter(
      (column) => !Object.hasOwn(masks, column),
    ),
  );
}

/** The stored values of encrypted columns can neither be compared nor produced in a statement. */
export const unencrypted = (table: Table, columns: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...columns].filter((column) => !table.columns[column]?.encrypted));
