import { Wire } from '../run/wire.ts';
import { openSocket } from '../run/wire-open.ts';
import type { FeedOptions, OpenFeed } from './feed-contract.ts';

const POLL_MS = 1_000;

/** Where nothing is installed: each second, if any transaction was begun since, everything is asked again. */
export async function openResetFeed({ connectionString, onReset }: FeedOptions): Promise<OpenFeed> {
  let lost = () => {};
  const ended = new Promise<void>((resolve) => {
    lost = resolve;
  });
  const wire = new Wire(await openSocket({ connectionString, application_name: 'operatory feed' }), () => {
    clearInterval(timer);
    lost();
  });
  let last: string | undefined;
  const timer = setInterval(async () => {
    try {
      const [result] = await wire.send([{ name: 'snapshot', text: 'select pg_current_snapshot()', values: [] }]);
      const now = result?.rows[0]?.[0]?.toString();
      if (now !== last && last !== undefined) onReset();
      last = now;
    } catch {
      wire.destroy();
    }
  }, POLL_MS);
  return { ended, stop: () => wire.close() };
}
