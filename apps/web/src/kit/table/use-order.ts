import { specifiedMessages } from '@operatory/domain';
import { useEffect, useRef, useState } from 'react';
import { authorisedFetch } from '#data/authorised-fetch.ts';
import { toast } from '#data/toast.ts';
import { mayChange, mayWrite } from '#kit/definition/allowed.ts';
import type { RowBase } from '#kit/definition/list-definition.ts';
import type { Me } from '#session/me.ts';
import { movedRow, neighbourOf } from './order.ts';

export interface Order<Row> {
  /** The rows in the displayed order, in which a row that was just moved is already at its new position. */
  readonly rows: readonly Row[];
  /** Moves a row to the position of another one, on the screen only. */
  readonly over: (id: string, place: string) => void;
  readonly drop: (id: string) => void;
  /** Moves a row by one position, and saves it. */
  readonly step: (id: string, by: -1 | 1) => void;
}

export const mayOrder = (table: string, me: Me): boolean =>
  mayChange(table, 'update', me) && mayWrite(table, 'update', 'position', me);

/** Rows that users order themselves; null if this user may not, or while they are sorted by a column. */
export function useOrder<Row extends RowBase>(
  table: string,
  rows: readonly Row[],
  isOrdered: boolean,
): Order<Row> | null {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const latest = useRef(ids);
  latest.current = ids;
  // Moves are saved one after another, because each depends on the one before.
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const rowIds = rows.map(({ id }) => id);
  const key = rowIds.join();
  /** The order that was saved last, because the live query may still deliver an older one. */
  const sent = useRef<readonly string[] | null>(null);
  const forget = () => {
    sent.current = null;
    setIds(null);
  };
  useEffect(() => {
    if (waiting.current === 0) forget();
  }, [key]);
  if (!isOrdered) return null;

  const currentIds = () => latest.current ?? rowIds;
  const arrange = (next: readonly string[]) => {
    latest.current = next;
    setIds(next);
  };
  async function send(id: string, after: string | null) {
    const response = await authorisedFetch('/api/v1/utils/place-row', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-operatory': '1' },
      body: JSON.stringify({ table, id, after }),
    }).catch(() => null);
    waiting.current -= 1;
    if (response?.ok) return;
    forget();
    toast.error(response?.status === 403 ? specifiedMessages.no_permission : specifiedMessages.not_saved);
  }
  function drop(id: string) {
    const after = neighbourOf(currentIds(), id);
    if (after === neighbourOf(sent.current ?? rowIds, id)) return;
    sent.current = currentIds();
    waiting.current += 1;
    line.current = line.current.then(() => send(id, after));
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  // If rows were added or removed since, the server's order is shown.
  const isSame = ids?.length === rows.length && ids.every((id) => byId.has(id));
  return {
    rows: isSame ? (ids ?? []).flatMap((id) => byId.get(id) ?? []) : rows,
    over: (id, place) => arrange(movedRow(currentIds(), id, place)),
    drop,
    step: (id, by) => {
      const place = currentIds()[currentIds().indexOf(id) + by];
      if (place === undefined) return;
      arrange(movedRow(currentIds(), id, place));
      drop(id);
    },
  };
}
