import type { QuestionTable } from '#kit/questions/question-draft.ts';

/** The tables of a kind of course: a client's own courses, or those that the platform offers to clients. */
export interface CourseKind {
  readonly course: 'training_courses' | 'master_training_courses';
  readonly item: 'training_course_items' | 'master_training_course_items';
  readonly question: QuestionTable;
  /** The column of an item that contains its course's id. */
  readonly parent: 'training_course_id' | 'master_training_course_id';
  readonly module: 'training-courses' | 'master-training';
  readonly title: string;
  readonly address: string;
}

export const clientCourses: CourseKind = {
  course: 'training_courses',
  item: 'training_course_items',
  question: 'training_course_item_fields',
  parent: 'training_course_id',
  module: 'training-courses',
  title: 'Training courses',
  address: '/dashboard/training-courses',
};
export const masterCourses: CourseKind = {
  course: 'master_training_courses',
  item: 'master_training_course_items',
  question: 'master_training_course_item_fields',
  parent: 'master_training_course_id',
  module: 'master-training',
  title: 'Master training',
  address: '/dashboard/master-training',
};
