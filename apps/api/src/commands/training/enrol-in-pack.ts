import { type EnrolRun, enrolPeople, type OfferedCourse } from './enrol-people.ts';
import type { OfClient } from './enrollment-row.ts';

/**
 * Enrols people in a locked course of their induction pack, except those who completed the course and whose
 * completion is still valid.
 */
export async function enrolInPack(
  run: EnrolRun,
  course: OfferedCourse,
  user_ids: readonly string[],
  due_date: string | null,
): Promise<void> {
  const done = await whoHasDone(run, course.id, user_ids);
  const users = user_ids.filter((id) => !done.has(id));
  await enrolPeople(run, course, users, { due_date, message: null });
}

async function whoHasDone(
  { db, actor, now }: OfClient & Pick<EnrolRun, 'now'>,
  course: string,
  user_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ user_id: string }[]>`
    select user_id from training_course_enrollments
    where client_id = ${actor.client_id}::uuid and training_course_id = ${course}::uuid and user_id = any(${[...user_ids]}::uuid[])
      and status = 'COMPLETED' and (expires_at is null or expires_at > ${now})`;
  return new Set(rows.map(({ user_id }) => user_id));
}
