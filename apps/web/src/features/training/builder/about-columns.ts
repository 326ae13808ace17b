import { resourceOf } from '#kit/definition/resource-of.ts';

const columnsOf = (table: string): readonly string[] =>
  resourceOf(table)
    .form.flat()
    .filter((name) => name !== 'name');

/** The columns of a course's About tab: those of its form, except the name. */
export const aboutColumns = {
  training_courses: columnsOf('training_courses'),
  master_training_courses: columnsOf('master_training_courses'),
} as const;
