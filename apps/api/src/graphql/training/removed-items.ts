import type { Tx } from '@operatory/db';

/** A question that the learner answered and that was removed from the course since. */
export interface RemovedQuestion {
  readonly question_id: string;
  readonly name: string;
  readonly type: string;
}
/** An item that was removed, or of which questions were removed. */
export interface RemovedItem {
  readonly item_id: string;
  readonly name: string;
  readonly item_type: string;
  /** Whether the whole item was removed. */
  readonly is_removed: boolean;
  readonly questions: readonly RemovedQuestion[];
}

/**
 * @returns The items and questions that an enrolment has answers to and that were removed from the course
 * since.
 */
export const readRemovedItems = (
  db: Pick<Tx, '$queryRaw'>,
  clientId: string,
  enrollmentId: string,
): Promise<readonly RemovedItem[]> =>
  db.$queryRaw<RemovedItem[]>`
    select * from (
      select i.id as item_id, i.name, i.item_type::text, i.deleted_at is not null or i.status <> 'ACTIVE' as is_removed,
        (select coalesce(jsonb_agg(jsonb_build_object('question_id', f.id, 'name', f.name, 'type', f.type) order by f.position, f.id), '[]')
          from training_course_item_fields f
          where f.client_id = i.client_id and f.training_course_item_id = i.id
            and (f.deleted_at is not null or i.deleted_at is not null or i.status <> 'ACTIVE')
            and exists (select from training_course_submissions s where s.client_id = i.client_id
              and s.training_course_enrollment_id = ${enrollmentId}::uuid and s.training_course_item_id = i.id
              and s.status <> 'IN_PROGRESS' and s.answers ? f.id::text)) as questions
      from training_course_items i
      where i.client_id = ${clientId}::uuid and exists (select from training_course_submissions s where s.client_id = i.client_id
        and s.training_course_enrollment_id = ${enrollmentId}::uuid and s.training_course_item_id = i.id and s.status <> 'IN_PROGRESS')
      order by i.position, i.id) items
    where is_removed or jsonb_array_length(questions) > 0`;
