import type { SignedIn } from '../../context/context.ts';
import type { CommandContext, RowContext } from '../define.ts';
import { enrolPeople, type OfferedCourse } from './enrol-people.ts';
import { emitEnrollmentEvent } from './enrollment-row.ts';

type Run = Pick<CommandContext, 'db' | 'now'> &
  RowContext & { readonly actor: Pick<SignedIn, 'client_id'> & { readonly user_id: string | null } };

/** Enrols people in a locked course that is part of their induction pack. */
export async function enrolInPack(
  run: Run,
  course: OfferedCourse,
  user_ids: readonly string[],
  due_date: string | null,
): Promise<void> {
  for (const each of await enrolPeople(run, course, user_ids, { due_date, message: null }))
    emitEnrollmentEvent(run, 'training_assigned', each, { due_date, why: 'STARTER' });
}
