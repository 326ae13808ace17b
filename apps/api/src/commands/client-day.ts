import { localDate } from '@operatory/domain';
import type { SignedIn } from '../context/context.ts';
import type { CommandContext } from './define.ts';

type At = Pick<CommandContext, 'db' | 'now'> & { readonly actor: Pick<SignedIn, 'client_id'> };

/** @returns The client's current date and zone, for records that belong to no clinic. */
export async function clientDay({
  db,
  actor,
  now,
}: At): Promise<{ readonly today: string; readonly zone: string }> {
  const [client] = await db.$queryRaw<{ zone: string }[]>`
    select zone from clients where id = ${actor.client_id}::uuid`;
  const zone = client?.zone ?? 'Australia/Sydney';
  return { today: localDate(now, zone), zone };
}
