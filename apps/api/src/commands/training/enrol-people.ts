import type { Tx } from '@operatory/db';
import { type AudiencePerson, hasGrant } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import type { People } from '../client-people.ts';
import type { CommandContext, RowContext } from '../define.ts';
import { recordEnrollment } from './enrollment-row.ts';

export interface OfferedCourse {
  readonly id: string;
  readonly name: string;
  readonly clinic_id: string | null;
  readonly status: string;
  readonly is_open: boolean;
  readonly due_in_days: number | null;
  readonly attempts_allowed: number;
  readonly new_starter_roles: readonly string[];
  readonly items: number;
}

/**
 * Locks a course until the transaction ends, so that it cannot change before its enrolments are stored. Null
 * if it does not exist.
 */
export async function lockCourse(db: Tx, clientId: string, id: string): Promise<OfferedCourse | null> {
  const [course] = await db.$queryRaw<OfferedCourse[]>`
    select c.id, c.name, c.clinic_id, c.status::text, c.is_open, c.due_in_days, c.attempts_allowed, c.new_starter_roles,
      (select count(*)::int from training_course_items i where i.client_id = c.client_id and i.training_course_id = c.id
        and i.status = 'ACTIVE' and i.deleted_at is null) as items
    from training_courses c
    where c.client_id = ${clientId}::uuid and c.id = ${id}::uuid and c.deleted_at is null for share of c`;
  return course ?? null;
}

/**
 * People who can take a course: their role includes training, and they work at the course’s clinic and at one
 * accepted by `isNear`.
 */
export const learnersOf = (
  people: People,
  { clinic_id }: Pick<OfferedCourse, 'clinic_id'>,
  isNear: (theirs: readonly string[] | null) => boolean = () => true,
): readonly AudiencePerson[] =>
  [...people.values()]
    .map(({ user_id, roleGrants }) => ({
      user_id,
      roles: roleGrants
        .filter(({ grants }) => hasGrant(grants, 'my-training', 'VIEW'))
        .map(({ role, clinic_ids }) => ({ role, clinic_ids })),
    }))
    .filter(({ roles }) =>
      roles.some(
        ({ clinic_ids: theirs }) =>
          isNear(theirs) && (clinic_id === null || theirs === null || theirs.includes(clinic_id)),
      ),
    );

export interface EnrolledPerson {
  readonly id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly course_name: string;
}
export type EnrolRun = Pick<CommandContext, 'db' | 'now'> &
  Pick<RowContext, 'record'> & {
    /** The person who enrols others; `user_id` is null when a nightly job does. */
    readonly actor: Pick<SignedIn, 'client_id'> & { readonly user_id: string | null };
  };

/** Enrols the people who have no open enrolment in the course. @returns the people who were enrolled */
export async function enrolPeople(
  run: EnrolRun,
  course: OfferedCourse,
  user_ids: readonly string[],
  given: { readonly due_date: string | null; readonly message: string | null },
): Promise<readonly EnrolledPerson[]> {
  const { db, actor, now } = run;
  const added = await db.$queryRaw<Omit<EnrolledPerson, 'course_name'>[]>`
    with added as (
      insert into training_course_enrollments
        (client_id, training_course_id, user_id, message, enrolled_by_user_id, enrolled_at, due_date, attempts_allowed)
      select ${actor.client_id}::uuid, ${course.id}::uuid, p.id, ${given.message}, ${actor.user_id}::uuid, ${now},
        ${given.due_date}::date, ${course.attempts_allowed}
      from unnest(${[...user_ids].sort()}::uuid[]) as p (id)
      on conflict (client_id, training_course_id, user_id) where status in ('ENROLLED', 'IN_PROGRESS', 'SUBMITTED')
      do nothing returning id, user_id)
    select a.id, a.user_id, u.display_name as user_name from added a
      join users u on u.client_id = ${actor.client_id}::uuid and u.id = a.user_id order by a.user_id`;
  for (const { id } of added)
    recordEnrollment(run, id, {
      action: 'enrolled',
      to_value: { status: 'ENROLLED', due_date: given.due_date },
      note: given.message,
    });
  return added.map((each) => ({ ...each, course_name: course.name }));
}
