import { mayOnRoster } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { lockPeople } from './lock-people.ts';
import { lockShifts, readShiftsById, type StoredShift } from './read-planned.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;
export interface ShiftKey {
  readonly id: string;
  readonly version: number;
}

/**
 * Locks the shifts of a call that the caller may see. Their people are locked first, as in every command that
 * places shifts.
 */
export async function lockShiftsByKey(context: At, keys: readonly ShiftKey[]): Promise<void> {
  const { client_id } = context.actor;
  const viewer = viewerOf(context.actor);
  const named = await readShiftsById(
    context.db,
    client_id,
    keys.map(({ id }) => id),
  );
  const seen = named.filter(({ deleted, clinic_id }) => !deleted && mayOnRoster(viewer, clinic_id, 'VIEW'));
  await lockPeople(
    context,
    seen.flatMap(({ user_id, stored_user_id }) => [user_id, stored_user_id]),
  );
  await lockShifts(
    context.db,
    client_id,
    seen.map(({ id }) => id),
  );
}

/** Reads a locked shift for a caller who may do `action` on its clinic's roster. @throws Refusal */
export async function lockedShift(
  { db, actor }: At,
  { id, version }: ShiftKey,
  action: 'EDIT' | 'DELETE',
): Promise<StoredShift> {
  const [shift] = await readShiftsById(db, actor.client_id, [id]);
  if (!shift || shift.deleted || !mayOnRoster(viewerOf(actor), shift.clinic_id, action)) throw notFound();
  assertRule(shift.version === version, 'shift_is_newer');
  return shift;
}
