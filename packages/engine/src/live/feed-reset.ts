import { Connection } from '../run/connection.ts';
import { openSocket } from '../run/open-socket.ts';
import type { FeedOptions, OpenFeed } from './feed-contract.ts';

const POLL_MS = 1_000;

/**
 * The fallback when nothing is installed: every live query runs again in each second in which a writing
 * transaction started or ended.
 */
export async function openResetFeed({ connectionString, onReset }: FeedOptions): Promise<OpenFeed> {
  let lost = () => {};
  const ended = new Promise<void>((resolve) => {
    lost = resolve;
  });
  let timer: NodeJS.Timeout | undefined;
  const connection = new Connection(
    await openSocket({ connectionString, application_name: 'operatory feed' }),
    () => {
      clearInterval(timer);
      lost();
    },
  );
  const look = async () => {
    const [result] = await connection.send([
      { name: 'snapshot', text: 'select pg_current_snapshot()', values: [] },
    ]);
    return result?.rows[0]?.[0]?.toString();
  };
  let last = await look();
  timer = setInterval(async () => {
    try {
      const now = await look();
      if (now !== last) onReset();
      last = now;
    } catch {
      connection.destroy();
    }
  }, POLL_MS);
  return { ended, stop: () => connection.close() };
}
