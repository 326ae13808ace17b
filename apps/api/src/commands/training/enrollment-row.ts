import {
  type CourseItem,
  domainEvent,
  type EnrollmentRelation,
  type EnrollmentStatus,
  type EventDetails,
  type EventsAbout,
  hasGrant,
  type ItemSubmission,
  roleOf,
} from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { notFound } from '../../errors/refusal.ts';
import type { CommandContext, HistoryEntries, RowContext } from '../define.ts';
import { viewerOf } from '../viewer.ts';

type At = Pick<CommandContext, 'db' | 'actor'>;
export type OfClient = Pick<CommandContext, 'db'> & { readonly actor: Pick<SignedIn, 'client_id'> };

export interface EnrollmentRow {
  readonly id: string;
  readonly status: EnrollmentStatus;
  readonly user_id: string;
  readonly user_name: string;
  readonly clinic_ids: readonly string[];
  readonly training_course_id: string;
  readonly course_name: string;
  /** The number of months for which a completion is valid; null if it never expires. */
  readonly valid_for_months: number | null;
  readonly attempt_no: number;
  readonly attempts_allowed: number;
  readonly version: number;
  readonly zone: string;
}
export interface LockedEnrollment {
  readonly enrollment: EnrollmentRow;
  readonly relation: EnrollmentRelation;
}

/**
 * Locks an enrolment, so that submitting, marking and deciding run one after another. People other than the
 * learner and those who may read the learner's enrolments get the error of a missing one.
 */
export const lockEnrollment = (at: At, id: string): Promise<LockedEnrollment> => lockOne(at, id, null);

/**
 * Locks the enrolment of a submission. It is found in the same statement, so that a hidden submission is
 * answered like a missing one.
 */
export const lockEnrollmentOf = (at: At, submissionId: string): Promise<LockedEnrollment> =>
  lockOne(at, null, submissionId);

async function lockOne(
  { db, actor }: At,
  id: string | null,
  submissionId: string | null,
): Promise<LockedEnrollment> {
  const enrollment = await lockRow({ db, actor }, id, submissionId);
  const relation = enrollment && relationOf(enrollment, actor);
  if (!relation) throw notFound();
  return { enrollment, relation };
}

/** Locks an enrolment, found by its id or by the id of one of its submissions. Null if there is none. */
export async function lockRow(
  { db, actor }: OfClient,
  id: string | null,
  submissionId: string | null = null,
): Promise<EnrollmentRow | null> {
  const [enrollment] = await db.$queryRaw<EnrollmentRow[]>`
    select e.id, e.status::text, e.user_id, u.display_name as user_name, e.training_course_id, c.name as course_name,
      c.valid_for_months, e.attempt_no, e.attempts_allowed, e.version, coalesce(k.zone, o.zone) as zone,
      array(select j.clinic_id from j_users_clinics j where j.client_id = e.client_id and j.user_id = e.user_id) as clinic_ids
    from training_course_enrollments e
      join training_courses c on c.client_id = e.client_id and c.id = e.training_course_id
      join users u on u.client_id = e.client_id and u.id = e.user_id
      join clients o on o.id = e.client_id
      left join clinics k on k.client_id = e.client_id and k.id = coalesce(c.clinic_id, u.clinicid)
    where e.client_id = ${actor.client_id}::uuid and e.id = coalesce(${id}::uuid,
      (select s.training_course_enrollment_id from training_course_submissions s
        where s.client_id = ${actor.client_id}::uuid and s.id = ${submissionId}::uuid)) for update of e`;
  return enrollment ?? null;
}

function relationOf(
  { user_id, clinic_ids }: Pick<EnrollmentRow, 'user_id' | 'clinic_ids'>,
  actor: SignedIn,
): EnrollmentRelation | null {
  const viewer = viewerOf(actor);
  const mine = user_id === viewer.user_id && hasGrant(viewer.grants, 'my-training', 'VIEW');
  const isNear =
    roleOf(viewer.role).actsAs === 'client_admin' ||
    clinic_ids.some((clinic) => viewer.clinic_ids?.includes(clinic) ?? true);
  if (!mine && !(isNear && hasGrant(viewer.grants, 'training-enrollments', 'VIEW'))) return null;
  return { mine, editor: isNear && hasGrant(viewer.grants, 'training-enrollments', 'EDIT') };
}

export interface CourseItemRow extends CourseItem {
  readonly name: string;
  readonly item_type: 'LESSON' | 'QUIZ' | 'ASSIGNMENT';
}
/** @returns The active items of a course, in their order. */
export const readItems = ({ db, actor }: OfClient, courseId: string): Promise<readonly CourseItemRow[]> =>
  db.$queryRaw<CourseItemRow[]>`
    select id, name, item_type::text, qualifying_percentage::text from training_course_items
    where client_id = ${actor.client_id}::uuid and training_course_id = ${courseId}::uuid
      and status = 'ACTIVE' and deleted_at is null
    order by position, id`;

export const readSubmissions = (
  { db, actor }: OfClient,
  enrollmentId: string,
): Promise<readonly ItemSubmission[]> =>
  db.$queryRaw<ItemSubmission[]>`
    select training_course_item_id, attempt_no, status::text, percentage::text from training_course_submissions
    where client_id = ${actor.client_id}::uuid and training_course_enrollment_id = ${enrollmentId}::uuid`;

export function recordEnrollment(
  { record }: Pick<RowContext, 'record'>,
  training_course_enrollment_id: string,
  line: Omit<HistoryEntries['training_course_enrollment_history'], 'training_course_enrollment_id'>,
): void {
  record('training_course_enrollment_history', { training_course_enrollment_id, ...line });
}

export function emitEnrollmentEvent<Name extends EventsAbout<'training_course_enrollments'>>(
  { emit }: Pick<RowContext, 'emit'>,
  name: Name,
  {
    id,
    user_id,
    user_name,
    course_name,
  }: Pick<EnrollmentRow, 'id' | 'user_id' | 'user_name' | 'course_name'>,
  details: EventDetails<Name>,
): void {
  emit(domainEvent(name, { id, clinic_id: null }, { user_id, user_name, course_name, ...details }));
}
