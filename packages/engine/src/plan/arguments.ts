import type { SelectRule } from '@operatory/resource';
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { Table } from '../catalog.ts';
import type { EngineError } from '../errors.ts';
import type { SelectedField } from '../read/fields.ts';
import { type Input, missingFieldError, optional, readInput } from '../read/input.ts';
import { fieldOf } from '../schema/naming.ts';
import { ownName } from '../schema/renamed.ts';
import { filter, maskedColumn, namedColumns } from './filter.ts';
import { type Condition, conjunction, type Operand, type Rows } from './ir.ts';
import { operandOf } from './operand.ts';
import { checkDistinct, plannedOrder } from './order.ts';
import type { Planning } from './planning.ts';

export type Definition = GraphQLField<unknown, unknown>;

export function argumentsOf(
  field: SelectedField,
  definition: Definition | undefined,
  planning: Planning,
): ReadonlyMap<string, Input> {
  const given = new Map<string, Input>();
  for (const argument of field.nodes[0]?.arguments ?? []) {
    const known = definition?.args.find((one) => one.name === argument.name.value);
    const at = `${field.path}.args.${argument.name.value}`;
    const input = known && readInput(argument.value, optional(known), planning, at);
    if (known && input) given.set(ownName(known), input);
  }
  for (const argument of definition?.args ?? [])
    if (isRequiredArgument(argument) && !given.has(ownName(argument)))
      throw missingFieldError(argument.name, `${field.path}.args.${argument.name}`);
  return given;
}

export function objectType(definition: Definition | undefined): GraphQLObjectType {
  const type = definition && getNamedType(definition.type);
  if (!isObjectType(type)) throw new Error('a table field without an object type');
  return type;
}

/** Plans a list's arguments: where, order_by, distinct_on, limit and offset. */
export function listRows(
  selected: SelectedField,
  definition: Definition | undefined,
  table: Table,
  rule: SelectRule,
  on: Rows['on'],
  shown: Condition,
  planning: Planning,
): Rows {
  const given = argumentsOf(selected, definition, planning);
  const at = (name: string) => `${selected.path}.args.${name}`;
  const where = given.get('where');
  const order = plannedOrder(given.get('order_by'), table, rule, planning, at('order_by'));
  const distinctOn = namedColumns(given.get('distinct_on'), table, rule, planning, at('distinct_on'));
  checkDistinct(distinctOn, order, `${selected.path}.args`);
  return {
    table,
    on,
    // As in Hasura 2, `where: null` means no condition in reads. Writes do not accept it.
    where:
      where && where.is !== 'null'
        ? conjunction(shown, filter(where, table, rule, planning, at('where')))
        : shown,
    order,
    distinctOn,
    limit: bound(given.get('limit'), 'limit', at('limit')),
    offset: bound(given.get('offset'), 'offset', at('offset')),
    cap: rule.limit,
    most: planning.limits.rows,
  };
}

function bound(input: Input | undefined, expected: 'limit' | 'offset', path: string): Operand | undefined {
  return !input || input.is === 'null'
    ? undefined
    : operandOf(input, expected === 'offset' ? 'int8' : 'int4', false, path, expected);
}

/** The condition for the row with the key in these arguments. */
export function keyCondition(
  given: ReadonlyMap<string, Input>,
  table: Table,
  rule: SelectRule,
  planning: Planning,
  missing: () => EngineError,
  path: string,
): Condition {
  const columns = planning.access.columns(table, rule);
  const key = table.primaryKey.columns.filter((column) => column !== planning.catalog.tenancy?.column);
  return conjunction(
    ...key.map((name): Condition => {
      const field = fieldOf(table, name);
      const input = given.get(field);
      const column = table.columns[name];
      const masked = !rule.comparesMasked && rule.masks !== undefined && Object.hasOwn(rule.masks, name);
      if (!columns.has(name) || masked || !input || !column) throw missing();
      return {
        is: 'compare',
        ...maskedColumn(column, table, rule, planning),
        operator: '_eq',
        with: operandOf(input, column.type, column.array === true, `${path}.${field}`),
      };
    }),
  );
}
