import {
  __Schema,
  __Type,
  type DocumentNode,
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
  print,
  type SelectionSetNode,
} from 'graphql';
import { EngineError } from '../errors.ts';
import type { Fragments } from './fields.ts';

/**
 * A document may cost this many times as much as the standard introspection query, because some clients add
 * __typename everywhere.
 */
const factor = 2;
const standard = parse(
  getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, directiveIsRepeatable: true }),
);
/** The nested fields of all variants of the standard introspection query. */
const standardShape = shapeOf(
  parse(
    getIntrospectionQuery({
      inputValueDeprecation: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      oneOf: true,
    }),
  ),
);
/**
 * More selections, with fragments expanded, are refused. The standard query with __typename everywhere has
 * about three hundred.
 */
const maxSelections = 450;
const allowances = new WeakMap<GraphQLSchema, Cost>();

/** `fields` are in the response, `steps` are selections that were looked at to count them. */
interface Cost {
  readonly fields: number;
  readonly steps: number;
}

/**
 * Refuses an introspection query that costs more than `factor` times the standard query, before it runs.
 * Counting takes time, so `beforeCounting` may throw to stop callers that send too many. Queries that select
 * no more than the standard one are not counted. @throws EngineError `limit-exceeded`
 */
export function checkIntrospection(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  schema: GraphQLSchema,
  beforeCounting?: () => void,
): void {
  const roots = operation.selectionSet.selections.some(
    (node) => node.kind !== Kind.FIELD || node.name.value === '__schema' || node.name.value === '__type',
  );
  if (!roots) return;
  if (selectionsIn(operation.selectionSet, fragments, new Map()) > maxSelections) throw refused();
  if (isWithin(operation.selectionSet, fragments, standardShape)) return;
  beforeCounting?.();
  const allowed = allowances.get(schema) ?? allowanceOf(schema);
  allowances.set(schema, allowed);
  try {
    new Count(fragments, schema, allowed).root(operation.selectionSet);
  } catch (error) {
    if (error !== tooMuch) throw error;
    throw refused();
  }
}

const refused = () =>
  new EngineError(
    'limit-exceeded',
    'the introspection asks for more than the whole schema',
    '$.selectionSet',
  );

function selectionsIn(
  set: SelectionSetNode,
  fragments: Fragments,
  known: Map<SelectionSetNode, number>,
): number {
  const before = known.get(set);
  if (before !== undefined) return before;
  let count = 0;
  for (const node of set.selections) {
    const inner =
      node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value)?.selectionSet : node.selectionSet;
    count += 1 + (inner ? selectionsIn(inner, fragments, known) : 0);
  }
  known.set(set, count);
  return count;
}

type Shape = Map<string, Shape>;

function shapeOf({ definitions }: DocumentNode): Shape {
  const sets = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );
  const fill = (set: SelectionSetNode, shape: Shape): Shape => {
    for (const node of set.selections) {
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? sets.get(node.name.value) : node.selectionSet;
      if (node.kind !== Kind.FIELD) inner && fill(inner, shape);
      else shape.set(node.name.value, inner ? fill(inner, new Map()) : new Map());
    }
    return shape;
  };
  const shape: Shape = new Map();
  for (const node of definitions) if (node.kind === Kind.OPERATION_DEFINITION) fill(node.selectionSet, shape);
  return shape;
}

/**
 * @returns True if the shape contains the whole selection. Each field may occur only once, because a second
 * alias would return it twice.
 */
function isWithin(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  shape: Shape,
  seen = new Set<string>(),
): boolean {
  return selections.every((node) => {
    if (node.kind !== Kind.FIELD) {
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      return inner !== undefined && isWithin(inner.selectionSet, fragments, shape, seen);
    }
    const { value: name } = node.name;
    if (node.alias && node.alias.value !== name) return false;
    if (name === '__typename') return true;
    if (seen.has(name)) return false;
    seen.add(name);
    const inner = shape.get(name);
    return inner !== undefined && (!node.selectionSet || isWithin(node.selectionSet, fragments, inner));
  });
}

