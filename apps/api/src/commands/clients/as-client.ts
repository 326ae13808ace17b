import type { Tx } from '@operatory/db';
import type { SignedIn } from '../../context/context.ts';

/** Runs `work` with another client as the tenant of this transaction, then sets the caller's client again. */
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
