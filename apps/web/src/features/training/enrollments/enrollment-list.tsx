import { DuePill } from '#kit/assignments/due-pill.tsx';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { paths } from '../paths.ts';
import { EnrollmentListActions } from './enrollment-list-actions.tsx';

const open: readonly unknown[] = ['ENROLLED', 'IN_PROGRESS', 'SUBMITTED'];

/** The list of enrolments. Each row opens its record, and courses can be assigned from here. */
export const enrollmentList = (list: ListDefinition<RecordRow>): ListDefinition<RecordRow> => ({
  ...list,
  one: 'enrollment',
  columns: list.columns.map((column) =>
    column.key === 'due_date'
      ? {
          ...column,
          width: 150,
          render: (row) => {
            const { status, due_date } = row as RecordRow & { status?: unknown; due_date?: string | null };
            return open.includes(status) ? <DuePill until={due_date ?? null} /> : (due_date ?? '');
          },
        }
      : column,
  ),
  select: [list.select, 'status'].filter(Boolean).join(' '),
  pages: {
    view: paths.enrollment,
    edit: paths.enrollment,
    add: { to: paths.enrollments, label: 'Assign a course', allowed: () => false },
  },
  emptyLine: 'Assign a course to people. How they go on appears here.',
  actions: () => <EnrollmentListActions />,
});
