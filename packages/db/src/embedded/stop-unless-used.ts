import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Embedded } from './start.ts';

/** Recently closed connections are still listed for this long. */
const timeoutMs = 1_000;

/** Stops the server, unless somebody else is still on it. True when it was stopped. */
export async function stopUnlessUsed(server: Embedded): Promise<boolean> {
  for (const until = Date.now() + timeoutMs; ; await wait(50)) {
    const others = await othersOn(server.superuserUrl);
    // Nobody answers: it is not there, or on its way out.
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
