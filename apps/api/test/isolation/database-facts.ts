import type { Sql } from '../../../../prisma/seed/sql.ts';

export interface ColumnFacts {
  readonly name: string;
  /** The name is PostgreSQL's; for an array, it is that of its elements. */
  readonly type: string;
  readonly isArray: boolean;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** A constraint lists the permitted values of a text column. */
  readonly choices?: readonly string[];
}
export interface ForeignKey {
  /** Each pair is our column, then their column. */
  readonly on: readonly (readonly [string, string])[];
  readonly table: string;
  readonly isNullable: boolean;
}
export interface TableFacts {
  readonly name: string;
  readonly columns: readonly ColumnFacts[];
  readonly foreignKeys: readonly ForeignKey[];
  /** These foreign keys belong to other tables. */
  readonly referredBy: readonly { readonly table: string; readonly on: ForeignKey['on'] }[];
}
export interface DatabaseFacts {
  readonly tables: ReadonlyMap<string, TableFacts>;
  readonly enums: Readonly<Record<string, readonly string[]>>;
}

/** The structure is read from PostgreSQL itself, so that tables without a GraphQL type are included. */
export async function databaseFacts(sql: Sql): Promise<DatabaseFacts> {
  const { rows: columns } = await sql(
    `select c.relname as "table", a.attname as name, t.typname as type, e.typname as element,
       a.attnotnull as required, (a.atthasdef or a.attidentity <> '') as defaulted
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '_prisma_migrations'
       and a.attgenerated = ''
     order by c.relname, a.attnum`,
  );
  const { rows: keys } = await sql(
    `select c.relname as "table", f.relname as target,
       (select json_agg(json_build_array(ours.attname, theirs.attname) order by at.n)
        from unnest(k.conkey, k.confkey) with ordinality as at(our, their, n)
        join pg_attribute ours on ours.attrelid = k.conrelid and ours.attnum = at.our
        join pg_attribute theirs on theirs.attrelid = k.confrelid and theirs.attnum = at.their) as "on"
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, k.conname`,
  );
  const { rows: enums } = await sql(
    `select t.typname as name, json_agg(e.enumlabel order by e.enumsortorder) as values
     from pg_enum e join pg_type t on t.oid = e.enumtypid group by 1`,
  );
  const { rows: checks } = await sql(
    `select c.relname as "table", pg_get_constraintdef(k.oid) as text from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'c' and k.connamespace = 'public'::regnamespace`,
  );
  const choices = new Map<string, readonly string[]>();
  for (const { table, text } of checks)
    for (const [, column, list] of String(text).matchAll(
      /\(?"?(\w+)"? (?:=|<@) (?:ANY )?\(*ARRAY\[([^\]]*)\]/g,
    ))
      choices.set(
        `${table}.${column}`,
        [...(list ?? '').matchAll(/'([^']*)'/g)].map(([, value]) => value ?? ''),
      );
  const columnsOf = new Map<string, ColumnFacts[]>();
  for (const { table, name, type, element, required, defaulted } of columns)
    columnsOf.set(String(table), [
      ...(columnsOf.get(String(table)) ?? []),
      {
        name: String(name),
        type: String(element ?? type),
        isArray: element !== null,
        isNullable: required !== true,
        hasDefault: defaulted === true,
        choices: choices.get(`${table}.${name}`),
      },
    ]);
  const foreignKeys = keys.map(({ table, target, on }) => {
    const pairs = on as readonly (readonly [string, string])[];
    const isNullable = pairs.some(([ours]) =>
      columnsOf.get(String(table))?.some(({ name, isNullable }) => name === ours && isNullable),
    );
    return { from: String(table), table: String(target), on: pairs, isNullable };
  });
  const tables = [...columnsOf].map(([name, own]): [string, TableFacts] => [
    name,
    {
      name,
      columns: own,
      foreignKeys: foreignKeys.filter(({ from }) => from === name),
      referredBy: foreignKeys
        .filter(({ table }) => table === name)
        .map(({ from, on }) => ({ table: from, on })),
    },
  ]);
  return {
    tables: new Map(tables),
    enums: Object.fromEntries(enums.map(({ name, values }) => [String(name), values as string[]])),
  };
}

/**
 * A row must exist before another refers to it, so each table comes after those to which its rows must refer.
 */
export function inOrder({ tables }: DatabaseFacts): readonly TableFacts[] {
  const ordered = new Set<string>();
  const visit = (name: string, above: readonly string[]) => {
    if (ordered.has(name) || above.includes(name)) return;
    const table = tables.get(name);
    if (!table) return;
    // The required tables come first, then the optional ones as far as possible without a cycle.
    for (const needed of [true, false])
      for (const key of table.foreignKeys) if (key.isNullable !== needed) visit(key.table, [...above, name]);
    ordered.add(name);
  };
  for (const name of tables.keys()) visit(name, []);
  return [...ordered].flatMap((name) => tables.get(name) ?? []);
}
