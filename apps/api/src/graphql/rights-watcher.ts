import type { AppContext, SignedIn } from '../context/context.ts';
import { closeCodes, type SocketConnection } from './socket-connection.ts';

/** A change of these tables may change somebody's rights. */
const rightsTables = new Set([
  'clients',
  'j_users_clinics',
  'j_users_user_roles',
  'module_default_user_roles',
  'order_links',
  'packagemodules',
  'packages',
  'sessions',
  'supplier_sessions',
  'user_custom_roles',
  'user_modules_access',
  'user_subscriptions',
  'users',
]);
const afterChange = 30;
const afterFailure = 500;
/** Rights also change with time, because sessions and subscriptions end. */
const minute = 60_000;

export interface RightsWatcher {
  watch(connection: SocketConnection): void;
  forget(connection: SocketConnection): void;
  stop(): void;
}

/**
 * Closes sockets whose session has ended, and gives the others their new rights. Sockets are checked after a
 * report of the change feed or the pulse, and every minute. One statement checks all of them.
 */
export function watchRights(app: AppContext): RightsWatcher {
  const connections = new Map<string, Set<SocketConnection>>();
  const due = new Set<SocketConnection>();
  let checking = false;
  let timer: NodeJS.Timeout | null = null;

  const check = async (): Promise<void> => {
    timer = null;
    if (checking || due.size === 0) return;
    checking = true;
    const asked = [...due];
    due.clear();
    let next = afterChange;
    try {
      await look(app, asked);
    } catch (error) {
      app.log.warn({ err: error }, 'the rights check did not run');
      for (const connection of asked) if (ofClient(connection)?.has(connection)) due.add(connection);
      next = afterFailure;
    } finally {
      checking = false;
      if (due.size > 0) checkIn(next);
    }
  };
  const checkIn = (milliseconds: number) => {
    timer ??= setTimeout(() => void check(), milliseconds);
  };
  const ofClient = ({ who }: SocketConnection) => connections.get(who?.client_id ?? '');
  const add = (client: string) => {
    for (const connection of connections.get(client) ?? []) due.add(connection);
    if (due.size > 0) checkIn(afterChange);
  };
  const addAll = () => {
    for (const client of connections.keys()) add(client);
  };
  const stops = [
    app.changes.onChange((changes) => {
      for (const { table, tenant } of changes) {
        if (rightsTables.has(table)) tenant === null ? addAll() : add(tenant);
      }
    }),
    app.changes.onReset(addAll),
    app.pulse.listen({
      clients: () => connections.keys(),
      onRights: (clients) => {
        for (const client of clients) add(client);
      },
      onClock() {
        addAll();
        for (const beside of connections.values()) for (const connection of beside) connection.sendClock();
      },
    }),
    everyMinute(app, addAll),
  ];
  return {
    watch(connection) {
      const client = connection.who?.client_id ?? '';
      const beside = connections.get(client) ?? new Set();
      connections.set(client, beside.add(connection));
      // A new connection is checked again, because its rights may come from a cache that is up to two seconds
      // old.
      due.add(connection);
      checkIn(afterChange);
    },
    forget(connection) {
      due.delete(connection);
      const beside = ofClient(connection);
      beside?.delete(connection);
      if (beside?.size === 0) connections.delete(connection.who?.client_id ?? '');
    },
    stop() {
      if (timer) clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}

/** Calls `run` at each full minute of the product's clock. @returns a function that stops it */
function everyMinute(app: AppContext, run: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    // The timer ends slightly late, because timers may fire a millisecond early.
    timer = setTimeout(turn, minute - (app.clock.now().getTime() % minute) + 10);
    timer.unref();
  };
  const turn = () => {
    run();
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}

async function look(app: AppContext, connections: readonly SocketConnection[]): Promise<void> {
  const bySession = new Map<string, SocketConnection[]>();
  const actors: SignedIn[] = [];
  for (const connection of connections) {
    if (!connection.who) continue;
    const { session_id } = connection.who;
    const list = bySession.get(session_id);
    if (list) list.push(connection);
    else {
      bySession.set(session_id, [connection]);
      actors.push(connection.who);
    }
  }
  const stamps = await app.auth.stamps(actors);
  for (const actor of actors) {
    const stamp = stamps.get(actor.session_id);
    const stale = (bySession.get(actor.session_id) ?? []).filter(({ who }) => who?.version !== stamp);
    if (stale.length === 0) continue;
    const who = stamp === undefined ? null : await app.auth.reload(actor);
    for (const connection of stale) {
      if (who) connection.regrant(who);
      else connection.close(closeCodes.ended, 'Session ended');
    }
  }
}
