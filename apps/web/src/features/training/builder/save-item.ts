import { graphql } from '#data/graphql.ts';
import { changesMutation, type QuestionChanges } from '#kit/questions/question-changes.ts';
import type { CourseKind } from '../course-kinds.ts';

export interface SavedItem {
  readonly item: { readonly id: string } | null;
}

/** The mutation that adds an item with its questions to a course. */
export function addItem(
  { item, parent, question }: CourseKind,
  courseId: string,
  values: Readonly<Record<string, unknown>>,
  { added }: QuestionChanges,
  position: string,
) {
  return {
    document: graphql<SavedItem, Record<string, unknown>>(
      `mutation addCourseItem($object: ${item}_insert_input!) { item: insert_${item}_one(object: $object) { id } }`,
    ),
    variables: { object: { ...values, [parent]: courseId, position, [question]: { data: added } } },
  };
}

/** The mutation that saves an item and its questions together, in one transaction. */
export function changeItem(
  { item, question }: CourseKind,
  id: string,
  values: Readonly<Record<string, unknown>>,
  changes: QuestionChanges,
) {
  const { declared, roots, variables } = changesMutation(question, id, changes);
  return {
    document: graphql<SavedItem, Record<string, unknown>>(
      `mutation changeCourseItem($id: uuid!, $set: ${item}_set_input!${declared}) {
        item: update_${item}_by_pk(pk_columns: { id: $id }, _set: $set) { id }
        ${roots}
      }`,
    ),
    variables: { id, set: values, ...variables },
  };
}

export const removeItem = ({ item }: CourseKind, id: string) => ({
  document: graphql<SavedItem, { id: string }>(
    `mutation removeCourseItem($id: uuid!) { item: delete_${item}_by_pk(id: $id) { id } }`,
  ),
  variables: { id },
});
