import { keepsRoleEditor, roleEditors } from '@operatory/domain';
import type { Refusal } from '../../errors/refusal.ts';
import { granteesIn } from '../../rights/grantees.ts';
import type { CommandContext } from '../define.ts';
import { lockPeople } from '../users/people.ts';

/**
 * Runs a change of access rights. Refuses the change if the client had people who may edit roles before it
 * and would have none after it. @throws the error that `refusal` returns
 */
export async function withRemainingRoleEditor<T>(
  at: Pick<CommandContext, 'db' | 'actor'>,
  refusal: () => Refusal,
  change: () => Promise<T>,
): Promise<T> {
  await lockPeople(at);
  const editors = async () => roleEditors((await granteesIn(at.db, at.actor.client_id)).values());
  const before = await editors();
  const changed = await change();
  if (!keepsRoleEditor(before, await editors())) throw refusal();
  return changed;
}
