import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** Linux measures processor time in clock ticks; this is their number per second. */
const ticks = 100;

/**
 * @returns The seconds of processor time that the process has used, without its children; 0 once it has
 * ended.
 */
export function processorSeconds(processId: number): number {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'latin1');
    // A process's name may contain any character, so fields are counted after it: state, parent, …, utime,
    // stime.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return 0;
  }
}

type Asked = Pick<pg.ClientBase, 'query'>;

/**
 * The map has the purpose of each of PostgreSQL's processes. It includes the postmaster and excludes the
 * bench's own connections.
 */
async function postgresProcesses(client: Asked, postmaster: number): Promise<Map<number, string>> {
  const { rows } = await client.query<{ pid: number; part: string }>(
    `select pid, coalesce(nullif(application_name, ''), backend_type) as part from pg_stat_activity
      where application_name <> 'bench'`,
  );
  return new Map([[postmaster, 'postmaster'], ...rows.map(({ pid, part }) => [pid, part] as const)]);
}

/**
 * A share is a part of one core. PostgreSQL's parts are named after the connection's application or the kind
 * of process.
 */
export interface Shares {
  readonly node: number;
  readonly postgres: number;
  readonly byPart: ReadonlyMap<string, number>;
}

/** Only these processes are measured, because other programs run on the machine too. */
export async function measureShares(
  client: Asked,
  server: number,
  postmaster: number,
  seconds: number,
): Promise<Shares> {
  const processes = await postgresProcesses(client, postmaster);
  processes.set(server, 'node');
  const before = new Map([...processes.keys()].map((id) => [id, processorSeconds(id)]));
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const elapsed = (performance.now() - started) / 1_000;
  // A process that started during the measurement, such as an autovacuum worker, counts from its start.
  for (const [id, part] of await postgresProcesses(client, postmaster))
    if (!processes.has(id)) processes.set(id, part);
  const byPart = new Map<string, number>();
  for (const [id, part] of processes) {
    // The time of a process that has ended can no longer be read.
    const share = Math.max(0, processorSeconds(id) - (before.get(id) ?? 0)) / elapsed;
    byPart.set(part, (byPart.get(part) ?? 0) + share);
  }
  const node = byPart.get('node') ?? 0;
  const all = [...byPart.values()].reduce((sum, share) => sum + share, 0);
  return { node, postgres: all - node, byPart };
}

export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

export function describe({ byPart }: Shares): string {
  return [...byPart]
    .filter(([, share]) => share > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([part, share]) => `${part} ${percent(share)}`)
    .join(', ');
}
