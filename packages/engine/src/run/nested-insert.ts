import type { Table } from '../catalog.ts';
import { EngineError } from '../errors.ts';
import type { Assignment, NestedRow, WriteRoot } from '../plan/ir.ts';
import { readJson } from '../read/json.ts';
import { renderNestedAnswer } from '../sql/answer.ts';
import { Scope } from '../sql/scope.ts';
import { render, type Sql } from '../sql/sql.ts';
import { insertCounted, insertRow, type WriteStatement } from '../sql/write.ts';
import { bind } from './bind.ts';
import { type NamedStatement, namedStatement } from './compiled.ts';
import { engineError, isConstraintViolation } from './database-errors.ts';
import type { Query } from './pool-contract.ts';
import { nullText, type RunContext } from './running.ts';

type Row = Readonly<Record<string, string | null>>;

/**
 * Rows are inserted level by level: first the rows that they refer to, because a row needs their keys, then
 * the rows that refer to them.
 */
export async function insertNested(
  root: WriteRoot & { readonly is: 'insertNested' },
  running: RunContext,
  query: Query,
  onViolation: (path: string, probe: NamedStatement | undefined) => void,
): Promise<Buffer> {
  let affected = 0;

  async function insert(nested: NestedRow, given: Row, needed: readonly string[]): Promise<Row | undefined> {
    const determined: Record<string, string | null> = { ...given };
    for (const { name, on, row } of nested.before) {
      const parent = await insert(
        row,
        {},
        on.map(([, their]) => their),
      );
      if (!parent) throw zeroRows(`object relation "${name}"`, row.table, `${nested.path}.${name}`);
      for (const [our, their] of on) determined[our] = parent[their] ?? null;
    }
    const own = await insertOne(nested, determined, [
      ...needed,
      ...nested.after.flatMap(({ on }) => on.map(([our]) => our)),
    ]);
    if (!own) {
      if (nested.after.some(({ rows }) => rows.length > 0))
        throw zeroRows('array relations', nested.table, nested.path);
      return undefined;
    }
    for (const { on, rows, path } of nested.after) {
      const passed = Object.fromEntries(on.map(([our, their]) => [their, own[our] ?? null]));
      if (rows.every(isAlone)) await insertTogether(rows, passed, path);
      else for (const row of rows) await insert(row, passed, []);
    }
    return own;
  }

  async function insertOne(
    nested: NestedRow,
    determined: Row,
    needed: readonly string[],
  ): Promise<Row | undefined> {
    const columns = [...new Set([...identifying(nested.table), ...needed])];
    const { statement, probe } = insertRow(
      nested.table,
      withDetermined(nested, determined),
      nested.check,
      nested.conflict,
      columns,
      new Scope(running.now),
    );
    const cell = await written(statement, probe, nested.path);
    if (!cell) return undefined;
    affected += 1;
    return readJson(cell.toString()) as Row;
  }

  /**
   * Rows whose only related row is the one that determines their columns are inserted in one statement, as in
   * Hasura.
   */
  async function insertTogether(rows: readonly NestedRow[], determined: Row, path: string): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const { table, check, conflict } = first;
    const all = rows.map((row) => withDetermined(row, determined));
    for (const some of bindable(all)) {
      const { statement, probe } = insertCounted(table, some, check, conflict, new Scope(running.now));
      affected += Number(await written(statement, probe, path));
    }
  }

  async function written(
    statement: Sql,
    probe: WriteStatement['probe'],
    path: string,
  ): Promise<Buffer | null | undefined> {
    const { text, operands } = render(statement);
    try {
      const { rows } = await query({ text, values: bind(operands, running.values) });
      return rows[0]?.[0];
    } catch (error) {
      if (isConstraintViolation(error))
        onViolation(path, probe && namedStatement(render(probe(new Scope(running.now)))));
      throw engineError(error, path);
    }
  }

  const made: Row[] = [];
  for (const row of root.rows) {
    const one = await insert(row, {}, identifying(root.table));
    if (one) made.push(one);
  }
  const { text, operands } = renderNestedAnswer(root.table, made, affected, root.answer, running.now);
  const { rows } = await query({ text, values: bind(operands, running.values) });
  return rows[0]?.[0] ?? nullText;
}

const isAlone = ({ before, after }: NestedRow) => before.length === 0 && after.length === 0;

/**
 * PostgreSQL allows at most 65,535 parameters in a statement, so a long list of rows is split into batches.
 */
function bindable(rows: readonly (readonly Assignment[])[]): (readonly Assignment[])[][] {
  const widest = Math.max(1, ...rows.map((row) => row.length));
  const size = Math.max(1, Math.floor(60_000 / widest));
  const parts = Math.ceil(rows.length / size);
  return Array.from({ length: parts }, (_, part) => rows.slice(part * size, (part + 1) * size));
}

/** A view has no primary key, so all its columns together identify a row. */
const identifying = ({ primaryKey, columns }: Table): readonly string[] =>
  primaryKey.columns.length > 0 ? primaryKey.columns : Object.keys(columns);

/**
 * Related rows determine some of a row's columns. The tenant column is always set from the session, so no
 * related row can determine it.
 */
function withDetermined(nested: NestedRow, determined: Row): Assignment[] {
  const own = new Set(nested.row.map((one) => one.column));
  const added = Object.entries(determined).filter(([column]) => !own.has(column));
  return [
    ...nested.row,
    ...added.map(
      ([column, value]): Assignment => ({
        column,
        to: { source: { from: 'constant', value }, type: nested.table.columns[column]?.type ?? 'text' },
      }),
    ),
  ];
}

const zeroRows = (what: string, table: Table, path: string) =>
  new EngineError(
    'not-supported',
    `cannot proceed to insert ${what} since insert to table "${table.name}" affects zero rows`,
    path,
  );
