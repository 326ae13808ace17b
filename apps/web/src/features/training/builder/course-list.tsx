import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { courseLibrary } from '#kit/masters/libraries.ts';
import { LibraryButton } from '#kit/masters/library-button.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { type CourseKind, clientCourses, masterCourses } from '../course-kinds.ts';

const courseList =
  (kind: CourseKind) =>
  (list: ListDefinition<RecordRow>): ListDefinition<RecordRow> => ({
    ...list,
    pages: {
      view: (id) => `${kind.address}/view/${id}`,
      edit: (id) => `${kind.address}/edit/${id}`,
      add: {
        to: `${kind.address}/add`,
        label: 'Add course',
        allowed: ({ grants }) => grants.includes(`${kind.module}:ADD`),
      },
    },
  });

const ofClient = courseList(clientCourses);
export const clientCourseList = (list: ListDefinition<RecordRow>): ListDefinition<RecordRow> => ({
  ...ofClient(list),
  emptyLine: 'Add a course, or take one over from Operatory’s library.',
  actions: () => <LibraryButton library={courseLibrary} />,
});
export const masterCourseList = courseList(masterCourses);
