import type { Table } from '../catalog.ts';
import {
  type Assignment,
  always,
  type Condition,
  type Conflict,
  type Field,
  type InsertRows,
  type WriteAnswer,
  type WritePart,
  type WriteRoot,
} from '../plan/ir.ts';
import { changeOperators } from '../schema/change-operators.ts';
import { isGeometry, isJson } from '../schema/types-of-postgres.ts';
import { condition, nowOf } from './condition.ts';
import { objectOf, selectList } from './rows.ts';
import type { Scope } from './scope.ts';
import { fieldValues } from './select.ts';
import { cast, column, emptySql, join, keyword, literal, name, type Sql, sql, value } from './sql.ts';
import { tableName } from './table-name.ts';

/**
 * A write is `with w as (… returning *, check as "~ok")`, then the response from `w`, then a column that
 * raises an error when a check fails, which rolls back the implicit transaction. Constraint errors occur
 * before checks are evaluated; `probe` then determines whether the check would have failed, so that the
 * caller gets that error instead. A statement sees other rows as they were before it, so if the response
 * includes other rows, the write passes on its own rows and `answer` reads the others in the same
 * transaction.
 */
export interface WriteStatement {
  readonly statement: Sql;
  readonly answer?: (scope: Scope) => Sql;
  /**
   * The probe returns one boolean: whether the check fails on the new rows. It is absent if there is no
   * check.
   */
  readonly probe?: (scope: Scope) => Sql;
}

export type SingleStatementWrite = Exclude<WriteRoot, { readonly is: 'insertNested' | 'updateMany' }>;

export function write(root: SingleStatementWrite, scope: Scope): WriteStatement {
  const handsOn = readsOtherRows(root.answer);
  const answer = handsOn ? (fresh: Scope) => answerAfter(root.table, root.answer, fresh) : undefined;
  switch (root.is) {
    case 'insert':
      return {
        statement: statement(
          insert(root.table, root.rows, root.check, root.conflict, scope, handsOn),
          root.answer,
          isCheck(root.check) || isCheck(root.conflict?.check),
          scope,
        ),
        answer,
        probe: isCheck(root.check)
          ? (fresh) => insertProbe(root.table, root.rows, root.check, fresh)
          : undefined,
      };
    case 'update':
      return {
        statement: statement(
          update(root.table, root.set, root.where, root.check, scope, handsOn),
          root.answer,
          isCheck(root.check),
          scope,
        ),
        answer,
        probe: isCheck(root.check)
          ? (fresh) => updateProbe(root.table, root.set, root.where, root.check, fresh)
          : undefined,
      };
    case 'delete': {
      const alias = scope.alias();
      const body = sql`delete from ${tableName(root.table)} as ${name(alias)} where ${condition(root.where, alias, scope)} returning ${name(alias)}.*${handsOn ? wholeRow(root.table, alias) : emptySql}`;
      return { statement: statement(body, root.answer, false, scope), answer };
    }
  }
}

const isCheck = (check: Condition | undefined): check is Condition =>
  check !== undefined && !(check.is === 'and' && check.of.length === 0);

/** The count keeps the planner from evaluating the failing cast in advance. */
const guard = sql`, (select ('engine: check failed ' || count(*))::int from w where w."~ok" is not true having count(*) > 0)`;

function statement(body: Sql, answer: WriteAnswer, checked: boolean, scope: Scope): Sql {
  // Visibility is decided here, by the rows as they are at the time of the write, even if a later statement
  // builds the response.
  const shown = readsOtherRows(answer)
    ? sql`(select array_agg(w."~row") from w where ${condition(answer.visible, 'w', scope)})::text, (select count(*) from w)::text`
    : sql`(${answerOf(answer, scope)})::text`;
  return sql`with w as (${body}) select ${shown}${checked ? guard : emptySql}`;
}

/** Computed fields count as reads of other rows, because PostgreSQL does not record what functions read. */
export const readsOtherRows = (answer: WriteAnswer): boolean => {
  const fields =
    answer.is === 'row'
      ? answer.fields
      : answer.parts.flatMap((one) => (one.is === 'returning' ? one.fields : []));
  return fields.some(({ is }) => is !== 'typename' && is !== 'column');
};

/** A row in its table's own type survives the conversion to text unchanged. */
const wholeRow = (table: Table, alias: string): Sql => sql`, ${name(alias)}.*::${tableName(table)} as "~row"`;

function answerAfter(table: Table, answer: WriteAnswer, scope: Scope): Sql {
  const rows = value({ source: { from: 'written', what: 'rows' }, type: 'text' });
  const affected = value({ source: { from: 'written', what: 'affected' }, type: 'int8' });
  const shown = answerOf({ ...answer, visible: always }, scope, affected);
  return sql`with w as (select "~r".* from unnest(${rows}::${tableName(table)}[]) as "~r") select (${shown})::text`;
}

