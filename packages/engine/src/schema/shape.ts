import type { TablePermissions, UpdateRule } from '@operatory/resource';
import type { Catalog, ComputedField, Relationship, Table } from '../catalog.ts';
import { columnsOf, comparable, unencrypted } from './open-columns.ts';

/**
 * The shape of a table contains everything that a role could see under any of its rules, because a role has
 * one schema for all sessions. The plan decides what a particular session may use.
 */
export interface TableShape {
  readonly table: Table;
  readonly readable: ReadonlySet<string>;
  readonly filterable: ReadonlySet<string>;
  readonly relationships: readonly { readonly relationship: Relationship; readonly target: TableShape }[];
  readonly nested: readonly { readonly relationship: Relationship; readonly target: TableShape }[];
  /** The computed fields: `values` return values, `called` return rows. */
  readonly values: readonly ComputedField[];
  readonly called: readonly { readonly field: ComputedField; readonly target: TableShape }[];
  readonly masked: ReadonlySet<string>;
  /**
   * The metadata's names of the roots that a role with read permission has. If absent, the role has all of
   * them.
   */
  readonly queryRoots?: ReadonlySet<string>;
  readonly subscriptionRoots?: ReadonlySet<string>;
  readonly aggregates: boolean;
  readonly reads: boolean;
  /** False if all rules of the role expose only reference fields. */
  readonly full: boolean;
  readonly insertable?: ReadonlySet<string>;
  readonly updatable?: ReadonlySet<string>;
  readonly deletable: boolean;
  /** The key columns that a caller passes; empty if the role cannot read all of them. */
  readonly key: readonly string[];
}

export function shapesOf(
  catalog: Catalog,
  permissions: Readonly<Record<string, TablePermissions>>,
  hasuraRules: boolean,
): ReadonlyMap<string, TableShape> {
  type Related = { relationship: Relationship; target: TableShape };
  type Called = { field: ComputedField; target: TableShape };
  const shapes = new Map<
    string,
    TableShape & { relationships: Related[]; nested: Related[]; called: Called[] }
  >();
  for (const table of Object.values(catalog.tables)) {
    const rules = Object.hasOwn(permissions, table.name) ? permissions[table.name] : undefined;
    if (!rules) continue;
    const shape = shapeOf(catalog, table, rules, hasuraRules);
    if (isReadable(shape) || shape.insertable || shape.updatable || shape.deletable)
      shapes.set(table.name, shape);
  }
  for (const shape of shapes.values()) {
    for (const relationship of Object.values(shape.table.relationships)) {
      const target = shapes.get(relationship.table);
      if (target?.insertable && hasuraRules) shape.nested.push({ relationship, target });
      if (!target || !isReadable(target)) continue;
      if (relationship.kind === 'array' && !(shape.full && target.full)) continue;
      shape.relationships.push({ relationship, target });
      if (target.insertable && !hasuraRules) shape.nested.push({ relationship, target });
    }
    for (const field of Object.values(shape.table.computed ?? {})) {
      const target = 'table' in field.returns ? shapes.get(field.returns.table) : undefined;
      if (target && isReadable(target)) shape.called.push({ field, target });
    }
  }
  return shapes;
}

/** Under Hasura's rules a role may read a table's rows without any readable column. */
export const isReadable = ({ reads }: Pick<TableShape, 'reads'>) => reads;

function shapeOf(catalog: Catalog, table: Table, rules: TablePermissions, hasuraRules: boolean) {
  const selects = rules.select ?? [];
  const union = (sets: Iterable<ReadonlySet<string>>) => new Set([...sets].flatMap((set) => [...set]));
  const readable = inTableOrder(table, union(selects.map((rule) => columnsOf(catalog, table, rule.columns))));
  const written = (writes: TablePermissions['insert'] | TablePermissions['update']) =>
    writes && writes.length > 0
      ? inTableOrder(table, union(writes.map((rule) => writableOf(catalog, table, rule))))
      : undefined;
  const may = table.writable ?? { insert: true, update: true, delete: true };
  const inserted = may.insert ? written(rules.insert) : undefined;
  const insertable = inserted && unencrypted(table, inserted);
  const key = table.primaryKey.columns.filter((column) => column !== catalog.tenancy?.column);
  const values = Object.values(table.computed ?? {}).filter(
    ({ name, returns }) =>
      'type' in returns && selects.some(({ computed }) => computed === '*' || computed?.includes(name)),
  );
  return {
    table,
    reads: readable.size > 0 || values.length > 0 || (hasuraRules && selects.length > 0),
    readable,
    filterable: inTableOrder(table, union(selects.map((rule) => comparable(catalog, table, rule)))),
    relationships: [],
    nested: [],
    called: [],
    values,
    masked: new Set(
      selects.flatMap(({ masks, referred }) => [
        ...Object.keys(masks ?? {}),
        ...(referred
          ? Object.keys(table.columns).filter((column) => !referred.columns.includes(column))
          : []),
      ]),
    ),
    queryRoots: rootsOf(selects.map(({ queryRoots }) => queryRoots)),
    subscriptionRoots: rootsOf(selects.map(({ subscriptionRoots }) => subscriptionRoots)),
    aggregates: selects.some((rule) => rule.aggregates === true && !rule.reference),
    full: selects.some((rule) => !rule.reference),
    insertable: insertable?.size ? insertable : undefined,
    updatable: may.update ? written(rules.update) : undefined,
    deletable: may.delete && (rules.delete ?? []).length > 0,
    key: key.length > 0 && key.every((column) => readable.has(column)) ? key : [],
  };
}

/** A caller may set only columns that neither the rule presets nor the database generates. */
export function writableOf(
  catalog: Catalog,
  table: Table,
  { columns, presets = {} }: Pick<UpdateRule, 'columns' | 'presets'>,
): ReadonlySet<string> {
  const open = [...columnsOf(catalog, table, columns)];
  return new Set(
    open.filter((column) => !Object.hasOwn(presets, column) && !table.columns[column]?.generated),
  );
}

const rootsOf = (lists: readonly (readonly string[] | undefined)[]): ReadonlySet<string> | undefined =>
  lists.length > 0 && lists.every((list) => list !== undefined)
    ? new Set(lists.flat() as string[])
    : undefined;

const inTableOrder = (table: Table, columns: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(Object.keys(table.columns).filter((column) => columns.has(column)));
