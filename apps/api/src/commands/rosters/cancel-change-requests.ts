import type { CommandContext } from '../define.ts';

/**
 * Cancels pending requests to change the times of these shifts, because their person no longer works them.
 */
export async function cancelChangeRequests(
  { db, actor, now }: Pick<CommandContext, 'db' | 'actor' | 'now'>,
  shifts: readonly string[],
): Promise<void> {
  if (shifts.length === 0) return;
  await db.$executeRaw`
    update clinic_roster_change_requests set status = 'CANCELLED', updated_at = ${now}
    where client_id = ${actor.client_id}::uuid and clinic_roster_id = any(${[...shifts]}::uuid[]) and status = 'PENDING'`;
}
