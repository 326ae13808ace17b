import type { Catalog } from '@operatory/engine';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { Random } from './random.ts';

export interface Asked {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** Every `table.column` that is shown, compared, sorted by or counted. */
  readonly columns: ReadonlySet<string>;
}

class Enum {
  constructor(readonly name: string) {}
  toJSON() {
    return this.name;
  }
}
const texts = [
  '',
  'a',
  '%',
  "'; drop table tasks; --",
  'X-Hasura-Client-Id',
  '\\',
  '\u0000',
  '𝄞',
  '{',
  '__proto__',
  '[1',
  '(',
  'infinity',
  '2030-02-30',
  '99999999999999999999',
];
const numbers = [0, 1, -1, 1.5, 2_147_483_648, -9_007_199_254_740_991, 1e20, 1e308];
/** From a type's name to the table that it is about: `tasks_bool_exp`, `tasks_max_fields`. */
const suffixes =
  /_(bool_exp|order_by|select_column|set_input|insert_input|inc_input|append_input|prepend_input|stream_cursor_value_input|(?:max|min|sum|avg|stddev|stddev_pop|stddev_samp|variance|var_pop|var_samp)_(?:fields|order_by))$/;

/** An operation made from a role's schema, with values of every kind, and now and then a name that is not the role's. */
export function operationFor(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  catalog: Catalog,
  ids: readonly string[],
  random: Random,
): Asked | undefined {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const columns = new Set<string>();
  if (!root) return undefined;
  const roots = Object.values(root.getFields()).filter(({ name, type }) => {
    const named = getNamedType(type);
    return (
      isObjectType(named) &&
      (/_(aggregate|mutation_response)$/.test(named.name) || ours(named.name)) &&
      (kind === 'query' || /^(insert|update|delete)_/.test(name))
    );
  });
  if (roots.length === 0) return undefined;
  const body = random.some(roots, 2).map((field, index) => `r${index}: ${fieldText(field, 0)}`);
  const head = declared.length > 0 ? `${kind} (${declared.join(', ')})` : kind;
  return { query: `${head} { ${body.join(' ')} }`, variables, columns };

  function ours(name: string) {
    return Object.hasOwn(catalog.tables, name);
  }
  function note(type: string, column: string) {
    const table = ours(type) ? type : type.replace(suffixes, '');
    if (ours(table) && Object.hasOwn(catalog.tables[table]?.columns ?? {}, column))
      columns.add(`${table}.${column}`);
  }

  function fieldText(field: GraphQLField<unknown, unknown>, depth: number): string {
    const named = getNamedType(field.type);
    const args = field.args
      .filter((one) => isRequiredArgument(one) || random.chance(0.35))
      .map((one) => `${one.name}: ${argumentText(one.type, depth)}`);
    const given = args.length > 0 ? `(${args.join(', ')})` : '';
    return `${field.name}${given}${isObjectType(named) ? ` { ${selection(named, depth + 1)} }` : ''}`;
  }

  function selection(type: GraphQLObjectType, depth: number): string {
    const usable = Object.values(type.getFields()).filter(
      (one) => depth < 4 || !isObjectType(getNamedType(one.type)),
    );
    const chosen = random.some(usable, 4);
    for (const { name } of chosen) note(type.name, name);
    const parts = chosen.map((one) => fieldText(one, depth));
    const own = Object.keys(catalog.tables[type.name]?.columns ?? {});
    if (own.length > 0 && random.chance(0.04)) {
      const any = random.pick(own);
      note(type.name, any);
      parts.push(any);
    }
    return ['__typename', ...parts].join(' ');
  }

  function argumentText(type: GraphQLInputType, depth: number): string {
    const value = valueFor(type, depth);
    if (!random.chance(0.3)) return literal(value);
    const name = `v${declared.length}`;
    declared.push(`$${name}: ${String(type)}`);
    variables[name] = JSON.parse(JSON.stringify(value)) as unknown;
    return `$${name}`;
  }

  function valueFor(type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return valueFor(type.ofType, depth);
    if (random.chance(0.03)) return null;
    if (isListType(type))
      return Array.from({ length: random.below(3) }, () => valueFor(type.ofType, depth + 1));
    if (isEnumType(type)) {
      const { name } = random.pick(type.getValues());
      note(type.name, name);
      return new Enum(name);
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      const wanted = depth > 5 ? [] : random.some(fields, 2);
      const all = [...new Set([...fields.filter(isRequiredInputField), ...wanted])];
      const own = Object.keys(catalog.tables[type.name.replace(suffixes, '')]?.columns ?? {});
      const made: Record<string, unknown> = {};
      for (const one of all) {
        note(type.name, one.name);
        made[one.name] = valueFor(one.type, depth + 1);
      }
      if (type.name.endsWith('_bool_exp') && own.length > 0 && random.chance(0.04)) {
        const any = random.pick(own);
        note(type.name, any);
        made[any] = { _is_null: false };
      }
      return made;
    }
    return leaf(type.name);
  }

  function leaf(type: string): unknown {
    if (random.chance(0.15)) return random.pick<unknown>([...texts, ...numbers, true, {}, []]);
    if (type === 'uuid') return random.pick(ids);
    if (type === 'Boolean') return random.chance(0.5);
    if (['Int', 'smallint', 'bigint', 'numeric', 'Float', 'float8'].includes(type)) return random.below(20);
    if (type === 'timestamptz' || type === 'date') return '2030-01-31';
    if (type === 'jsonb') return { a: [1, random.pick(texts)] };
    return random.pick(texts);
  }
}

function literal(value: unknown): string {
  if (value instanceof Enum) return value.name;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, inner]) => `${key}: ${literal(inner)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}
