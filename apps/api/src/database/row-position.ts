import { catalog } from '@operatory/db';
import { messages } from '@operatory/domain';
import type { SharedTransaction, Table } from '@operatory/engine';
import type { AnyResource } from '@operatory/resource';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';

/** The distance between the positions of rows that are added at an end of the list. */
const gap = 1024;
/** Positions of more characters than this cause renumbering. */
const longest = 40;

const tables: Readonly<Record<string, Table | undefined>> = catalog.tables;

/** @returns True if users can sort the rows by hand. */
export const isOrdered = ({ table, list }: Pick<AnyResource, 'table' | 'list'>): boolean =>
  list.sort === 'position' && tables[table]?.columns['position']?.type === 'numeric';

export interface RowPosition {
  readonly id: string;
  /** The id of the row after which to place the row; null for the first place. */
  readonly after: string | null;
}

interface PositionedRow {
  readonly id: string;
  readonly position: string;
}

/**
 * Moves a row after another, with the caller's rights. Moves in one table run one after another and use the
 * current neighbours instead of those that the person saw, so that simultaneous moves are not lost and do not
 * get the same position.
 */
export async function placeRow(
  { engine }: AppContext,
  who: SignedIn,
  { table, part }: Pick<AnyResource, 'table' | 'part'>,
  { id, after }: RowPosition,
): Promise<void> {
  const query = `mutation place($id: uuid!, $position: numeric!) {
    moved: update_${table}(where: { id: { _eq: $id } }, _set: { position: $position }) { affected_rows }
  }`;
  const prepared = engine.plan({ query }, who);
  await engine.together(prepared, { id, position: '0' }, who, async ({ query: ask, attempt }) => {
    await ask({
      text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
      values: [`order ${table} ${who.client_id}`],
    });
    const others = await rowsAround(ask, table, part, id);
    const at = after === null ? 0 : others.findIndex((each) => each.id === after) + 1;
    if (after !== null && at === 0) throw new HttpError(409, 'gone', messages.something_went_wrong);
    const position =
      (await between(ask, others[at - 1], others[at])) ?? (await renumber(ask, table, others, at));
    const answer = JSON.parse(String(await attempt({ id, position }))) as {
      moved: { affected_rows: number };
    };
    if (answer.moved.affected_rows !== 1) throw new HttpError(403, 'no_permission', messages.no_permission);
  });
}

type Ask = SharedTransaction['query'];

/**
 * @returns The other rows of the list, in order. For a part of a record, these are the other parts of the
 * same record.
 */
async function rowsAround(
  ask: Ask,
  table: string,
  part: string | undefined,
  id: string,
): Promise<readonly PositionedRow[]> {
  const same = part ? `and t.${part} = (select ${part} from ${table} where id = $1::uuid)` : '';
  const { rows } = await ask({
    // Sorts by the table's columns, because the selected columns are texts.
    text: `select t.id::text, t.position::text from ${table} t where t.id <> $1::uuid ${same} order by t.position, t.id`,
    values: [id],
  });
  return rows.map(([key, position]) => ({ id: String(key), position: String(position) }));
}

/**
 * @returns A position between the two rows; null if they have the same position or the new one would be too
 *   long.
 */
async function between(
  ask: Ask,
  before: PositionedRow | undefined,
  behind: PositionedRow | undefined,
): Promise<string | null> {
  const { rows } = await ask({
    text: `select at::text from (
        select coalesce((low + high) / 2, low + ${gap}, high - ${gap}, 0) as at, low, high
        from (select $1::numeric as low, $2::numeric as high) ends
      ) found
      where (low is null or at > low) and (high is null or at < high) and length(trim_scale(at)::text) <= ${longest}`,
    values: [before?.position ?? null, behind?.position ?? null],
  });
  return rows[0]?.[0]?.toString() ?? null;
}

/** Renumbers the other rows. @returns the position that they leave free for the row to place */
async function renumber(
  ask: Ask,
  table: string,
  others: readonly PositionedRow[],
  at: number,
): Promise<string> {
  const ids = others.map(({ id }) => id);
  await ask({
    text: `update ${table} set position = (case when place > $2 then place + 1 else place end) * ${gap}
      from unnest($1::uuid[]) with ordinality as numbered (numbered_id, place) where id = numbered_id`,
    values: [`{${ids.join(',')}}`, String(at)],
  });
  return String((at + 1) * gap);
}