export function answerOf(
  answer: WriteAnswer,
  scope: Scope,
  affected: Sql = sql`(select count(*) from w)`,
): Sql {
  const shown = condition(answer.visible, 'w', scope);
  if (answer.is === 'row') return sql`(select ${rowOf(answer.fields, scope)} from w where ${shown} limit 1)`;
  const valueOfPart = (part: WritePart): Sql => {
    switch (part.is) {
      case 'typename':
        return sql`${literal(part.name)}::text`;
      case 'affected':
        return affected;
      case 'returning':
        return sql`(select coalesce(json_agg("~o"), '[]'::json) from (select ${rowOf(part.fields, scope)} as "~o" from w where ${shown}) "~r")`;
    }
  };
  return objectOf(answer.parts.map((part) => ({ key: part.key, value: valueOfPart(part) })));
}

const rowOf = (fields: readonly Field[], scope: Scope) => objectOf(fieldValues(fields, 'w', scope));

export function insert(
  table: Table,
  rows: InsertRows,
  check: Condition,
  conflict: Conflict | undefined,
  scope: Scope,
  handsOn = false,
): Sql {
  const alias = scope.alias();
  const target = sql`${tableName(table)} as ${name(alias)}`;
  const ok = isCheck(check) ? condition(check, alias, scope) : sql`true`;
  // A row that an upsert updated has a nonzero xmax; a newly inserted row has zero.
  const isNew = sql`${column(alias, 'xmax')} = 0`;
  const both = conflict?.checksAlone
    ? sql`(case when ${isNew} then ${ok} else ${condition(conflict.check, alias, scope)} end)`
    : isCheck(conflict?.check)
      ? sql`(${ok} and (${isNew} or ${condition(conflict.check, alias, scope)}))`
      : ok;
  const returning = sql`${conflictOf(conflict, alias, scope)} returning ${name(alias)}.*, ${both} as "~ok"${handsOn ? wholeRow(table, alias) : emptySql}`;
  if (rows.are === 'json') {
    const presets = rows.presets.map((preset) => sql`${assignedValue(preset, table, scope)}`);
    const names = [...rows.columns, ...rows.presets].map((one) => name(one.column));
    const values = [...rows.columns.map((one) => cellOf(one, table)), ...presets];
    return sql`insert into ${target} (${join(names, ', ')}) select ${join(values, ', ')} from ${jsonRows(rows, table)}${returning}`;
  }
  if (rows.rows.length === 0) return noRow(table, alias, handsOn);
  const names = [...new Set(rows.rows.flatMap((row) => row.map((one) => one.column)))];
  if (names.length === 0) {
    if (rows.rows.length === 1) return sql`insert into ${target} default values${returning}`;
    names.push(table.primaryKey.columns[0] ?? '');
  }
  const tuples = rows.rows.map((row) => {
    const byColumn = new Map(row.map((one) => [one.column, one]));
    const cells = names.map((one) => {
      const given = byColumn.get(one);
      return given ? assignedValue(given, table, scope) : sql`default`;
    });
    return sql`(${join(cells, ', ')})`;
  });
  return sql`insert into ${target} (${join(names.map(name), ', ')}) values ${join(tuples, ', ')}${returning}`;
}

/** The parameter holds a geometry as GeoJSON. */
export function cellOf(
  { key, column: own }: { readonly key: string; readonly column: string },
  table: Table,
): Sql {
  const cell = column('x', key);
  const type = table.columns[own]?.type ?? '';
  return isGeometry(type) ? cast(sql`st_geomfromgeojson(${cell}::text)`, type) : cell;
}

export function jsonRows(rows: InsertRows & { readonly are: 'json' }, table: Table): Sql {
  const columns = rows.columns.map((one) => {
    const known = table.columns[one.column];
    const type = known && isGeometry(known.type) ? 'json' : (known?.type ?? '');
    return sql`${name(one.key)} ${name(type)}${known?.array ? sql`[]` : emptySql}`;
  });
  return sql`json_to_recordset(${value(rows.json)}) as x(${join(columns, ', ')})`;
}

export function assignedValue(assignment: Assignment, table: Table, scope: Scope, alias?: string): Sql {
  if ('now' in assignment) return nowOf(scope);
  if ('excluded' in assignment) return column('excluded', assignment.column);
  if ('to' in assignment) return value(assignment.to);
  const old = alias ? column(alias, assignment.column) : name(assignment.column);
  const operator = changeOperators[assignment.change];
  if (!operator) throw new Error(`no SQL for ${assignment.change} of ${table.name}`);
  const operand = value(assignment.with);
  const [left, right] = operator.isBefore ? [operand, old] : [old, operand];
  return sql`${left} ${keyword(operator.sql)} ${right}`;
}

const setClause = (set: readonly Assignment[], table: Table, scope: Scope, alias: string) =>
  join(
    set.map((one) => sql`${name(one.column)} = ${assignedValue(one, table, scope, alias)}`),
    ', ',
  );

