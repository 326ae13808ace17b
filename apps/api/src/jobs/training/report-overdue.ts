import { domainEvent, hasGrant, localDate, type OverdueCourse } from '@operatory/domain';
import type { ClientGrantee } from '../../rights/grantees.ts';
import type { TrainingNight } from './night-run.ts';

interface Overdue extends OverdueCourse {
  readonly id: string;
  readonly user_id: string;
  readonly clinic_ids: readonly string[];
  readonly managers: readonly string[];
}

/**
 * Reports newly overdue courses to managers, each course once and all of a manager's people in one event.
 * Courses that wait for a mark are not reported, because the learner can do nothing.
 */
export async function reportOverdue(night: TrainingNight): Promise<void> {
  const { db, actor, now } = night;
  const [client] = await db.$queryRaw<{ zone: string }[]>`
    select zone from clients where id = ${actor.client_id}::uuid`;
  if (!client) return;
  const overdue = await db.$queryRaw<Overdue[]>`
    select e.id, e.user_id, u.display_name as user_name, c.name as course_name, e.due_date::text,
      array(select j.clinic_id from j_users_clinics j where j.client_id = e.client_id and j.user_id = e.user_id) as clinic_ids,
      array(select r.reported_to_user_id from users_reported_to_users r
        where r.client_id = e.client_id and r.user_id = e.user_id) as managers
    from training_course_enrollments e
      join training_courses c on c.client_id = e.client_id and c.id = e.training_course_id and c.deleted_at is null
      join users u on u.client_id = e.client_id and u.id = e.user_id
    where e.client_id = ${actor.client_id}::uuid and e.status in ('ENROLLED', 'IN_PROGRESS')
      and e.due_date < ${localDate(now, client.zone)}::date and e.overdue_reported_at is null
    order by e.id for update of e`;
  if (overdue.length === 0) return;
  const people = await night.people();
  const byManager = new Map<string, Overdue[]>();
  // People who can no longer sign in cannot complete a course.
  for (const each of overdue.filter(({ user_id }) => people.has(user_id)))
    for (const manager of managersOf(each, people)) {
      const known = byManager.get(manager);
      if (known) known.push(each);
      else byManager.set(manager, [each]);
    }
  const reported = new Set([...byManager.values()].flat().map(({ id }) => id));
  // A course stays unreported as long as there is nobody to report it to.
  await db.$executeRaw`update training_course_enrollments set overdue_reported_at = ${now}
    where client_id = ${actor.client_id}::uuid and id = any(${[...reported]}::uuid[])`;
  for (const [manager_user_id, theirs] of byManager) {
    const courses = theirs
      .map(({ user_name, course_name, due_date }) => ({ user_name, course_name, due_date }))
      .sort((a, b) => a.due_date.localeCompare(b.due_date) || a.user_name.localeCompare(b.user_name));
    const [first] = theirs;
    if (first)
      night.emit(
        domainEvent('training_overdue', { id: first.id, clinic_id: null }, { manager_user_id, courses }),
      );
  }
}

/**
 * @returns The learner's active managers, or else people who may edit enrolments at the learner's clinics.
 */
function managersOf(
  { user_id, clinic_ids, managers }: Overdue,
  people: ReadonlyMap<string, ClientGrantee>,
): readonly string[] {
  const active = managers.filter((id) => people.has(id));
  if (active.length > 0) return active;
  const edits = ({ roleGrants }: ClientGrantee): boolean =>
    roleGrants.some(
      ({ grants, clinic_ids: theirs }) =>
        hasGrant(grants, 'training-enrollments', 'EDIT') &&
        (theirs === null || theirs.some((id) => clinic_ids.includes(id))),
    );
  return [...people.values()]
    .filter((one) => one.user_id !== user_id && edits(one))
    .map((one) => one.user_id);
}
