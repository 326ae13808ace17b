import { keepsRoleEditor, roleEditors } from '@operatory/domain';
import type { Batch } from '../commands/define.ts';
import type { Refusal } from '../commands/refusal.ts';
import { lockPeople } from '../commands/users/people.ts';
import { holdersIn } from './holders.ts';

/** Changes somebody's rights, unless nobody were left who could change them back. @throws what `refusal` says */
export async function keepingRoleEditor<T>(
  at: Pick<Batch, 'db' | 'actor'>,
  refusal: () => Refusal,
  change: () => Promise<T>,
): Promise<T> {
  await lockPeople(at);
  const editors = async () => roleEditors((await holdersIn(at.db, at.actor.client_id)).values());
  const before = await editors();
  const changed = await change();
  if (!keepsRoleEditor(before, await editors())) throw refusal();
  return changed;
}
