import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { EngineError, fieldNotFound } from '../errors.ts';
import { ownName } from '../schema/renamed.ts';
import { isGeometry, isJson } from '../schema/types-of-postgres.ts';
import { checkShape } from './geo-json.ts';
import { isJsonObject } from './json.ts';
import { Numeral } from './numeral.ts';
import type { Source } from './source.ts';
import { mismatch, unexpectedNull } from './values.ts';
import { checkUsage, type Definitions, type Variables } from './variables.ts';

/**
 * An argument's value: its structure is known, and its leaves are sources, so that one plan serves all
 * requests with variables of the same shape. `known` is the value of an enum or boolean, which is part of the
 * shape.
 */
export type Input =
  | { readonly is: 'null' }
  | { readonly is: 'leaf'; readonly source: Source; readonly known?: unknown }
  /** A list of scalars of any length, from one variable. */
  | { readonly is: 'leaves'; readonly source: Source }
  /** Any number of rows to insert, all with these keys, from one variable. */
  | { readonly is: 'rows'; readonly source: Source; readonly keys: readonly string[] }
  /** `single`: a single value in place of a list. */
  | { readonly is: 'list'; readonly items: readonly Input[]; readonly single?: true }
  | { readonly is: 'object'; readonly fields: ReadonlyMap<string, Input> };

/**
 * A request's variables, and those (`bulk`) that are lists of rows to insert, of which only the keys matter.
 */
export interface GivenFields {
  readonly variables: Variables;
  readonly definitions: Definitions;
  readonly bulk: ReadonlySet<string>;
}

/** The value of an argument or field; undefined if it is absent. @throws EngineError with Hasura's message */
export function readInput(
  node: ValueNode,
  type: GraphQLInputType,
  given: GivenFields,
  path: string,
): Input | undefined {
  if (node.kind === Kind.VARIABLE) return readVariable(node.name.value, type, given, path);
  if (isNonNullType(type)) {
    if (node.kind === Kind.NULL) throw noNull(type.ofType, path);
    return readInput(node, type.ofType, given, path);
  }
  if (node.kind === Kind.NULL) return { is: 'null' };
  if (isListType(type)) {
    if (node.kind !== Kind.LIST) {
      const only = readInput(node, type.ofType, given, `${path}[0]`);
      return only && { is: 'list', items: [only], single: true };
    }
    return {
      is: 'list',
      items: node.values.flatMap(
        (one, index) => readInput(one, type.ofType, given, `${path}[${index}]`) ?? [],
      ),
    };
  }
  if (isInputObjectType(type)) {
    if (node.kind !== Kind.OBJECT) throw mismatch('an object', type.name, plainOf(node), path);
    const nodes = new Map(node.fields.map((field) => [field.name.value, field.value]));
    return readFields(type, [...nodes.keys()], path, (name, fieldType, at) => {
      const value = nodes.get(name);
      return value && readInput(value, fieldType, given, at);
    });
  }
  return readLeaf(node, type, path);
}

function readVariable(
  name: string,
  type: GraphQLInputType,
  given: GivenFields,
  path: string,
): Input | undefined {
  const definition = given.definitions.get(name);
  if (definition) checkUsage(definition, type, path);
  const value = Object.hasOwn(given.variables, name) ? given.variables[name] : undefined;
  if (value !== undefined)
    return inputOfValue(value, type, { from: 'variable', name, path: [] }, path, given.bulk.has(name));
  return definition?.defaultValue && readInput(definition.defaultValue, type, given, path);
}

/** Reads an object's fields. @throws EngineError for unknown or missing fields */
function readFields(
  type: GraphQLInputObjectType,
  names: readonly string[],
  path: string,
  read: (name: string, type: GraphQLInputType, path: string) => Input | undefined,
): Input {
  const known = type.getFields();
  for (const name of names)
    if (!Object.hasOwn(known, name)) throw fieldNotFound(name, type.name, `${path}.${name}`);
  const fields = new Map<string, Input>();
  // In the caller's order, which matters for order_by and for the columns of an insert.
  for (const name of names) {
    const field = known[name];
    const value = field && read(name, optional(field), `${path}.${name}`);
    if (field && value) fields.set(ownName(field), value);
  }
  for (const field of Object.values(known))
    if (isRequiredInputField(field) && !fields.has(ownName(field)))
      throw missingFieldError(field.name, `${path}.${field.name}`);
  return { is: 'object', fields };
}

/** A field with a default value may be omitted even if its type is not null. */
export const optional = ({ type, defaultValue }: Pick<GraphQLArgument, 'type' | 'defaultValue'>) =>
  defaultValue !== undefined && isNonNullType(type) ? type.ofType : type;
export const missingFieldError = (name: string, path: string) =>
  new EngineError('validation-failed', `missing required field '${name}'`, path);
const noNull = (type: GraphQLInputType, path: string): EngineError => {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner))
    return new EngineError('validation-failed', `unexpected null value for type '${inner}'`, path);
  return isInputObjectType(inner)
    ? mismatch('an object', inner.name, null, path)
    : isEnumType(inner)
      ? mismatch('an enum value', inner.name, null, path)
      : unexpectedNull(String(inner), path);
};

function readLeaf(node: ValueNode, type: GraphQLLeafType, path: string): Input {
  if (isEnumType(type)) {
    if (node.kind !== Kind.ENUM) throw mismatch('an enum value', type.name, plainOf(node), path);
    return enumLeaf(node.value, type, path);
  }
  if (isJson(type.name)) return { is: 'leaf', source: { from: 'literal', node } };
  if (isGeometry(type.name)) {
    if (node.kind !== Kind.VARIABLE && !hasVariable(node)) checkShape(valueFromASTUntyped(node), path);
    return { is: 'leaf', source: { from: 'literal', node } };
  }
  const value = plainOf(node);
  const source: Source = { from: 'constant', value };
  return typeof value === 'boolean' ? { is: 'leaf', source, known: value } : { is: 'leaf', source };
}

