import pg from 'pg';
import { DatabaseStartError } from '../start-error.ts';

/**
 * @returns The client's host and port. They are not read from the URL, because a URL without a host uses
 *   PostgreSQL's environment variables, or this machine.
 */
export const placeOf = ({ host, port }: pg.Client): string => `${host}:${port}`;

/**
 * Connects to a database. The error message contains `name`, because the person who starts Operatory must
 * change the setting of that name. @throws DatabaseStartError with one line
 */
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
