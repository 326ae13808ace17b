import { operators, spatialCalls } from '@operatory/resource';
import { type Condition, figureName, type Join, type Rows, type Subject } from '../plan/ir.ts';
import { callOf } from './call.ts';
import { figure } from './figure.ts';
import type { Scope } from './scope.ts';
import { cast, column, emptySql, join, keyword, name, type Sql, sql, value } from './sql.ts';
import { tableName } from './table-name.ts';

function compared(left: Sql, named: string, right: Sql): Sql {
  const operator = operators[named];
  if (!operator) throw new Error(`no SQL for operator ${named}`);
  const [, calls] = /^(\w+)\(\{column\}, \$\)$/.exec(operator.sql) ?? [];
  if (calls !== undefined) return sql`${keyword(calls)}(${left}, ${right})`;
  const [before = '', after = ''] = operator.sql.includes('$')
    ? operator.sql.split('$')
    : [`${operator.sql} `];
  return sql`(${left} ${keyword(before)}${right}${keyword(after)})`;
}

/** The host may replace PostgreSQL's `now` with its own function, so that tests can set the time. */
export function nowOf(scope: Scope): Sql {
  return sql`${join(scope.now.split('.').map(name), '.')}()`;
}

export function joinCondition(on: Join, ours: string, theirs: string, scope: Scope): Sql {
  return join(
    on.map(
      ([our, their, shown]) =>
        sql`${column(theirs, their)} = ${subject({ column: our, shown }, ours, scope)}`,
    ),
    ' and ',
  );
}

/** A masked column is null to the caller, so a comparison sees null too. */
export function subject(of: Subject, alias: string, scope: Scope): Sql {
  const plain = of.call ? callOf(of.call, alias) : column(alias, of.column);
  return of.shown ? sql`(case when ${condition(of.shown, alias, scope)} then ${plain} end)` : plain;
}

export const subjects = (of: readonly Subject[], alias: string, scope: Scope): Sql[] =>
  of.map((one) => subject(one, alias, scope));

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
    case 'there':
      return sql`(not ${name(alias)} is null)`;
    case 'null': {
      const left = subject(of, alias, scope);
      return of.yes ? sql`(${left} is null)` : sql`(${left} is not null)`;
    }
    case 'compare': {
      const left = subject(of, alias, scope);
      return compared(of.as ? cast(left, of.as) : left, of.operator, value(of.with));
    }
    case 'spatial': {
      const plain = subject(of, alias, scope);
      const given = [of.as ? cast(plain, of.as) : plain, ...of.given.map(value)];
      return sql`${keyword(spatialCalls[of.operator]?.sql ?? '')}(${join(given, ', ')})`;
    }
    case 'compareNow':
      return compared(column(alias, of.column), of.operator, nowOf(scope));
    case 'columns':
      return compared(column(alias, of.column), of.operator, column(of.ofRoot ? root : alias, of.other));
    case 'exists': {
      const inner = scope.alias();
      const where = condition(of.where, inner, scope, of.isRoot ? inner : root);
      const on = of.on.length > 0 ? sql`${joinCondition(of.on, alias, inner, scope)} and ` : emptySql;
      return sql`(exists (select 1 from ${of.call ? callOf(of.call, alias) : tableName(of.table)} ${name(inner)} where ${on}${where}))`;
    }
    case 'figure': {
      const inner = scope.alias();
      const outer = scope.alias();
      const rows = sql`select ${figure(of.figure, subjects(of.figure.columns, inner, scope))} as ${name(figureName)} from ${fromWhere(of.rows, alias, inner, scope)}`;
      return sql`(exists (select 1 from (${rows}) ${name(outer)} where ${condition(of.where, outer, scope, root)}))`;
    }
  }
}

/** `beside` contains joins that are added to each row. */
export function fromWhere(
  rows: Rows,
  outer: string,
  alias: string,
  scope: Scope,
  beside: Sql = emptySql,
): Sql {
  const on = rows.on.length > 0 ? sql`${joinCondition(rows.on, outer, alias, scope)} and ` : emptySql;
  const source = rows.call ? callOf(rows.call, outer) : tableName(rows.table);
  return sql`${source} ${name(alias)}${beside} where ${on}${condition(rows.where, alias, scope)}`;
}
