import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { isJson, scalarName } from './types-of-postgres.ts';

/** Scalars of one schema, made once each by PostgreSQL type. */
export class Scalars {
  private readonly made = new Map<string, GraphQLScalarType>();

  of(type: string): GraphQLScalarType {
    const known = builtIn[type] ?? this.made.get(type);
    if (known) return known;
    const scalar = isJson(type) ? jsonScalar(type) : plainScalar(type);
    this.made.set(type, scalar);
    return scalar;
  }
}

/** A string beyond 2³¹ is not GraphQL's Int: int8 and int2 are scalars of their own. */
const builtIn: Readonly<Record<string, GraphQLScalarType>> = {
  text: GraphQLString,
  varchar: GraphQLString,
  int4: GraphQLInt,
  float8: GraphQLFloat,
  bool: GraphQLBoolean,
};

function plainScalar(type: string): GraphQLScalarType {
  const check = (input: unknown): unknown => {
    if (typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean') return input;
    throw new GraphQLError(`unexpected value for type '${scalarName(type)}'`);
  };
  return new GraphQLScalarType({
    name: scalarName(type),
    parseValue: check,
    parseLiteral: (node) => {
      // A literal number keeps its text: 12345678901234567890.5 is no double.
      if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT) return node.value;
      if (node.kind === Kind.BOOLEAN) return node.value;
      throw new GraphQLError(`unexpected value for type '${scalarName(type)}'`, { nodes: node });
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
