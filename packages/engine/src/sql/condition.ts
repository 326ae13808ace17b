import type { Table } from '../catalog.ts';
import type { Condition, Join, Rows } from '../plan/tree.ts';
import type { Scope } from './scope.ts';
import { column, join, keyword, name, nothing, type Sql, sql, value } from './sql.ts';

const operators: Readonly<Record<string, string>> = {
  _eq: '=',
  _neq: '<>',
  _gt: '>',
  _gte: '>=',
  _lt: '<',
  _lte: '<=',
  _in: '= any',
  _nin: '<> all',
  _like: 'like',
  _nlike: 'not like',
  _ilike: 'ilike',
  _nilike: 'not ilike',
  _similar: 'similar to',
  _nsimilar: 'not similar to',
  _regex: '~',
  _nregex: '!~',
  _iregex: '~*',
  _niregex: '!~*',
  _contains: '@>',
  _contained_in: '<@',
  _has_key: '?',
  _has_keys_any: '?|',
  _has_keys_all: '?&',
};

function operator(of: string): Sql {
  const text = operators[of];
  if (text === undefined) throw new Error(`no SQL for operator ${of}`);
  return keyword(text);
}

export const tableName = (table: Pick<Table, 'name' | 'relation' | 'schema'>): Sql => {
  const relation = name(table.relation ?? table.name);
  return table.schema ? sql`${name(table.schema)}.${relation}` : relation;
};

/** `now` of the database, or the product's own function. */
export function nowOf(scope: Scope): Sql {
  return sql`${join(scope.now.split('.').map(name), '.')}()`;
}

export function joined(on: Join, ours: string, theirs: string): Sql {
  return join(
    on.map(([our, their]) => sql`${column(theirs, their)} = ${column(ours, our)}`),
    ' and ',
  );
}

/** A condition over the row that `alias` names, as an SQL expression. */
export function condition(of: Condition, alias: string, scope: Scope, root = alias): Sql {
  switch (of.is) {
    case 'and':
    case 'or': {
      if (of.of.length === 0) return of.is === 'and' ? sql`true` : sql`false`;
      const all = of.of.map((one) => condition(one, alias, scope, root));
      return all.length === 1 && all[0] ? all[0] : sql`(${join(all, of.is === 'and' ? ' and ' : ' or ')})`;
    }
    case 'not':
      return sql`(not ${condition(of.of, alias, scope, root)})`;
    case 'null':
      return of.yes
        ? sql`(${column(alias, of.column)} is null)`
        : sql`(${column(alias, of.column)} is not null)`;
    case 'compare': {
      const list = of.operator === '_in' || of.operator === '_nin';
      const right = list ? sql`(${value(of.with)})` : value(of.with);
      return sql`(${column(alias, of.column)} ${operator(of.operator)} ${right})`;
    }
    case 'compareNow':
      return sql`(${column(alias, of.column)} ${operator(of.operator)} ${nowOf(scope)})`;
    case 'columns':
      return sql`(${column(alias, of.column)} ${operator(of.operator)} ${column(of.ofRoot ? root : alias, of.other)})`;
    case 'exists': {
      const inner = scope.alias();
      const where = condition(of.where, inner, scope, root);
      const on = of.on.length > 0 ? sql`${joined(of.on, alias, inner)} and ` : nothing;
      return sql`(exists (select 1 from ${tableName(of.table)} ${name(inner)} where ${on}${where}))`;
    }
    case 'count': {
      const inner = scope.alias();
      const counted = of.column ? column(inner, of.column) : keyword('*');
      const count = of.distinct ? sql`count(distinct ${counted})` : sql`count(${counted})`;
      const figure = sql`(select ${count} from ${from(of.rows, alias, inner, scope)})`;
      return sql`(${join(
        of.compare.map((one) => compareFigure(figure, one.operator, value(one.with))),
        ' and ',
      )})`;
    }
  }
}

function compareFigure(figure: Sql, by: string, right: Sql): Sql {
  return by === '_in' || by === '_nin'
    ? sql`${figure} ${operator(by)} (${right})`
    : sql`${figure} ${operator(by)} ${right}`;
}

/** `table alias where …` of rows related to the outer alias. */
export function from(rows: Rows, outer: string, alias: string, scope: Scope): Sql {
  const on = rows.on.length > 0 ? sql`${joined(rows.on, outer, alias)} and ` : nothing;
  return sql`${tableName(rows.table)} ${name(alias)} where ${on}${condition(rows.where, alias, scope)}`;
}
