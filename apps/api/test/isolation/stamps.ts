import { maskedColumns, shownColumns } from './reads.ts';
import { type Actor, catalog, type Expected, type Row } from './world.ts';

/** In these columns, the server records the user or the time of a change. */
const stamps: Readonly<Record<string, readonly [column: string, of: 'me' | 'now']>> = {
  task_comments: ['edited_at', 'now'],
  client_plans_code: ['updated_by', 'me'],
};

/** @returns The column that shows a change or deletion, if this person can read one. */
export function changeColumnOf(
  kind: 'update' | 'delete',
  table: string,
  expected: Expected | undefined,
): string | undefined {
  const marked = catalog.tables[table]?.columns.deleted_at ? 'deleted_at' : undefined;
  const column = kind === 'update' ? stamps[table]?.[0] : marked;
  const isShown =
    column &&
    expected &&
    shownColumns(table, expected).includes(column) &&
    !maskedColumns(expected).includes(column);
  return isShown ? column : undefined;
}

export function stampFaults(
  kind: 'update' | 'delete',
  table: string,
  { session }: Actor,
  returned: readonly Row[],
  before: (row: Row) => Row | undefined,
  column: string | undefined,
): string[] {
  const isMine = kind === 'update' && stamps[table]?.[1] === 'me';
  return (column ? returned : []).flatMap((row) => {
    const value = row[column ?? ''];
    const isRight = isMine
      ? value === session.variables['x-hasura-user-id']
      : value !== null && value !== before(row)?.[column ?? ''];
    return isRight ? [] : [`${kind} of ${table} notes ${column} as ${value}`];
  });
}
