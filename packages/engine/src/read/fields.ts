import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { EngineError } from '../errors.ts';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
export interface Selected {
  /** The answer's key: the alias, or the name. */
  readonly key: string;
  readonly name: string;
  /** The first names the arguments; all may have selections. */
  readonly nodes: readonly FieldNode[];
  readonly path: string;
}
export interface Reading {
  readonly fragments: Fragments;
  /** Absent while it does not matter yet what @include and @skip say. */
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Fields of the selections in order, fragments inlined, equal keys merged, @include and @skip obeyed. */
export function collectFields(
  sets: readonly SelectionSetNode[],
  type: string,
  reading: Reading,
  path: string,
): Selected[] {
  const byKey = new Map<string, { name: string; nodes: FieldNode[] }>();
  const seen = new Set<string>();
  const visit = (set: SelectionSetNode) => {
    for (const selection of set.selections) {
      if (!included(selection, reading)) continue;
      if (selection.kind === Kind.FIELD) {
        add(byKey, selection, path);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (!selection.typeCondition || selection.typeCondition.name.value === type)
          visit(selection.selectionSet);
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = reading.fragments.get(selection.name.value);
        if (fragment?.typeCondition.name.value === type) visit(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) visit(set);
  return [...byKey].map(([key, { name, nodes }]) => ({
    key,
    name,
    nodes,
    path: `${path}.selectionSet.${key}`,
  }));
}

function add(byKey: Map<string, { name: string; nodes: FieldNode[] }>, node: FieldNode, path: string) {
  const key = node.alias?.value ?? node.name.value;
  const known = byKey.get(key);
  if (!known) {
    byKey.set(key, { name: node.name.value, nodes: [node] });
    return;
  }
  const [first] = known.nodes;
  if (known.name !== node.name.value || argumentsOf(first) !== argumentsOf(node)) {
    throw new EngineError(
      'validation-failed',
      `selection of '${key}' conflicts with another of the same name`,
      `${path}.selectionSet.${key}`,
    );
  }
  // A leaf said again adds nothing.
  if (node.selectionSet) known.nodes.push(node);
}

const argumentsOf = (node: FieldNode | undefined) =>
  (node?.arguments ?? [])
    .map((one) => print(one))
    .sort()
    .join(',');

/** Selection sets of a field, merged. */
export const selectionsOf = (field: Selected): SelectionSetNode[] =>
  field.nodes.flatMap((node) => (node.selectionSet ? [node.selectionSet] : []));

function included(selection: SelectionNode, { variables }: Reading): boolean {
  if (!variables) return true;
  for (const directive of selection.directives ?? []) {
    const name = directive.name.value;
    if (name !== 'include' && name !== 'skip') continue;
    const condition = directive.arguments?.find((one) => one.name.value === 'if')?.value;
    const holds =
      condition?.kind === Kind.VARIABLE
        ? variables[condition.name.value] === true
        : condition?.kind === Kind.BOOLEAN && condition.value;
    if (holds !== (name === 'include')) return false;
  }
  return true;
}
