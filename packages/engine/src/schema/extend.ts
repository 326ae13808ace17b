import {
  GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  type GraphQLType,
  GraphQLUnionType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { RoleSchema } from './role-schema.ts';
import { typesOfSchema } from './types-at-hand.ts';

type Field = GraphQLFieldConfig<unknown, unknown>;

export type Offers = (root: string) => boolean;

/**
 * If both schemas define a type, the engine's is used, so that a command that returns a table's row returns
 * only what this role may see.
 */
export function extendedSchema(
  role: RoleSchema,
  base: GraphQLSchema,
  offers: Offers = () => true,
): RoleSchema {
  const ours = role.schema;
  const copies = new Map<string, GraphQLNamedType>();

  // Types refer to each other by instance, so every type reachable from the roots is copied, each once.
  const named = (type: GraphQLNamedType): GraphQLNamedType => {
    const known = ours.getType(type.name) ?? copies.get(type.name);
    if (known) return known;
    const copy = copyOf(type);
    copies.set(type.name, copy);
    return copy;
  };
  const mapped = <Type extends GraphQLType>(type: Type): Type => {
    if (isNonNullType(type)) return new GraphQLNonNull(mapped(type.ofType)) as GraphQLType as Type;
    if (isListType(type)) return new GraphQLList(mapped(type.ofType)) as GraphQLType as Type;
    return named(type as GraphQLNamedType) as GraphQLType as Type;
  };
  const field = (config: Field): Field => ({
    ...config,
    type: mapped(config.type),
    args: Object.fromEntries(
      Object.entries(config.args ?? {}).map(([name, argument]) => [
        name,
        { ...argument, type: mapped(argument.type) },
      ]),
    ),
  });
  const fields = (config: GraphQLFieldConfigMap<unknown, unknown>) =>
    Object.fromEntries(Object.entries(config).map(([name, one]) => [name, field(one)]));

  function copyOf(type: GraphQLNamedType): GraphQLNamedType {
    if (type instanceof GraphQLScalarType || type instanceof GraphQLEnumType) return type;
    if (type instanceof GraphQLObjectType) {
      const config = type.toConfig();
      return new GraphQLObjectType({
        ...config,
        interfaces: () => config.interfaces.map(mapped),
        fields: () => fields(config.fields),
      });
    }
    if (type instanceof GraphQLInterfaceType) {
      const config = type.toConfig();
      return new GraphQLInterfaceType({
        ...config,
        interfaces: () => config.interfaces.map(mapped),
        fields: () => fields(config.fields),
      });
    }
    if (type instanceof GraphQLUnionType) {
      const config = type.toConfig();
      return new GraphQLUnionType({ ...config, types: () => config.types.map(mapped) });
    }
    const config = (type as GraphQLInputObjectType).toConfig();
    return new GraphQLInputObjectType({
      ...config,
      fields: () =>
        Object.fromEntries(
          Object.entries(config.fields).map(([name, one]) => [name, { ...one, type: mapped(one.type) }]),
        ),
    });
  }

  const root = (
    name: string,
    mine: GraphQLObjectType | null | undefined,
    theirs: GraphQLObjectType | null | undefined,
  ) => {
    const written = Object.entries(theirs?.toConfig().fields ?? {}).filter(([root]) => offers(root));
    if (!mine && written.length === 0) return undefined;
    return new GraphQLObjectType({
      name: mine?.name ?? name,
      // A table's root takes precedence, so that a hand-written field cannot replace it and its permissions.
      fields: () => ({ ...fields(Object.fromEntries(written)), ...(mine?.toConfig().fields ?? {}) }),
    });
  };
  const schema = new GraphQLSchema({
    query: root('query_root', ours.getQueryType(), base.getQueryType()),
    mutation: root('mutation_root', ours.getMutationType(), base.getMutationType()),
    subscription: root('subscription_root', ours.getSubscriptionType(), base.getSubscriptionType()),
    directives: ours.getDirectives(),
  });
  const { namespace, reads, subscriptions, writes } = role;
  return { ...typesOfSchema(schema), namespace, reads, subscriptions, writes };
}
