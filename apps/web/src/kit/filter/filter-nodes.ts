import type { Condition, ConditionGroup, ConditionNode } from '@operatory/resource';
import type { FilterTable } from './filter-fields.ts';

/** A condition for which no field was chosen yet. */
export const newCondition: Condition = { kind: 'is', path: [], test: '', values: [] };
export const newGroup: ConditionGroup = { kind: 'any', of: [newCondition] };

/** The number of conditions without a field, which have no effect. */
export const emptyConditionsIn = (node: ConditionNode): number =>
  node.kind === 'is'
    ? Number(node.path.length === 0)
    : node.of.reduce((sum, each) => sum + emptyConditionsIn(each), 0);

/** The group with one of its nodes replaced, or removed if `node` is null. */
export const withNodeReplaced = <Node extends { readonly of: readonly ConditionNode[] }>(
  group: Node,
  at: number,
  node: ConditionNode | null,
): Node => ({
  ...group,
  of: group.of.flatMap((each, index) => (index === at ? (node ? [node] : []) : [each])),
});

/**
 * The labels of the fields in a condition, such as `Name` or `Clinic: Name`, and of the kinds of rows, such
 * as `Rooms`.
 */
export function labelsOf(
  node: ConditionNode,
  table: FilterTable,
  tableOf: (table: string) => FilterTable | null,
): readonly string[] {
  if (node.kind === 'is') {
    const [first = '', ...rest] = node.path;
    const own = table.fields.find(({ name }) => name === first);
    if (rest.length === 0) return own ? [own.label] : [];
    const reference = table.references.find(({ name }) => name === first);
    const beyond = reference && tableOf(reference.table);
    if (!reference || !beyond) return [];
    return labelsOf({ ...node, path: rest }, beyond, tableOf).map((label) => `${reference.label}: ${label}`);
  }
  if ('relationship' in node) {
    const part = table.parts.find(({ name }) => name === node.relationship);
    return part ? [part.label] : [];
  }
  return node.of.flatMap((each) => labelsOf(each, table, tableOf));
}
