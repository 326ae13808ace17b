import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

const period = 1_000;

export interface PulseListener {
  /** The clients whose rights this listener watches. */
  clients(): Iterable<string>;
  /**
   * Somebody's rights at these clients may have changed, or a session may have ended. Includes clients that
   * are watched for the first time.
   */
  onRights(clients: ReadonlySet<string>): void;
  /** The product's clock may have been set. */
  onClock(): void;
}
/** Runs one statement every second for all listeners, however many clients they watch. */
export interface Pulse {
  listen(listener: PulseListener): () => void;
  stop(): void;
}
interface Beat {
  readonly snapshot: string;
  readonly offset_ms: string | null;
  /** The versions of the clients' rights; null if no writing transaction has ended since the last beat. */
  readonly versions: readonly string[] | null;
}

/**
 * A fallback for the change feed. Once a second, one statement reads which clients' rights have changed and,
 * outside production, the clock's offset. If nobody has written since, PostgreSQL only compares its snapshot.
 * `adoptClock` takes the offset in milliseconds (null for the real clock) and returns whether it is new.
 */
export function startPulse(
  pool: Pool,
  log: FastifyBaseLogger,
  adoptClock: ((offset: number | null, askedAt: number) => boolean) | null,
): Pulse {
  const listeners = new Set<PulseListener>();
  let versions = new Map<string, string>();
  let seen: string | null = null;
  let beating = false;

  const beat = async (): Promise<void> => {
    const clients = [...new Set([...listeners].flatMap((listener) => [...listener.clients()]))];
    if (clients.length === 0 && !adoptClock) return;
    const isNew = clients.some((client) => !versions.has(client));
    const askedAt = performance.now();
    const { rows } = await pool.query<Beat>({
      name: 'rights_pulse',
      text: 'select snapshot, offset_ms, versions::text[] from app.rights_pulse($1, $2)',
      values: [clients, isNew ? null : seen],
    });
    const [answer] = rows;
    if (!answer?.versions) return;
    const before = versions;
    versions = new Map(answer.versions.map((version, place) => [clients[place] ?? '', version]));
    seen = answer.snapshot;
    const offset = answer.offset_ms === null ? null : Number(answer.offset_ms);
    if (adoptClock?.(offset, askedAt)) {
      for (const listener of listeners) listener.onClock();
    }
    // A client that is watched for the first time counts as changed, because its rights may have changed
    // after its first socket was authenticated.
    const changed = clients.filter((client) => before.get(client) !== versions.get(client));
    if (changed.length > 0) for (const listener of listeners) listener.onRights(new Set(changed));
  };
  const timer = setInterval(() => {
    if (beating) return;
    beating = true;
    beat()
      .catch((error) => log.warn({ err: error }, 'the rights check did not run'))
      .finally(() => {
        beating = false;
      });
  }, period);
  timer.unref();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: () => clearInterval(timer),
  };
}
