import { type BoolExp, columnOperators, operatorOf, spatialCalls, type Value } from '@operatory/resource';
import type { Column, Table } from '../catalog.ts';
import type { Source } from '../read/source.ts';
import { callOf } from './call.ts';
import { type Call, type Condition, conjunction, never, type Operand, type Subject } from './ir.ts';
import type { Planning } from './planning.ts';

/**
 * Plans the filter of a permission. It may use all columns and follow all relationships without further
 * rules.
 */
export function ruleFilter(
  filter: BoolExp,
  table: Table,
  planning: Planning,
  acrossTenants = false,
): Condition {
  const within = (inner: unknown, of: Table): Condition =>
    ruleFilter(inner as BoolExp, of, planning, acrossTenants);
  const conditions = Object.entries(filter).map(([written, operand]): Condition => {
    const key = modern(written);
    if (operand === undefined) return conjunction();
    if (key === '_and' || key === '_or')
      return {
        is: key === '_and' ? 'and' : 'or',
        of: (operand as readonly BoolExp[]).map((one) => within(one, table)),
      };
    if (key === '_not') return { is: 'not', of: within(operand, table) };
    if (key === '_exists') {
      const { _table, _where } = operand as { _table: string; _where: BoolExp };
      return exists(planning.table(_table), [], _where);
    }
    const relationship = planning.relationship(table, key);
    if (relationship) return exists(planning.table(relationship.table), relationship.on, operand as BoolExp);
    const field = table.computed && Object.hasOwn(table.computed, key) ? table.computed[key] : undefined;
    if (field) {
      const call = callOf(field.call, undefined, table, '$', planning);
      if ('table' in field.returns)
        return exists(planning.table(field.returns.table), [], operand as BoolExp, call);
      const { returns } = field;
      return conjunction(
        ...comparisons(operand).map(([operator, right]) =>
          compare({ name: key, ...returns }, operator, right, { column: key, call }),
        ),
      );
    }
    const column = Object.hasOwn(table.columns, key) ? table.columns[key] : undefined;
    if (!column) throw new Error(`a permission of ${table.name} names ${key}, which it does not have`);
    if (comparisons(operand).some(([, right]) => isNow(right))) planning.dependsOnNow = true;
    return conjunction(...comparisons(operand).map(([operator, right]) => compare(column, operator, right)));
  });
  return conjunction(...conditions);

  function exists(
    target: Table,
    on: readonly (readonly [string, string])[],
    where: BoolExp,
    call?: Call,
  ): Condition {
    planning.tables.add(target.name);
    return {
      is: 'exists',
      table: target,
      call,
      on,
      where: conjunction(planning.tenant(target, acrossTenants), within(where, target)),
    };
  }
}

/** Hasura's first syntax wrote `$eq` instead of `_eq`. */
const modern = (key: string) => (key.startsWith('$') ? `_${key.slice(1)}` : key);

/** `{col: value}` is short for `{col: {_eq: value}}`. */
function comparisons(operand: unknown): [string, Value][] {
  if (typeof operand !== 'object' || operand === null || Array.isArray(operand))
    return [['_eq', operand as Value]];
  return Object.entries(operand).map(([operator, right]) => [modern(operator), right as Value]);
}

function compare(
  column: Column,
  operator: string,
  right: Value,
  subject: Subject = { column: column.name },
): Condition {
  if (operator === '_is_null') return { is: 'null', ...subject, yes: right === true };
  if (right === null && (operator === '_eq' || operator === '_neq'))
    return { is: 'null', ...subject, yes: operator === '_eq' };
  const ofColumns = columnOperators[operator];
  if (ofColumns !== undefined) {
    const path = Array.isArray(right) ? (right as readonly string[]) : [right as string];
    const other = path[path.length - 1] ?? '';
    return { is: 'columns', column: column.name, operator: ofColumns, other, ofRoot: path[0] === '$' };
  }
  if (isNow(right)) return { is: 'compareNow', column: column.name, operator };
  const name = operator === '_ne' ? '_neq' : operator;
  if (Object.hasOwn(spatialCalls, name)) {
    const of = right as Readonly<Record<string, Value>>;
    const given = Object.entries(spatialCalls[name]?.operands ?? {}).flatMap(([key, as]) => {
      const one = of[key];
      return one === undefined ? [] : [ruleOperand(one, as === 'self' ? column.type : as)];
    });
    return { is: 'spatial', ...subject, operator: name, given };
  }
  const known = operatorOf(name, column.type, column.array);
  if (!known)
    throw new Error(`a permission compares ${column.name} by ${operator}, which its type does not have`);
  if (known.list && Array.isArray(right) && right.length === 0 && (name === '_in' || name === '_nin'))
    return name === '_in' ? never : conjunction();
  const isSelf = known.operand === 'self';
  const type = isSelf ? column.type : known.operand;
  const list = known.list === true || (column.array === true && isSelf);
  return { is: 'compare', ...subject, operator: name, with: ruleOperand(right, type, list) };
}

export function ruleOperand(value: Value, type: string, array?: boolean): Operand {
  return array ? { source: ruleSource(value), type, array: true } : { source: ruleSource(value), type };
}

/** In rules, but not in requests, such a text stands for a session variable. */
const sessionVariable = /^x-hasura-/i;

function ruleSource(value: Value): Source {
  if (typeof value === 'string' && sessionVariable.test(value))
    return { from: 'session', name: value.toLowerCase() };
  if (Array.isArray(value) && value.some((one) => typeof one === 'string' && sessionVariable.test(one))) {
    return { from: 'list', items: value.map((one: Value) => ruleSource(one)) };
  }
  return { from: 'constant', value };
}

export const isNow = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { readonly sql?: unknown }).sql === 'now';
