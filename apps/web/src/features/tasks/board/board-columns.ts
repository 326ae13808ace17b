import { type TaskStatus, taskStatuses } from '@operatory/domain';
import type { TaskRow } from '../data/task-row.ts';

export type Grouping = 'status' | 'level';

/** The key of the column for tasks without a level; other keys are a status or a level's id. */
export const withoutLevel = 'none';

export interface CardMove {
  readonly id: string;
  readonly column: string;
  /** The ids of the cards above and below the new position, as the user saw them. */
  readonly above: string | null;
  readonly below: string | null;
}

export type Columns = Readonly<Record<string, readonly string[]>>;

export const columnOf = (task: TaskRow, grouping: Grouping): string =>
  grouping === 'status' ? task.status : (task.client_task_level_id ?? withoutLevel);

/** Open tasks are sorted by position and then id; after them come finished tasks, the latest first. */
function compare(a: TaskRow, b: TaskRow): number {
  const finished = Number(a.status === 'FINISHED') - Number(b.status === 'FINISHED');
  if (finished !== 0) return finished;
  const order =
    a.status === 'FINISHED'
      ? (b.finished_at ?? '').localeCompare(a.finished_at ?? '')
      : Number(a.position ?? 0) - Number(b.position ?? 0);
  return order || a.id.localeCompare(b.id);
}

/** One row for each task: the latest version if several lists contain it. */
export function newestOf(rows: readonly TaskRow[]): Map<string, TaskRow> {
  const newest = new Map<string, TaskRow>();
  for (const row of rows) if ((newest.get(row.id)?.version ?? -1) < row.version) newest.set(row.id, row);
  return newest;
}

/**
 * Whether a list's row is older than the server's answer. A move within a column changes the position but not
 * the version, so both are compared.
 */
const isBehind = (listed: TaskRow, held: TaskRow): boolean =>
  listed.version < held.version ||
  (listed.version === held.version && Number(listed.position) !== Number(held.position));

/** The lists' rows, replaced by the held rows of moved tasks that the lists do not show yet. */
export function withMovedTasks(
  rows: readonly TaskRow[],
  held: readonly TaskRow[],
): ReadonlyMap<string, TaskRow> {
  const tasks = newestOf(rows);
  for (const task of held) {
    const listed = tasks.get(task.id);
    if (!listed || isBehind(listed, task)) tasks.set(task.id, task);
  }
  return tasks;
}

/** The ids of each column's tasks in the displayed order, with an empty list for columns without tasks. */
export function columnsOf(tasks: readonly TaskRow[], grouping: Grouping, keys: readonly string[]): Columns {
  const columns: Record<string, string[]> = Object.fromEntries(keys.map((key) => [key, []]));
  for (const task of [...tasks].sort(compare)) columns[columnOf(task, grouping)]?.push(task.id);
  return columns;
}

/**
 * The number in each column's header, which counts all tasks, not only the displayed ones. `counted`, if
 * given, has the database's numbers. Without it, `unshown`, the number of finished tasks that are not
 * displayed, is added to the finished ones.
 */
export function countsShown(
  columns: Columns,
  grouping: Grouping,
  unshown: number,
  counted: Readonly<Record<string, number>> | undefined,
): Readonly<Record<string, number>> {
  if (counted) return counted;
  const shown = Object.fromEntries(Object.entries(columns).map(([key, ids]) => [key, ids.length]));
  if (grouping === 'status') shown.FINISHED = (shown.FINISHED ?? 0) + Math.max(0, unshown);
  return shown;
}

/** A card's column, and the cards above and below it there; null if no column has the card. */
export function moveOf(columns: Columns, id: string): CardMove | null {
  for (const [column, ids] of Object.entries(columns)) {
    const index = ids.indexOf(id);
    if (index >= 0) return { id, column, above: ids[index - 1] ?? null, below: ids[index + 1] ?? null };
  }
  return null;
}

/**
 * The nearest cards above and below that have the same order as the moved card. A level's column contains
 * several statuses, each with its own order.
 */
export function neighboursOf(
  columns: Columns,
  { id, column }: CardMove,
  fits: (id: string) => boolean,
): { readonly after: string | null; readonly before: string | null } {
  const ids = columns[column] ?? [];
  const at = ids.indexOf(id);
  return {
    after: ids.slice(0, at).reverse().find(fits) ?? null,
    before: ids.slice(at + 1).find(fits) ?? null,
  };
}

export const samePlace = (a: CardMove | null, b: CardMove | null): boolean =>
  a?.column === b?.column && a?.above === b?.above && a?.below === b?.below;

/**
 * The columns with the moves that the server has not answered yet. A card goes below its upper neighbour,
 * else above its lower one, else to the end, so that each card appears exactly once even if the list has
 * changed since.
 */
export function withMoves(columns: Columns, moves: readonly CardMove[]): Columns {
  let shown = columns;
  for (const move of moves) {
    const target = shown[move.column];
    const known = Object.values(shown).some((ids) => ids.includes(move.id));
    if (!target || !known) continue;
    const taken: Record<string, readonly string[]> = Object.fromEntries(
      Object.entries(shown).map(([key, ids]) => [key, ids.filter((id) => id !== move.id)]),
    );
    const rest = taken[move.column] ?? [];
    const above = move.above === null ? -1 : rest.indexOf(move.above);
    const below = move.below === null ? -1 : rest.indexOf(move.below);
    const at =
      above >= 0
        ? above + 1
        : below >= 0
          ? below
          : move.above === null && move.below !== null
            ? 0
            : rest.length;
    shown = { ...taken, [move.column]: [...rest.slice(0, at), move.id, ...rest.slice(at)] };
  }
  return shown;
}

/**
 * The columns after one step of an arrow key has moved a card: up or down in its column, or left or right
 * to the same height in the next column that accepts it.
 */
export function steppedMove(
  columns: Columns,
  id: string,
  direction: 'up' | 'down' | 'left' | 'right',
  takes: (column: string) => boolean = () => true,
): Columns {
  const keys = Object.keys(columns);
  const key = keys.find((candidate) => columns[candidate]?.includes(id));
  if (key === undefined) return columns;
  const ids = columns[key] ?? [];
  const index = ids.indexOf(id);
  const rest = ids.filter((other) => other !== id);
  if (direction === 'up' || direction === 'down') {
    const at = Math.min(rest.length, Math.max(0, index + (direction === 'up' ? -1 : 1)));
    return { ...columns, [key]: [...rest.slice(0, at), id, ...rest.slice(at)] };
  }
  const onward =
    direction === 'left' ? keys.slice(0, keys.indexOf(key)).reverse() : keys.slice(keys.indexOf(key) + 1);
  const next = onward.find(takes);
  if (next === undefined) return columns;
  const target = columns[next] ?? [];
  const at = Math.min(target.length, index);
  return { ...columns, [key]: rest, [next]: [...target.slice(0, at), id, ...target.slice(at)] };
}

export const isStatus = (key: string): key is TaskStatus => taskStatuses.some(({ value }) => value === key);
