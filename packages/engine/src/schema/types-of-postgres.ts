/** GraphQL's name of a PostgreSQL type, as Hasura names it. */
export function scalarName(type: string): string {
  return builtIn[type] ?? type;
}
const builtIn: Readonly<Record<string, string>> = {
  text: 'String',
  varchar: 'String',
  int4: 'Int',
  float8: 'Float',
  bool: 'Boolean',
  int8: 'bigint',
  int2: 'smallint',
};

/** What an operator compares with: the column's own type, a list of it, text, a list of texts, or yes and no. */
export type OperandKind = 'self' | 'list' | 'text' | 'texts' | 'boolean' | 'selfArray';

const common = {
  _eq: 'self',
  _neq: 'self',
  _gt: 'self',
  _gte: 'self',
  _lt: 'self',
  _lte: 'self',
  _in: 'list',
  _nin: 'list',
  _is_null: 'boolean',
} as const;
const onText = {
  _like: 'self',
  _nlike: 'self',
  _ilike: 'self',
  _nilike: 'self',
  _similar: 'self',
  _nsimilar: 'self',
  _regex: 'self',
  _nregex: 'self',
  _iregex: 'self',
  _niregex: 'self',
} as const;
const onJson = {
  _contains: 'self',
  _contained_in: 'self',
  _has_key: 'text',
  _has_keys_any: 'texts',
  _has_keys_all: 'texts',
} as const;
const onArrays = { _contains: 'selfArray', _contained_in: 'selfArray' } as const;

const texts = new Set(['text', 'varchar', 'bpchar', 'citext', 'name']);

/** Operators of a column's type, each with the kind of its operand. */
export function operatorsOf(type: string, array = false): Readonly<Record<string, OperandKind>> {
  if (array) {
    return {
      _eq: 'selfArray',
      _neq: 'selfArray',
      _gt: 'selfArray',
      _gte: 'selfArray',
      _lt: 'selfArray',
      _lte: 'selfArray',
      _is_null: 'boolean',
      ...onArrays,
    };
  }
  if (type === 'json') return { _is_null: 'boolean' };
  if (type === 'jsonb') return { ...common, ...onJson };
  return texts.has(type) ? { ...common, ...onText } : common;
}

const numbers = new Set(['int2', 'int4', 'int8', 'numeric', 'float4', 'float8', 'money']);
const unordered = new Set(['json', 'jsonb', 'bool', 'uuid', 'bytea', 'xml', 'point']);
export const isNumber = (type: string) => numbers.has(type);
/** Has max and min. */
export const isOrdered = (type: string) => !unordered.has(type);
/** Numbers that a double cannot hold, strings when the engine stringifies. */
export const isBigNumber = (type: string) => type === 'int8' || type === 'numeric' || type === 'float8';
export const isJson = (type: string) => type === 'json' || type === 'jsonb';

/** The aggregates over numbers, with PostgreSQL's functions of the same names. */
export const figures = [
  'sum',
  'avg',
  'stddev',
  'stddev_pop',
  'stddev_samp',
  'variance',
  'var_pop',
  'var_samp',
] as const;
