import type { SignedIn } from '../../context/context.ts';
import type { CommandContext, RowContext } from '../define.ts';
import { enrolPeople, lockCourse } from './enrol-people.ts';
import { emitEnrollmentEvent } from './enrollment-row.ts';

type Run = Pick<CommandContext, 'db' | 'now'> &
  RowContext & { readonly actor: Pick<SignedIn, 'client_id'> & { readonly user_id: string | null } };

/** Enrols people in a course that is part of their induction pack, as far as it is still offered. */
export async function enrolInPack(
  run: Run,
  courseId: string,
  user_ids: readonly string[],
  due_date: string | null,
): Promise<void> {
  const course = await lockCourse(run.db, run.actor.client_id, courseId);
  if (course?.status !== 'ACTIVE' || course.items === 0) return;
  for (const each of await enrolPeople(run, course, user_ids, { due_date, message: null }))
    emitEnrollmentEvent(run, 'training_assigned', each, { due_date, why: 'STARTER' });
}
