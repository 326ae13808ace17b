import type { SelectRule } from '@operatory/resource';
import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import type { Table } from '../catalog.ts';
import { fieldNotFound } from '../errors.ts';
import { collectFields, type SelectedField, selectionsOf } from '../read/fields.ts';
import { columnOf } from '../schema/naming.ts';
import { comparable } from '../schema/open-columns.ts';
import { isBigNumber } from '../schema/types-of-postgres.ts';
import { argumentsOf } from './arguments.ts';
import { callOf } from './call.ts';
import { computedValue } from './computed.ts';
import { maskedColumn, namedColumns } from './filter.ts';
import type { AggregateField, AggregatePart, Field, FigureColumn } from './ir.ts';
import { isTrue } from './operand.ts';
import type { Planning } from './planning.ts';

type Nodes = (field: SelectedField, type: GraphQLObjectType) => Field[];

/** Plans the selection of a `T_aggregate`. */
export function aggregateParts(
  selected: SelectedField,
  type: GraphQLObjectType,
  table: Table,
  rule: SelectRule,
  planning: Planning,
  nodes: Nodes,
): AggregatePart[] {
  return fieldsWithin(selected, type, planning).map((part): AggregatePart => {
    if (part.name === '__typename') return { key: part.key, is: 'typename', name: type.name };
    const inner = typeOf(part, type);
    if (part.name === 'nodes') return { key: part.key, is: 'nodes', fields: nodes(part, inner) };
    return {
      key: part.key,
      is: 'aggregate',
      figures: fieldsWithin(part, inner, planning).map((figure) =>
        figureOf(figure, inner, table, rule, planning),
      ),
    };
  });
}

function figureOf(
  figure: SelectedField,
  type: GraphQLObjectType,
  table: Table,
  rule: SelectRule,
  planning: Planning,
): AggregateField {
  const { key, name } = figure;
  if (name === '__typename') return { key, is: 'typename', name: type.name };
  if (name === 'count') {
    const given = argumentsOf(figure, figure.definition, planning);
    const distinct = given.get('distinct');
    const columns = namedColumns(given.get('columns'), table, rule, planning, `${figure.path}.args.columns`);
    return { key, is: 'count', columns, distinct: isTrue(distinct, `${figure.path}.args.distinct`) };
  }
  const inner = typeOf(figure, type);
  const open = comparable(planning.catalog, table, rule);
  const columns = fieldsWithin(figure, inner, planning).map((one): FigureColumn => {
    if (one.name === '__typename') return { key: one.key, is: 'typename', name: inner.name };
    const keepsType = name === 'sum' || name === 'max' || name === 'min';
    // Averages, deviations and variances are fractions, whatever the column's type.
    const asText = (of: string) => planning.stringifyNumeric && (!keepsType || isBigNumber(of));
    const column = columnOf(table, one.name);
    if (column && open.has(column.name)) {
      const of = maskedColumn(column, table, rule, planning);
      return { key: one.key, is: 'column', of, asText: asText(column.type) };
    }
    const value = computedValue(table, rule, one.name);
    if (!value) throw fieldNotFound(one.name, inner.name, one.path);
    const given = argumentsOf(one, one.definition, planning);
    const call = callOf(value.call, given.get('args'), table, `${one.path}.args.args`, planning);
    const of = { ...maskedColumn(value, table, rule, planning), call };
    return { key: one.key, is: 'column', of, asText: asText(value.returns.type) };
  });
  return { key, is: 'of', operator: name, columns };
}

const fieldsWithin = (field: SelectedField, type: GraphQLObjectType, planning: Planning) =>
  collectFields(selectionsOf(field), type, planning, field.path);

/** A field without a definition here can only be `__typename`, which has no selection. */
function typeOf({ definition, name, path }: SelectedField, within: GraphQLObjectType): GraphQLObjectType {
  const inner = definition && getNamedType(definition.type);
  if (!isObjectType(inner)) throw fieldNotFound(name, within.name, path);
  return inner;
}
