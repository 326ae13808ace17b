import type { TablePermissions } from '@operatory/resource';
import type { Catalog, Relationship, Table } from '../catalog.ts';
import { columnsOf, comparable } from './open-columns.ts';

/**
 * What a role could see of a table under any of its rules: the union, from which the role's schema is
 * built. What one session may really use is decided by the plan.
 */
export interface Shape {
  readonly table: Table;
  readonly readable: ReadonlySet<string>;
  readonly filterable: ReadonlySet<string>;
  readonly relationships: readonly { readonly relationship: Relationship; readonly target: Shape }[];
  readonly aggregates: boolean;
  /** False when every rule gives reference fields only. */
  readonly full: boolean;
  readonly insertable?: ReadonlySet<string>;
  readonly updatable?: ReadonlySet<string>;
  readonly deletable: boolean;
  /** Columns of the key that a caller names, none when the key cannot be read. */
  readonly key: readonly string[];
}

/** Shapes of every table that a role can read or write, by table name. */
export function shapesOf(
  catalog: Catalog,
  permissions: Readonly<Record<string, TablePermissions>>,
): ReadonlyMap<string, Shape> {
  const shapes = new Map<
    string,
    Shape & { relationships: { relationship: Relationship; target: Shape }[] }
  >();
  for (const table of Object.values(catalog.tables)) {
    const rules = Object.hasOwn(permissions, table.name) ? permissions[table.name] : undefined;
    if (!rules) continue;
    const shape = shapeOf(catalog, table, rules);
    if (shape.readable.size > 0 || shape.insertable || shape.updatable || shape.deletable)
      shapes.set(table.name, shape);
  }
  for (const shape of shapes.values()) {
    for (const relationship of Object.values(shape.table.relationships)) {
      const target = shapes.get(relationship.table);
      if (!target || target.readable.size === 0) continue;
      if (relationship.kind === 'array' && !(shape.full && target.full)) continue;
      shape.relationships.push({ relationship, target });
    }
  }
  return shapes;
}

function shapeOf(catalog: Catalog, table: Table, rules: TablePermissions) {
  const selects = rules.select ?? [];
  const union = (sets: Iterable<ReadonlySet<string>>) => new Set([...sets].flatMap((set) => [...set]));
  const readable = inTableOrder(table, union(selects.map((rule) => columnsOf(catalog, table, rule.columns))));
  const written = (writes: TablePermissions['insert'] | TablePermissions['update']) =>
    writes && writes.length > 0
      ? inTableOrder(
          table,
          union(writes.map((rule) => withoutPresets(columnsOf(catalog, table, rule.columns), rule.presets))),
        )
      : undefined;
  // An input type has at least one field.
  const insertable = written(rules.insert);
  const key = table.primaryKey.columns.filter((column) => column !== catalog.tenancy?.column);
  return {
    table,
    readable,
    filterable: inTableOrder(table, union(selects.map((rule) => comparable(catalog, table, rule)))),
    relationships: [],
    aggregates: selects.some((rule) => rule.aggregates === true && !rule.reference),
    full: selects.some((rule) => !rule.reference),
    insertable: insertable?.size ? insertable : undefined,
    updatable: written(rules.update),
    deletable: (rules.delete ?? []).length > 0,
    key: key.length > 0 && key.every((column) => readable.has(column)) ? key : [],
  };
}

export function withoutPresets(
  columns: ReadonlySet<string>,
  presets: Readonly<Record<string, unknown>> | undefined,
): ReadonlySet<string> {
  return presets ? new Set([...columns].filter((column) => !Object.hasOwn(presets, column))) : columns;
}

const inTableOrder = (table: Table, columns: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(Object.keys(table.columns).filter((column) => columns.has(column)));
