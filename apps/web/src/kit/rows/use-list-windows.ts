import type { BoolExp } from '@operatory/resource';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type CombinedError, useClient } from 'urql';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { type listOperations, orderOf, pageSize, withTextId } from '#kit/definition/list-query.ts';
import { WindowStore } from './window-store.ts';

const restartMilliseconds = 3_000;

export interface ListWindows<Row extends RowBase> {
  /**
   * The displayed rows. After a change of filter or order, they remain the previous ones until the first new
   * ones have loaded.
   */
  readonly store: WindowStore<Row>;
  /** Must be called with the range of visible rows when that changes. */
  readonly look: (first: number, last: number) => void;
  readonly error: CombinedError | undefined;
  readonly refetch: () => void;
}

/**
 * The rows of a list in windows, live while they are visible. It opens at the given page, and again after
 * each change of filter or order.
 */
export function useListWindows<Row extends RowBase>(
  table: string,
  { rows: live }: Pick<ReturnType<typeof listOperations<Row>>, 'rows'>,
  { where, sort, page, asked }: { where: BoolExp; sort: string; page: number; asked: string },
): ListWindows<Row> {
  const client = useClient();
  const [failure, setFailure] = useState<{ readonly of: unknown; readonly error: CombinedError }>();
  const [turn, setTurn] = useState(0);
  // The condition excludes rows that are being deleted, so other rows move up to their positions.
  const condition = JSON.stringify([where, sort, turn]);
  const store = useMemo(() => {
    const [where, sort] = JSON.parse(condition) as [BoolExp, string];
    const order = orderOf(sort);
    const made: WindowStore<Row> = new WindowStore((at, onRows) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const variables = { where, order, limit: pageSize, offset: at * pageSize };
      const start = (): { unsubscribe: () => void } =>
        client.subscription(live, variables).subscribe((answer) => {
          const rows = answer.data?.[table];
          if (rows) {
            setFailure(undefined);
            onRows(rows.map(withTextId));
          }
          // After a lost connection the query is started again; after a refusal by the server it is not.
          if (answer.error?.networkError)
            timer = setTimeout(() => {
              running = start();
            }, restartMilliseconds);
          if (answer.error) setFailure({ of: made, error: answer.error });
        });
      let running = start();
      return () => {
        clearTimeout(timer);
        running.unsubscribe();
      };
    }, pageSize);
    return made;
  }, [client, live, table, condition]);

  const place = { asked, first: (page - 1) * pageSize, last: (page - 1) * pageSize };
  const sight = useRef(place);
  if (sight.current.asked !== asked) sight.current = place;
  useEffect(() => {
    store.open();
    store.look(sight.current.first, sight.current.last);
    return () => store.close();
  }, [store]);
  const look = useCallback(
    (first: number, last: number) => {
      sight.current = { ...sight.current, first, last };
      store.look(first, last);
    },
    [store],
  );

  const before = useRef(store);
  useSyncExternalStore(store.subscribe, store.version);
  const error = failure?.of === store ? failure.error : undefined;
  const isThere = store.version() > 0 || error !== undefined;
  useEffect(() => {
    if (isThere) before.current = store;
  }, [isThere, store]);
  return {
    store: isThere || before.current.version() === 0 ? store : before.current,
    look,
    error: error?.networkError && store.version() > 0 ? undefined : error,
    refetch: () => setTurn((count) => count + 1),
  };
}
