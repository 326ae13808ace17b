import { catalog } from '@operatory/db';
import { type Address, addressProblems, register } from '@operatory/domain';
import { EngineError, type Prepared, type Table } from '@operatory/engine';
import { cleanText, type Field, labelOf, type Row, validate } from '@operatory/resource';
import { type GraphQLSchema, getArgumentValues } from 'graphql';

type Column = Table['columns'][string];

const tables: Readonly<Record<string, Table | undefined>> = catalog.tables;
const fieldsOf = new Map(register.map(({ table, fields }) => [table, fields ?? {}]));
/** PostgreSQL reads these itself, in more spellings than a form does. */
const readByPostgres: ReadonlySet<string> = new Set(['date', 'time', 'dateTime']);
/** A choice is checked here where its column is no enum of the database. */
const isReadByPostgres = (field: Field, column: Column | undefined): boolean =>
  readByPostgres.has(field.kind) || (field.kind === 'enum' && column?.type !== 'text');

/**
 * The server repeats what the browser checks: each value that a mutation writes to a table is what its field in the
 * register says, with the same sentence; so is what a new row may not do without, though its column could. What else is
 * missing, of a wrong type or not allowed is told by the engine.
 * Answers with the rows that are written. @throws EngineError
 */
export function checkWrites(prepared: Prepared, variables: Row, schema: GraphQLSchema): readonly Row[] {
  const written: Row[] = [];
  if (prepared.operation !== 'mutation') return written;
  for (const { key, name, table: root, nodes } of prepared.roots) {
    const definition = schema.getMutationType()?.getFields()[name];
    const node = nodes[0];
    if (!root || !definition || !node) continue;
    const given = argumentsOf(() => getArgumentValues(definition, node, variables));
    for (const [place, row] of rowsOf(given)) {
      checkRow(root.table, row, `$.selectionSet.${key}.args.${place}`, place.startsWith('object'));
      written.push(row);
    }
  }
  return written;
}

/** Values that cannot even be read are the engine's to refuse. */
function argumentsOf(read: () => Row): Row {
  try {
    return read();
  } catch {
    return {};
  }
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The rows of a write's arguments with their places: objects to insert, values to set. */
function rowsOf(given: Row): readonly (readonly [string, Row])[] {
  return [
    ...listOf(given['objects']).map((row, index) => [`objects[${index}]`, row] as const),
    ['object', given['object']] as const,
    ['_set', given['_set']] as const,
    ...listOf(given['updates']).map(
      (update, index) => [`updates[${index}]._set`, isRow(update) ? update['_set'] : null] as const,
    ),
  ].flatMap(([place, row]) => (isRow(row) ? [[place, row] as const] : []));
}

function checkRow(table: Table, row: Row, path: string, isNew: boolean): void {
  const fields = fieldsOf.get(table.name) ?? {};
  for (const [name, value] of Object.entries(row)) {
    const relationship = Object.hasOwn(table.relationships, name) ? table.relationships[name] : undefined;
    const target = relationship && tables[relationship.table];
    if (target && isRow(value)) {
      for (const inner of listOf(value['data']))
        if (isRow(inner)) checkRow(target, inner, `${path}.${name}.data`, true);
      continue;
    }
    const field = fields[name];
    const problem = field && problemOf(name, field, table.columns[name], value, row);
    if (problem) throw new EngineError('validation-failed', problem, `${path}.${name}`);
  }
  for (const [name, field] of isNew ? Object.entries(fields) : []) {
    const column = table.columns[name];
    if (!field || !column?.nullable || column.hasDefault || field.readOnly || Object.hasOwn(row, name))
      continue;
    const problem = validate(name, field, undefined, row);
    if (problem) throw new EngineError('validation-failed', problem, `${path}.${name}`);
  }
}

function problemOf(
  name: string,
  field: Field,
  column: Column | undefined,
  value: unknown,
  row: Row,
): string | null {
  if (field.kind === 'address' && isRow(value))
    return Object.values(addressProblems(value as Address))[0] ?? null;
  if (field.kind === 'address' && value !== null && value !== undefined)
    return `${labelOf(name, field)} isn't a valid address`;
  // Variables came cleaned: what is written into the document itself is refused.
  if (field.kind === 'text' && typeof value === 'string' && cleanText(value) !== value)
    return `${labelOf(name, field)} contains a character that can't be displayed`;
  return value !== null && isReadByPostgres(field, column) ? null : validate(name, field, value, row);
}
