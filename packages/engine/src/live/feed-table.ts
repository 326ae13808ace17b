import { Connection } from '../run/connection.ts';
import { openSocket } from '../run/open-socket.ts';
import { ChangeSet } from './change-names.ts';
import type { FeedOptions, OpenFeed } from './feed-contract.ts';

const POLL_MS = 60;
const PRUNE_MS = 60_000;

/**
 * The changes that became visible since a snapshot: rows of transactions that the snapshot does not include
 * and this statement does. With `id > last`, a transaction that commits late would be missed; with a limit
 * at xmin, one long transaction would delay all others.
 */
const POLL = `
  select pg_current_snapshot(),
         (select json_agg(distinct jsonb_build_array(relation, tenant)) from app.changes
           where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot))`;

/** Polls the table that the statement triggers of `sql/change-table.sql` fill. */
export async function openTableFeed({
  connectionString,
  names,
  onChange,
  onReset,
}: FeedOptions): Promise<OpenFeed> {
  let lost = () => {};
  const ended = new Promise<void>((resolve) => {
    lost = resolve;
  });
  let timer: NodeJS.Timeout | undefined;
  const connection = new Connection(
    await openSocket({ connectionString, application_name: 'operatory feed' }),
    () => {
      clearTimeout(timer);
      lost();
    },
  );
  const ask = async (text: string, values: readonly string[]) => {
    const [result] = await connection.send([{ name: text, text, values }]);
    return result?.rows[0]?.map((cell) => cell?.toString()) ?? [];
  };
  let [seen = ''] = await ask('select pg_current_snapshot()', []);
  let askedAt = Date.now();
  let prunable = { snapshot: seen, at: askedAt };

  const report = (found: string) => {
    const changes = new ChangeSet();
    for (const [relation, tenant] of JSON.parse(found) as [string, string | null][]) {
      const watched = names.get(relation);
      if (watched) changes.add(watched.change(tenant));
    }
    if (changes.size > 0) onChange(changes.values());
  };
  const poll = async () => {
    try {
      const [snapshot = seen, found] = await ask(POLL, [seen]);
      // If this process was stalled for so long, another one may have pruned changes that it never read.
      if (Date.now() - askedAt > PRUNE_MS / 2) onReset();
      else if (found) report(found);
      seen = snapshot;
      askedAt = Date.now();
      if (askedAt - prunable.at > PRUNE_MS) {
        await ask('select app.prune_changes($1::pg_snapshot)', [prunable.snapshot]);
        prunable = { snapshot, at: askedAt };
      }
      timer = setTimeout(poll, POLL_MS);
    } catch {
      connection.destroy();
    }
  };
  timer = setTimeout(poll, POLL_MS);
  return { ended, stop: () => connection.close() };
}
