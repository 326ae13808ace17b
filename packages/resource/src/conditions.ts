import { and, type BoolExp, not, or } from './bool-exp.ts';
import type { Field } from './field.ts';
import { isValueOf, type TestContext, testOf } from './field-tests.ts';

/**
 * A test of one column. `path` leads to the column: it belongs to the row itself or, through object
 * relationships, to a row it refers to.
 */
export interface Condition {
  readonly kind: 'is';
  readonly path: readonly string[];
  readonly test: string;
  readonly values: readonly string[];
}
export interface ConditionGroup {
  readonly kind: 'all' | 'any' | 'none';
  readonly of: readonly ConditionNode[];
}
/** With `some`, a row of the array relationship satisfies all of these conditions; with `no`, none does. */
export interface RelationshipCondition {
  readonly kind: 'some' | 'no';
  readonly relationship: string;
  readonly of: readonly ConditionNode[];
}
/** The condition builder builds this filter; `whereOf` converts it to a `bool_exp`. */
export type ConditionNode = Condition | ConditionGroup | RelationshipCondition;

export const noConditions: ConditionGroup = { kind: 'all', of: [] };

export interface FilterableFields {
  readonly fieldAt: (path: readonly string[]) => Field | undefined;
  readonly related: (relationship: string) => FilterableFields | undefined;
}

/**
 * An incomplete condition does not filter, so that the list does not change while a person is still typing.
 */
export function isCompleteCondition(
  { path, test, values }: Condition,
  { fieldAt }: FilterableFields,
): boolean {
  const field = fieldAt(path);
  const asked = field && testOf(field, test);
  if (!asked || !values.every((value) => isValueOf(field, value))) return false;
  const wanted = { nothing: 0, one: 1, two: 2, many: Math.max(1, values.length) }[asked.takes];
  return values.length === wanted;
}

/** @returns The filter without its incomplete conditions; undefined if nothing remains. */
export function completeConditionsOf<Node extends ConditionNode>(
  node: Node,
  askable: FilterableFields,
): Node | undefined;
export function completeConditionsOf(
  node: ConditionNode,
  askable: FilterableFields,
): ConditionNode | undefined {
  if (node.kind === 'is') return isCompleteCondition(node, askable) ? node : undefined;
  const inner = 'relationship' in node ? askable.related(node.relationship) : askable;
  if (!inner) return undefined;
  const of = node.of.flatMap((each) => completeConditionsOf(each, inner) ?? []);
  // A relationship without conditions still tests that a related row exists; an empty group tests nothing.
  return of.length > 0 || 'relationship' in node ? { ...node, of } : undefined;
}

export const conditionCount = (node: ConditionNode): number =>
  node.kind === 'is'
    ? 1
    : node.of.reduce(
        (sum, each) => sum + conditionCount(each),
        'relationship' in node && node.of.length === 0 ? 1 : 0,
      );

/**
 * @returns The filter as a `bool_exp`; null if any part names an unknown field or one that may not be
 * filtered. Each condition is true or false, never unknown: a null value fails it and satisfies its
 * negation.
 */
export function whereOf(
  node: ConditionNode,
  askable: FilterableFields,
  context: TestContext,
  negated = false,
): BoolExp | null {
  if (node.kind === 'is') return conditionOf(node, askable, context, negated);
  const inner = 'relationship' in node ? askable.related(node.relationship) : askable;
  if (!inner) return null;
  const isNegated = node.kind === 'none' || (negated && !('relationship' in node));
  const parts = node.of.map((each) => whereOf(each, inner, context, isNegated));
  if (!parts.every((part) => part !== null)) return null;
  switch (node.kind) {
    case 'all':
      return and(...parts);
    case 'any':
      return parts.length > 0 ? or(...parts) : {};
    case 'none':
      return parts.length > 0 ? not(or(...parts)) : {};
    case 'some':
      return { [node.relationship]: and(...parts) };
    case 'no':
      return not({ [node.relationship]: and(...parts) });
  }
}

