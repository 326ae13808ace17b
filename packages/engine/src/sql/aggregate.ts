import type { AggregatePart, Field, Figure, FigureColumn } from '../plan/tree.ts';
import { from } from './condition.ts';
import { bounds, distinct, objectOf, orderBy } from './rows.ts';
import type { Scope } from './scope.ts';
import { column, join, keyword, literal, name, type Sql, sql } from './sql.ts';

/** `T_aggregate`: figures over the rows (which no permission's cap bounds), and the rows themselves. */
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

/** One flat row of figures first, then the object that the caller asked for: no limit of arguments is met. */
function figuresOf(
  figures: readonly Figure[],
  field: Field & { readonly is: 'aggregate' },
  outer: string,
  scope: Scope,
): Sql {
  const base = scope.alias();
  const computed: Sql[] = [];
  const add = (figure: Sql): Sql => {
    const key = `f${computed.length}`;
    computed.push(sql`${figure} as ${name(key)}`);
    return column('~g', key);
  };
  const valueOfFigure = (figure: Figure): Sql => {
    switch (figure.is) {
      case 'typename':
        return sql`${literal(figure.name)}::text`;
      case 'count':
        return add(count(figure.columns, figure.distinct, base));
      case 'of':
        return objectOf(
          figure.columns.map((one) => ({ key: one.key, value: ofColumn(figure.operator, one) })),
        );
    }
  };
  const ofColumn = (operator: string, one: FigureColumn): Sql => {
    if (one.is === 'typename') return sql`${literal(one.name)}::text`;
    const made = add(sql`${keyword(operator)}(${column(base, one.column)})`);
    return one.asText ? sql`(${made})::text` : made;
  };
  const shown = figures.map((figure) => ({ key: figure.key, value: valueOfFigure(figure) }));
  if (computed.length === 0) return objectOf(shown);
  const inner = scope.alias();
  const { rows } = field;
  const bounded = rows.limit !== undefined || rows.offset !== undefined || rows.distinctOn.length > 0;
  const source = bounded
    ? sql`(select ${distinct(rows, inner)}${name(inner)}.* from ${from(rows, outer, inner, scope)}${orderBy(rows.order, inner, scope)}${bounds(rows, undefined, false)}) ${name(base)}`
    : from(rows, outer, base, scope);
  return sql`(select ${objectOf(shown)} from (select ${join(computed, ', ')} from ${source}) "~g")`;
}

function count(columns: readonly string[], isDistinct: boolean, alias: string): Sql {
  if (columns.length === 0) return sql`count(*)`;
  const list = join(
    columns.map((one) => column(alias, one)),
    ', ',
  );
  // Several columns are counted as a row; a row of nulls is not null to count, so it is left out as a column would be.
  const counted = columns.length === 1 ? list : sql`(${list})`;
  return isDistinct ? sql`count(distinct ${counted})` : sql`count(${counted})`;
}
