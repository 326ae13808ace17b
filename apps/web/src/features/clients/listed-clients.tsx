import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive, useQueryData } from '#data/hooks.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { useMe } from '#session/session.ts';
import type { PlanOfClient } from './plan-of-client.ts';

const columns = ['plan_status', 'plan_type', 'start_at', 'expire_at', 'total_amount'] as const;
const readSeats = graphql(`
  query seatsOfClients($ids: [uuid!]!) { client_seats(client_ids: $ids) { client_id seats seats_taken } }
`);
interface Seats {
  readonly seats: number | null;
  readonly seats_taken: number;
}
interface Listed {
  readonly plans: ReadonlyMap<string, PlanOfClient>;
  readonly seats: ReadonlyMap<string, Seats>;
  readonly ask: (id: string) => void;
}

const ListedClients = createContext<Listed>({ plans: new Map(), seats: new Map(), ask: () => undefined });

/**
 * Reads the plans and seats of all clients on the screen at once, because a client has no relationship to
 * them.
 */
export function ListedClientsProvider({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const wanted = useRef(new Set<string>());
  const ask = useCallback((id: string) => {
    if (wanted.current.has(id)) return;
    wanted.current.add(id);
    // The rows of a page are requested together, once the last of them has rendered.
    queueMicrotask(() =>
      setIds((known) => (known.length === wanted.current.size ? known : [...wanted.current])),
    );
  }, []);
  const plans = usePlansOf(ids);
  const { data } = useQueryData(readSeats, { ids }, { pause: ids.length === 0 });
  const listed = useMemo(
    () => ({ ask, plans, seats: new Map(data?.client_seats.map((row) => [row.client_id, row])) }),
    [ask, plans, data],
  );
  return <ListedClients value={listed}>{children}</ListedClients>;
}

function usePlansOf(ids: readonly string[]): ReadonlyMap<string, PlanOfClient> {
  const me = useMe();
  const readable = useMemo(() => readableColumns('user_subscriptions', me), [me]);
  const query = useMemo(
    () =>
      graphql<{ user_subscriptions: readonly PlanOfClient[] }, { ids: readonly string[] }>(`
        subscription plansOfClients($ids: [uuid!]!) {
          user_subscriptions(where: { client: { id: { _in: $ids } } }, order_by: [{ start_at: asc }, { id: asc }]) {
            id client { id } ${columns.filter((name) => readable?.has(name)).join(' ')}
          }
        }
      `),
    [readable],
  );
  const { data } = useLive(query, { ids }, { pause: readable === null || ids.length === 0 });
  const rows = data?.user_subscriptions;
  return useMemo(
    // The rows are ordered by time, so a client's later plan replaces its earlier one.
    () => new Map((rows ?? []).flatMap((row) => (row.client ? [[row.client.id, row]] : []))),
    [rows],
  );
}

function useListed(id: string): Listed {
  const listed = useContext(ListedClients);
  const { ask } = listed;
  useEffect(() => ask(id), [ask, id]);
  return listed;
}

export const usePlanOf = (id: string): PlanOfClient | undefined => useListed(id).plans.get(id);
export const useSeatsOf = (id: string): Seats | undefined => useListed(id).seats.get(id);
