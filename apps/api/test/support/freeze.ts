import { execFileSync } from 'node:child_process';

/** Suspends a PostgreSQL server, with open connections and without responses, until `thaw` is called. */
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
