import { operatorOf, type SelectRule, spatialCalls } from '@operatory/resource';
import type { Column, Table } from '../catalog.ts';
import { EngineError, fieldNotFound } from '../errors.ts';
import type { Input } from '../read/input.ts';
import { mismatch, unexpectedNull } from '../read/values.ts';
import { comparisonName, listsOfLists, spatialInputName } from '../schema/comparisons.ts';
import { columnOf } from '../schema/naming.ts';
import { comparable } from '../schema/open-columns.ts';
import { predicateFigures } from '../schema/predicate-figures.ts';
import { scalarName } from '../schema/types-of-postgres.ts';
import { computedRows, computedValue, plainCall } from './computed.ts';
import {
  type Comparison,
  type Condition,
  conjunction,
  figureName,
  type Operand,
  type Subject,
} from './ir.ts';
import { booleanOf, fieldsOf, isTrue, itemsOf, knownOf, operandOf } from './operand.ts';
import type { Planning } from './planning.ts';
import { plainRows, type ReachedRelationship, reachRelationship } from './reach.ts';
import { ruleFilter } from './rule-filter.ts';

/**
 * Plans a caller's `where`. It may use only comparable columns, and rows of other tables only under their own
 * permission.
 */
export function filter(
  input: Input,
  table: Table,
  rule: SelectRule,
  planning: Planning,
  path: string,
): Condition {
  const type = planning.typeName(table, 'bool_exp');
  const open = comparable(planning.catalog, table, rule);
  const conditions: Condition[] = [];
  for (const [key, operand] of fieldsOf(input, type, path)) {
    const at = `${path}.${key}`;
    planning.condition(at);
    if (key === '_and' || key === '_or') {
      if (operand.is === 'null') throw mismatch('an object', type, null, at);
      conditions.push({
        is: key === '_and' ? 'and' : 'or',
        of: itemsOf(operand).map((one, index) => {
          planning.condition(at);
          return filter(one, table, rule, planning, `${at}[${index}]`);
        }),
      });
    } else if (key === '_not') {
      conditions.push({ is: 'not', of: filter(operand, table, rule, planning, at) });
    } else {
      const column = columnOf(table, key);
      conditions.push(
        column && open.has(column.name)
          ? comparison(operand, column, planning, at, maskedColumn(column, table, rule, planning))
          : (ofComputed(key, operand, table, rule, planning, at) ??
              throughRelationship(key, operand, table, rule, planning, at)),
      );
    }
  }
  return conjunction(...conditions);
}

/** The column as the caller sees it: null where its mask hides it. */
export function maskedColumn(
  column: Pick<Column, 'name'>,
  table: Table,
  rule: SelectRule,
  planning: Planning,
): Subject {
  const mask = rule.masks && Object.hasOwn(rule.masks, column.name) ? rule.masks[column.name] : undefined;
  return { column: column.name, shown: mask && ruleFilter(mask, table, planning, rule.acrossTenants) };
}

function ofComputed(
  key: string,
  operand: Input,
  table: Table,
  rule: SelectRule,
  planning: Planning,
  path: string,
): Condition | undefined {
  const value = computedValue(table, rule, key);
  if (value) {
    const { type, array } = value.returns;
    const subject = {
      ...maskedColumn(value, table, rule, planning),
      call: plainCall(value, table, path, planning),
    };
    return comparison(operand, { name: key, type, array }, planning, path, subject);
  }
  const rows = computedRows(table, key, planning);
  if (!rows) return undefined;
  const { field, target, targetRule, where } = rows;
  return {
    is: 'exists',
    table: target,
    call: plainCall(field, table, path, planning),
    on: [],
    isRoot: true,
    where: conjunction(where, filter(operand, target, targetRule, planning, path)),
  };
}

/** `as` is the type to which the subject is cast first. */
function comparison(
  input: Input,
  column: Column,
  planning: Planning,
  path: string,
  subject: Subject = { column: column.name },
  as?: string,
): Condition {
  const conditions: Condition[] = [];
  for (const [name, operand] of fieldsOf(input, comparisonName(column), path)) {
    const at = `${path}.${name}`;
    planning.condition(at);
    if (operand.is === 'null' && planning.nullIsNoCondition) continue;
    if (name === '_is_null') {
      conditions.push({ is: 'null', ...subject, yes: booleanOf(operand, at) });
    } else if (name === '_cast') {
      for (const [type, inner] of fieldsOf(operand, `${scalarName(column.type)}_cast_exp`, at)) {
        const to = type === 'String' ? 'text' : type;
        conditions.push(comparison(inner, { ...column, type: to }, planning, `${at}.${type}`, subject, to));
      }
    } else if (Object.hasOwn(spatialCalls, name)) {
      const given = spatialOperands(name, operand, column, at);
      conditions.push({ is: 'spatial', ...subject, as, operator: name, given });
    } else if (column.array && listsOfLists.includes(name)) {
      conditions.push(amongLists(name, operand, column, at, subject));
    } else {
      conditions.push({ is: 'compare', ...subject, as, ...compared(name, operand, column, at) });
    }
  }
  return conjunction(...conditions);
}

