import type { GraphQLField } from 'graphql';
import type { Table, TrackedFunction } from '../catalog.ts';
import { fieldNotFound } from '../errors.ts';
import type { SelectedField } from '../read/fields.ts';
import { argumentsOf } from './arguments.ts';
import { callOf } from './call.ts';
import type { Field } from './ir.ts';
import type { Planning } from './planning.ts';
import { visibleRows } from './reach.ts';
import { aggregateField, planFunctionRows, rootRule } from './select.ts';

/** Plans a function as a root field. Its rows are subject to the permission of their table. */
export function callRoot(
  kind: 'call' | 'callAggregate',
  selected: SelectedField,
  definition: GraphQLField<unknown, unknown>,
  { call: fn }: TrackedFunction,
  table: Table,
  rootType: string,
  planning: Planning,
): Field {
  const rule = rootRule(table, selected, rootType, planning);
  const args = argumentsOf(selected, definition, planning).get('args');
  const call = callOf(fn, args, undefined, `${selected.path}.args.args`, planning);
  const shown = visibleRows(table, rule, planning);
  if (kind === 'call') return planFunctionRows(selected, definition, table, rule, shown, fn, call, planning);
  if (!rule.aggregates) throw fieldNotFound(selected.name, rootType, selected.path);
  const field = aggregateField(selected, definition, table, rule, [], shown, planning);
  return field.is === 'aggregate' ? { ...field, rows: { ...field.rows, call } } : field;
}
