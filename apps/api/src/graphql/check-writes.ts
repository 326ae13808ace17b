import { catalog } from '@operatory/db';
import { type Address, addressProblems, register } from '@operatory/domain';
import {
  EngineError,
  isJsonObject,
  Numeral,
  type Prepared,
  plainNumbers,
  type Table,
} from '@operatory/engine';
import { cleanText, type Field, labelOf, type Row, validate } from '@operatory/resource';
import { type GraphQLSchema, getArgumentValues } from 'graphql';

type Column = Table['columns'][string];

const tables: Readonly<Record<string, Table | undefined>> = catalog.tables;
const fieldsOf = new Map(register.map(({ table, fields }) => [table, fields ?? {}]));
/** PostgreSQL checks these kinds itself, and accepts more forms of them than a form field does. */
const readByPostgres: ReadonlySet<string> = new Set(['date', 'time', 'dateTime']);
/** Choices are checked here only if their column is not an enum of the database. */
const isReadByPostgres = (field: Field, column: Column | undefined): boolean =>
  readByPostgres.has(field.kind) || (field.kind === 'enum' && column?.type !== 'text');

/**
 * Repeats the browser's validation with the same messages: each written value must fit its resource's
 * field, and a new row needs the required fields even if their columns may be null. Other checks are left
 * to the engine. @returns the written rows. @throws EngineError
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

/** Arguments that cannot be read are left to the engine, which refuses them. */
function argumentsOf(read: () => Row): Row {
  try {
    return read();
  } catch {
    return {};
  }
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** @returns The rows to insert and the values to set, with their paths. */
function rowsOf(given: Row): readonly (readonly [string, Row])[] {
  return [
    ...listOf(given['objects']).map((row, index) => [`objects[${index}]`, row] as const),
    ['object', given['object']] as const,
    ['_set', given['_set']] as const,
    ...listOf(given['updates']).map(
      (update, index) => [`updates[${index}]._set`, isJsonObject(update) ? update['_set'] : null] as const,
    ),
  ].flatMap(([place, row]) => (isJsonObject(row) ? [[place, row] as const] : []));
}

function checkRow(table: Table, row: Row, path: string, isNew: boolean): void {
  const fields = fieldsOf.get(table.name) ?? {};
  const plain = plainNumbers(row);
  for (const [name, value] of Object.entries(row)) {
    const relationship = Object.hasOwn(table.relationships, name) ? table.relationships[name] : undefined;
    const target = relationship && tables[relationship.table];
    if (target && isJsonObject(value)) {
      for (const inner of listOf(value['data']))
        if (isJsonObject(inner)) checkRow(target, inner, `${path}.${name}.data`, true);
      continue;
    }
    const field = fields[name];
    const problem = field && problemOf(name, field, table.columns[name], readable(field, value), plain);
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

const numberKinds: ReadonlySet<string> = new Set(['number', 'money', 'percent']);
/** Long numbers are checked as texts, because rounding could turn an invalid number into a valid one. */
const readable = (field: Field, value: unknown): unknown =>
  value instanceof Numeral && numberKinds.has(field.kind) ? value.text : plainNumbers(value);

function problemOf(
  name: string,
  field: Field,
  column: Column | undefined,
  value: unknown,
  row: Row,
): string | null {
  if (field.kind === 'address' && isJsonObject(value))
    return Object.values(addressProblems(value as Address))[0] ?? null;
  if (field.kind === 'address' && value !== null && value !== undefined)
    return `${labelOf(name, field)} isn't a valid address`;
  // Variables were cleaned before. Values in the document itself were not, so they are refused.
  if (field.kind === 'text' && typeof value === 'string' && cleanText(value) !== value)
    return `${labelOf(name, field)} contains a character that can't be displayed`;
  return value !== null && isReadByPostgres(field, column) ? null : validate(name, field, value, row);
}
