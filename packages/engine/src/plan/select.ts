import type { SelectRule } from '@operatory/resource';
import type { GraphQLObjectType } from 'graphql';
import type { Column, DatabaseFunction, Table } from '../catalog.ts';
import { fieldNotFound } from '../errors.ts';
import { collectFields, type SelectedField, selectionsOf } from '../read/fields.ts';
import { columnOf } from '../schema/naming.ts';
import { isBigNumber, isGeometry } from '../schema/types-of-postgres.ts';
import { aggregateParts } from './aggregate.ts';
import { argumentsOf, type Definition, keyCondition, listRows, objectType } from './arguments.ts';
import { callOf } from './call.ts';
import { computedRows, computedValue } from './computed.ts';
import { rowKey } from './encrypted-columns.ts';
import { maskedColumn } from './filter.ts';
import { type Call, type Condition, conjunction, type Field, type Rows } from './ir.ts';
import { jsonPath } from './json-path.ts';
import type { Planning } from './planning.ts';
import { plainRows, type ReachedRelationship, reachRelationship, visibleRows } from './reach.ts';
import { ruleFilter } from './rule-filter.ts';

export function rowFields(
  field: SelectedField,
  type: GraphQLObjectType,
  table: Table,
  rule: SelectRule,
  planning: Planning,
): Field[] {
  const columns = planning.access.columns(table, rule);
  return collectFields(selectionsOf(field), type, planning, field.path).map((selected): Field => {
    const { key, name } = selected;
    if (name === '__typename') return { key, is: 'typename', name: type.name };
    const { definition } = selected;
    const column = columnOf(table, name);
    if (column && columns.has(column.name))
      return columnField(selected, definition, column, table, rule, planning);
    const computed = computedField(selected, definition, table, rule, planning);
    if (computed) return computed;
    const direct = reachRelationship(table, rule, name, planning, true);
    if (direct)
      return related(
        selected,
        definition,
        direct.relationship,
        direct.target,
        direct.targetRule,
        direct.where,
        planning,
      );
    const counted = name.endsWith('_aggregate')
      ? reachRelationship(table, rule, name.slice(0, -'_aggregate'.length), planning)
      : undefined;
    if (counted?.relationship.kind === 'array' && counted.targetRule.aggregates) {
      const { relationship, target, targetRule, where } = counted;
      return aggregateField(selected, definition, target, targetRule, relationship.on, where, planning);
    }
    throw fieldNotFound(name, type.name, selected.path);
  });
}

function columnField(
  selected: SelectedField,
  definition: Definition | undefined,
  column: Column,
  table: Table,
  rule: SelectRule,
  planning: Planning,
): Field {
  const { key } = selected;
  const { name } = column;
  const mask = rule.masks && Object.hasOwn(rule.masks, name) ? rule.masks[name] : undefined;
  const path = argumentsOf(selected, definition, planning).get('path');
  if (column.encrypted) planning.encrypted = true;
  return {
    key,
    is: 'column',
    column: name,
    encrypted:
      column.encrypted === true
        ? {
            table: table.name,
            column: name,
            key: rowKey(table, planning.catalog.tenancy?.column),
          }
        : undefined,
    asText: planning.stringifyNumeric && !column.array && isBigNumber(column.type),
    isGeometry: !column.array && isGeometry(column.type),
    mask: mask && ruleFilter(mask, table, planning, rule.acrossTenants),
    inCapitals: planning.catalog.names?.graphqlCase === true && column.enumTable !== undefined,
    jsonPath: path && path.is !== 'null' ? jsonPath(path, selected.path) : undefined,
  };
}

