import type { SelectRule } from '@operatory/resource';
import type { Column, Table } from '../catalog.ts';
import { fieldNotFound } from '../errors.ts';
import type { Input } from '../read/input.ts';
import { columnOf, typeName } from '../schema/naming.ts';
import { comparable } from '../schema/open-columns.ts';
import { operatorsOf, scalarName } from '../schema/types-of-postgres.ts';
import { fieldsOf, itemsOf, knownOf, operandOf, unexpectedNull } from './operand.ts';
import type { Planning } from './planning.ts';
import { reach } from './reach.ts';
import { both, type Condition, type Rows } from './tree.ts';

/** A caller's `where`: only columns that may be compared, and at every relationship the target's own permission. */
export function filter(
  input: Input,
  table: Table,
  rule: SelectRule,
  planning: Planning,
  path: string,
): Condition {
  const type = `${typeName(table)}_bool_exp`;
  const open = comparable(planning.catalog, table, rule);
  const conditions: Condition[] = [];
  for (const [key, operand] of fieldsOf(input, type, path)) {
    const at = `${path}.${key}`;
    if (key === '_and' || key === '_or') {
      if (operand.is === 'null') throw unexpectedNull(type, at);
      conditions.push({
        is: key === '_and' ? 'and' : 'or',
        of: itemsOf(operand).map((one, index) => filter(one, table, rule, planning, `${at}[${index}]`)),
      });
    } else if (key === '_not') {
      conditions.push({ is: 'not', of: filter(operand, table, rule, planning, at) });
    } else {
      const column = columnOf(table, key);
      conditions.push(
        column && open.has(column.name)
          ? comparison(operand, column, at)
          : throughRelationship(key, operand, table, rule, planning, at),
      );
    }
  }
  return both(...conditions);
}

function comparison(input: Input, column: Column, path: string): Condition {
  const type = `${scalarName(column.type)}_comparison_exp`;
  const conditions: Condition[] = [];
  for (const [operator, operand] of fieldsOf(input, type, path)) {
    const at = `${path}.${operator}`;
    if (operand.is === 'null') throw unexpectedNull(scalarName(column.type), at);
    if (operator === '_is_null') {
      conditions.push({ is: 'null', column: column.name, yes: knownOf(operand) === true });
      continue;
    }
    const kind = operatorsOf(column.type, column.array)[operator];
    const list = kind === 'list' || kind === 'texts' || kind === 'selfArray';
    const operandType = kind === 'text' || kind === 'texts' ? 'text' : column.type;
    conditions.push({
      is: 'compare',
      column: column.name,
      operator,
      with: operandOf(operand, operandType, list, at),
    });
  }
  return both(...conditions);
}

function throughRelationship(
  key: string,
  operand: Input,
  table: Table,
  rule: SelectRule,
  planning: Planning,
  path: string,
): Condition {
  const direct = reach(table, rule, key, planning);
  if (direct) {
    const { target, targetRule, relationship, where } = direct;
    return {
      is: 'exists',
      table: target,
      on: relationship.on,
      where: both(where, filter(operand, target, targetRule, planning, path)),
    };
  }
  const counted = key.endsWith('_aggregate')
    ? reach(table, rule, key.slice(0, -'_aggregate'.length), planning)
    : undefined;
  if (counted?.relationship.kind !== 'array' || !counted.targetRule.aggregates)
    throw fieldNotFound(key, `${typeName(table)}_bool_exp`, path);
  const { target, targetRule, relationship, where } = counted;
  const type = `${typeName(target)}_aggregate_bool_exp`;
  const conditions: Condition[] = [];
  for (const [, count] of fieldsOf(operand, type, path)) {
    const fields = fieldsOf(count, `${type}_count`, `${path}.count`);
    const inner = fields.get('filter');
    const rows: Rows = {
      table: target,
      on: relationship.on,
      order: [],
      distinctOn: [],
      most: planning.limits.rows,
      where:
        inner && inner.is !== 'null'
          ? both(where, filter(inner, target, targetRule, planning, `${path}.count.filter`))
          : where,
    };
    const predicate = fields.get('predicate');
    const compare = [
      ...(predicate ? fieldsOf(predicate, 'Int_comparison_exp', `${path}.count.predicate`) : []),
    ].flatMap(([operator, right]) =>
      operator === '_is_null'
        ? []
        : [
            {
              operator,
              with: operandOf(
                right,
                'int4',
                operator === '_in' || operator === '_nin',
                `${path}.count.predicate`,
              ),
            },
          ],
    );
    const columns = columnsNamed(
      fields.get('arguments'),
      target,
      targetRule,
      planning,
      `${path}.count.arguments`,
    );
    const distinct = fields.get('distinct');
    if (compare.length > 0)
      conditions.push({
        is: 'count',
        rows,
        column: columns[0],
        distinct: distinct !== undefined && knownOf(distinct) === true,
        compare,
      });
  }
  return both(...conditions);
}

/** Values of a `select_column` list, each open to comparison. */
export function columnsNamed(
  input: Input | undefined,
  table: Table,
  rule: SelectRule,
  planning: Planning,
  path: string,
): string[] {
  if (!input || input.is === 'null') return [];
  const open = comparable(planning.catalog, table, rule);
  return itemsOf(input).map((item) => {
    const field = String(knownOf(item));
    const column = columnOf(table, field)?.name;
    if (column === undefined || !open.has(column))
      throw fieldNotFound(field, `${typeName(table)}_select_column`, path);
    return column;
  });
}