function conflictOf(conflict: Conflict | undefined, alias: string, scope: Scope): Sql {
  if (!conflict) return emptySql;
  const target = sql` on conflict (${join(conflict.on.map(name), ', ')})`;
  if (conflict.set.length === 0) return sql`${target} do nothing`;
  const set = join(
    conflict.set.map(
      (one) =>
        sql`${name(one.column)} = ${'to' in one ? value(one.to) : 'now' in one ? nowOf(scope) : column('excluded', one.column)}`,
    ),
    ', ',
  );
  return sql`${target} do update set ${set} where ${condition(conflict.where, alias, scope)}`;
}

function update(
  table: Table,
  set: readonly Assignment[],
  where: Condition,
  check: Condition,
  scope: Scope,
  handsOn: boolean,
): Sql {
  const alias = scope.alias();
  // `_set: {}` is accepted and changes nothing.
  if (set.length === 0) return noRow(table, alias, handsOn);
  const ok = isCheck(check) ? condition(check, alias, scope) : sql`true`;
  return sql`update ${tableName(table)} as ${name(alias)} set ${setClause(set, table, scope, alias)} where ${condition(where, alias, scope)} returning ${name(alias)}.*, ${ok} as "~ok"${handsOn ? wholeRow(table, alias) : emptySql}`;
}

const noRow = (table: Table, alias: string, handsOn: boolean): Sql =>
  handsOn
    ? sql`select ${name(alias)}.*, true as "~ok"${wholeRow(table, alias)} from ${tableName(table)} as ${name(alias)} where false`
    : sql`select *, true as "~ok" from ${tableName(table)} where false`;

function insertProbe(table: Table, rows: InsertRows, check: Condition, scope: Scope): Sql {
  const alias = scope.alias();
  const source =
    rows.are === 'values'
      ? sql`to_jsonb(array[${join(
          rows.rows.map((row) => jsonOf(row, table, scope)),
          ', ',
        )}]::jsonb[])`
      : sql`(select coalesce(jsonb_agg(${jsonOfRow(rows)} || ${jsonOf(rows.presets, table, scope)}), '[]'::jsonb) from ${jsonRows(rows, table)})`;
  return sql`select exists (select 1 from jsonb_populate_recordset(null::${tableName(table)}, ${source}) as ${name(alias)} where (${condition(check, alias, scope)}) is not true)::text`;
}

/** The keys of the JSON object must be column names, because the parameter's keys may differ from them. */
const jsonOfRow = ({ columns }: InsertRows & { readonly are: 'json' }): Sql =>
  columns.every(({ key, column: own }) => key === own)
    ? sql`to_jsonb(x)`
    : join(
        columns.map((one) => sql`jsonb_build_object(${literal(one.column)}::text, ${column('x', one.key)})`),
        ' || ',
      );

function updateProbe(
  table: Table,
  set: readonly Assignment[],
  where: Condition,
  check: Condition,
  scope: Scope,
): Sql {
  const before = scope.alias();
  const after = scope.alias();
  const changed = sql`select (jsonb_populate_record(${name(before)}, ${jsonOf(set, table, scope, before)})).* from ${tableName(table)} as ${name(before)} where ${condition(where, before, scope)}`;
  return sql`select exists (select 1 from (${changed}) as ${name(after)} where (${condition(check, after, scope)}) is not true)::text`;
}

const jsonOf = (row: readonly Assignment[], table: Table, scope: Scope, alias?: string): Sql =>
  row.length === 0
    ? sql`'{}'::jsonb`
    : join(
        row.map(
          (one) =>
            sql`jsonb_build_object(${literal(one.column)}::text, ${assignedValue(one, table, scope, alias)})`,
        ),
        ' || ',
      );

/** The statement returns the columns that related rows need. */
export function insertRow(
  table: Table,
  row: readonly Assignment[],
  check: Condition,
  conflict: Conflict | undefined,
  needed: readonly string[],
  scope: Scope,
): WriteStatement {
  const columns = needed.map((one) => ({
    key: one,
    value: isJson(table.columns[one]?.type ?? '') ? column('w', one) : sql`${column('w', one)}::text`,
  }));
  const shown = sql`(select row_to_json("~r") from (select ${selectList(columns)} from w) "~r")::text`;
  return nestedInsert(table, [row], check, conflict, shown, scope);
}

/** No other row refers to these rows, so only their number is returned. */
export function insertCounted(
  table: Table,
  rows: readonly (readonly Assignment[])[],
  check: Condition,
  conflict: Conflict | undefined,
  scope: Scope,
): WriteStatement {
  return nestedInsert(table, rows, check, conflict, sql`(select count(*) from w)::text`, scope);
}

function nestedInsert(
  table: Table,
  given: readonly (readonly Assignment[])[],
  check: Condition,
  conflict: Conflict | undefined,
  shown: Sql,
  scope: Scope,
): WriteStatement {
  const rows: InsertRows = { are: 'values', rows: given };
  const body = insert(table, rows, check, conflict, scope);
  const isChecked = isCheck(check) || isCheck(conflict?.check);
  return {
    statement: sql`with w as (${body}) select ${shown}${isChecked ? guard : emptySql}`,
    probe: isCheck(check) ? (fresh) => insertProbe(table, rows, check, fresh) : undefined,
  };
}
