import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import type { Column } from '../catalog.ts';
import { Memo } from './memo.ts';
import { fieldName, fieldOf, typeName } from './naming.ts';
import type { Scalars } from './scalars.ts';
import type { Shape } from './shape.ts';
import { figures, isNumber, isOrdered, operatorsOf, scalarName } from './types-of-postgres.ts';

export const orderEnum = 'order_by';

/** Input types of one role's schema, each made once, when first asked for. */
export class Inputs {
  private readonly memo = new Memo();
  constructor(private readonly scalars: Scalars) {}

  scalar(column: Column): GraphQLInputType {
    const scalar = this.scalars.of(column.type);
    return column.array ? new GraphQLList(new GraphQLNonNull(scalar)) : scalar;
  }

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

  comparison(column: Column): GraphQLInputObjectType {
    const name = `${scalarName(column.type)}${column.array ? '_array' : ''}_comparison_exp`;
    return this.memo.of(name, () => {
      const self = this.scalars.of(column.type);
      const kinds = {
        self,
        text: GraphQLString,
        boolean: GraphQLBoolean,
        list: listOf(self),
        texts: listOf(GraphQLString),
        selfArray: listOf(self),
      };
      const fields: GraphQLInputFieldConfigMap = {};
      for (const [operator, kind] of Object.entries(operatorsOf(column.type, column.array)))
        fields[operator] = { type: kinds[kind] };
      return new GraphQLInputObjectType({ name, fields });
    });
  }

  boolExp(shape: Shape): GraphQLInputObjectType {
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
              fields[fieldName(column)] = { type: this.comparison(column) };
            for (const { relationship, target } of shape.relationships) {
              fields[relationship.name] = { type: this.boolExp(target) };
              if (relationship.kind === 'array' && target.aggregates)
                fields[`${relationship.name}_aggregate`] = { type: this.aggregateBoolExp(target) };
            }
            return fields;
          },
        }),
    );
  }

  private aggregateBoolExp(target: Shape): GraphQLInputObjectType {
    const name = `${typeName(target.table)}_aggregate_bool_exp`;
    return this.memo.of(
      name,
      () =>
        new GraphQLInputObjectType({
          name,
          fields: () => ({
            count: {
              type: this.memo.of(
                `${name}_count`,
                () =>
                  new GraphQLInputObjectType({
                    name: `${name}_count`,
                    fields: () => ({
                      arguments: { type: listOf(this.columnEnum(target)) },
                      distinct: { type: GraphQLBoolean },
                      filter: { type: this.boolExp(target) },
                      predicate: {
                        type: new GraphQLNonNull(this.comparison({ name: 'count', type: 'int4' })),
                      },
                    }),
                  }),
              ),
            },
          }),
        }),
    );
  }

  columnEnum(shape: Shape): GraphQLEnumType {
    const name = `${typeName(shape.table)}_select_column`;
    return this.memo.of(name, () => enumOf(name, fieldNames(shape, shape.filterable)));
  }

  orderBy(shape: Shape): GraphQLInputObjectType {
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

  private aggregateOrderBy(target: Shape): GraphQLInputObjectType {
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
            for (const aggregate of figures) add(aggregate, isNumber);
            return fields;
          },
        }),
    );
  }
}

export const listOf = (type: GraphQLInputType) => new GraphQLList(new GraphQLNonNull(type));

export function columns(shape: Shape, named: ReadonlySet<string>): Column[] {
  return Object.values(shape.table.columns).filter((column) => named.has(column.name));
}

/** GraphQL's names of columns. */
export const fieldNames = (shape: Shape, named: Iterable<string>): string[] =>
  [...named].map((column) => fieldOf(shape.table, column));

/** GraphQL has no empty enum; Hasura writes a placeholder too. */
export function enumOf(name: string, values: Iterable<string>): GraphQLEnumType {
  const all = [...values];
  return new GraphQLEnumType({
    name,
    values: Object.fromEntries((all.length > 0 ? all : ['_PLACEHOLDER']).map((one) => [one, {}])),
  });
}
