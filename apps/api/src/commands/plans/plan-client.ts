import { PLATFORM_CLIENT_ID } from '@operatory/db';
import { actsOnPlan } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import { asClient } from '../clients/as-client.ts';
import type { CommandContext } from '../define.ts';
import { refused } from '../refuse.ts';

type At = Pick<CommandContext, 'actor' | 'db'>;

/** The client whose plan a command is about: the caller's own, or the one that the platform's staff name. */
export function planClientOf({ actor }: Pick<At, 'actor'>, named: string | null | undefined): string {
  const client = named ?? actor.client_id;
  if (client === PLATFORM_CLIENT_ID) throw notFound();
  if (!actsOnPlan(actor, client, 'EDIT')) throw refused('no_permission');
  return client;
}

/** Runs a command's work as this client, whose row is locked first. */
export const ofPlanClient = <Done>(at: At, client: string, work: () => Promise<Done>): Promise<Done> =>
  asClient(at.db, at.actor, client, async () => {
    const rows = await at.db.$queryRaw<object[]>`
      select 1 from clients where id = ${client}::uuid for no key update`;
    if (rows.length === 0) throw notFound();
    return work();
  });
