import { operators, spatialCalls } from '@operatory/resource';
import {
  GraphQLBoolean,
  GraphQLFloat,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  isEnumType,
} from 'graphql';
import type { Column } from '../catalog.ts';
import { Memo } from './memo.ts';
import type { Scalars } from './scalars.ts';
import { scalarName } from './types-of-postgres.ts';

export const listOf = (type: GraphQLInputType) => new GraphQLList(new GraphQLNonNull(type));

const castsOf: Readonly<Record<string, string>> = {
  jsonb: 'text',
  geometry: 'geography',
  geography: 'geometry',
};
/** Under Hasura's rules, text search operators also work on these types, by PostgreSQL's text form. */
const alsoText = new Set(
  'int2 int4 int8 float4 float8 numeric money bool bpchar date timestamp timestamptz time timetz json uuid'.split(
    ' ',
  ),
);

export const comparisonName = ({ type, array }: Pick<Column, 'type' | 'array'>): string =>
  `${scalarName(type)}${array ? '_array' : ''}_comparison_exp`;

export const spatialInputName = (operator: string, type: string): string =>
  type === 'raster'
    ? `${operator.slice(1)}_input`
    : `st_d_within_${type === 'geography' ? 'geography_' : ''}input`;

/** These operators take a list of lists when the column is an array. */
export const listsOfLists = ['_in', '_nin'];

const ofEnums = new Set(['_eq', '_neq', '_in', '_nin']);

export class Comparisons {
  private readonly memo = new Memo();
  constructor(
    private readonly scalars: Scalars,
    private readonly hasuraRules = false,
  ) {}

  of(column: Column): GraphQLInputObjectType {
    const { type, array = false } = column;
    const own = this.scalars.ofColumn(column);
    const isEnum = isEnumType(own);
    const name = isEnum ? `${own.name}_comparison_exp` : comparisonName(column);
    return this.memo.of(
      name,
      () =>
        new GraphQLInputObjectType({
          name,
          fields: () => {
            const fields: GraphQLInputFieldConfigMap = {};
            const cast = castsOf[type] ?? (this.hasuraRules && alsoText.has(type) ? 'text' : undefined);
            const casts = array || isEnum ? undefined : cast;
            if (casts) fields._cast = { type: this.cast(type, casts) };
            for (const [operator, { types }] of Object.entries(spatialCalls))
              if (!array && types.includes(type)) fields[operator] = { type: this.spatial(operator, type) };
            for (const [operator, { fits, operand, list }] of Object.entries(operators)) {
              if (!fits(type, array) || (isEnum && !ofEnums.has(operator))) continue;
              const one = operand === 'self' ? own : this.scalars.of(operand);
              fields[operator] = { type: list || (array && operand === 'self') ? listOf(one) : one };
            }
            if (array) for (const operator of listsOfLists) fields[operator] = { type: listOf(listOf(own)) };
            fields._is_null = { type: GraphQLBoolean };
            return fields;
          },
        }),
    );
  }

  /** A column can be compared after a cast, for example jsonb by PostgreSQL's text form. */
  private cast(type: string, to: string): GraphQLInputObjectType {
    const name = `${scalarName(type)}_cast_exp`;
    return this.memo.of(
      name,
      () =>
        new GraphQLInputObjectType({
          name,
          fields: () => ({ [scalarName(to)]: { type: this.of({ name: to, type: to }) } }),
        }),
    );
  }

  private spatial(operator: string, type: string): GraphQLInputObjectType {
    const name = spatialInputName(operator, type);
    const needed = (of: GraphQLInputType) => ({ type: new GraphQLNonNull(of) });
    const fields = (): GraphQLInputFieldConfigMap =>
      type === 'raster'
        ? {
            geommin: needed(this.scalars.of('geometry')),
            nband: operator === '_st_intersects_nband_geom' ? needed(GraphQLInt) : { type: GraphQLInt },
          }
        : {
            distance: needed(GraphQLFloat),
            from: needed(this.scalars.of(type)),
            ...(type === 'geography' && { use_spheroid: { type: GraphQLBoolean, defaultValue: true } }),
          };
    return this.memo.of(name, () => new GraphQLInputObjectType({ name, fields }));
  }
}
