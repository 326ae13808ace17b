import pg from 'pg';
import { DatabaseStartError } from '../start-error.ts';

/** Where a client goes: an address without a host means what PostgreSQL's own variables say, or this machine. */
export const placeOf = ({ host, port }: pg.Client): string => `${host}:${port}`;

/** Connects, or throws one line: `name` is the setting that the address came from. */
export async function connect(name: string, url: string): Promise<pg.Client> {
  let place = 'the address given';
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    place = placeOf(client);
    await client.connect();
    return client;
  } catch (error) {
    const said =
      error instanceof AggregateError ? (error.errors[0] as Error).message : (error as Error).message;
    throw new DatabaseStartError(`${name} does not lead to a PostgreSQL at ${place}: ${said}`);
  }
}
