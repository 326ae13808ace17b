import type { AggregateField, AggregatePart, Field, FigureColumn } from '../plan/ir.ts';
import { detachedAlias } from './call.ts';
import { fromWhere, subject, subjects } from './condition.ts';
import { figure } from './figure.ts';
import { distinctClause, limitAndOffset, objectOf, orderBy } from './rows.ts';
import type { Scope } from './scope.ts';
import { column, join, literal, name, type Sql, sql } from './sql.ts';

/** A permission's row limit does not apply to the aggregates, only to the rows themselves, as in Hasura. */
export function aggregate(
  field: Field & { readonly is: 'aggregate' },
  outer: string,
  scope: Scope,
  nodes: (fields: readonly Field[]) => Sql,
): Sql {
  const valueOfPart = (part: AggregatePart): Sql => {
    switch (part.is) {
      case 'typename':
        return sql`${literal(part.name)}::text`;
      case 'nodes':
        return nodes(part.fields);
      case 'aggregate':
        return figuresOf(part.figures, field, outer, scope);
    }
  };
  const parts = field.parts.map((part) => ({ key: part.key, value: valueOfPart(part) }));
  return objectOf(parts);
}

/**
 * The aggregates are first selected as one flat row and the requested object is built from it, because a
 * function takes at most 100 arguments.
 */
function figuresOf(
  figures: readonly AggregateField[],
  field: Field & { readonly is: 'aggregate' },
  outer: string,
  scope: Scope,
): Sql {
  const { rows } = field;
  const bounded = rows.limit !== undefined || rows.offset !== undefined || rows.distinctOn.length > 0;
  const base = bounded ? detachedAlias(scope.alias()) : scope.alias();
  const computed: Sql[] = [];
  const add = (value: Sql): Sql => {
    const key = `f${computed.length}`;
    computed.push(sql`${value} as ${name(key)}`);
    return column('~g', key);
  };
  const valueOfFigure = (one: AggregateField): Sql => {
    switch (one.is) {
      case 'typename':
        return sql`${literal(one.name)}::text`;
      case 'count':
        return add(figure({ ...one, operator: 'count' }, subjects(one.columns, base, scope)));
      case 'of':
        return objectOf(one.columns.map((of) => ({ key: of.key, value: ofColumn(one.operator, of) })));
    }
  };
  const ofColumn = (operator: string, one: FigureColumn): Sql => {
    if (one.is === 'typename') return sql`${literal(one.name)}::text`;
    const made = add(figure({ operator, distinct: false }, [subject(one.of, base, scope)]));
    return one.asText ? sql`(${made})::text` : made;
  };
  const shown = figures.map((one) => ({ key: one.key, value: valueOfFigure(one) }));
  if (computed.length === 0) return objectOf(shown);
  const inner = scope.alias();
  const source = bounded
    ? sql`(select ${distinctClause(rows, inner, scope)}${name(inner)}.* from ${fromWhere(rows, outer, inner, scope)}${orderBy(rows.order, inner, scope)}${limitAndOffset(rows, undefined, false)}) ${name(base)}`
    : fromWhere(rows, outer, base, scope);
  return sql`(select ${objectOf(shown)} from (select ${join(computed, ', ')} from ${source}) "~g")`;
}
