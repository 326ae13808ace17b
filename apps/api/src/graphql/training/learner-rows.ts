import type { Tx } from '@operatory/db';
import {
  type CourseItem,
  courseProgress,
  doneItems,
  type EnrollmentStatus,
  type ItemProgress,
  type ItemSubmission,
  isOpenEnrollment,
  isOverdue,
  itemsOf,
  localDate,
  nextItem,
} from '@operatory/domain';

type Db = Pick<Tx, '$queryRaw'>;

/** An enrolment with its course. */
export interface LearnerRow {
  readonly enrollment_id: string;
  readonly course_id: string;
  readonly user_id: string;
  readonly display_name: string;
  readonly name: string;
  readonly short_info: string | null;
  readonly complete_info: string | null;
  readonly thumbnail: unknown;
  readonly status: EnrollmentStatus;
  readonly enrolled_at: string;
  readonly due_date: string | null;
  readonly completed_at: string | null;
  readonly expires_at: string | null;
  readonly attempt_no: number;
  readonly attempts_allowed: number;
  readonly percentage: string | null;
  readonly grade: string | null;
  readonly version: number;
  readonly certificate_short_id: number | null;
  readonly zone: string;
}
/** All enrolments of a person, or one enrolment. */
export const readLearnerRows = async (
  db: Db,
  clientId: string,
  of: { readonly user_id: string } | { readonly enrollment_id: string },
): Promise<readonly LearnerRow[]> => {
  const user = 'user_id' in of ? of.user_id : null;
  const enrollment = 'enrollment_id' in of ? of.enrollment_id : null;
  const rows = await db.$queryRaw<(Omit<LearnerRow, Instant> & Readonly<Record<Instant, Date | null>>)[]>`
    select e.id as enrollment_id, c.id as course_id, e.user_id, u.display_name, c.name, c.short_info, c.complete_info,
      c.thumbnail_image as thumbnail, e.status::text, e.enrolled_at, e.due_date::text, e.completed_at, e.expires_at,
      e.attempt_no, e.attempts_allowed, e.percentage::text, g.name as grade, e.version, f.short_id as certificate_short_id,
      coalesce(k.zone, o.zone) as zone
    from training_course_enrollments e
      join training_courses c on c.client_id = e.client_id and c.id = e.training_course_id
      join users u on u.client_id = e.client_id and u.id = e.user_id
      join clients o on o.id = e.client_id
      left join clinics k on k.client_id = e.client_id and k.id = coalesce(c.clinic_id, u.clinicid)
      left join client_training_grades g on g.client_id = e.client_id and g.id = e.client_training_grade_id
      left join training_course_certificates f on f.client_id = e.client_id and f.training_course_enrollment_id = e.id
    where e.client_id = ${clientId}::uuid and (e.user_id = ${user}::uuid or e.id = ${enrollment}::uuid)
    order by e.enrolled_at desc, e.id desc limit 1000`;
  return rows.map((row) => ({
    ...row,
    enrolled_at: row.enrolled_at?.toISOString() ?? '',
    completed_at: row.completed_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  }));
};
type Instant = 'enrolled_at' | 'completed_at' | 'expires_at';

export interface LearnerItem extends CourseItem {
  readonly training_course_id: string;
  readonly name: string;
  readonly item_type: string;
}
export interface LearnerSubmission extends ItemSubmission {
  readonly id: string;
  readonly training_course_enrollment_id: string;
  readonly message: string | null;
  readonly media_seconds: number | null;
}
export interface CourseRows {
  readonly items: readonly LearnerItem[];
  readonly submissions: readonly LearnerSubmission[];
}
/** @returns The items of these courses, and the submissions of these enrolments. */
export async function readCourseRows(
  db: Db,
  clientId: string,
  rows: readonly LearnerRow[],
): Promise<CourseRows> {
  const [courses, enrollments] = [rows.map((row) => row.course_id), rows.map((row) => row.enrollment_id)];
  const [items, submissions] = await Promise.all([
    db.$queryRaw<LearnerItem[]>`
      select id, training_course_id, name, item_type::text, qualifying_percentage::text from training_course_items
      where client_id = ${clientId}::uuid and training_course_id = any(${courses}::uuid[])
        and status = 'ACTIVE' and deleted_at is null
      order by position, id`,
    db.$queryRaw<LearnerSubmission[]>`
      select id, training_course_enrollment_id, training_course_item_id, attempt_no, status::text, percentage::text,
        case when marked_by_user_id is not null then message end as message, media_seconds
      from training_course_submissions
      where client_id = ${clientId}::uuid and training_course_enrollment_id = any(${enrollments}::uuid[])
      order by attempt_no desc`,
  ]);
  return { items, submissions };
}

export interface LearnerProgress {
  readonly items: readonly (LearnerItem & ItemProgress)[];
  readonly submissions: readonly LearnerSubmission[];
  readonly done: number;
  readonly next_item_id: string | null;
  readonly is_overdue: boolean;
}
export function learnerProgressOf(
  row: LearnerRow,
  { items, submissions }: CourseRows,
  now: Date,
): LearnerProgress {
  const own = submissions.filter(({ training_course_enrollment_id: id }) => id === row.enrollment_id);
  const ofCourse = items.filter(({ training_course_id }) => training_course_id === row.course_id);
  const offered = itemsOf(row.status, ofCourse, own);
  const progress = courseProgress(offered, own, row.attempt_no);
  const isOpen = isOpenEnrollment(row.status);
  return {
    items: offered.flatMap((item, index) => {
      const at = progress[index];
      return at ? [{ ...item, ...at }] : [];
    }),
    submissions: own,
    done: doneItems(progress),
    next_item_id: isOpen ? (nextItem(progress)?.id ?? null) : null,
    is_overdue: isOpen && isOverdue(row.due_date, localDate(now, row.zone)),
  };
}
