import type { SelectRule } from '@operatory/resource';
import type { ComputedField, Table } from '../catalog.ts';
import { callOf } from './call.ts';
import type { Call, Condition } from './ir.ts';
import type { Planning } from './planning.ts';
import { visibleRows } from './reach.ts';

type OfTable = ComputedField & { readonly returns: { readonly table: string } };
type OfValue = ComputedField & { readonly returns: { readonly type: string; readonly array?: boolean } };

const known = (table: Table, name: string): ComputedField | undefined =>
  table.computed && Object.hasOwn(table.computed, name) ? table.computed[name] : undefined;

/** A computed field that returns a value; undefined if the rule does not allow it. */
export function computedValue(table: Table, rule: SelectRule, name: string): OfValue | undefined {
  const field = known(table, name);
  if (!field || 'table' in field.returns) return undefined;
  const open = rule.computed === '*' || rule.computed?.includes(name);
  return open ? (field as OfValue) : undefined;
}

export interface ReachedRows {
  readonly field: OfTable;
  readonly target: Table;
  readonly targetRule: SelectRule;
  readonly where: Condition;
}

/** A computed field that returns rows; undefined if the session cannot read their table. */
export function computedRows(table: Table, name: string, planning: Planning): ReachedRows | undefined {
  const field = known(table, name);
  if (!field || !('table' in field.returns)) return undefined;
  const target = planning.table(field.returns.table);
  const targetRule = planning.access.select(target);
  if (!targetRule) return undefined;
  planning.enter(target);
  return { field: field as OfTable, target, targetRule, where: visibleRows(target, targetRule, planning) };
}

/** Conditions and orders cannot pass arguments to a function. */
export const plainCall = (field: ComputedField, owner: Table, path: string, planning: Planning): Call =>
  callOf(field.call, undefined, owner, path, planning);