/**
 * `_in` and `_nin` of array columns compare with each list, because PostgreSQL's `any` would flatten the
 * lists.
 */
function amongLists(name: string, input: Input, column: Column, path: string, subject: Subject): Condition {
  const isIn = name === '_in';
  if (input.is === 'null') throw unexpectedNull(column.type, path, true);
  const of = itemsOf(input).map((one, index): Condition => {
    const comparison = compared(isIn ? '_eq' : '_neq', one, column, `${path}[${index}]`);
    return { is: 'compare', ...subject, ...comparison };
  });
  return { is: isIn ? 'or' : 'and', of };
}

/** Only the last arguments of PostGIS functions are optional, and have defaults. */
function spatialOperands(name: string, input: Input, { type }: Column, path: string): Operand[] {
  const given = fieldsOf(input, spatialInputName(name, type), path);
  return Object.entries(spatialCalls[name]?.operands ?? {}).flatMap(([key, as]) => {
    const one = given.get(key);
    if (one === undefined || one.is === 'null') return [];
    return [operandOf(one, as === 'self' ? type : as, false, `${path}.${key}`)];
  });
}

/**
 * The schema offers only operators that the column's type supports, so a missing one is a programming error.
 */
function compared(name: string, input: Input, { type, array = false }: Column, path: string): Comparison {
  const operator = operatorOf(name, type, array);
  if (!operator) throw new Error(`${type} has no operator ${name}`);
  const isSelf = operator.operand === 'self';
  const list = operator.list === true || (array && isSelf);
  const given = operandOf(input, isSelf ? type : operator.operand, list, path);
  return { operator: name, with: operator.pattern ? { ...given, pattern: path } : given };
}

function throughRelationship(
  key: string,
  operand: Input,
  table: Table,
  rule: SelectRule,
  planning: Planning,
  path: string,
): Condition {
  const direct = reachRelationship(table, rule, key, planning);
  if (direct) {
    const { target, targetRule, relationship, where } = direct;
    return {
      is: 'exists',
      table: target,
      on: relationship.on,
      isRoot: true,
      where: conjunction(where, filter(operand, target, targetRule, planning, path)),
    };
  }
  const counted = key.endsWith('_aggregate')
    ? reachRelationship(table, rule, key.slice(0, -'_aggregate'.length), planning)
    : undefined;
  if (counted?.relationship.kind !== 'array' || !counted.targetRule.aggregates)
    throw fieldNotFound(key, planning.typeName(table, 'bool_exp'), path);
  const type = planning.typeName(counted.target, 'aggregate_bool_exp');
  const [only, second] = fieldsOf(operand, type, path);
  if (!only || second)
    throw new EngineError('validation-failed', 'exactly one predicate should be specified', path);
  const [operator, inner] = only;
  return ofFigure(operator, inner, counted, planning, `${path}.${operator}`);
}

/**
 * Plans `rel_aggregate: {count: {arguments, distinct, filter, predicate}}`, and the same for aggregates of
 * columns.
 */
function ofFigure(
  operator: string,
  input: Input,
  { target, targetRule, relationship, where }: ReachedRelationship,
  planning: Planning,
  path: string,
): Condition {
  const type = planning.typeName(target, `aggregate_bool_exp_${operator}`);
  const given = fieldsOf(input, type, path);
  const at = (name: string) => `${path}.${name}`;
  const narrowed = given.get('filter');
  const distinct = given.get('distinct');
  const predicate = given.get('predicate') ?? { is: 'null' };
  const kind = predicateFigures[operator];
  if (!kind) throw new Error(`no figure ${operator} to compare`);
  const figure = { name: figureName, type: kind.gives };
  const about = given.get('arguments');
  const pair = kind.isPair && about ? fieldsOf(about, `${type}_arguments`, at('arguments')) : undefined;
  const named = pair ? [pair.get('Y'), pair.get('X')] : [about];
  return {
    is: 'figure',
    rows: {
      ...plainRows(target, relationship.on, where, planning),
      where: narrowed
        ? conjunction(where, filter(narrowed, target, targetRule, planning, at('filter')))
        : where,
    },
    figure: {
      operator,
      columns: named.flatMap((one) => namedColumns(one, target, targetRule, planning, at('arguments'))),
      distinct: isTrue(distinct, at('distinct')),
    },
    where: comparison(predicate, figure, planning, at('predicate')),
  };
}

/** The columns of a `select_column` list as the caller sees them. */
export function namedColumns(
  input: Input | undefined,
  table: Table,
  rule: SelectRule,
  planning: Planning,
  path: string,
): Subject[] {
  const open = comparable(planning.catalog, table, rule);
  if (!input || input.is === 'null') return [];
  return itemsOf(input).map((item) => {
    const field = String(knownOf(item));
    const column = columnOf(table, field);
    if (!column || !open.has(column.name))
      throw fieldNotFound(field, planning.typeName(table, 'select_column'), path);
    return maskedColumn(column, table, rule, planning);
  });
}
