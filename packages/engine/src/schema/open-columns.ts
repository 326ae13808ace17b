import type { SelectRule } from '@operatory/resource';
import type { Catalog, Table } from '../catalog.ts';

/** The columns of a rule that may be exposed at all, which excludes secret ones and the tenant column. */
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
 * Columns usable in filters and orders: the exposed ones that are never masked, or all exposed ones if masked columns are compared by
 * their visible values.
 */
export function comparable(catalog: Catalog, table: Table, rule: SelectRule): ReadonlySet<string> {
  return rule.comparesMasked
    ? unencrypted(table, columnsOf(catalog, table, rule.columns))
    : unmasked(catalog, table, rule);
}

/** Columns usable in aggregates and distinct: the exposed ones that are never masked. */
export function unmasked(catalog: Catalog, table: Table, rule: SelectRule): ReadonlySet<string> {
  const masks = rule.masks ?? {};
  return new Set(
    [...unencrypted(table, columnsOf(catalog, table, rule.columns))].filter(
      (column) => !Object.hasOwn(masks, column),
    ),
  );
}

/** Without encrypted columns, whose stored values can neither be compared nor produced in a statement. */
export const unencrypted = (table: Table, columns: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...columns].filter((column) => !table.columns[column]?.encrypted));
