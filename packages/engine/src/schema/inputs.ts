import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
} from 'graphql';
import type { Column, DatabaseFunction, FunctionArgument } from '../catalog.ts';
import { Comparisons, listOf } from './comparisons.ts';
import { Memo } from './memo.ts';
import { fieldName, fieldOf, typeName } from './naming.ts';
import { type PredicateFigure, predicateFigures } from './predicate-figures.ts';
import type { Scalars } from './scalars.ts';
import type { TableShape } from './shape.ts';
import { isNumber, isOrdered, numericAggregates } from './types-of-postgres.ts';

export const orderEnum = 'order_by';

export class Inputs {
  private readonly memo = new Memo();
  private readonly comparisons: Comparisons;
  constructor(
    private readonly scalars: Scalars,
    private readonly withoutPredicates = false,
    hasuraRules = false,
  ) {
    this.comparisons = new Comparisons(scalars, hasuraRules);
  }

  scalar(column: Column): GraphQLInputType {
    const scalar = this.scalars.ofColumn(column);
    return column.array ? new GraphQLList(new GraphQLNonNull(scalar)) : scalar;
  }

  plain = (type: string): GraphQLInputType => this.scalars.of(type);

  direction(): GraphQLEnumType {
    return this.memo.of(orderEnum, () =>
      enumOf(orderEnum, [
        'asc',
        'asc_nulls_first',
        'asc_nulls_last',
        'desc',
        'desc_nulls_first',
        'desc_nulls_last',
      ]),
    );
  }

  boolExp(shape: TableShape): GraphQLInputObjectType {
    const name = `${typeName(shape.table)}_bool_exp`;
    return this.memo.of(
      name,
      () =>
        new GraphQLInputObjectType({
          name,
          fields: () => {
            const self = this.boolExp(shape);
            const fields: GraphQLInputFieldConfigMap = {
              _and: { type: listOf(self) },
              _or: { type: listOf(self) },
              _not: { type: self },
            };
            for (const column of columns(shape, shape.filterable))
              fields[fieldName(column)] = { type: this.comparisons.of(column) };
            for (const { name: own, returns, call } of shape.values)
              if ('type' in returns && isPlain(call))
                fields[own] = { type: this.comparisons.of({ name: own, ...returns }) };
            for (const { field, target } of shape.called)
              if (isPlain(field.call)) fields[field.name] = { type: this.boolExp(target) };
            for (const { relationship, target } of shape.relationships) {
              fields[relationship.name] = { type: this.boolExp(target) };
              if (relationship.kind === 'array' && target.aggregates && !this.withoutPredicates)
                fields[`${relationship.name}_aggregate`] = { type: this.aggregateBoolExp(target) };
            }
            return fields;
          },
        }),
    );
  }

  private aggregateBoolExp(target: TableShape): GraphQLInputObjectType {
    const name = `${typeName(target.table)}_aggregate_bool_exp`;
    const object = (own: string, fields: () => GraphQLInputFieldConfigMap) =>
      this.memo.of(own, () => new GraphQLInputObjectType({ name: own, fields }));
    const figure = (operator: string, { over, isPair, gives }: PredicateFigure, among: readonly Column[]) =>
      object(`${name}_${operator}`, () => {
        const enumeration = `${typeName(target.table)}_select_column_${name}_${operator}_arguments_columns`;
        const one = () =>
          new GraphQLNonNull(this.memo.of(enumeration, () => enumOf(enumeration, among.map(fieldName))));
        const pair = () =>
          object(`${name}_${operator}_arguments`, () => ({ X: { type: one() }, Y: { type: one() } }));
        const about =
          over === 'any' ? this.columnList(target) : { type: isPair ? new GraphQLNonNull(pair()) : one() };
        return {
          ...(about && { arguments: about }),
          distinct: { type: GraphQLBoolean },
          filter: { type: this.boolExp(target) },
          predicate: { type: new GraphQLNonNull(this.comparisons.of({ name: operator, type: gives })) },
        };
      });
    return object(name, () => {
      const fields: GraphQLInputFieldConfigMap = {};
      for (const [operator, one] of Object.entries(predicateFigures)) {
        const among = columns(target, target.filterable).filter(
          ({ type, array }) => type === one.over && !array,
        );
        if (one.over === 'any' || among.length > 0) fields[operator] = { type: figure(operator, one, among) };
      }
      return fields;
    });
  }

  /** @returns Undefined if callers pass no arguments. */
  callArguments(name: string, given: readonly FunctionArgument[]): GraphQLInputType | undefined {
    if (given.length === 0) return undefined;
    const type = this.memo.of(
      name,
      () =>
        new GraphQLInputObjectType({
          name,
          fields: Object.fromEntries(given.map((one) => [one.field, { type: this.scalar({ ...one }) }])),
        }),
    );
    return given.every(({ hasDefault }) => hasDefault) ? type : new GraphQLNonNull(type);
  }

