import { localDate, renewalDue } from '@operatory/domain';
import { enrolPeople, learnersOf, lockCourse } from '../../commands/training/enrol-people.ts';
import { emitEnrollmentEvent, recordEnrollment } from '../../commands/training/enrollment-row.ts';
import type { TrainingNight } from './night-run.ts';

interface Ended {
  readonly id: string;
  readonly training_course_id: string;
  readonly user_id: string;
  readonly zone: string;
  /** Whether the person has another completion that is still valid. */
  readonly is_renewed: boolean;
}

/**
 * Expires completions after their last valid day. People are enrolled again if the course is still offered to
 * them.
 */
export async function expireCompletions(night: TrainingNight): Promise<void> {
  const { db, actor, now } = night;
  const ended = await db.$queryRaw<Ended[]>`
    select e.id, e.training_course_id, e.user_id, o.zone,
      exists (select from training_course_enrollments n where n.client_id = e.client_id
        and n.training_course_id = e.training_course_id and n.user_id = e.user_id and n.status = 'COMPLETED'
        and (n.expires_at is null or n.expires_at > ${now})) as is_renewed
    from training_course_enrollments e join clients o on o.id = e.client_id
    where e.client_id = ${actor.client_id}::uuid and e.status = 'COMPLETED' and e.expires_at <= ${now}
    order by e.training_course_id, e.user_id, e.id for update of e`;
  if (ended.length === 0) return;
  await db.$executeRaw`update training_course_enrollments
    set status = 'EXPIRED', version = version + 1, updated_at = ${now}
    where client_id = ${actor.client_id}::uuid and id = any(${ended.map(({ id }) => id)}::uuid[])`;
  for (const { id } of ended)
    recordEnrollment(night, id, {
      action: 'expired',
      from_value: { status: 'COMPLETED' },
      to_value: { status: 'EXPIRED' },
      note: null,
    });
  const again = ended.filter(({ is_renewed }) => !is_renewed);
  for (const course of new Set(again.map(({ training_course_id }) => training_course_id)))
    await renew(
      night,
      course,
      again.filter(({ training_course_id }) => training_course_id === course),
    );
}

async function renew(night: TrainingNight, id: string, ended: readonly Ended[]): Promise<void> {
  const course = await lockCourse(night.db, night.actor.client_id, id);
  if (course?.status !== 'ACTIVE' || course.items === 0) return;
  const able = new Set(learnersOf(await night.people(), course).map(({ user_id }) => user_id));
  const [first] = ended;
  if (!first) return;
  const due_date = renewalDue(course.due_in_days, localDate(night.now, first.zone));
  const users = [...new Set(ended.map(({ user_id }) => user_id))].filter((user) => able.has(user));
  for (const added of await enrolPeople(night, course, users, { due_date, message: null }))
    emitEnrollmentEvent(night, 'training_assigned', added, { due_date, why: 'RENEWAL' });
}
