/** As in Hasura, a schema prefix is not part of the GraphQL name. */
export function scalarName(type: string): string {
  return builtIn[type] ?? type.slice(type.indexOf('.') + 1);
}
const builtIn: Readonly<Record<string, string>> = {
  text: 'String',
  varchar: 'String',
  int4: 'Int',
  float4: 'Float',
  bool: 'Boolean',
  int8: 'bigint',
  int2: 'smallint',
};

const numbers = new Set(['int2', 'int4', 'int8', 'numeric', 'float4', 'float8', 'money']);
const unordered = new Set([
  'json',
  'jsonb',
  'bool',
  'uuid',
  'bytea',
  'xml',
  'point',
  'geometry',
  'geography',
]);
export const isNumber = (type: string) => numbers.has(type);
export const isOrdered = (type: string) => !unordered.has(type);
/**
 * A double may not hold these numbers exactly, so they are returned as strings if the engine is configured to
 * stringify numbers.
 */
export const isBigNumber = (type: string) => type === 'int8' || type === 'numeric' || type === 'float8';
/** PostGIS types are GeoJSON in GraphQL, as in Hasura. */
export const isGeometry = (type: string) => type === 'geometry' || type === 'geography';
export const isJson = (type: string) => type === 'json' || type === 'jsonb';

/** The aggregates over numbers have the same names as PostgreSQL's functions. */
export const numericAggregates = [
  'sum',
  'avg',
  'stddev',
  'stddev_pop',
  'stddev_samp',
  'variance',
  'var_pop',
  'var_samp',
] as const;
