import {
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isNonNullType,
  Kind,
  specifiedScalarTypes,
  type TypeNode,
} from 'graphql';

export type RootTypes = Readonly<
  Record<'query' | 'mutation' | 'subscription', GraphQLObjectType | null | undefined>
>;

export interface Types {
  /** The whole schema, which is slow to build when there are many tables. */
  readonly schema: GraphQLSchema;
  readonly roots: RootTypes;
  typeNamed(name: string): GraphQLNamedType | undefined;
}

export const typesOfSchema = (schema: GraphQLSchema): Types => ({
  schema,
  roots: {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  },
  typeNamed: (name) => schema.getType(name),
});

/**
 * Most variables have the type of a root argument, so types are resolved without building the whole schema.
 */
export function typesAtHand(roots: RootTypes, make: () => GraphQLSchema): Types {
  let schema: GraphQLSchema | undefined;
  let known: ReadonlyMap<string, GraphQLNamedType> | undefined;
  const whole = () => {
    schema ??= make();
    return schema;
  };
  return {
    get schema() {
      return whole();
    },
    roots,
    typeNamed(name) {
      known ??= new Map([...specifiedScalarTypes, ...argumentTypes(roots)].map((type) => [type.name, type]));
      return known.get(name) ?? whole().getType(name);
    },
  };
}

const argumentTypes = (roots: RootTypes): GraphQLNamedType[] =>
  Object.values(roots).flatMap((root) =>
    Object.values(root?.getFields() ?? {}).flatMap(({ args }) => args.map(({ type }) => getNamedType(type))),
  );

export function typeOfNode(node: TypeNode, types: Types): GraphQLType | undefined {
  if (node.kind === Kind.NAMED_TYPE) return types.typeNamed(node.name.value);
  const inner = typeOfNode(node.type, types);
  if (!inner || (node.kind === Kind.NON_NULL_TYPE && isNonNullType(inner))) return inner;
  return node.kind === Kind.LIST_TYPE ? new GraphQLList(inner) : new GraphQLNonNull(inner);
}