function allowanceOf(schema: GraphQLSchema): Cost {
  const fragments: Fragments = new Map(
    standard.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const count = new Count(fragments, schema, {
    fields: Number.POSITIVE_INFINITY,
    steps: Number.POSITIVE_INFINITY,
  });
  for (const node of standard.definitions)
    if (node.kind === Kind.OPERATION_DEFINITION) count.root(node.selectionSet);
  return { fields: count.fields * factor, steps: count.steps * factor };
}

const tooMuch = Symbol('too much');

/**
 * Counts the fields of a response without making it. The same selection of a type is counted only once,
 * however often a fragment is used.
 */
class Count {
  fields = 0;
  steps = 0;
  /**
   * Cached by fields without their aliases, so that the same selection under forty aliases is counted once.
   */
  readonly #known = new Map<string, Map<unknown, number>>();
  readonly #texts = new Map<SelectionSetNode, string>();
  constructor(
    private readonly fragments: Fragments,
    private readonly schema: GraphQLSchema,
    private readonly allowed: Cost,
  ) {}

  root(set: SelectionSetNode): void {
    this.fields += this.sizeOf(set, undefined, (field) => {
      if (!field.selectionSet) return 0;
      if (field.name.value === '__schema') return this.within(field.selectionSet, __Schema, this.schema);
      if (field.name.value !== '__type') return 0;
      const name = field.arguments?.find((one) => one.name.value === 'name')?.value;
      // A variable could name the largest type, so all types together are counted.
      const types =
        name?.kind === Kind.STRING
          ? [this.schema.getType(name.value)]
          : Object.values(this.schema.getTypeMap());
      let size = 0;
      for (const type of types) if (type) size += this.within(field.selectionSet, __Type, type);
      return this.checked(size);
    });
    this.checked(this.fields);
  }

  private within(set: SelectionSetNode, type: GraphQLObjectType, source: unknown): number {
    const fields = type.getFields();
    return this.sizeOf(set, source, (node) => {
      const field = fields[node.name.value];
      const inner = field && getNamedType(field.type);
      if (!field?.resolve || !node.selectionSet || !isObjectType(inner)) return 0;
      // Deprecated elements are included, so that the largest possible response is counted.
      const value = field.resolve(source, { includeDeprecated: true }, undefined, {
        schema: this.schema,
      } as GraphQLResolveInfo);
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      let size = 0;
      for (const one of values)
        if (one) size = this.checked(size + this.within(node.selectionSet, inner, one));
      return size;
    });
  }

  private sizeOf(set: SelectionSetNode, source: unknown, sizeOfField: (field: FieldNode) => number): number {
    const selected = this.textOf(set);
    const known = this.#known.get(selected) ?? new Map<unknown, number>();
    this.#known.set(selected, known);
    const before = known.get(source);
    if (before !== undefined) return before;
    this.steps += 1;
    if (this.steps > this.allowed.steps) throw tooMuch;
    let size = 0;
    for (const node of set.selections) {
      // An empty fragment spread counts too.
      size += 1;
      if (node.kind === Kind.FIELD) size += sizeOfField(node);
      else if (node.kind === Kind.INLINE_FRAGMENT)
        size += this.sizeOf(node.selectionSet, source, sizeOfField);
      else {
        const fragment = this.fragments.get(node.name.value);
        if (fragment) size += this.sizeOf(fragment.selectionSet, source, sizeOfField);
      }
      this.checked(size);
    }
    known.set(source, size);
    return size;
  }

  /** Aliases do not change the size of a selection, and of the arguments only the name of a type does. */
  private textOf(set: SelectionSetNode): string {
    const known = this.#texts.get(set);
    if (known !== undefined) return known;
    const made = set.selections
      .map((node) => {
        if (node.kind === Kind.FRAGMENT_SPREAD) return `...${node.name.value}`;
        const inner = node.selectionSet ? `{${this.textOf(node.selectionSet)}}` : '';
        if (node.kind === Kind.INLINE_FRAGMENT) return `...${inner}`;
        const { value } = node.name;
        return value === '__type' ? `${value}(${node.arguments?.map(print).join()})${inner}` : value + inner;
      })
      .join(' ');
    this.#texts.set(set, made);
    return made;
  }

  private checked(size: number): number {
    if (size > this.allowed.fields) throw tooMuch;
    return size;
  }
}
