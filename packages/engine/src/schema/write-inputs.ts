import {
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLNonNull,
} from 'graphql';
import type { Column } from '../catalog.ts';
import { changeOperators } from './change-operators.ts';
import { listOf } from './comparisons.ts';
import { columns, enumOf, fieldNames, type Inputs } from './inputs.ts';
import { Memo } from './memo.ts';
import { fieldName, isName, typeName } from './naming.ts';
import { isReadable, type TableShape } from './shape.ts';

export class WriteInputs {
  private readonly memo = new Memo();
  constructor(
    private readonly read: Inputs,
    /** By Hasura's rule, a role that may only insert may skip existing rows on conflict. */
    private readonly hasuraRules = false,
  ) {}

  insert(shape: TableShape): GraphQLInputObjectType {
    const name = `${typeName(shape.table)}_insert_input`;
    return this.memo.of(
      name,
      () =>
        new GraphQLInputObjectType({
          name,
          fields: () => {
            const fields: GraphQLInputFieldConfigMap = {};
            for (const column of columns(shape, shape.insertable ?? new Set()))
              fields[fieldName(column)] = { type: this.read.scalar(column) };
            for (const { relationship, target } of shape.nested)
              fields[relationship.name] = { type: this.nestedInsert(target, relationship.kind) };
            return fields;
          },
        }),
    );
  }

  private nestedInsert(target: TableShape, kind: 'object' | 'array'): GraphQLInputObjectType {
    const name = `${typeName(target.table)}_${kind === 'object' ? 'obj' : 'arr'}_rel_insert_input`;
    return this.memo.of(
      name,
      () =>
        new GraphQLInputObjectType({
          name,
          fields: () => {
            const data = this.insert(target);
            const fields: GraphQLInputFieldConfigMap = {
              data: { type: kind === 'object' ? new GraphQLNonNull(data) : new GraphQLNonNull(listOf(data)) },
            };
            const conflict = this.onConflict(target);
            if (conflict) fields.on_conflict = { type: conflict };
            return fields;
          },
        }),
    );
  }

  onConflict(shape: TableShape): GraphQLInputObjectType | undefined {
    const updatable = shape.updatable ?? (this.hasuraRules ? new Set<string>() : undefined);
    const { primaryKey, uniques } = shape.table;
    if (!updatable || ![primaryKey, ...uniques].some(({ name }) => isName(name))) return undefined;
    const base = typeName(shape.table);
    const name = `${base}_on_conflict`;
    return this.memo.of(
      name,
      () =>
        new GraphQLInputObjectType({
          name,
          fields: () => {
            const constraints = [shape.table.primaryKey, ...shape.table.uniques]
              .map((one) => one.name)
              .filter(isName);
            const update = this.memo.of(`${base}_update_column`, () =>
              enumOf(`${base}_update_column`, fieldNames(shape, updatable)),
            );
            const fields: GraphQLInputFieldConfigMap = {
              constraint: {
                type: new GraphQLNonNull(
                  this.memo.of(`${base}_constraint`, () => enumOf(`${base}_constraint`, constraints)),
                ),
              },
              update_columns: { type: new GraphQLNonNull(listOf(update)), defaultValue: [] },
            };
            if (isReadable(shape)) fields.where = { type: this.read.boolExp(shape) };
            return fields;
          },
        }),
    );
  }

  changes(shape: TableShape): GraphQLInputFieldConfigMap {
    const base = typeName(shape.table);
    const updatable = columns(shape, shape.updatable ?? new Set());
    const fields: GraphQLInputFieldConfigMap = {};
    const add = (
      operator: string,
      fitting: readonly Column[],
      type: (column: Column) => GraphQLInputType,
    ) => {
      if (fitting.length === 0) return;
      const name = `${base}${operator}_input`;
      const inner = Object.fromEntries(fitting.map((column) => [fieldName(column), { type: type(column) }]));
      fields[operator] = {
        type: this.memo.of(name, () => new GraphQLInputObjectType({ name, fields: inner })),
      };
    };
    add('_set', updatable, (column) => this.read.scalar(column));
    for (const [name, { fits, operand, list }] of Object.entries(changeOperators)) {
      const fitting = updatable.filter((column) => fits(column.type) && !column.array);
      add(name, fitting, (column) => {
        const type = operand === 'self' ? this.read.scalar(column) : this.read.plain(operand);
        return list ? listOf(type) : type;
      });
    }
    return fields;
  }

  keyInput(shape: TableShape): GraphQLInputObjectType {
    const name = `${typeName(shape.table)}_pk_columns_input`;
    return this.memo.of(name, () => new GraphQLInputObjectType({ name, fields: this.keyFields(shape) }));
  }

  keyFields(shape: TableShape): GraphQLInputFieldConfigMap {
    return Object.fromEntries(
      columns(shape, new Set(shape.key)).map((column) => [
        fieldName(column),
        { type: new GraphQLNonNull(this.read.scalar(column)) },
      ]),
    );
  }

  updates(shape: TableShape): GraphQLInputObjectType {
    const name = `${typeName(shape.table)}_updates`;
    return this.memo.of(
      name,
      () =>
        new GraphQLInputObjectType({
          name,
          fields: () => ({
            ...this.changes(shape),
            where: { type: new GraphQLNonNull(this.read.boolExp(shape)) },
          }),
        }),
    );
  }
}
