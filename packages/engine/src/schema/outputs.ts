import {
  GraphQLBoolean,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql';
import type { Column, ComputedField, DatabaseFunction, FunctionArgument } from '../catalog.ts';
import { listOf } from './comparisons.ts';
import { columns, type Inputs } from './inputs.ts';
import { Memo } from './memo.ts';
import { fieldName, typeName } from './naming.ts';
import type { Scalars } from './scalars.ts';
import { isReadable, type TableShape } from './shape.ts';
import { isJson, isNumber, isOrdered, numericAggregates } from './types-of-postgres.ts';

type Fields = GraphQLFieldConfigMap<unknown, unknown>;

/** The fields have no resolvers, because no table row passes through graphql-js. */
export class Outputs {
  private readonly memo = new Memo();
  constructor(
    private readonly scalars: Scalars,
    private readonly inputs: Inputs,
  ) {}

  row(shape: TableShape): GraphQLObjectType {
    const name = typeName(shape.table);
    return this.memo.of(
      name,
      () =>
        new GraphQLObjectType({
          name,
          description: shape.table.description,
          fields: () => {
            const fields: Fields = {};
            for (const column of columns(shape, shape.readable))
              fields[fieldName(column)] = this.column(column, shape);
            for (const field of shape.values) fields[field.name] = this.computed(shape, field);
            for (const { field, target } of shape.called)
              fields[field.name] = this.called(shape, field, target);
            for (const { relationship, target } of shape.relationships) {
              if (relationship.kind === 'object') {
                const row = this.row(target);
                fields[relationship.name] = {
                  type: relationship.nullable === false ? new GraphQLNonNull(row) : row,
                };
                continue;
              }
              fields[relationship.name] = { type: this.rows(target), args: this.listArguments(target) };
              if (target.aggregates) {
                fields[`${relationship.name}_aggregate`] = {
                  type: new GraphQLNonNull(this.aggregate(target)),
                  args: this.listArguments(target),
                };
              }
            }
            return fields;
          },
        }),
    );
  }

  rows(shape: TableShape): GraphQLOutputType {
    return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(this.row(shape))));
  }

  private computed(
    { table }: TableShape,
    { name, call, returns, description }: ComputedField,
  ): Fields[string] {
    if ('table' in returns) throw new Error(`${name} gives rows`);
    const plain = this.scalars.of(returns.type);
    const args = this.callArguments(`${name}_${typeName(table)}_args`, call);
    return {
      type: returns.array ? new GraphQLList(plain) : plain,
      description,
      args: isJson(returns.type) ? { ...args, path: { type: GraphQLString } } : args,
    };
  }

  private called({ table }: TableShape, field: ComputedField, target: TableShape): Fields[string] {
    const { name, call, description } = field;
    const args = this.callArguments(`${name}_${typeName(table)}_args`, call);
    return call.returnsSet
      ? {
          type: new GraphQLList(new GraphQLNonNull(this.row(target))),
          description,
          args: { ...args, ...this.listArguments(target) },
        }
      : { type: this.row(target), description, args };
  }

  callArguments(name: string, call: DatabaseFunction): GraphQLFieldConfigArgumentMap {
    const given = call.arguments.filter((one): one is FunctionArgument => !('is' in one));
    const type = this.inputs.callArguments(name, given);
    return type ? { args: { type } } : {};
  }

  private column(column: Column, shape: TableShape): Fields[string] {
    const plain: GraphQLOutputType = this.scalars.ofColumn(column);
    const maybe = column.array ? new GraphQLList(new GraphQLNonNull(plain)) : plain;
    // Masked columns are null in some rows, so their fields are nullable.
    const isThere = !column.nullable && !shape.masked.has(column.name);
    return {
      type: isThere ? new GraphQLNonNull(maybe) : maybe,
      description: column.description,
      args: isJson(column.type) ? { path: { type: GraphQLString } } : undefined,
    };
  }

  listArguments(shape: TableShape): GraphQLFieldConfigArgumentMap {
    const named = this.inputs.columnList(shape);
    return {
      ...(named && { distinct_on: named }),
      limit: { type: GraphQLInt },
      offset: { type: GraphQLInt },
      order_by: { type: listOf(this.inputs.orderBy(shape)) },
      where: { type: this.inputs.boolExp(shape) },
    };
  }

  aggregate(shape: TableShape): GraphQLObjectType {
    const base = typeName(shape.table);
    return this.memo.of(
      `${base}_aggregate`,
      () =>
        new GraphQLObjectType({
          name: `${base}_aggregate`,
          fields: () => ({
            aggregate: { type: this.aggregateFields(shape) },
            nodes: { type: this.rows(shape) },
          }),
        }),
    );
  }

  private aggregateFields(shape: TableShape): GraphQLObjectType {
    const base = typeName(shape.table);
    return this.memo.of(
      `${base}_aggregate_fields`,
      () =>
        new GraphQLObjectType({
          name: `${base}_aggregate_fields`,
          fields: () => {
            const named = this.inputs.columnList(shape);
            const fields: Fields = {
              count: {
                type: new GraphQLNonNull(GraphQLInt),
                args: { ...(named && { columns: named }), distinct: { type: GraphQLBoolean } },
              },
            };
            const add = (
              aggregate: string,
              fit: (type: string) => boolean,
              type: (of: { readonly type: string }) => GraphQLOutputType,
            ) => {
              const fits = (of: Pick<Column, 'type' | 'array'>) => !of.array && fit(of.type);
              const inner: Fields = {};
              for (const column of columns(shape, shape.filterable).filter(fits))
                inner[fieldName(column)] = { type: type(column) };
              for (const { name: own, returns, call } of shape.values) {
                if (!('type' in returns) || !fits(returns)) continue;
                const args = this.callArguments(`${own}_${base}_args`, call);
                inner[own] = { type: type(returns), args };
              }
              if (Object.keys(inner).length === 0) return;
              const name = `${base}_${aggregate}_fields`;
              fields[aggregate] = {
                type: this.memo.of(name, () => new GraphQLObjectType({ name, fields: inner })),
              };
            };
            for (const aggregate of ['max', 'min'])
              add(aggregate, isOrdered, (column) => this.scalars.of(column.type));
            for (const aggregate of numericAggregates)
              add(aggregate, isNumber, (column) =>
                aggregate === 'sum' ? this.scalars.of(column.type) : GraphQLFloat,
              );
            return fields;
          },
        }),
    );
  }

  mutationResponse(shape: TableShape): GraphQLObjectType {
    const name = `${typeName(shape.table)}_mutation_response`;
    return this.memo.of(
      name,
      () =>
        new GraphQLObjectType({
          name,
          fields: () => {
            const fields: Fields = { affected_rows: { type: new GraphQLNonNull(GraphQLInt) } };
            if (isReadable(shape)) fields.returning = { type: this.rows(shape) };
            return fields;
          },
        }),
    );
  }
}
