import { operators } from '@operatory/resource';
import type { Table } from '../catalog.ts';
import { type Condition, figureName, type Join, type Rows } from '../plan/tree.ts';
import { figure } from './figure.ts';
import type { Scope } from './scope.ts';
import { cast, column, join, keyword, name, nothing, type Sql, sql, value } from './sql.ts';

/** `(left operator right)`, as the filter language's operator of that name is written in SQL. */
function compared(left: Sql, named: string, right: Sql): Sql {
  const operator = operators[named];
  if (!operator) throw new Error(`no SQL for operator ${named}`);
  const [before = '', after = ''] = operator.sql.includes('$')
    ? operator.sql.split('$')
    : [`${operator.sql} `];
  return sql`(${left} ${keyword(before)}${right}${keyword(after)})`;
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
      const left = column(alias, of.column);
      return compared(of.as ? cast(left, of.as) : left, of.operator, value(of.with));
    }
    case 'compareNow':
      return compared(column(alias, of.column), of.operator, nowOf(scope));
    case 'columns':
      return compared(column(alias, of.column), of.operator, column(of.ofRoot ? root : alias, of.other));
    case 'exists': {
      const inner = scope.alias();
      const where = condition(of.where, inner, scope, root);
      const on = of.on.length > 0 ? sql`${joined(of.on, alias, inner)} and ` : nothing;
      return sql`(exists (select 1 from ${tableName(of.table)} ${name(inner)} where ${on}${where}))`;
    }
    case 'figure': {
      const inner = scope.alias();
      const outer = scope.alias();
      const rows = sql`select ${figure(of.figure, inner)} as ${name(figureName)} from ${from(of.rows, alias, inner, scope)}`;
      return sql`(exists (select 1 from (${rows}) ${name(outer)} where ${condition(of.where, outer, scope, root)}))`;
    }
  }
}

/** `table alias where …` of rows related to the outer alias. */
export function from(rows: Rows, outer: string, alias: string, scope: Scope): Sql {
  const on = rows.on.length > 0 ? sql`${joined(rows.on, outer, alias)} and ` : nothing;
  return sql`${tableName(rows.table)} ${name(alias)} where ${on}${condition(rows.where, alias, scope)}`;
}
