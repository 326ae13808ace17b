import type { Tx } from '@operatory/db';
import type { SignedIn } from '../../context/context.ts';
import type { CommandContext } from '../define.ts';
import type { TaskRow } from './task-row.ts';

/** The distance between the positions of tasks that are added at an end. */
const gap = 1024;
/** Positions with more decimal digits than this cause renumbering. */
const longest = 40;

type Status = TaskRow['status'];

/**
 * Makes moves on one client's board run one after another until the transaction ends. **Lock the board before
 * any task**: renumbering writes tasks that another command may have locked, so a command that waits for the
 * board must hold no task.
 */
export async function lockBoard(db: Tx, actor: SignedIn): Promise<void> {
  await db.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`board ${actor.client_id}`}, 0))`;
}

/**
 * Places a task after `after`, else before `before`, else last in its column. The board must be locked. The
 * current neighbours are used instead of those that the person saw, so that simultaneous moves are not lost
 * and do not get the same position.
 */
export async function placeTask(
  db: Tx,
  actor: SignedIn,
  id: string,
  status: Status,
  { before, after }: { before?: string | null; after?: string | null },
): Promise<void> {
  const position = await between(db, actor, id, status, before, after);
  if (position === null) return last(db, actor, id, status);
  await db.$executeRaw`update tasks set position = ${position}::numeric
    where id = ${id}::uuid and client_id = ${actor.client_id}::uuid`;
}

/**
 * @returns The position after all tasks of a column, for tasks that enter it one after another. The column is
 * read once for all rows of a call, because the locked board keeps others from adding to it. Do not combine
 * with `placeTask`, which may renumber.
 */
export async function placeBehind(
  { db, actor, memoize }: Pick<CommandContext, 'db' | 'actor' | 'memoize'>,
  status: Status,
): Promise<number> {
  const column = await memoize(`end of ${status}`, async () => {
    const [row] = await db.$queryRaw<{ end: number }[]>`
      select floor(coalesce(max(position), 0))::float8 as end from tasks
      where client_id = ${actor.client_id}::uuid and status = ${status}::task_progress and task_status = 'Active'`;
    return { end: row?.end ?? 0 };
  });
  column.end += gap;
  return column.end;
}

async function between(
  db: Tx,
  actor: SignedIn,
  id: string,
  status: Status,
  before: string | null | undefined,
  after: string | null | undefined,
): Promise<string | null> {
  for (const attempt of [1, 2]) {
    const found: Place[] = [];
    for (const [anchor, side] of [
      [after, 'after'],
      [before, 'before'],
    ] as const)
      if (anchor && anchor !== id && !found.some(({ same }) => same))
        found.push(...(await neighbours(db, actor, id, status, anchor, side)));
    // An anchor with the task's new status is preferred. One with another status is next to the task only on
    // boards by level, or has just left the column.
    const row = found.find(({ same }) => same) ?? found[0];
    if (!row) return null;
    if (row.position !== null && row.digits <= longest) return row.position;
    if (attempt === 1) await renumber(db, actor);
  }
  return null;
}

interface Place {
  /**
   * The position; null if nothing fits between the anchor and its neighbour, because their positions are
   * equal.
   */
  readonly position: string | null;
  readonly digits: number;
  /** Whether the anchor has the status that the task moves to. */
  readonly same: boolean;
}

/**
 * @returns The position next to an anchor. Open tasks of all statuses share one order, because boards show
 * them by status or by level; the neighbour of an open task may therefore have any other open status.
 * Finished tasks have their own order.
 */
function neighbours(
  db: Tx,
  { client_id }: SignedIn,
  id: string,
  status: Status,
  anchor: string,
  side: 'before' | 'after',
): Promise<readonly Place[]> {
  const others =
    status === 'FINISHED'
      ? "t.status = 'FINISHED' and t.task_status = 'Active'"
      : // This repeats the index's condition, so that finished tasks are not read.
        't.finished_at is null';
  const [beyond, order, step] = side === 'after' ? ['>', 'asc', gap] : ['<', 'desc', -gap];
  return db.$queryRawUnsafe<Place[]>(
    `with a as (select t.id, t.position, t.status::text from tasks t where t.client_id = $1::uuid and t.id = $2::uuid and ${others}),
     n as (select t.position from tasks t, a
       where t.client_id = $1::uuid and ${others} and t.id <> $3::uuid and (t.position, t.id) ${beyond} (a.position, a.id)
       order by t.position ${order}, t.id ${order} limit 1)
     select case when n.position is null then a.position + ${step} when n.position = a.position then null
              else trim_scale((a.position + n.position) * 0.5) end::text as position,
       coalesce(scale((a.position + n.position) * 0.5), 0) as digits, a.status = $4 as same
     from a left join n on true`,
    client_id,
    anchor,
    id,
    status,
  );
}

async function last(db: Tx, actor: SignedIn, id: string, status: Status): Promise<void> {
  await db.$executeRaw`
    update tasks set position = (select coalesce(max(position), 0) + ${gap}::int from tasks
      where client_id = ${actor.client_id}::uuid and status = ${status}::task_progress and task_status = 'Active' and id <> ${id}::uuid)
    where id = ${id}::uuid and client_id = ${actor.client_id}::uuid`;
}

/** Gives all tasks on the board whole positions in the same order, across columns. */
async function renumber(db: Tx, actor: SignedIn): Promise<void> {
  await db.$executeRaw`
    update tasks t set position = n.place * ${gap}::int
    from (select id, row_number() over (order by position, id) as place from tasks
          where client_id = ${actor.client_id}::uuid and task_status = 'Active') n
    where t.id = n.id and t.client_id = ${actor.client_id}::uuid and t.position is distinct from n.place * ${gap}::int`;
}
