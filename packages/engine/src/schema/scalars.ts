import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLError,
  GraphQLFloat,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Catalog, Column } from '../catalog.ts';
import { enumName, typeName } from './naming.ts';
import { isGeometry, isJson, scalarName } from './types-of-postgres.ts';

export class Scalars {
  private readonly made = new Map<string, GraphQLScalarType>();
  private tables: ReadonlySet<string> | undefined;
  private readonly enums = new Map<string, GraphQLEnumType>();
  constructor(private readonly catalog: Pick<Catalog, 'tables' | 'enumTables'>) {}

  /** The type has no list wrappers: it is a scalar, or the enum of the table that the column refers to. */
  ofColumn({ type, enumTable }: Pick<Column, 'type' | 'enumTable'>): GraphQLScalarType | GraphQLEnumType {
    const values = enumTable === undefined ? undefined : this.catalog.enumTables?.[enumTable];
    const table = enumTable === undefined ? undefined : this.catalog.tables[enumTable];
    if (!values || !table) return this.of(type);
    const name = enumName(table);
    const known = this.enums.get(name);
    if (known) return known;
    const made = new GraphQLEnumType({
      name,
      values: Object.fromEntries(values.map(({ value, comment }) => [value, { description: comment }])),
    });
    this.enums.set(name, made);
    return made;
  }

  of(type: string): GraphQLScalarType {
    const known = builtIn[type] ?? this.made.get(type);
    if (known) return known;
    const name = this.nameOf(type);
    // Types of two PostgreSQL schemas may have the same name; GraphQL has one scalar for both.
    const same = this.made.get(name);
    const scalar = same ?? (isJson(type) || isGeometry(type) ? jsonScalar(type) : plainScalar(name));
    this.made.set(name, scalar);
    this.made.set(type, scalar);
    return scalar;
  }

  /**
   * Each table is also a row type in PostgreSQL, but in GraphQL the table has the name, so the scalar gets a
   * suffix.
   */
  private nameOf(type: string): string {
    const name = scalarName(type);
    this.tables ??= new Set(Object.values(this.catalog.tables).map(typeName));
    return this.tables.has(name) ? `${name}_scalar` : name;
  }
}

/**
 * The types with a scalar of GraphQL's own. int8 does not fit its Int, and int2 has its own scalar in
 * Hasura.
 */
const builtIn: Readonly<Record<string, GraphQLScalarType>> = {
  text: GraphQLString,
  varchar: GraphQLString,
  int4: GraphQLInt,
  float4: GraphQLFloat,
  bool: GraphQLBoolean,
};

function plainScalar(name: string): GraphQLScalarType {
  const check = (input: unknown): unknown => {
    if (typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean') return input;
    throw new GraphQLError(`unexpected value for type '${name}'`);
  };
  return new GraphQLScalarType({
    name,
    parseValue: check,
    parseLiteral: (node) => {
      // A number literal keeps its text, because a double cannot represent 12345678901234567890.5.
      if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT) return node.value;
      if (node.kind === Kind.BOOLEAN) return node.value;
      throw new GraphQLError(`unexpected value for type '${name}'`, { nodes: node });
    },
  });
}

function jsonScalar(type: string): GraphQLScalarType {
  return new GraphQLScalarType({
    name: scalarName(type),
    parseValue: (input) => input,
    parseLiteral: (node: ValueNode, variables) => valueFromASTUntyped(node, variables),
  });
}
