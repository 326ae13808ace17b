import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { EngineError, fieldNotFound } from '../errors.ts';
import { ownName } from '../schema/renamed.ts';
import { checkDirectives, conditionType } from './directives.ts';
import { type GivenFields, missingFieldError, readInput } from './input.ts';
import type { Source } from './source.ts';
import { mismatch } from './values.ts';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
export interface SelectedField {
  /** The alias, or else the name. */
  readonly key: string;
  readonly name: string;
  /** The merged nodes of the field. The first one has the arguments; all may have selections. */
  readonly nodes: readonly FieldNode[];
  /** A path of field names, as in Hasura's errors. */
  readonly path: string;
  /** Absent for `__typename` and introspection. */
  readonly definition?: GraphQLField<unknown, unknown>;
}
export interface ReadContext {
  readonly fragments: Fragments;
  /** Absent before @include and @skip are evaluated. */
  readonly given?: GivenFields;
}

/**
 * Collects fields in order: checks each against the type, inlines fragments, merges equal keys, and applies
 * @include and @skip. @throws EngineError with Hasura's message
 */
export function collectFields(
  sets: readonly SelectionSetNode[],
  type: GraphQLObjectType,
  reading: ReadContext,
  path: string,
): SelectedField[] {
  const at = `${path}.selectionSet`;
  if (sets.length === 0)
    throw new EngineError('validation-failed', `missing selection set for '${type.name}'`, at);
  const byKey = new Map<string, { name: string; nodes: FieldNode[] }>();
  const seen = new Set<string>();
  const visit = (set: SelectionSetNode) => {
    for (const selection of set.selections) {
      if (!included(selection, reading, at)) continue;
      if (selection.kind === Kind.FIELD) {
        add(byKey, selection, at);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (!selection.typeCondition || selection.typeCondition.name.value === type.name)
          visit(selection.selectionSet);
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = reading.fragments.get(selection.name.value);
        if (fragment?.typeCondition.name.value === type.name) visit(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) visit(set);
  return [...byKey].map(([key, { name, nodes }]) => selectedOf(key, name, nodes, type, `${at}.${name}`));
}

export function collectWithin(field: SelectedField, reading: ReadContext): SelectedField[] {
  const type = field.definition && getNamedType(field.definition.type);
  if (!isObjectType(type)) throw new Error(`${field.name} has no fields`);
  return collectFields(selectionsOf(field), type, reading, field.path);
}

function selectedOf(
  key: string,
  name: string,
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  path: string,
): SelectedField {
  if (name.startsWith('__')) return { key, name, nodes, path };
  const fields = type.getFields();
  const definition = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!definition) throw fieldNotFound(name, type.name, path);
  if (isLeafType(getNamedType(definition.type)) && nodes.some((node) => node.selectionSet))
    throw new EngineError('validation-failed', 'unexpected subselection set for non-object field', path);
  for (const argument of nodes[0]?.arguments ?? [])
    if (!definition.args.some((one) => one.name === argument.name.value))
      throw new EngineError(
        'validation-failed',
        `'${name}' has no argument named '${argument.name.value}'`,
        path,
      );
  return { key, name: ownName(definition), nodes, path, definition };
}

function add(byKey: Map<string, { name: string; nodes: FieldNode[] }>, node: FieldNode, at: string) {
  const key = node.alias?.value ?? node.name.value;
  const known = byKey.get(key);
  if (!known) {
    byKey.set(key, { name: node.name.value, nodes: [node] });
    return;
  }
  const [first] = known.nodes;
  if (known.name !== node.name.value)
    throw new EngineError(
      'validation-failed',
      `selection of both '${known.name}' and '${node.name.value}' specify the same response name, '${key}'`,
      at,
    );
  if (argumentsOf(first) !== argumentsOf(node))
    throw new EngineError(
      'validation-failed',
      `inconsistent arguments between multiple selections of field '${known.name}'`,
      at,
    );
  // Repeating a field without subfields adds nothing.
  if (node.selectionSet) known.nodes.push(node);
}

const argumentsOf = (node: FieldNode | undefined) =>
  (node?.arguments ?? [])
    .map((one) => print(one))
    .sort()
    .join(',');

/** A merged field has several selection sets. */
export const selectionsOf = (field: SelectedField): SelectionSetNode[] =>
  field.nodes.flatMap((node) => (node.selectionSet ? [node.selectionSet] : []));

const placeOf = {
  [Kind.FIELD]: 'field',
  [Kind.FRAGMENT_SPREAD]: 'fragment spread',
  [Kind.INLINE_FRAGMENT]: 'inline fragment',
} as const;

function included(selection: SelectionNode, { given }: ReadContext, at: string): boolean {
  let isIncluded = true;
  checkDirectives(selection.directives, placeOf[selection.kind], at, (directive) => {
    const name = directive.name.value;
    if (name !== 'include' && name !== 'skip') return;
    const condition = directive.arguments?.find((one) => one.name.value === 'if')?.value;
    const path = `${at}.${name}.args.if`;
    if (!condition) throw missingFieldError('if', path);
    if (!given) return;
    const holds = readInput(condition, conditionType, given, path);
    if (holds?.is !== 'leaf' || typeof holds.known !== 'boolean')
      throw mismatch('a boolean', 'Boolean', holds?.is === 'leaf' ? givenAt(holds.source, given) : {}, path);
    if (holds.known !== (name === 'include')) isIncluded = false;
  });
  return isIncluded;
}

const givenAt = (source: Source, { variables }: GivenFields): unknown =>
  source.from === 'constant' ? source.value : source.from === 'variable' ? variables[source.name] : {};