function conditionOf(
  condition: Condition,
  askable: FilterableFields,
  context: TestContext,
  negated: boolean,
): BoolExp | null {
  const { path, test: name, values } = condition;
  const field = askable.fieldAt(path);
  const test = field && testOf(field, name);
  const column = path.at(-1);
  if (!test || column === undefined || !isCompleteCondition(condition, askable)) return null;
  const own = test.where(column, values, context);
  // A condition on a referenced row is never unknown.
  if (path.length > 1) {
    const there = path.slice(0, -1).reduceRight<BoolExp>((inner, step) => ({ [step]: inner }), own);
    return test.not ? not(there) : there;
  }
  if (test.not) return or({ [column]: { _is_null: true } }, not(own));
  return negated ? and({ [column]: { _is_null: false } }, own) : own;
}

const special = /[~,():]/g;
const escaped = (text: string): string => text.replace(special, '~$&');

/**
 * @returns The filter as a short text for the URL:
 * `name:has:smith,any(status:in:ACTIVE,clinic.name:starts:Man),some(tasks,…)`. Equal filters give equal
 * texts, and `readConditions` parses them.
 */
export function writeConditions(root: ConditionGroup): string {
  const only = root.of.length === 1 ? root.of[0] : undefined;
  // A list that consists of one group would be parsed as that group.
  const bare = root.kind === 'all' && !(only && isGroup(only));
  return bare ? listText(root.of) : root.of.length === 0 ? '' : nodeText(root);
}
const isGroup = (node: ConditionNode): node is ConditionGroup =>
  node.kind === 'all' || node.kind === 'any' || node.kind === 'none';
const listText = (nodes: readonly ConditionNode[]): string => nodes.map(nodeText).join(',');
const nodeText = (node: ConditionNode): string => {
  if (node.kind === 'is') return [node.path.join('.'), node.test, ...node.values].map(escaped).join(':');
  const parts = [
    ...('relationship' in node ? [node.relationship] : []),
    ...(node.of.length > 0 ? [listText(node.of)] : []),
  ];
  return `${node.kind}(${parts.join(',')})`;
};

const name = /^[a-z_][a-z0-9_]*$/i;
/**
 * The number of conditions and the depth of a filter are limited, because a filter from a URL could
 * otherwise be too large for the server.
 */
const maxConditions = 100;
const deepest = 6;

/** @returns The filter; null if the text is not the output of `writeConditions`. */
export function readConditions(text: string): ConditionGroup | null {
  if (text === '') return noConditions;
  const tokens = text.match(/~[~,():]|[^~,():]+|[,():]/g) ?? [];
  if (tokens.join('') !== text) return null;
  let at = 0;
  let count = 0;

  const words = (): string => {
    let read = '';
    for (;;) {
      const token = tokens[at];
      if (token === undefined || /^[,():]$/.test(token)) return read;
      read += token.startsWith('~') ? token.slice(1) : token;
      at += 1;
    }
  };
  const list = (depth: number, end: ')' | undefined): ConditionNode[] | null => {
    const nodes: ConditionNode[] = [];
    if (end !== undefined && tokens[at] === end) return nodes;
    for (;;) {
      const node = one(depth);
      if (!node || ++count > maxConditions) return null;
      nodes.push(node);
      if (tokens[at] === end) return nodes;
      if (tokens[at] !== ',') return null;
      at += 1;
    }
  };
  const one = (depth: number): ConditionNode | null => {
    const head = words();
    if (tokens[at] === '(') {
      if (depth >= deepest) return null;
      at += 1;
      return grouped(head, depth + 1);
    }
    const path = head.split('.');
    if (!path.every((step) => name.test(step)) || tokens[at] !== ':') return null;
    at += 1;
    const test = words();
    const values: string[] = [];
    while (tokens[at] === ':') {
      at += 1;
      values.push(words());
    }
    return name.test(test) ? { kind: 'is', path, test, values } : null;
  };
  const grouped = (head: string, depth: number): ConditionNode | null => {
    let relationship: string | undefined;
    if (head === 'some' || head === 'no') {
      relationship = words();
      if (!name.test(relationship)) return null;
      if (tokens[at] === ',') at += 1;
      else if (tokens[at] !== ')') return null;
    }
    const of = list(depth, ')');
    if (!of) return null;
    at += 1;
    if (relationship !== undefined && (head === 'some' || head === 'no'))
      return { kind: head, relationship, of };
    return head === 'all' || head === 'any' || head === 'none' ? { kind: head, of } : null;
  };

  const of = list(0, undefined);
  if (!of) return null;
  const only = of.length === 1 ? of[0] : undefined;
  return only && isGroup(only) ? only : { kind: 'all', of };
}
