import type { Connection } from '../run/connection.ts';
import { ChangeSet } from './change-names.ts';
import type { Change } from './live-plan.ts';
import type { Commit } from './pgoutput.ts';
import { Snapshot } from './snapshot.ts';

/**
 * The pause between two snapshot queries, so that many commits cost at most a hundred small statements per
 * second.
 */
const PAUSE_MS = 10;

/**
 * Logical decoding reports a commit when it is in the log, shortly before other sessions see its rows. A
 * cohort that runs in between would keep the old answer, so changes are held here until a new snapshot sees
 * them.
 */
export class Visibility {
  #waiting: Commit[] = [];
  #looking = false;
  #stopped = false;

  constructor(
    private readonly eyes: Connection,
    private readonly onChange: (changes: readonly Change[]) => void,
  ) {}

  await(commit: Commit): void {
    this.#waiting.push(commit);
    if (!this.#looking) void this.#look();
  }

  stop(): void {
    this.#stopped = true;
    this.#waiting = [];
  }

  async #look(): Promise<void> {
    this.#looking = true;
    try {
      while (this.#waiting.length > 0 && !this.#stopped) {
        // Taken before the query, because a transaction that commits while it runs may not be in the
        // snapshot.
        const asked = this.#waiting;
        this.#waiting = [];
        const [result] = await this.eyes.send([
          { name: 'snapshot', text: 'select pg_current_snapshot()', values: [] },
        ]);
        const snapshot = new Snapshot(result?.rows[0]?.[0]?.toString() ?? '');
        const seen = new ChangeSet();
        for (const commit of asked) {
          if (snapshot.sees(commit.xid)) for (const change of commit.changes) seen.add(change);
          else this.#waiting.push(commit);
        }
        if (seen.size > 0 && !this.#stopped) this.onChange(seen.values());
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    } catch {
      // The connection is lost and the feed with it; after it reconnects, every query runs again.
    } finally {
      this.#looking = false;
    }
  }
}
