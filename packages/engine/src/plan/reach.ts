import { type BoolExp, or, type SelectRule } from '@operatory/resource';
import type { Relationship, Table } from '../catalog.ts';
import { both, type Condition, type Join, type Rows } from './ir.ts';
import type { Planning } from './planning.ts';
import { ruleFilter } from './rule-filter.ts';

export interface Reached {
  readonly relationship: Omit<Relationship, 'on'> & { readonly on: Join };
  readonly target: Table;
  readonly targetRule: SelectRule;
  /** The visible rows of the target: those of its tenant that its rule allows. */
  readonly where: Condition;
}

/**
 * A relationship, if the session may follow it; undefined if not. Under a reference rule (or to a table with only reference rules)
 * array relationships are not available, and an object relationship only if its key is readable.
 */
export function reach(
  table: Table,
  rule: SelectRule,
  name: string,
  planning: Planning,
  /** The relationship is part of the response, where an object that is readable by reference only may be shown. */
  isShown = false,
): Reached | undefined {
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
  // The rows that a masked key joins to must not reveal it, from either side.
  const on = relationship.on.map(([our, their]): Join[number] => {
    const shown = maskOf(table, rule, our, planning);
    return shown ? [our, their, shown] : [our, their];
  });
  const theirs = relationship.on.flatMap(([, their]) => maskOf(target, targetRule, their, planning) ?? []);
  const where = both(visible(target, targetRule, planning), ...theirs);
  return { relationship: { ...relationship, on }, target, targetRule, where };
}

/** Extends the rule by the rows that are readable by reference; these show only the reference columns. */
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

/** The condition under which a column is visible, if its rule masks it. */
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

/** The visible rows of a table: those of the tenant that the rule allows. */
export function visible(table: Table, rule: SelectRule, planning: Planning): Condition {
  return both(
    planning.tenant(table, rule.acrossTenants),
    ruleFilter(rule.filter, table, planning, rule.acrossTenants),
  );
}

/** Rows without list arguments. */
export const plainRows = (table: Table, on: Rows['on'], where: Condition, planning: Planning): Rows => ({
  table,
  on,
  where,
  order: [],
  distinctOn: [],
  most: planning.limits.rows,
});
