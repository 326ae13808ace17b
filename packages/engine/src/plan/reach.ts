import { type BoolExp, or, type SelectRule } from '@operatory/resource';
import type { Relationship, Table } from '../catalog.ts';
import { type Condition, conjunction, type Join, type Rows } from './ir.ts';
import type { Planning } from './planning.ts';
import { ruleFilter } from './rule-filter.ts';

export interface ReachedRelationship {
  readonly relationship: Omit<Relationship, 'on'> & { readonly on: Join };
  readonly target: Table;
  readonly targetRule: SelectRule;
  /** The target's rows that the session can see. */
  readonly where: Condition;
}

/**
 * A relationship that the session can follow; undefined if it cannot. Under a reference rule, array
 * relationships are missing, and object relationships are too unless their key is readable.
 */
export function reachRelationship(
  table: Table,
  rule: SelectRule,
  name: string,
  planning: Planning,
  /** The relationship is in the response, where rows that are readable only by reference may appear. */
  isShown = false,
): ReachedRelationship | undefined {
  const relationship = planning.relationship(table, name);
  if (!relationship) return undefined;
  const target = planning.table(relationship.table);
  const own = planning.access.select(target);
  if (!own) return undefined;
  const targetRule =
    isShown && relationship.kind === 'object'
      ? withReferred(own, [...planning.access.columns(target, own), ...Object.keys(target.computed ?? {})])
      : own;
  if (relationship.kind === 'array' && (rule.reference || targetRule.reference)) return undefined;
  if (rule.reference) {
    const open = planning.access.columns(table, rule);
    const ours = relationship.on
      .map(([our]) => our)
      .filter((our) => our !== planning.catalog.tenancy?.column);
    if (!ours.every((our) => open.has(our))) return undefined;
  }
  planning.enter(target);
  // The rows joined by a masked key would reveal it, from either side.
  const on = relationship.on.map(([our, their]): Join[number] => {
    const shown = maskOf(table, rule, our, planning);
    return shown ? [our, their, shown] : [our, their];
  });
  const theirs = relationship.on.flatMap(([, their]) => maskOf(target, targetRule, their, planning) ?? []);
  const where = conjunction(visibleRows(target, targetRule, planning), ...theirs);
  return { relationship: { ...relationship, on }, target, targetRule, where };
}

/** Adds rows that are readable by reference. Only their reference columns are shown. */
function withReferred(rule: SelectRule, fields: readonly string[]): SelectRule {
  const { referred, filter, masks = {} } = rule;
  if (!referred) return rule;
  const isAll = Object.keys(referred.filter).length === 0;
  const own = (column: string): BoolExp => {
    const mask = Object.hasOwn(masks, column) ? masks[column] : undefined;
    return mask ? { _and: [filter, mask] } : filter;
  };
  const hidden = fields.filter((field) => !referred.columns.includes(field));
  return {
    ...rule,
    filter: isAll ? referred.filter : or(filter, referred.filter),
    masks: { ...masks, ...Object.fromEntries(hidden.map((column) => [column, own(column)])) },
    comparesMasked: false,
  };
}

/**
 * The condition under which a masked column is visible. Undefined without a mask or with `comparesMasked`.
 */
function maskOf(
  table: Table,
  { masks, comparesMasked, acrossTenants }: SelectRule,
  column: string,
  planning: Planning,
): Condition | undefined {
  if (comparesMasked) return undefined;
  const mask = masks && Object.hasOwn(masks, column) ? masks[column] : undefined;
  return mask && ruleFilter(mask, table, planning, acrossTenants);
}

/** The rows of a table that the session can see: those of its tenant that the rule allows. */
export function visibleRows(table: Table, rule: SelectRule, planning: Planning): Condition {
  return conjunction(
    planning.tenant(table, rule.acrossTenants),
    ruleFilter(rule.filter, table, planning, rule.acrossTenants),
  );
}

export const plainRows = (table: Table, on: Rows['on'], where: Condition, planning: Planning): Rows => ({
  table,
  on,
  where,
  order: [],
  distinctOn: [],
  most: planning.limits.rows,
});
