import {
  type GraphQLArgumentConfig,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Catalog } from '../catalog.ts';
import { camelCase } from './graphql-case.ts';
import { typeNaming } from './type-naming.ts';

/**
 * The engine's own name of a field, argument, input field or type, which may differ from its name in
 * GraphQL.
 */
export const ownName = ({ name, extensions }: Named): string =>
  (extensions.own as string | undefined) ?? name;
interface Named {
  readonly name: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

const within: Readonly<Record<string, string>> = {
  query_root: 'query',
  mutation_root: 'mutation_frontend',
  subscription_root: 'subscription',
};
/**
 * Only the engine's own words follow the GraphQL convention; names from the database and the metadata are
 * unchanged.
 */
const words =
  /^(distinct_on|order_by|on_conflict|pk_columns|batch_size|update_columns|initial_value|use_spheroid|affected_rows|(stddev|var|covar)_(pop|samp)|bool_(and|or)|_delete_\w+)$|_aggregate$/;

/**
 * Returns the same schema with other names: type names, a namespace for its roots if there is one, and the
 * GraphQL convention for the engine's own fields and enums.
 */
export function renamedSchema(
  schema: GraphQLSchema,
  catalog: Pick<Catalog, 'tables' | 'names'>,
): GraphQLSchema {
  const { graphqlCase, namespace } = catalog.names ?? {};
  const typeName = typeNaming(catalog);
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const isWithin = (root: GraphQLObjectType) =>
    namespace !== undefined && !Object.hasOwn(root.getFields(), 'no_queries_available');
  const made = new Map<GraphQLNamedType, GraphQLNamedType>();

  const word = (name: string, all = false) =>
    graphqlCase && (all || words.test(name)) ? camelCase(name) : name;
  const withRenamedKeys = <Config extends { extensions?: unknown }>(
    config: Readonly<Record<string, Config>>,
    all = false,
  ) =>
    Object.fromEntries(
      Object.entries(config).map(([name, one]) => {
        const other = word(name, all);
        return [other, other === name ? one : { ...one, extensions: { own: name } }];
      }),
    );

  function typeOf<Type extends GraphQLType>(type: Type): Type {
    if (isNonNullType(type)) return new GraphQLNonNull(typeOf(type.ofType)) as unknown as Type;
    if (isListType(type)) return new GraphQLList(typeOf(type.ofType)) as unknown as Type;
    return named(type as GraphQLNamedType) as Type;
  }
  function named(type: GraphQLNamedType): GraphQLNamedType {
    const known = made.get(type);
    if (known) return known;
    const other = isIntrospectionType(type) ? type : copy(type);
    made.set(type, other);
    return other;
  }
  function copy(type: GraphQLNamedType): GraphQLNamedType {
    if (isObjectType(type)) {
      const isRoot = roots.has(type);
      const config = type.toConfig();
      return new GraphQLObjectType({
        ...config,
        name:
          isRoot && !isWithin(type)
            ? type.name
            : isRoot
              ? typeName(`${namespace}_${within[type.name]}`, true)
              : typeName(type.name),
        fields: () => {
          const fields = Object.entries(config.fields).map(
            ([name, field]) => [name, fieldOf(field)] as const,
          );
          return isRoot ? Object.fromEntries(fields) : withRenamedKeys(Object.fromEntries(fields));
        },
      });
    }
    if (isInputObjectType(type)) {
      const config = type.toConfig();
      const compares = type.name.endsWith('_comparison_exp');
      const inputOf = (one: GraphQLInputFieldConfig) => ({
        ...one,
        type: typeOf<GraphQLInputType>(one.type),
      });
      return new GraphQLInputObjectType({
        ...config,
        name: typeName(type.name),
        extensions: { own: type.name },
        fields: () =>
          withRenamedKeys(
            Object.fromEntries(Object.entries(config.fields).map(([name, one]) => [name, inputOf(one)])),
            compares,
          ),
      });
    }
    return isEnumType(type) ? enumOf(type) : type;
  }
  function fieldOf(field: GraphQLFieldConfig<unknown, unknown>): GraphQLFieldConfig<unknown, unknown> {
    const argumentOf = (one: GraphQLArgumentConfig) => ({ ...one, type: typeOf<GraphQLInputType>(one.type) });
    const args = Object.entries(field.args ?? {}).map(([name, one]) => [name, argumentOf(one)] as const);
    return {
      ...field,
      type: typeOf<GraphQLOutputType>(field.type),
      args: withRenamedKeys(Object.fromEntries(args)),
    };
  }
  /**
   * Enum values keep their internal meaning, such as a sort direction or the value in the enum table, so that
   * plans do not depend on names.
   */
  function enumOf(type: GraphQLEnumType): GraphQLEnumType {
    const config = type.toConfig();
    const isUpper = graphqlCase && (type.name === 'order_by' || type.name.endsWith('_enum'));
    const values = Object.entries(config.values).map(
      ([name, one]) => [isUpper ? name.toUpperCase() : name, { ...one, value: name }] as const,
    );
    return new GraphQLEnumType({ ...config, name: typeName(type.name), values: Object.fromEntries(values) });
  }

  const config = schema.toConfig();
  const root = (type: GraphQLObjectType | null | undefined) => {
    const own = type && (named(type) as GraphQLObjectType);
    if (!own || !isWithin(type) || namespace === undefined) return own;
    return new GraphQLObjectType({
      name: type.name,
      fields: { [namespace]: { type: new GraphQLNonNull(own) } },
    });
  };
  return new GraphQLSchema({
    ...config,
    query: root(config.query),
    mutation: root(config.mutation),
    subscription: root(config.subscription),
    types: config.types.map(named),
  });
}
