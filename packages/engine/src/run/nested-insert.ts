import type { Table } from '../catalog.ts';
import { EngineError } from '../errors.ts';
import type { Assignment, NestedRow, WriteRoot } from '../plan/tree.ts';
import { readJson } from '../read/json.ts';
import { renderNestedAnswer } from '../sql/answer.ts';
import { Scope } from '../sql/scope.ts';
import { render } from '../sql/sql.ts';
import { insertRow } from '../sql/write.ts';
import { bind } from './bind.ts';
import { type Named, named } from './compiled.ts';
import { engineError, isConstraintViolation } from './database-errors.ts';
import type { Query } from './pool-contract.ts';
import { nullText, type Running } from './running.ts';

type Row = Readonly<Record<string, string | null>>;

/** Rows with rows around them, level by level: those they refer to first, those that refer to them after. */
export async function insertNested(
  root: WriteRoot & { readonly is: 'insertNested' },
  running: Running,
  query: Query,
  onViolation: (path: string, probe: Named | undefined) => void,
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
      if (!parent) throw zeroRows(`object relation "${name}"`, row);
      for (const [our, their] of on) determined[our] = parent[their] ?? null;
    }
    const own = await insertOne(nested, determined, [
      ...needed,
      ...nested.after.flatMap(({ on }) => on.map(([our]) => our)),
    ]);
    if (!own) {
      if (nested.after.some(({ rows }) => rows.length > 0)) throw zeroRows('array relations', nested);
      return undefined;
    }
    for (const { on, rows } of nested.after) {
      const passed = Object.fromEntries(on.map(([our, their]) => [their, own[our] ?? null]));
      for (const row of rows) await insert(row, passed, []);
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
    const { text, operands } = render(statement);
    try {
      const { rows } = await query({ text, values: bind(operands, running.values) });
      const cell = rows[0]?.[0];
      if (!cell) return undefined;
      affected += 1;
      return readJson(cell.toString()) as Row;
    } catch (error) {
      if (isConstraintViolation(error))
        onViolation(nested.path, probe && named(render(probe(new Scope(running.now)))));
      throw engineError(error, nested.path);
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

/** The columns by which a row is found again; a view has no key, so all that it was returned with. */
const identifying = ({ primaryKey, columns }: Table): readonly string[] =>
  primaryKey.columns.length > 0 ? primaryKey.columns : Object.keys(columns);

/** A row's columns, with those that its surroundings decide; the tenant's column is always the session's. */
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

const zeroRows = (what: string, { table, path }: NestedRow) =>
  new EngineError(
    'not-supported',
    `cannot proceed to insert ${what} since insert to table "${table.name}" affects zero rows`,
    path,
  );
