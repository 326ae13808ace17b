import { execFileSync } from 'node:child_process';

/**
 * The server has open connections but gives no responses until `thaw` is called, as when its machine hangs.
 */
export function freeze(postmaster: number): { thaw(): void } {
  const all = () => [
    postmaster,
    ...execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number),
  ];
  const signalAll = (signal: NodeJS.Signals) => {
    for (const id of all()) process.kill(id, signal);
  };
  signalAll('SIGSTOP');
  return { thaw: () => signalAll('SIGCONT') };
}
