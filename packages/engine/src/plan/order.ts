import type { SelectRule } from '@operatory/resource';
import type { Table } from '../catalog.ts';
import { EngineError, fieldNotFound } from '../errors.ts';
import type { Input } from '../read/input.ts';
import { columnOf } from '../schema/naming.ts';
import { comparable } from '../schema/open-columns.ts';
import { computedRows, computedValue, plainCall } from './computed.ts';
import { maskedColumn } from './filter.ts';
import type { Order, Rows, Subject } from './ir.ts';
import { fieldsOf, itemsOf, knownOf } from './operand.ts';
import type { Planning } from './planning.ts';
import { plainRows, reachRelationship } from './reach.ts';

/** Plans `order_by`. Columns and relationships are subject to the same rules as in `where`. */
export function plannedOrder(
  input: Input | undefined,
  table: Table,
  rule: SelectRule,
  planning: Planning,
  path: string,
): Order[] {
  if (!input || input.is === 'null') return [];
  return itemsOf(input)
    .flatMap((item) => orders(item, table, rule, planning, path))
    .map((order) => withoutNulls(order, table));
}

/** Drops the position of nulls for columns without nulls, so that an index can be used in both directions. */
function withoutNulls({ direction, by }: Order, { columns }: Table): Order {
  const isOwn = 'column' in by && !('rows' in by) && !by.call && !by.shown;
  const never = isOwn && by.column !== undefined && columns[by.column]?.nullable !== true;
  return { direction: never ? direction.replace(/_nulls_(first|last)$/, '') : direction, by };
}

function orders(input: Input, table: Table, rule: SelectRule, planning: Planning, path: string): Order[] {
  const open = comparable(planning.catalog, table, rule);
  const type = planning.typeName(table, 'order_by');
  return [...fieldsOf(input, type, path)].flatMap(([key, operand]): Order[] => {
    if (operand.is === 'null') return [];
    const at = `${path}.${key}`;
    const own = columnOf(table, key);
    if (own && open.has(own.name))
      return [{ direction: String(knownOf(operand)), by: maskedColumn(own, table, rule, planning) }];
    const computed = computedValue(table, rule, key);
    if (computed) {
      const by = {
        ...maskedColumn(computed, table, rule, planning),
        call: plainCall(computed, table, at, planning),
      };
      return [{ direction: String(knownOf(operand)), by }];
    }
    const direct = reachRelationship(table, rule, key, planning);
    if (direct?.relationship.kind === 'object') {
      const rows = plainRows(direct.target, direct.relationship.on, direct.where, planning);
      return orders(operand, direct.target, direct.targetRule, planning, at).map(({ direction, by }) => ({
        direction,
        by: { rows, order: by },
      }));
    }
    const base = key.endsWith('_aggregate') ? key.slice(0, -'_aggregate'.length) : undefined;
    const called = base === undefined ? undefined : computedRows(table, base, planning);
    if (called?.targetRule.aggregates) {
      const { field, target, targetRule, where } = called;
      const rows = { ...plainRows(target, [], where, planning), call: plainCall(field, table, at, planning) };
      return byAggregate(operand, target, targetRule, rows, planning, at);
    }
    const counted = base === undefined ? undefined : reachRelationship(table, rule, base, planning);
    if (counted?.relationship.kind !== 'array' || !counted.targetRule.aggregates)
      throw fieldNotFound(key, type, at);
    const rows = plainRows(counted.target, counted.relationship.on, counted.where, planning);
    return byAggregate(operand, counted.target, counted.targetRule, rows, planning, at);
  });
}

function byAggregate(
  input: Input,
  target: Table,
  rule: SelectRule,
  rows: Rows,
  planning: Planning,
  path: string,
): Order[] {
  const open = comparable(planning.catalog, target, rule);
  const type = planning.typeName(target, 'aggregate_order_by');
  return [...fieldsOf(input, type, path)].flatMap(([aggregate, operand]): Order[] => {
    if (operand.is === 'null') return [];
    if (aggregate === 'count')
      return [{ direction: String(knownOf(operand)), by: { rows, aggregate: 'count' } }];
    return [...fieldsOf(operand, type, path)].flatMap(([field, direction]): Order[] => {
      if (direction.is === 'null') return [];
      const own = columnOf(target, field);
      if (!own || !open.has(own.name)) throw fieldNotFound(field, type, `${path}.${aggregate}`);
      const column = maskedColumn(own, target, rule, planning);
      return [{ direction: String(knownOf(direction)), by: { rows, aggregate, column } }];
    });
  });
}

/** PostgreSQL needs the columns of distinct_on at the beginning of the order. */
export function checkDistinct(distinctOn: readonly Subject[], order: readonly Order[], path: string) {
  const leading = order
    .slice(0, distinctOn.length)
    .map(({ by }) => ('column' in by && !('rows' in by) ? by.column : ''));
  if (leading.some((leader) => !distinctOn.some(({ column }) => column === leader))) {
    throw new EngineError(
      'validation-failed',
      '"distinct_on" columns must match initial "order_by" columns',
      path,
    );
  }
}
