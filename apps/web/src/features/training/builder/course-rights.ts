import { mayChange, mayChangeRow } from '#kit/definition/allowed.ts';
import type { CourseRow } from '../course-data.ts';
import type { CourseKind } from '../course-kinds.ts';

/**
 * Whether this user may edit a course and its items. For a course of all clinics, they must be an admin of
 * the whole client.
 */
export const mayEditCourse = (
  kind: CourseKind,
  { clinic_id = null }: Pick<CourseRow, 'clinic_id'>,
  me: Parameters<typeof mayChangeRow>[3],
): boolean =>
  // Removed courses are never read, so `deleted_at` is null.
  mayChange(kind.item, 'insert', me) &&
  mayChangeRow(kind.course, 'update', { clinic_id, deleted_at: null }, me);