/** Plans a function of the row, which returns a value, a row, or a list. */
function computedField(
  selected: SelectedField,
  definition: Definition | undefined,
  table: Table,
  rule: SelectRule,
  planning: Planning,
): Field | undefined {
  const { key, name, path } = selected;
  const value = computedValue(table, rule, name);
  const reached = value ? undefined : computedRows(table, name, planning);
  if (!value && !reached) return undefined;
  const given = argumentsOf(selected, definition, planning);
  const at = `${path}.args.args`;
  if (value) {
    const { type, array } = value.returns;
    const step = given.get('path');
    return {
      key,
      is: 'computed',
      call: callOf(value.call, given.get('args'), table, at, planning),
      mask: maskedColumn(value, table, rule, planning).shown,
      asText: planning.stringifyNumeric && !array && isBigNumber(type),
      jsonPath: step && step.is !== 'null' ? jsonPath(step, path) : undefined,
    };
  }
  if (!reached) return undefined;
  const { field, target, targetRule, where } = reached;
  const call = callOf(field.call, given.get('args'), table, at, planning);
  return planFunctionRows(selected, definition, target, targetRule, where, field.call, call, planning);
}

/** A list if the function returns a set, otherwise one row. */
export function planFunctionRows(
  selected: SelectedField,
  definition: Definition | undefined,
  target: Table,
  rule: SelectRule,
  where: Condition,
  { returnsSet }: DatabaseFunction,
  call: Call,
  planning: Planning,
): Field {
  const { key } = selected;
  const rows = {
    ...(returnsSet
      ? listRows(selected, definition, target, rule, [], where, planning)
      : plainRows(target, [], conjunction(where, { is: 'there' }), planning)),
    call,
  };
  const fields = rowFields(selected, objectType(definition), target, rule, planning);
  return { key, is: returnsSet ? 'array' : 'object', rows, fields };
}

function related(
  selected: SelectedField,
  definition: Definition | undefined,
  relationship: ReachedRelationship['relationship'],
  target: Table,
  rule: SelectRule,
  where: Condition,
  planning: Planning,
): Field {
  const type = objectType(definition);
  const fields = () => rowFields(selected, type, target, rule, planning);
  if (relationship.kind === 'array') {
    return {
      key: selected.key,
      is: 'array',
      rows: listRows(selected, definition, target, rule, relationship.on, where, planning),
      fields: fields(),
    };
  }
  return {
    key: selected.key,
    is: 'object',
    rows: plainRows(target, relationship.on, where, planning),
    fields: fields(),
  };
}

export function aggregateField(
  selected: SelectedField,
  definition: Definition | undefined,
  table: Table,
  rule: SelectRule,
  on: Rows['on'],
  where: Condition,
  planning: Planning,
): Field {
  const rows = listRows(selected, definition, table, rule, on, where, planning);
  const nodes = (field: SelectedField, type: GraphQLObjectType) =>
    rowFields(field, type, table, rule, planning);
  return {
    key: selected.key,
    is: 'aggregate',
    rows,
    parts: aggregateParts(selected, objectType(definition), table, rule, planning, nodes),
  };
}

/** @throws the error of a field that does not exist if the session has no select rule */
export function rootRule(
  table: Table,
  selected: { readonly name: string; readonly path: string },
  rootType: string,
  planning: Planning,
): SelectRule {
  const rule = planning.access.select(table);
  if (!rule) throw fieldNotFound(selected.name, rootType, selected.path);
  planning.enter(table);
  return rule;
}

export function readRoot(
  kind: 'list' | 'byPk' | 'aggregate',
  selected: SelectedField,
  definition: Definition,
  table: Table,
  rootType: string,
  planning: Planning,
): Field {
  const rule = rootRule(table, selected, rootType, planning);
  const missing = () => fieldNotFound(selected.name, rootType, selected.path);
  const shown = visibleRows(table, rule, planning);
  if (kind === 'aggregate') {
    if (!rule.aggregates || rule.reference) throw missing();
    return aggregateField(selected, definition, table, rule, [], shown, planning);
  }
  const type = objectType(definition);
  if (kind === 'list') {
    const rows = listRows(selected, definition, table, rule, [], shown, planning);
    return { key: selected.key, is: 'array', rows, fields: rowFields(selected, type, table, rule, planning) };
  }
  const key = keyCondition(
    argumentsOf(selected, definition, planning),
    table,
    rule,
    planning,
    missing,
    `${selected.path}.args`,
  );
  const rows = plainRows(table, [], conjunction(key, shown), planning);
  return { key: selected.key, is: 'object', rows, fields: rowFields(selected, type, table, rule, planning) };
}
