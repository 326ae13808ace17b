import type { Catalog, CatalogColumn, CatalogTable } from './catalog-of.ts';

const heading =
  '// Written by packages/db/src/tools/generator.ts from prisma/schema: do not edit. `pnpm --filter @operatory/db gen`.\n';

const keyText = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));
const stringText = (value: string) =>
  value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`;

/** Values that fit on one line are written on one, as the formatter would write them. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return stringText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${keyText(key)}: ${literal(item, inner)}`);
  if (entries.length === 0) return Array.isArray(value) ? '[]' : '{}';
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const line = Array.isArray(value) ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`;
  if (line.length + indent.length < 96 && !line.includes('\n')) return line;
  return `${open}\n${entries.map((entry) => `${inner}${entry},`).join('\n')}\n${indent}${close}`;
}

/** The engine's catalog marks a confidential column as encrypted. */
const encrypted = ({ confidential, ...column }: CatalogColumn) => ({
  ...column,
  ...(confidential && { encrypted: true }),
});
const mapValues = <A, B>(record: Record<string, A>, to: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));

export function catalogText(catalog: Catalog): string {
  const tables = mapValues(catalog.tables, (table) => ({
    ...table,
    columns: mapValues(table.columns, encrypted),
  }));
  return `${heading}\n/** What the engine knows of the database (its \`Catalog\`), as data. */\nexport const catalog = ${literal({ ...catalog, tables })} as const;\n`;
}

const typescriptTypes: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bool: 'boolean',
  int4: 'number',
  float8: 'number',
  // Numbers that a double cannot represent are sent as strings; the web parses them as decimals by field
  // kind.
  int8: 'string',
  numeric: 'string',
  timestamptz: 'string',
  date: 'string',
  time: 'string',
  jsonb: 'Json',
};

function propertyText(column: CatalogColumn, enums: Catalog['enums']): string {
  const base = column.type in enums ? `Enum<'${column.type}'>` : (typescriptTypes[column.type] ?? 'unknown');
  const type = column.array ? `readonly ${base}[]` : base;
  const description = column.description ? `  /** ${column.description} */\n` : '';
  return `${description}  readonly ${column.name}: ${type}${column.nullable ? ' | null' : ''};\n`;
}

/** @returns The name of a table's row type, such as `TaskCommentsRow` for `task_comments`. */
const rowName = (table: string) =>
  `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Row`;

const publicColumns = (table: CatalogTable) =>
  Object.values(table.columns).filter((column) => !column.secret);

function factsOf(table: CatalogTable) {
  const facts = publicColumns(table).map((column) => [
    column.name,
    {
      type: column.type,
      nullable: column.nullable ?? false,
      hasDefault: column.hasDefault ?? false,
      list: column.array ?? false,
      ...(column.confidential && { confidential: true }),
    },
  ]);
  return Object.fromEntries(facts);
}

const namesWith = (tables: readonly CatalogTable[], column: string, has: boolean): string[] =>
  tables
    .filter((table) => publicColumns(table).some(({ name }) => name === column) === has)
    .map(({ name }) => name);

export function modelsText(catalog: Catalog): string {
  const tables = Object.values(catalog.tables);
  const interfaces = tables.map(
    (table) =>
      `${table.description ? `/** ${table.description} */\n` : ''}export interface ${rowName(table.name)} {\n${publicColumns(
        table,
      )
        .map((column) => propertyText(column, catalog.enums))
        .join('')}}\n`,
  );
  return [
    heading,
    "/** Values of the database's enums, in order. */",
    `export const enums = ${literal(catalog.enums)} as const;`,
    'export type EnumName = keyof typeof enums;',
    '/** A value of the named enum. */',
    'export type Enum<Name extends EnumName> = (typeof enums)[Name][number];',
    'export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };',
    '',
    '// Rows as the API sends them: instants are ISO strings, days `yyyy-MM-dd`, numerics decimal strings.',
    ...interfaces,
    '/** Row type by table name. */',
    `export interface Models {\n${tables.map((table) => `  readonly ${table.name}: ${rowName(table.name)};\n`).join('')}}`,
    'export type TableName = keyof Models;',
    'export type Row<Table extends TableName> = Models[Table];',
    '',
    "/** Facts of every column. `type` is PostgreSQL's (`uuid`, `text`, `timestamptz`, …) or an enum's name. */",
    `export const columns = ${literal(mapValues(catalog.tables, factsOf))} as const;`,
    '',
    '/** Tables whose rows say by a number which state they are in. */',
    `export const versioned: readonly string[] = ${literal(namesWith(tables, 'version', true))};`,
    '/** Those whose rows do not say when they were changed last. */',
    `export const undated: readonly string[] = ${literal(namesWith(tables, 'updated_at', false))};`,
    '',
    '/** Where each relationship of a table leads. */',
    `export const relationships = ${literal(mapValues(catalog.tables, (table) => mapValues(table.relationships, ({ kind, table: to }) => ({ kind, table: to }))))} as const;`,
    '',
  ].join('\n');
}
