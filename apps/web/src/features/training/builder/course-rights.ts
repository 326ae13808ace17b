import { mayChange, mayChangeRow } from '#kit/definition/allowed.ts';
import type { CourseRow } from '../course-data.ts';
import type { CourseKind } from '../course-kinds.ts';

/** Whether this user may edit a course and its items: a course for every clinic only if they run the whole client. */
export const mayEditCourse = (
  kind: CourseKind,
  { clinic_id = null }: Pick<CourseRow, 'clinic_id'>,
  me: Parameters<typeof mayChangeRow>[3],
): boolean =>
  // A removed course is not read at all.
  mayChange(kind.item, 'insert', me) &&
  mayChangeRow(kind.course, 'update', { clinic_id, deleted_at: null }, me);
