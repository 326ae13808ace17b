import type { BoolExp } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';

interface Master {
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
}
interface Tables {
  readonly master: 'master_training_courses' | 'master_induction_forms';
  readonly own: 'training_courses' | 'induction_forms';
  /** The column with the id of the copied row of the platform. */
  readonly link: 'master_training_course_id' | 'master_induction_form_id';
  readonly note: 'short_info' | 'description';
  readonly module: 'training-courses' | 'induction-forms';
  readonly one: string;
  readonly many: string;
}

/**
 * The queries of the active rows that the platform offers, and of those that a clinic has already copied.
 */
const library = (tables: Tables) => ({
  ...tables,
  masters: graphql<{ readonly rows: readonly Master[] }>(`query masters {
    rows: ${tables.master}(where: { status: { _eq: ACTIVE } }, order_by: [{ name: asc }, { id: asc }], limit: 500) {
      id name note: ${tables.note}
    }
  }`),
  taken: graphql<{ readonly rows: readonly { readonly master: string }[] }, { where: BoolExp }>(
    `query takenOver($where: ${tables.own}_bool_exp!) {
      rows: ${tables.own}(where: $where, limit: 1000) { master: ${tables.link} }
    }`,
  ),
});
export type Library = ReturnType<typeof library>;

/**
 * The condition for rows that were copied from the platform for a clinic, or for all clinics if it is null.
 */
export const copiedRowsAt = ({ link }: Pick<Library, 'link'>, clinic: string | null): BoolExp => ({
  [link]: { _is_null: false },
  clinic_id: clinic === null ? { _is_null: true } : { _eq: clinic },
});

export const courseLibrary = library({
  master: 'master_training_courses',
  own: 'training_courses',
  link: 'master_training_course_id',
  note: 'short_info',
  module: 'training-courses',
  one: 'course',
  many: 'courses',
});
export const formLibrary = library({
  master: 'master_induction_forms',
  own: 'induction_forms',
  link: 'master_induction_form_id',
  note: 'description',
  module: 'induction-forms',
  one: 'form',
  many: 'forms',
});
