import { type AudiencePerson, audienceUserIds, courseDue, hasGrant, isOverdue } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { clientDay } from '../client-day.ts';
import { activePeople, type People } from '../client-people.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, refused } from '../refuse.ts';
import { reachableClinicsOf, viewerOf } from '../viewer.ts';
import { enrolPeople, learnersOf, lockCourse, type OfferedCourse } from './enrol-people.ts';
import { emitEnrollmentEvent } from './enrollment-row.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;

/** Courses of clinics where the actor does not work give the error of a missing one. */
async function lockOffered({ db, actor }: At, id: string): Promise<OfferedCourse> {
  const course = await lockCourse(db, actor.client_id, id);
  const mine = viewerOf(actor).clinic_ids;
  if (!course || (course.clinic_id !== null && mine && !mine.includes(course.clinic_id))) throw notFound();
  return course;
}

function assertOffered({ status, items }: OfferedCourse): void {
  assertRule(status === 'ACTIVE', 'training_course_closed');
  assertRule(items > 0, 'training_course_empty');
}

/**
 * @returns The people whom the actor may enrol. Client admins may enrol everybody, others only people at
 * their own clinics.
 */
function learners({ actor }: At, people: People, course: OfferedCourse): readonly AudiencePerson[] {
  const reach = reachableClinicsOf(actor);
  return learnersOf(
    people,
    course,
    (theirs) => reach === null || theirs?.some((id) => reach.includes(id)) === true,
  );
}

export const enrolUsers = defineCommand({
  name: 'enrol_users',
  description:
    'Enrols people in a course: named ones, and those of roles and clinics. Who takes it already is left as they are.',
  input: z.object({
    training_course_id: z.uuid(),
    user_ids: z.array(z.uuid()).max(2000).default([]),
    role_names: z.array(z.string().max(60)).max(20).default([]),
    clinic_ids: z.array(z.uuid()).max(2000).default([]),
    due_date: z.iso.date().nullish(),
    message: z.string().trim().max(1000).nullish(),
  }),
  returns: null,
  counts: ['enrolled', 'already'],
  async run(run) {
    const { input, actor } = run;
    assertRule(hasGrant(viewerOf(actor).grants, 'training-enrollments', 'ADD'), 'no_permission');
    const course = await lockOffered(run, input.training_course_id);
    assertOffered(course);
    const { user_ids, role_names, clinic_ids } = input;
    const isByRole = role_names.length > 0 || clinic_ids.length > 0;
    assertRule(isByRole || user_ids.length > 0, 'training_nobody_meant');
    const today = (await clientDay(run)).today;
    assertRule(!isOverdue(input.due_date ?? null, today), 'training_due_past');
    const able = learners(run, await activePeople(run), course);
    const meant = new Set(
      audienceUserIds({ selected_user_type: 'USERS', user_ids, role_names, clinic_ids }, able),
    );
    assertRule(
      user_ids.every((id) => meant.has(id)),
      'training_person_unfit',
    );
    const kind = role_names.length > 0 ? 'ROLES' : 'ALL';
    if (isByRole)
      for (const id of audienceUserIds({ selected_user_type: kind, user_ids, role_names, clinic_ids }, able))
        meant.add(id);
    const due_date = input.due_date ?? courseDue(course.due_in_days, today);
    const added = await enrolPeople(run, course, [...meant], { due_date, message: input.message ?? null });
    for (const each of added)
      emitEnrollmentEvent(run, 'training_assigned', each, { due_date, why: 'ENROLLED' });
    return { counts: { enrolled: added.length, already: meant.size - added.length } };
  },
});

export const enrolSelf = defineCommand({
  name: 'enrol_self',
  description: 'Enrols the actor in a course that is open to everybody of its clinic.',
  input: z.object({ training_course_id: z.uuid() }),
  returns: 'training_course_enrollments',
  async run(run) {
    const { actor, input } = run;
    const course = await lockOffered(run, input.training_course_id);
    if (!hasGrant(viewerOf(actor).grants, 'my-training', 'VIEW')) throw notFound();
    assertRule(course.is_open, 'training_not_open');
    assertOffered(course);
    const due_date = courseDue(course.due_in_days, (await clientDay(run)).today);
    const [added] = await enrolPeople(run, course, [actor.user_id], { due_date, message: null });
    if (!added) throw refused('training_already_enrolled');
    // Failures are read after the lock, so that an attempt that just failed is included.
    await assertNotFailed(run, course, added.id);
    return { id: added.id };
  },
});

/**
 * After failing a course, people cannot enrol themselves again, because attempts are limited: somebody else
 * must grant another attempt.
 */
async function assertNotFailed({ db, actor }: At, course: OfferedCourse, added: string): Promise<void> {
  const latest = await db.training_course_enrollments.findFirst({
    where: {
      client_id: actor.client_id,
      training_course_id: course.id,
      user_id: actor.user_id,
      id: { not: added },
      status: { not: 'CANCELLED' },
    },
    orderBy: [{ enrolled_at: 'desc' }, { id: 'desc' }],
    select: { status: true },
  });
  assertRule(latest?.status !== 'FAILED', 'training_no_attempt_left');
}
