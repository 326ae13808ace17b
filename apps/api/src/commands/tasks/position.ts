import type { Tx } from '@operatory/db';
import type { SignedIn } from '../../context.ts';
import type { Batch } from '../define.ts';
import type { TaskRow } from './task-row.ts';

/** Distance between tasks that were put at an end. */
const gap = 1024;
/** Digits after which a column is numbered anew. */
const longest = 40;

type Status = TaskRow['status'];

/**
 * Makes the moves of one tenant's board go one by one, until the transaction's end. **Taken before any task's row**:
 * numbering a column anew writes rows that another command may hold, so who waits for the board must hold no row.
 */
export async function lockBoard(db: Tx, actor: SignedIn): Promise<void> {
  await db.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`board ${actor.client_id}`}, 0))`;
}

/**
 * Puts a task between two others of a column: after `after`, else before `before`, else last. The board is locked, and
 * the neighbours are those of now, not those that the person saw: so of moves made at once none is lost and none
 * doubles a place.
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
 * The place behind all others of a column, for tasks that come into it one after another. The column is looked at once for
 * all rows of a call: the board is locked, so nobody else adds to it. Not together with `placeTask`, which numbers anew.
 */
export async function placeBehind(
  { db, actor, once }: Pick<Batch, 'db' | 'actor' | 'once'>,
  status: Status,
): Promise<number> {
  const column = await once(`end of ${status}`, async () => {
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
    for (const [anchor, side] of [
      [after, 'after'],
      [before, 'before'],
    ] as const) {
      if (!anchor || anchor === id) continue;
      const rows = await neighbours(db, actor, id, status, anchor, side);
      const row = rows[0];
      // An anchor that has left the column meanwhile says nothing any more.
      if (!row) continue;
      if (row.position !== null && row.digits <= longest) return row.position;
      if (attempt === 1) await renumber(db, actor, status);
      break;
    }
  }
  return null;
}

interface Place {
  /** Null when the anchor and its neighbour tie: there is no place between them. */
  readonly position: string | null;
  readonly digits: number;
}

function neighbours(
  db: Tx,
  actor: SignedIn,
  id: string,
  status: Status,
  anchor: string,
  side: 'after' | 'before',
): Promise<Place[]> {
  if (side === 'after') {
    return db.$queryRaw<Place[]>`
      with column_ as (select id, position from tasks
        where client_id = ${actor.client_id}::uuid and status = ${status}::task_progress and task_status = 'Active' and id <> ${id}::uuid),
      a as (select id, position from column_ where id = ${anchor}::uuid),
      n as (select c.position from column_ c, a where (c.position, c.id) > (a.position, a.id) order by c.position, c.id limit 1)
      select case when n.position is null then a.position + ${gap}::int when n.position = a.position then null
               else trim_scale((a.position + n.position) * 0.5) end::text as position,
        coalesce(scale((a.position + n.position) * 0.5), 0) as digits
      from a left join n on true`;
  }
  return db.$queryRaw<Place[]>`
    with column_ as (select id, position from tasks
      where client_id = ${actor.client_id}::uuid and status = ${status}::task_progress and task_status = 'Active' and id <> ${id}::uuid),
    a as (select id, position from column_ where id = ${anchor}::uuid),
    n as (select c.position from column_ c, a where (c.position, c.id) < (a.position, a.id) order by c.position desc, c.id desc limit 1)
    select case when n.position is null then a.position - ${gap}::int when n.position = a.position then null
             else trim_scale((a.position + n.position) * 0.5) end::text as position,
      coalesce(scale((a.position + n.position) * 0.5), 0) as digits
    from a left join n on true`;
}

async function last(db: Tx, actor: SignedIn, id: string, status: Status): Promise<void> {
  await db.$executeRaw`
    update tasks set position = (select coalesce(max(position), 0) + ${gap}::int from tasks
      where client_id = ${actor.client_id}::uuid and status = ${status}::task_progress and task_status = 'Active' and id <> ${id}::uuid)
    where id = ${id}::uuid and client_id = ${actor.client_id}::uuid`;
}

/** Gives the column's tasks whole places again, their order kept. */
async function renumber(db: Tx, actor: SignedIn, status: Status): Promise<void> {
  await db.$executeRaw`
    update tasks t set position = n.place * ${gap}::int
    from (select id, row_number() over (order by position, id) as place from tasks
          where client_id = ${actor.client_id}::uuid and status = ${status}::task_progress and task_status = 'Active') n
    where t.id = n.id and t.client_id = ${actor.client_id}::uuid and t.position is distinct from n.place * ${gap}::int`;
}
