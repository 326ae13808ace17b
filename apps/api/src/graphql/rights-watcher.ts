import type { AppContext, SignedIn } from '../context.ts';
import { closeCodes, type SocketConnection } from './socket-connection.ts';

/** A change in one of these may change somebody's rights. */
const rightsTables = new Set([
  'clients',
  'j_users_clinics',
  'j_users_user_roles',
  'module_default_user_roles',
  'packagemodules',
  'packages',
  'sessions',
  'user_custom_roles',
  'user_modules_access',
  'user_subscriptions',
  'users',
]);
const period = 1_000;
const afterChange = 30;

export interface RightsWatcher {
  watch(connection: SocketConnection): void;
  forget(connection: SocketConnection): void;
  stop(): void;
}

/**
 * Ends sockets whose session has ended and gives the others their changed rights: told by the change feed,
 * with one batched check each second behind it.
 */
export function watchRights(app: AppContext): RightsWatcher {
  const connections = new Set<SocketConnection>();
  let checking = false;
  let again = false;
  let soon: NodeJS.Timeout | null = null;

  const check = async (): Promise<void> => {
    if (connections.size === 0) return;
    if (checking) {
      again = true;
      return;
    }
    checking = true;
    try {
      await checkAll(app, [...connections]);
    } catch (error) {
      app.log.warn({ err: error }, 'the rights check did not run');
    } finally {
      checking = false;
      if (again) {
        again = false;
        checkSoon();
      }
    }
  };
  const checkSoon = () => {
    soon ??= setTimeout(() => {
      soon = null;
      void check();
    }, afterChange);
  };
  const timer = setInterval(() => void check(), period);
  timer.unref();
  const offChange = app.changes.onChange((changes) => {
    if (changes.some(({ table }) => rightsTables.has(table))) checkSoon();
  });
  const offReset = app.changes.onReset(checkSoon);
  return {
    watch: (connection) => void connections.add(connection),
    forget: (connection) => void connections.delete(connection),
    stop() {
      clearInterval(timer);
      if (soon) clearTimeout(soon);
      offChange();
      offReset();
    },
  };
}

async function checkAll(app: AppContext, connections: readonly SocketConnection[]): Promise<void> {
  const bySession = new Map<string, SocketConnection[]>();
  for (const connection of connections) {
    if (!connection.who) continue;
    const list = bySession.get(connection.who.session_id);
    if (list) list.push(connection);
    else bySession.set(connection.who.session_id, [connection]);
  }
  const actors = [...bySession.values()]
    .map((list) => list[0]?.who)
    .filter((who): who is SignedIn => who != null);
  const stamps = await app.auth.stamps(actors);
  for (const actor of actors) {
    const list = bySession.get(actor.session_id) ?? [];
    const stamp = stamps.get(actor.session_id);
    if (stamp === actor.version) continue;
    const who = stamp === undefined ? null : await app.auth.reload(actor);
    for (const connection of list) {
      if (who) connection.regrant(who);
      else connection.close(closeCodes.ended, 'Session ended');
    }
  }
}
