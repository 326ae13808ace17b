import type { Tx } from '@operatory/db';
import type { SignedIn } from '../../context/context.ts';

/** Does something of another client within a transaction, behind that client's wall, and comes back behind one's own. */
export async function asClient<Done>(
  db: Tx,
  { client_id }: Pick<SignedIn, 'client_id'>,
  clientId: string,
  work: () => Promise<Done>,
): Promise<Done> {
  await db.$queryRaw`select set_config('app.client_id', ${clientId}, true)`;
  const done = await work();
  await db.$queryRaw`select set_config('app.client_id', ${client_id}, true)`;
  return done;
}
