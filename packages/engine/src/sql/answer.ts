import type { Table } from '../catalog.ts';
import type { Field, WriteAnswer } from '../plan/ir.ts';
import { maxNameLength, objectOf } from './rows.ts';
import { Scope } from './scope.ts';
import { fieldValue } from './select.ts';
import { column, join, keyword, literal, name, type Rendered, render, type Sql, sql, value } from './sql.ts';
import { stream } from './stream.ts';
import { tableName } from './table-name.ts';
import { answerOf } from './write.ts';

type Reads = readonly Read[];
export interface Read {
  readonly key: string;
  readonly root: Field | Reads;
}

const valuesOf = (roots: Reads, scope: Scope): { readonly key: string; readonly value: Sql }[] =>
  roots.map(({ key, root }) => ({
    key,
    value: 'is' in root ? fieldValue(root, '', scope) : objectOf(valuesOf(root, scope)),
  }));

function dataOf(roots: Reads, scope: Scope): Sql {
  const columns = valuesOf(roots, scope);
  if (columns.length === 0) return sql`select '{}'::text`;
  if (columns.every((one) => one.key.length <= maxNameLength)) {
    return sql`select row_to_json("~r")::text from (select ${join(
      columns.map((one) => sql`${one.value} as ${name(one.key)}`),
      ', ',
    )}) "~r"`;
  }
  const pairs = columns.map(
    (one) =>
      sql`to_json(${literal(one.key)}::text)::text || ':' || coalesce(to_json(${one.value})::text, 'null')`,
  );
  return sql`select '{' || ${join(pairs, ` || ',' || `)} || '}'`;
}

export const renderData = (roots: Reads, now: string): Rendered => render(dataOf(roots, new Scope(now)));

/** Each root's JSON text has its own column, because the host joins the texts with those of its own roots. */
export function renderApart(roots: Reads, now: string): Rendered {
  const columns = valuesOf(roots, new Scope(now));
  return render(
    sql`select ${join(
      columns.map((one) => sql`to_json(${one.value})::text`),
      ', ',
    )}`,
  );
}

/**
 * @returns The `data` object of a stream, its cursor and whether more may follow; undefined if the root is
 * not a stream.
 */
function streamOf([only]: Reads, scope: Scope): Sql | undefined {
  if (!only) return undefined;
  if ('is' in only.root) return only.root.is === 'stream' ? stream(only.root, scope) : undefined;
  const inner = streamOf(only.root, scope);
  const key = sql`to_json(${literal(only.key)}::text)::text`;
  return (
    inner &&
    sql`select '{' || ${key} || ':' || "~s"."~t" || '}', "~s"."~c", "~s"."~f" from (${inner}) "~s"("~t", "~c", "~f")`
  );
}

/**
 * One statement serves many subscribers: `$1` is the array of their numbers, and each further parameter is an
 * array of the values that the plain statement takes as one parameter. For a stream, two more columns hold
 * its cursor and whether the batch is full.
 */
export function renderMultiplexed(roots: Reads, now: string): Rendered {
  const scope = new Scope(now);
  const streamed = streamOf(roots, scope);
  const isStream = streamed !== undefined;
  const body = render(streamed ?? dataOf(roots, scope), (index) => `s.v${index + 1}`);
  const arrays = body.operands.map((_, index) => `, $${index + 2}::text[]`).join('');
  const names = body.operands.map((_, index) => `, v${index + 1}`).join('');
  const [cell, cells] = isStream ? [', answer.cursor, answer.is_full', ', cursor, is_full'] : ['', ''];
  const text = `select s.i, answer.json${cell} from unnest($1::int4[]${arrays}) as s(i${names}) cross join lateral (${body.text}) as answer(json${cells})`;
  return { text, operands: body.operands };
}

/** The response of a nested insert is read by its own statement after all its rows are written. */
export function renderNestedAnswer(
  table: Table,
  made: readonly Readonly<Record<string, string | null>>[],
  affected: number,
  answer: WriteAnswer,
  now: string,
): Rendered {
  const scope = new Scope(now);
  const columns = table.primaryKey.columns;
  const lists = columns.map((one) => {
    const type = table.columns[one]?.type ?? 'text';
    return value({
      source: { from: 'constant', value: made.map((row) => row[one] ?? null) },
      type,
      array: true,
    });
  });
  if (columns.length === 0) {
    const all = value({ source: { from: 'constant', value: made }, type: 'jsonb' });
    const rows = sql`select * from jsonb_populate_recordset(null::${tableName(table)}, ${all})`;
    return render(
      sql`with w as (${rows}) select (${answerOf(answer, scope, keyword(String(affected)))})::text`,
    );
  }
  const names = columns.map((_, index) => name(`k${index}`));
  const on = columns.map((one, index) => sql`${column('t', one)} = ${column('k', `k${index}`)}`);
  const rows = sql`select t.* from unnest(${join(lists, ', ')}) with ordinality as k(${join([...names, sql`n`], ', ')}) join ${tableName(table)} as t on ${join(on, ' and ')} order by k.n`;
  return render(
    sql`with w as (${rows}) select (${answerOf(answer, scope, keyword(String(affected)))})::text`,
  );
}
