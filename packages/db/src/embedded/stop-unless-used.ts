import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { EmbeddedServer } from './start.ts';

/** Recently closed connections may still be listed for this many milliseconds. */
const timeoutMs = 1_000;

/** Stops the server unless other clients are connected. @returns true if it was stopped */
export async function stopUnlessUsed(server: EmbeddedServer): Promise<boolean> {
  for (const until = Date.now() + timeoutMs; ; await wait(50)) {
    const others = await othersOn(server.superuserUrl);
    // `othersOn` also returns 0 if the server does not answer, because it is not running or is shutting down.
    if (!others) {
      await server.stop();
      return true;
    }
    if (Date.now() > until) {
      server.leave();
      return false;
    }
  }
}

async function othersOn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return rows[0]?.others ?? 0;
  } catch {
    return 0;
  } finally {
    await client.end().catch(() => {});
  }
}
