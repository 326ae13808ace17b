import {
  __Schema,
  __Type,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { EngineError } from '../errors.ts';
import type { Fragments } from './fields.ts';

/** How many standard introspection queries one document may cost. */
const standardQueries = 2;
const standard = parse(
  getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, directiveIsRepeatable: true }),
);
const allowances = new WeakMap<GraphQLSchema, number>();

/**
 * Refuses an introspection that answers more than twice as many fields as the standard query does for the same schema,
 * before any of it is executed. @throws EngineError `limit-exceeded`
 */
export function checkIntrospection(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  schema: GraphQLSchema,
): void {
  const roots = operation.selectionSet.selections.some(
    (node) => node.kind !== Kind.FIELD || node.name.value === '__schema' || node.name.value === '__type',
  );
  if (!roots) return;
  const allowed = allowances.get(schema) ?? standardQueries * sizeOf(standard.definitions, schema);
  allowances.set(schema, allowed);
  try {
    new Count(fragments, schema, allowed).root(operation.selectionSet);
  } catch (error) {
    if (error !== tooMuch) throw error;
    throw new EngineError(
      'limit-exceeded',
      `the introspection asks for more than ${standardQueries} times the whole schema`,
      '$.selectionSet',
    );
  }
}

function sizeOf(definitions: typeof standard.definitions, schema: GraphQLSchema): number {
  const fragments: Fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const count = new Count(fragments, schema, Number.POSITIVE_INFINITY);
  for (const node of definitions) if (node.kind === Kind.OPERATION_DEFINITION) count.root(node.selectionSet);
  return count.fields;
}

const tooMuch = Symbol('too much');

/** Walks the selections over the schema itself, by graphql-js's own resolvers, and makes no answer. */
class Count {
  fields = 0;
  constructor(
    private readonly fragments: Fragments,
    private readonly schema: GraphQLSchema,
    private readonly allowed: number,
  ) {}

  root(set: SelectionSetNode): void {
    this.each(set, (field) => {
      if (!field.selectionSet) return;
      if (field.name.value === '__schema') this.within(field.selectionSet, __Schema, this.schema);
      if (field.name.value === '__type') {
        const name = field.arguments?.find((one) => one.name.value === TypeMetaFieldDef.args[0]?.name)?.value;
        // A variable may name the largest type there is: all of them stand for it.
        const types =
          name?.kind === Kind.STRING
            ? [this.schema.getType(name.value)]
            : Object.values(this.schema.getTypeMap());
        for (const type of types) if (type) this.within(field.selectionSet, __Type, type);
      }
    });
  }

  private within(set: SelectionSetNode, type: GraphQLObjectType, source: unknown): void {
    const fields = type.getFields();
    this.each(set, (node) => {
      const field = fields[node.name.value];
      const inner = field && getNamedType(field.type);
      if (!field?.resolve || !node.selectionSet || !isObjectType(inner)) return;
      // With what is deprecated too: the most that it can answer.
      const value = field.resolve(source, { includeDeprecated: true }, undefined, {
        schema: this.schema,
      } as GraphQLResolveInfo);
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      for (const one of values) if (one) this.within(node.selectionSet, inner, one);
    });
  }

  /** A spread that holds nothing counts as well: fragments that double cost what they cost here. */
  private each(set: SelectionSetNode, visit: (field: FieldNode) => void): void {
    for (const node of set.selections) {
      this.fields += 1;
      if (this.fields > this.allowed) throw tooMuch;
      if (node.kind === Kind.FIELD) visit(node);
      else if (node.kind === Kind.INLINE_FRAGMENT) this.each(node.selectionSet, visit);
      else {
        const fragment = this.fragments.get(node.name.value);
        if (fragment) this.each(fragment.selectionSet, visit);
      }
    }
  }
}
