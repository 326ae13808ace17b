import { PLATFORM_CLIENT_ID } from '@operatory/db';
import { actsOnPlan } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import { asClient } from '../clients/as-client.ts';
import type { CommandContext } from '../define.ts';
import { refused } from '../refuse.ts';

type At = Pick<CommandContext, 'actor' | 'db'>;

/**
 * The client whose plan a command changes: the caller's own, or the one that the platform's staff chose.
 * @throws Refusal
 */
export function planClientOf({ actor }: Pick<At, 'actor'>, named: string | null | undefined): string {
  const client = named ?? actor.client_id;
  if (client === PLATFORM_CLIENT_ID) throw notFound();
  if (!actsOnPlan(actor, client, 'EDIT')) throw refused('no_permission');
  return client;
}

/** Locks the client's row and runs the work with that client as the tenant. */
export const ofPlanClient = <Done>(at: At, client: string, work: () => Promise<Done>): Promise<Done> =>
  asClient(at.db, at.actor, client, async () => {
    const rows = await at.db.$queryRaw<object[]>`
      select 1 from clients where id = ${client}::uuid for no key update`;
    if (rows.length === 0) throw notFound();
    return work();
  });
