import {
  type GraphQLInputType,
  type GraphQLLeafType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type ValueNode,
} from 'graphql';
import { EngineError } from '../errors.ts';
import { isJson } from '../schema/types-of-postgres.ts';
import type { Source } from './source.ts';

/**
 * An argument's value with its structure known and its leaves as sources, so that one plan serves
 * every request whose variables have the same shape. `known` is set where the value itself is part
 * of the shape: enums and booleans.
 */
export type Input =
  | { readonly is: 'null' }
  | { readonly is: 'leaf'; readonly source: Source; readonly known?: unknown }
  /** A list of scalars from one variable, of any length. */
  | { readonly is: 'leaves'; readonly source: Source }
  /** Rows to insert from one variable, of any number, all with these keys. */
  | { readonly is: 'rows'; readonly source: Source; readonly keys: readonly string[] }
  | { readonly is: 'list'; readonly items: readonly Input[] }
  | { readonly is: 'object'; readonly fields: ReadonlyMap<string, Input> };

/** The variables of a request, and which of them are lists of rows to insert: of those only the keys matter. */
export interface Given {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly bulk: ReadonlySet<string>;
}

/** The value at an argument, or undefined when it is absent. */
export function readInput(
  node: ValueNode,
  type: GraphQLInputType,
  given: Given,
  path: string,
): Input | undefined {
  if (node.kind === Kind.VARIABLE) {
    const name = node.name.value;
    const value = Object.hasOwn(given.variables, name) ? given.variables[name] : undefined;
    return value === undefined
      ? undefined
      : inputOfValue(value, type, { from: 'variable', name, path: [] }, given.bulk.has(name));
  }
  if (isNonNullType(type)) return readInput(node, type.ofType, given, path);
  if (node.kind === Kind.NULL) return { is: 'null' };
  if (isListType(type)) {
    const nodes = node.kind === Kind.LIST ? node.values : [node];
    return { is: 'list', items: nodes.flatMap((one) => readInput(one, type.ofType, given, path) ?? []) };
  }
  if (isInputObjectType(type)) {
    if (node.kind !== Kind.OBJECT)
      throw new EngineError('validation-failed', `expected an object for type '${type.name}'`, path);
    const fields = new Map<string, Input>();
    const known = type.getFields();
    for (const field of node.fields) {
      const fieldType = known[field.name.value]?.type;
      const value = fieldType && readInput(field.value, fieldType, given, `${path}.${field.name.value}`);
      if (value) fields.set(field.name.value, value);
    }
    return { is: 'object', fields };
  }
  return readLeaf(node, type, path);
}

function readLeaf(node: ValueNode, type: GraphQLLeafType, path: string): Input {
  if (isJson(type.name) && hasVariables(node)) return { is: 'leaf', source: { from: 'literal', node } };
  let value: unknown;
  try {
    value = type.parseLiteral(node, undefined);
  } catch (error) {
    throw new EngineError(
      'validation-failed',
      error instanceof Error ? error.message : 'unexpected value',
      path,
    );
  }
  const source: Source = { from: 'constant', value };
  return isEnumType(type) || typeof value === 'boolean'
    ? { is: 'leaf', source, known: value }
    : { is: 'leaf', source };
}

function hasVariables(node: ValueNode): boolean {
  if (node.kind === Kind.VARIABLE) return true;
  if (node.kind === Kind.LIST) return node.values.some(hasVariables);
  return node.kind === Kind.OBJECT && node.fields.some((field) => hasVariables(field.value));
}

type FromVariable = Extract<Source, { from: 'variable' }>;
const step = (source: FromVariable, key: string | number): FromVariable => ({
  ...source,
  path: [...source.path, key],
});

function inputOfValue(value: unknown, type: GraphQLInputType, source: FromVariable, bulk = false): Input {
  if (isNonNullType(type)) return inputOfValue(value, type.ofType, source, bulk);
  if (value === null || value === undefined) return { is: 'null' };
  if (isListType(type)) {
    const items = Array.isArray(value) ? value : [value];
    const item = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
    if (isLeafType(item) && !isEnumType(item)) return { is: 'leaves', source };
    const keys = bulk ? rowKeys(items, item) : undefined;
    if (keys) return { is: 'rows', source, keys };
    return {
      is: 'list',
      items: items.map((one, index) => inputOfValue(one, type.ofType, step(source, index))),
    };
  }
  if (isInputObjectType(type)) {
    const types = type.getFields();
    const fields = new Map<string, Input>();
    for (const [key, inner] of Object.entries(value as Record<string, unknown>)) {
      const field = types[key];
      if (field && inner !== undefined) fields.set(key, inputOfValue(inner, field.type, step(source, key)));
    }
    return { is: 'object', fields };
  }
  return isEnumType(type) || typeof value === 'boolean'
    ? { is: 'leaf', source, known: value }
    : { is: 'leaf', source };
}

/** Keys of rows that are to be inserted and alike, with no rows nested in them; undefined for anything else. */
function rowKeys(rows: readonly unknown[], type: GraphQLInputType): string[] | undefined {
  if (!isInputObjectType(type) || rows.length < 2) return undefined;
  const types = type.getFields();
  let first: string | undefined;
  for (const row of rows) {
    const keys = Object.keys(row as object).sort();
    const text = keys.join(' ');
    first ??= text;
    if (text !== first) return undefined;
    if (keys.some((key) => isInputObjectType(types[key]?.type ?? null))) return undefined;
  }
  return first === undefined || first === '' ? undefined : first.split(' ');
}

/** What of the variables decides the SQL: structure, nulls, enums and booleans, but no scalar's value. */
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
    const types = type.getFields();
    const parts = Object.entries(value as Record<string, unknown>).map(([key, inner]) => {
      const field = types[key];
      return field ? `${key}:${shapeOfValue(inner, field.type)}` : '';
    });
    return `{${parts.join()}}`;
  }
  return isEnumType(type) || typeof value === 'boolean' ? `=${String(value)}` : 's';
}
