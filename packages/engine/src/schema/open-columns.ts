import type { SelectRule } from '@operatory/resource';
import type { Catalog, Table } from '../catalog.ts';

/** Columns that a rule names and that may be shown at all: never secret ones, never the tenant's. */
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

/** Columns usable in filters and orders: the open ones that are never masked, unless masks are compared as shown. */
export function comparable(catalog: Catalog, table: Table, rule: SelectRule): ReadonlySet<string> {
  return rule.comparesMasked
    ? unencrypted(table, columnsOf(catalog, table, rule.columns))
    : unmasked(catalog, table, rule);
}

/** Columns usable in figures and distinctions: the open ones that are never masked. */
export function unmasked(catalog: Catalog, table: Table, rule: SelectRule): ReadonlySet<string> {
  const masks = rule.masks ?? {};
  return new Set(
    [...unencrypted(table, columnsOf(catalog, table, rule.columns))].filter(
      (column) => !Object.hasOwn(masks, column),
    ),
  );
}

/** Without those whose stored value is not what they mean: it can neither be compared nor made in a statement. */
export const unencrypted = (table: Table, columns: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...columns].filter((column) => !table.columns[column]?.encrypted));