function hasVariable(node: ValueNode): boolean {
  if (node.kind === Kind.LIST) return node.values.some(hasVariable);
  if (node.kind === Kind.OBJECT) return node.fields.some(({ value }) => hasVariable(value));
  return node.kind === Kind.VARIABLE;
}

function enumLeaf(value: string, type: GraphQLEnumType, path: string, source?: Source): Input {
  const known: unknown = type.getValue(value)?.value;
  if (known !== undefined)
    return {
      is: 'leaf',
      source: source && known === value ? source : { from: 'constant', value: known },
      known,
    };
  const names = type.getValues().map((one) => `'${one.name}'`);
  throw new EngineError(
    'validation-failed',
    `expected one of the values [${names.join(', ')}] for type '${type.name}', but found '${value}'`,
    path,
  );
}

/** The value of a literal that is not JSON. Numbers keep their text. */
function plainOf(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.INT:
    case Kind.FLOAT:
      return new Numeral(node.value, node.kind === Kind.INT ? 'integer' : 'float');
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.LIST:
      return node.values.map(plainOf);
    case Kind.OBJECT:
      return {};
    default:
      return null;
  }
}

type FromVariable = Extract<Source, { from: 'variable' }>;
const step = (source: FromVariable, key: string | number): FromVariable => ({
  ...source,
  path: [...source.path, key],
});

function inputOfValue(
  value: unknown,
  type: GraphQLInputType,
  source: FromVariable,
  path: string,
  bulk = false,
): Input {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) throw noNull(type.ofType, path);
    return inputOfValue(value, type.ofType, source, path, bulk);
  }
  if (value === null || value === undefined) return { is: 'null' };
  if (isListType(type)) {
    const items = Array.isArray(value) ? value : [value];
    const item = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
    if (isLeafType(item) && !isEnumType(item)) return { is: 'leaves', source };
    const keys = bulk ? rowKeys(items, item) : undefined;
    if (keys && isInputObjectType(item)) {
      for (const key of keys)
        if (!Object.hasOwn(item.getFields(), key)) throw fieldNotFound(key, item.name, `${path}[0].${key}`);
      return { is: 'rows', source, keys };
    }
    return {
      is: 'list',
      items: items.map((one, index) =>
        inputOfValue(one, type.ofType, step(source, index), `${path}[${index}]`),
      ),
    };
  }
  if (isInputObjectType(type)) {
    if (!isJsonObject(value)) throw mismatch('an object', type.name, value, path);
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    return readFields(type, names, path, (name, fieldType, at) =>
      inputOfValue(value[name], fieldType, step(source, name), at),
    );
  }
  if (isEnumType(type)) {
    if (typeof value !== 'string') throw mismatch('an enum value', type.name, value, path);
    return enumLeaf(value, type, path, source);
  }
  return typeof value === 'boolean' ? { is: 'leaf', source, known: value } : { is: 'leaf', source };
}

/**
 * The keys of rows to insert; undefined unless there are several rows, all with the same keys, whose values
 * can be taken as they are.
 */
function rowKeys(rows: readonly unknown[], type: GraphQLInputType): string[] | undefined {
  if (!isInputObjectType(type) || rows.length < 2) return undefined;
  const types = type.getFields();
  let first: string | undefined;
  for (const row of rows) {
    if (!isJsonObject(row)) return undefined;
    const keys = Object.keys(row).sort();
    const text = keys.join(' ');
    first ??= text;
    if (text !== first) return undefined;
    if (keys.some((key) => isOneByOne(types[key]?.type))) return undefined;
  }
  return first === undefined || first === '' ? undefined : first.split(' ');
}

/**
 * @returns True if a field cannot be taken from the row as it is: nested rows, and enums whose value differs
 * from their name.
 */
function isOneByOne(type: GraphQLInputType | undefined): boolean {
  const named = type && getNamedType(type);
  if (isEnumType(named)) return named.getValues().some(({ name, value }) => name !== value);
  return isInputObjectType(type);
}

/** The part of a variable that decides the SQL: structure, nulls, enums and booleans, but not scalars. */
export function shapeOfValue(value: unknown, type: GraphQLInputType, bulk = false): string {
  if (isNonNullType(type)) return shapeOfValue(value, type.ofType, bulk);
  if (value === undefined) return '-';
  if (value === null) return 'n';
  if (isListType(type)) {
    const items = Array.isArray(value) ? value : [value];
    const item = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
    if (isLeafType(item) && !isEnumType(item)) return 'l';
    const keys = bulk ? rowKeys(items, item) : undefined;
    return keys ? `r(${keys.join(' ')})` : `[${items.map((one) => shapeOfValue(one, type.ofType)).join()}]`;
  }
  if (isInputObjectType(type)) {
    // Planning an invalid value fails and is never cached, so each request gets the error.
    if (!isJsonObject(value)) return '!';
    const types = type.getFields();
    const parts = Object.entries(value).map(([key, inner]) => {
      const field = types[key];
      return `${key}:${field ? shapeOfValue(inner, field.type) : '!'}`;
    });
    return `{${parts.join()}}`;
  }
  return isEnumType(type) || typeof value === 'boolean' ? `=${String(value)}` : 's';
}