  streamArguments(shape: TableShape): GraphQLFieldConfigArgumentMap {
    const base = `${typeName(shape.table)}_stream_cursor`;
    const value = () =>
      new GraphQLInputObjectType({
        name: `${base}_value_input`,
        fields: () =>
          Object.fromEntries(
            columns(shape, shape.filterable).map((column) => [
              fieldName(column),
              { type: this.scalar(column) },
            ]),
          ),
      });
    const cursor = () =>
      new GraphQLInputObjectType({
        name: `${base}_input`,
        fields: () => ({
          initial_value: {
            type: new GraphQLNonNull(this.memo.of(`${base}_value_input`, value)),
            description: 'Stream column input with initial value',
          },
          ordering: {
            type: this.memo.of('cursor_ordering', () => enumOf('cursor_ordering', ['ASC', 'DESC'])),
            description: 'cursor ordering',
          },
        }),
      });
    return {
      batch_size: {
        type: new GraphQLNonNull(GraphQLInt),
        description: 'maximum number of rows returned in a single batch',
      },
      cursor: {
        type: new GraphQLNonNull(new GraphQLList(this.memo.of(`${base}_input`, cursor))),
        description: 'cursor to stream the results returned by the query',
      },
      where: { type: this.boolExp(shape), description: 'filter the rows returned' },
    };
  }

  /** @returns Undefined if the role can filter by no columns. */
  columnList(shape: TableShape): { readonly type: GraphQLInputType } | undefined {
    return shape.filterable.size > 0 ? { type: listOf(this.columnEnum(shape)) } : undefined;
  }

  private columnEnum(shape: TableShape): GraphQLEnumType {
    const name = `${typeName(shape.table)}_select_column`;
    return this.memo.of(name, () => enumOf(name, fieldNames(shape, shape.filterable)));
  }

  orderBy(shape: TableShape): GraphQLInputObjectType {
    const name = `${typeName(shape.table)}_order_by`;
    return this.memo.of(
      name,
      () =>
        new GraphQLInputObjectType({
          name,
          fields: () => {
            const fields: GraphQLInputFieldConfigMap = {};
            for (const column of columns(shape, shape.filterable))
              if (column.type !== 'json') fields[fieldName(column)] = { type: this.direction() };
            for (const { name: own, call } of shape.values)
              if (isPlain(call)) fields[own] = { type: this.direction() };
            for (const { field, target } of shape.called)
              if (isPlain(field.call) && target.aggregates)
                fields[`${field.name}_aggregate`] = { type: this.aggregateOrderBy(target) };
            for (const { relationship, target } of shape.relationships) {
              if (relationship.kind === 'object') fields[relationship.name] = { type: this.orderBy(target) };
              else if (target.aggregates)
                fields[`${relationship.name}_aggregate`] = { type: this.aggregateOrderBy(target) };
            }
            return fields;
          },
        }),
    );
  }

  private aggregateOrderBy(target: TableShape): GraphQLInputObjectType {
    const base = `${typeName(target.table)}_aggregate_order_by`;
    return this.memo.of(
      base,
      () =>
        new GraphQLInputObjectType({
          name: base,
          fields: () => {
            const fields: GraphQLInputFieldConfigMap = { count: { type: this.direction() } };
            const add = (aggregate: string, fit: (type: string) => boolean) => {
              const fitting = columns(target, target.filterable).filter(
                (column) => !column.array && fit(column.type),
              );
              if (fitting.length === 0) return;
              const name = `${typeName(target.table)}_${aggregate}_order_by`;
              const inner = Object.fromEntries(
                fitting.map((column) => [fieldName(column), { type: this.direction() }]),
              );
              fields[aggregate] = {
                type: this.memo.of(name, () => new GraphQLInputObjectType({ name, fields: inner })),
              };
            };
            for (const aggregate of ['max', 'min']) add(aggregate, isOrdered);
            for (const aggregate of numericAggregates) add(aggregate, isNumber);
            return fields;
          },
        }),
    );
  }
}

/** Rows can be compared and sorted by a function only if the caller passes no arguments to it. */
export const isPlain = (call: DatabaseFunction) => call.arguments.every((one) => 'is' in one);

export function columns(shape: TableShape, named: ReadonlySet<string>): Column[] {
  return Object.values(shape.table.columns).filter((column) => named.has(column.name));
}

export const fieldNames = (shape: TableShape, named: Iterable<string>): string[] =>
  [...named].map((column) => fieldOf(shape.table, column));

/** GraphQL does not allow an empty enum, so a placeholder is written, as in Hasura. */
export function enumOf(name: string, values: Iterable<string>): GraphQLEnumType {
  const all = [...values];
  return new GraphQLEnumType({
    name,
    values: Object.fromEntries((all.length > 0 ? all : ['_PLACEHOLDER']).map((one) => [one, {}])),
  });
}
