import { addDays, isForStarter, localDate } from '@operatory/domain';
import { enrolPeople, learnersOf, lockCourse } from '../../commands/training/enrol-people.ts';
import { emitEnrollmentEvent } from '../../commands/training/enrollment-row.ts';
import type { TrainingNight } from './night-run.ts';

interface Wanted {
  readonly id: string;
  readonly user_ids: readonly string[];
  readonly zone: string;
}

/**
 * Enrols people who started after the course was set up for new starters, if they have one of its roles at
 * its clinic.
 */
export async function enrolStarters(night: TrainingNight): Promise<void> {
  const { db, actor, now } = night;
  const wanted = await db.$queryRaw<Wanted[]>`
    select c.id, o.zone, array_agg(u.id) as user_ids
    from training_courses c join clients o on o.id = c.client_id
      join users u on u.client_id = c.client_id and u.created_at > c.new_starters_since
    where c.client_id = ${actor.client_id}::uuid and c.for_new_starters and c.status = 'ACTIVE' and c.deleted_at is null
      and not exists (select from training_course_enrollments e where e.client_id = c.client_id
        and e.training_course_id = c.id and e.user_id = u.id)
    group by c.id, o.zone order by c.id`;
  for (const { id, user_ids, zone } of wanted) {
    const course = await lockCourse(db, actor.client_id, id);
    if (course?.status !== 'ACTIVE' || course.items === 0) continue;
    const { new_starter_roles: role_names, clinic_id, due_in_days } = course;
    const audience = {
      selected_user_type: role_names.length > 0 ? ('ROLES' as const) : ('ALL' as const),
      user_ids: [],
      role_names,
      clinic_ids: clinic_id === null ? [] : [clinic_id],
    };
    const starters = learnersOf(await night.people(), course).filter(
      (person) => user_ids.includes(person.user_id) && isForStarter(audience, person),
    );
    const due_date = due_in_days === null ? null : addDays(localDate(now, zone), due_in_days);
    const users = starters.map(({ user_id }) => user_id);
    for (const added of await enrolPeople(night, course, users, { due_date, message: null }))
      emitEnrollmentEvent(night, 'training_assigned', added, { due_date, why: 'STARTER' });
  }
}
