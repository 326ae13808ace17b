import type { CommandContext } from '../define.ts';

/**
 * Locks people in the order of their ids, before any shift. Every command that places somebody's shift or
 * approves their leave takes this lock first, so that it sees what the others stored.
 */
export async function lockPeople(
  { db, actor }: Pick<CommandContext, 'db' | 'actor'>,
  people: readonly (string | null | undefined)[],
): Promise<void> {
  const ids = [...new Set(people.filter((id) => typeof id === 'string'))];
  if (ids.length === 0) return;
  await db.$executeRaw`select from users
    where client_id = ${actor.client_id}::uuid and id = any(${ids}::uuid[]) order by id for no key update`;
}
